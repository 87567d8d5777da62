/// Something that fills a capacity: so many units, each worth the same.
package struct KnapsackItem: Equatable, Sendable {
  /// What one unit is worth; what is worth nothing is never taken.
  package let value: Int
  /// How much there is of it.
  package let units: Int

  package init(value: Int, units: Int) {
    self.value = value
    self.units = units
  }
}

extension Int {
  /// The sum, or the highest number there is should the sum not fit.
  func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  /// The product of two numbers that are not below zero, or the highest number there is.
  func saturatingMultiply(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
