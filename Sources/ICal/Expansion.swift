import CLibICal

/// What libical makes of a rule: the first `most` occurrences as iCalendar writes them, such as
/// `20270131` or `20270131T093000`; nil when it refuses the rule or the start.
///
/// Only for rules that are known to have as many: `icalrecur_iterator_next` searches a rule that
/// never happens without end, and can't be told to stop. Times are on no zone's wall.
package func expand(rule: String, start: String, most: Int) -> [String]? {
  let parsed = icalrecurrencetype_from_string(rule)
  // Freeing `rscale` is the caller's, in 3.0.
  defer { free(parsed.rscale) }
  guard parsed.freq != ICAL_NO_RECURRENCE,
    let iterator = icalrecur_iterator_new(parsed, icaltime_from_string(start))
  else { return nil }
  defer { icalrecur_iterator_free(iterator) }

  var found: [String] = []
  while found.count < most {
    let next = icalrecur_iterator_next(iterator)
    if icaltime_is_null_time(next) != 0 { break }
    // The `_r` form belongs to the caller; the other one lives in a ring of buffers.
    guard let text = icaltime_as_ical_string_r(next) else { return nil }
    found.append(String(cString: text))
    icalmemory_free_buffer(text)
  }
  return found
}
