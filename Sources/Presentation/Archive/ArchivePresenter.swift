package import Domain

/// Tells an ``ArchiveView`` what came of copying, replacing and checking the database.
package final class ArchivePresenter {
  private weak let view: (any ArchiveView)?
  private let archive: any Archive
  private let words: Words

  package init(view: any ArchiveView, archive: any Archive, words: Words) {
    self.view = view
    self.archive = archive
    self.words = words
  }

  package func backUp(to path: String) async {
    do {
      try await archive.backUp(to: path)
      view?.show(Notice(message: words.backedUp(to: path)))
    } catch {
      view?.show(Problem(error, in: words))
    }
  }

  package func restore(from path: String) async {
    do {
      let kept = try await archive.restore(from: path)
      view?.show(Notice(message: words.restored(from: path, keeping: kept)))
    } catch {
      view?.show(Problem(error, in: words))
    }
  }

  package func check() async {
    do {
      let findings = try await archive.check().map(\.detail)
      view?.show(CheckResult(findings: findings, message: words.checked(findings.count)))
    } catch {
      view?.show(Problem(error, in: words))
    }
  }
}

extension Problem {
  package init(_ error: ArchiveError, in words: Words) {
    switch error {
    case .alreadyExists(let path): self.init(.conflict, words.fileExists(path))
    case .notFound(let path): self.init(.notFound, words.noFile(path))
    case .inUse: self.init(.unavailable, words.databaseInUse)
    case .unavailable(let failure): self.init(failure, in: words)
    }
  }
}
