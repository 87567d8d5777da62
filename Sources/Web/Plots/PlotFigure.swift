import HTML
import Presentation

/// A plot as a part of a page: the drawing, and its figures as a table for those who want them so.
struct PlotFigure {
  let plot: Plot
  /// Of the figure, and the beginning of those within it.
  let id: String
  let words: Words
  /// What is said beside the summary.
  var note: String?

  func write(to markup: Markup) {
    markup.figure(.id(id), .class("plot")) {
      markup.figcaption {
        markup.h2(text: plot.title)
        markup.p(text: plot.summary)
        if let note { markup.p(.class("hint"), text: note) }
      }
      PlotDrawing(plot: plot, id: id).write(to: markup)
      markup.details {
        markup.summary(text: words.figuresAsTable)
        table(in: markup)
      }
    }
  }

  private func table(in markup: Markup) {
    markup.table(.class("figures")) {
      markup.caption(.class("unseen"), text: plot.title)
      markup.thead {
        markup.tr {
          markup.th(.scope("col"), text: plot.pointHeading)
          markup.th(.scope("col"), text: plot.valueHeading)
        }
      }
      markup.tbody {
        for point in plot.points {
          markup.tr {
            markup.th(.scope("row"), text: point.label)
            markup.td(text: point.valueLabel)
          }
        }
      }
    }
  }
}
