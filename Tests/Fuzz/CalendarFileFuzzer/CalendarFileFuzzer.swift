import Domain
import TaskCalendar
import TimeZones

private let context = ObjectContext(
  zones: SystemZones(), zone: ZoneName("Europe/Vienna"),
  received: Instant(milliseconds: 1_796_000_000_000))

/// What must hold for any file: reading it ends, what is taken of it are tasks that can be stored, and a
/// file that is written of them says the same.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let strict = try? CalendarFile(reading: bytes, in: context)
  guard let file = try? CalendarFile(reading: bytes, in: context, skippingBroken: true) else {
    precondition(strict == nil, "what is read with care is read without")
    return 0
  }
  precondition(strict == nil || strict?.objects == file.objects, "read in one way")
  precondition(strict == nil || file.broken.isEmpty, "nothing is broken of what is right")

  var names: Set<Name> = []
  for object in file.objects {
    precondition(names.insert(Name(object)).inserted, "a UID is once in a list")
    guard let alone = try? CalendarObject(reading: object.bytes) else {
      preconditionFailure("a task can be stored")
    }
    precondition(alone.uid.utf8.elementsEqual(object.uid.utf8), "under its UID")
    precondition(alone.fields(in: context) == object.fields, "with its fields")
  }

  guard let again = try? CalendarFile(reading: written(file.objects), in: context) else {
    preconditionFailure("what was written can be read")
  }
  precondition(again.objects.count == file.objects.count, "with all tasks")
  for (one, other) in zip(again.objects, file.objects) {
    precondition(Name(one) == Name(other), "in their order and their lists")
    precondition(one.fields == other.fields, "saying the same")
  }
  return 0
}

private struct Name: Hashable {
  let list: [UInt8]?
  let uid: [UInt8]

  init(_ object: FileObject) {
    list = object.list.map { Array($0.utf8) }
    uid = Array(object.uid.utf8)
  }
}

private func written(_ objects: [FileObject]) -> [UInt8] {
  var writer = CalendarFileWriter(zones: context.zones)
  for object in objects { writer.write(object.bytes, list: object.list) }
  writer.finish()
  return writer.takeBytes()
}
