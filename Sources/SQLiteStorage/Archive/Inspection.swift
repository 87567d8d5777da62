import Domain
import SQLite

/// Looks for what is wrong in a database, in the file and by the rules of Hibi.
struct Inspection {
  let transaction: Transaction

  /// Everything that is wrong, in words for one who could mend it; of one kind no more than 20.
  func findings() throws(StorageFailure) -> [Finding] {
    do {
      var findings = try integrity() + differencesOfSchema()
      // Questions that a damaged or foreign schema can't answer would fail for the same reason.
      guard findings.isEmpty else { return findings }
      for rule in InspectionRule.all { findings += try violations(of: rule) }
      findings += try TaskInspection(transaction: transaction).findings()
      findings += try SearchIndexInspection(transaction: transaction).findings()
      return findings
    } catch .damaged(let detail) {
      return [Finding(detail: detail)]
    }
  }

  private func integrity() throws(StorageFailure) -> [Finding] {
    do {
      return try Integrity(connection: transaction.connection).findings()
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
  }

  /// The tables, indexes and triggers are those that the steps of the schema make.
  private func differencesOfSchema() throws(StorageFailure) -> [Finding] {
    let found = try Self.objects(in: transaction)
    let expected: [String: String]
    do {
      let empty = try Connection(path: ":memory:")
      for step in Schema.migrations { try step.take(on: empty, path: ":memory:") }
      expected = try Self.objects(in: Transaction(connection: empty, path: ":memory:"))
    } catch let error as SQLiteError {
      throw StorageFailure(error, path: ":memory:")
    } catch let failure as StorageFailure {
      throw failure
    } catch {
      throw .failed(detail: "\(error)")
    }
    return Set(found.keys).union(expected.keys).sorted().compactMap { name in
      found[name] == expected[name]
        ? nil : Finding(detail: "the schema: \(name) is not as it should be")
    }
  }

  /// Names of tables, indexes and triggers, and the statements that made them.
  private static func objects(in transaction: Transaction) throws(StorageFailure) -> [String:
    String]
  {
    let rows = try transaction.all(
      "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    ) { (name: $0.text(at: 0) ?? "", text: $0.text(at: 1) ?? "") }
    return Dictionary(rows.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }

  private func violations(of rule: String) throws(StorageFailure) -> [Finding] {
    try transaction.all("SELECT * FROM (\(rule)) LIMIT 20") {
      Finding(detail: $0.text(at: 0) ?? "")
    }
  }
}
