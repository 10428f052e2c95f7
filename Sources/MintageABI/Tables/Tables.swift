public import CMintage
internal import Mintage
internal import MintageCore

/// A struct of the header that holds tables: an address, null where it was not filled in, and a size.
protocol TableStruct {
  associatedtype Tables: BitwiseCopyable
}

extension mintage_tables: TableStruct { typealias Tables = CurrencyTables }
extension mintage_notation: TableStruct { typealias Tables = NotationTables }
extension mintage_names: TableStruct { typealias Tables = CurrencyNames }

/// The tables inside a struct; fails for null and for a struct of zeros.
@unsafe
func tables<Storage: TableStruct>(
  _ storage: UnsafePointer<Storage>?
) throws(Failure) -> Storage.Tables {
  guard let storage = unsafe storage else { throw .argument }
  let address = unsafe UnsafeRawPointer(storage)
  guard unsafe address.load(as: UInt.self) != 0 else { throw Failure(MINTAGE_ERROR_NOT_RESOLVED) }
  return unsafe address.load(as: Storage.Tables.self)
}

/// The tables inside a struct; nil for null.
@unsafe
func optionalTables<Storage: TableStruct>(
  _ storage: UnsafePointer<Storage>?
) throws(Failure) -> Storage.Tables? {
  unsafe storage == nil ? nil : try unsafe tables(storage)
}

/// Fills a struct in.
@unsafe
func fill<Storage: TableStruct>(
  _ storage: UnsafeMutablePointer<Storage>?, with tables: Storage.Tables
) throws(Failure) -> Int {
  precondition(MemoryLayout<Storage.Tables>.size == MemoryLayout<Storage>.size)
  guard let storage = unsafe storage else { throw .argument }
  unsafe UnsafeMutableRawPointer(storage).storeBytes(of: tables, as: Storage.Tables.self)
  return MINTAGE_OK
}

@unsafe
private func memory(
  _ bytes: UnsafeRawPointer?, _ count: Int
) throws(Failure) -> UnsafeBufferPointer<UInt8> {
  guard let bytes = unsafe bytes, count >= 0 else { throw .argument }
  return unsafe UnsafeBufferPointer(
    start: bytes.assumingMemoryBound(to: UInt8.self), count: count)
}

/// The default tables.
@c @implementation
public func mintage_tables_default(_ tables: UnsafeMutablePointer<mintage_tables>?)
  -> mintage_result
{
  answering { () throws(Failure) in try unsafe fill(tables, with: .default) }
}

/// The default notation tables.
@c @implementation
public func mintage_notation_default(_ notation: UnsafeMutablePointer<mintage_notation>?)
  -> mintage_result
{
  answering { () throws(Failure) in try unsafe fill(notation, with: .default) }
}

/// Opens tables.
@c @implementation
public func mintage_tables_open(
  _ tables: UnsafeMutablePointer<mintage_tables>?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> mintage_result {
  answering { () throws(Failure) in
    let memory = try unsafe memory(bytes, count)
    let opened: CurrencyTables
    do throws(TableError) {
      opened = try unsafe CurrencyTables(validating: memory)
    } catch {
      throw Failure(error)
    }
    return try unsafe fill(tables, with: opened)
  }
}

/// Opens notation tables.
@c @implementation
public func mintage_notation_open(
  _ notation: UnsafeMutablePointer<mintage_notation>?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> mintage_result {
  answering { () throws(Failure) in
    let memory = try unsafe memory(bytes, count)
    let opened: NotationTables
    do throws(TableError) {
      opened = try unsafe NotationTables(validating: memory)
    } catch {
      throw Failure(error)
    }
    return try unsafe fill(notation, with: opened)
  }
}

/// Opens names.
@c @implementation
public func mintage_names_open(
  _ names: UnsafeMutablePointer<mintage_names>?, _ bytes: UnsafeRawPointer?, _ count: Int
) -> mintage_result {
  answering { () throws(Failure) in
    let memory = try unsafe memory(bytes, count)
    let opened: CurrencyNames
    do throws(TableError) {
      opened = try unsafe CurrencyNames(validating: memory)
    } catch {
      throw Failure(error)
    }
    return try unsafe fill(names, with: opened)
  }
}
