import Testing

@testable import Presentation

/// Axes are marked as people count: in steps of 1, 2 or 5, or ten times those.
@Suite struct PlotScaleTests {
  @Test(arguments: [
    ([], [0, 1]), ([0, 0], [0, 1]), ([1], [0, 1]), ([0, 3], [0, 1, 2, 3]),
    ([5, 2], [0, 1, 2, 3, 4, 5]), ([6], [0, 2, 4, 6]), ([7], [0, 2, 4, 6, 8]),
    ([11], [0, 5, 10, 15]), ([26], [0, 10, 20, 30]), ([51], [0, 20, 40, 60]),
    ([1234], [0, 500, 1000, 1500]),
  ])
  func `bars start at zero`(_ values: [Int], _ ticks: [Int]) {
    #expect(PlotScale(values, startsAtZero: true).ticks == ticks)
  }

  @Test(arguments: [
    ([0, 4], [0, 1, 2, 3, 4]), ([5, 10], [0, 2, 4, 6, 8, 10]), ([101, 104], [101, 102, 103, 104]),
    ([1003, 1048], [1000, 1010, 1020, 1030, 1040, 1050]), ([7, 7], [7, 8]),
  ])
  func `a line of high values need not start at zero`(_ values: [Int], _ ticks: [Int]) {
    #expect(PlotScale(values, startsAtZero: false).ticks == ticks)
  }

  @Test(arguments: [
    ([-3, 1], [-3, -2, -1, 0, 1]), ([-5, -5], [-5, -4]), ([-12, 9], [-15, -10, -5, 0, 5, 10]),
    ([-21, -2], [-25, -20, -15, -10, -5, 0]),
  ])
  func `a line goes below zero`(_ values: [Int], _ ticks: [Int]) {
    #expect(PlotScale(values, startsAtZero: false).ticks == ticks)
  }

  @Test func `no number is too much`() {
    let ticks = PlotScale([.min, .max], startsAtZero: true).ticks

    #expect(ticks.first == 0)
    #expect(ticks.count > 1)
    #expect(PlotScale([.min, .max], startsAtZero: false).ticks.count > 1)
  }
}
