internal import CICU

/// A resource bundle of ICU, or a table, array or string within one.
@safe
final class ResourceBundle {
  /// The two trees of bundles that matter for currencies; they resolve identifiers separately.
  enum Tree: CaseIterable {
    /// Numbers and everything that is not about currencies.
    case locales
    /// Currency names and symbols, `curr`.
    case currencies
  }

  /// What a resource is, by ICU's `UResType`.
  enum Kind: Int32 {
    case string = 0
    case binary = 1
    case table = 2
    case alias = 3
    case integer = 7
    case array = 8
    case integers = 14
  }

  private let icu: ICULibrary
  private let handle: OpaquePointer

  private init(_ icu: ICULibrary, handle: OpaquePointer) {
    self.icu = icu
    unsafe self.handle = handle
  }

  deinit { unsafe icu.record.pointee.call.ures_close(handle) }

  /// Opens the bundle ICU finds for `identifier`, an ancestor's if it has none of its own.
  convenience init(_ icu: ICULibrary, _ tree: Tree, _ identifier: String) throws(ICUError) {
    let record = unsafe icu.record
    let opened = unsafe try icu.call("ures_open", identifier) { status in
      unsafe record.pointee.call.ures_open(icu.packageName(of: tree), identifier, status)
    }
    guard let opened = unsafe opened else {
      throw .failed(function: "ures_open", subject: identifier, code: "null")
    }
    unsafe self.init(icu, handle: opened)
  }

  /// Opens exactly the bundle `identifier`, or answers nil if there is none.
  ///
  /// Only for bundles that are no locale's. ICU keeps what it opens, and a language opened
  /// directly keeps root as its parent even if it names another: `nn` opened so first would
  /// inherit nothing from `no` for the rest of the process.
  convenience init?(direct icu: ICULibrary, _ tree: Tree, _ identifier: String) {
    var status: Int32 = 0
    let opened = unsafe icu.record.pointee.call.ures_openDirect(
      icu.packageName(of: tree), identifier, &status)
    guard let opened = unsafe opened else { return nil }
    guard status <= 0 else {
      unsafe icu.record.pointee.call.ures_close(opened)
      return nil
    }
    unsafe self.init(icu, handle: opened)
  }

  /// The identifier of the bundle the data really come from.
  var actualLocale: String {
    var status: Int32 = 0
    guard
      let name = unsafe icu.record.pointee.call.ures_getLocaleByType(handle, 0, &status),
      status <= 0
    else { return "" }
    return unsafe String(cString: name)
  }

  /// The string at a path, looked for in the ancestors too.
  func inheritedString(_ path: String) -> String? {
    var status: Int32 = 0
    var length: Int32 = 0
    let units = unsafe icu.record.pointee.call.ures_getStringByKeyWithFallback(
      handle, path, &length, &status)
    guard status <= 0, let units = unsafe units else { return nil }
    return unsafe String(utf16: units, count: length)
  }

  /// The resource at a path, looked for in the ancestors too.
  func inherited(_ path: String) -> ResourceBundle? {
    unsafe take { status in
      unsafe icu.record.pointee.call.ures_getByKeyWithFallback(handle, path, nil, status)
    }
  }

  /// The member of a table, only of this bundle.
  subscript(key: String) -> ResourceBundle? {
    unsafe take(ownOnly: true) { status in
      unsafe icu.record.pointee.call.ures_getByKey(handle, key, nil, status)
    }
  }

  /// A member of a table or array by its position.
  subscript(index: Int) -> ResourceBundle? {
    unsafe take { status in
      unsafe icu.record.pointee.call.ures_getByIndex(handle, Int32(index), nil, status)
    }
  }

  /// How many members there are.
  var count: Int { Int(unsafe icu.record.pointee.call.ures_getSize(handle)) }

  /// What this is, or nil for a kind that nothing here reads.
  var kind: Kind? { Kind(rawValue: unsafe icu.record.pointee.call.ures_getType(handle)) }

  /// The key under which this stands in its table.
  var key: String? {
    guard let key = unsafe icu.record.pointee.call.ures_getKey(handle) else { return nil }
    return unsafe String(cString: key)
  }

  /// All members, in stored order.
  var members: [ResourceBundle] { (0..<count).compactMap { self[$0] } }

  /// The text of a string resource.
  var string: String? {
    var status: Int32 = 0
    var length: Int32 = 0
    let units = unsafe icu.record.pointee.call.ures_getString(handle, &length, &status)
    guard status <= 0, let units = unsafe units else { return nil }
    return unsafe String(utf16: units, count: length)
  }

  /// The numbers of an integer vector.
  var integers: [Int32]? {
    var status: Int32 = 0
    var length: Int32 = 0
    let numbers = unsafe icu.record.pointee.call.ures_getIntVector(handle, &length, &status)
    guard status <= 0, let numbers = unsafe numbers else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: numbers, count: Int(length)))
  }

  /// The statuses that say a resource was found in an ancestor, or in root.
  private static let inheritedStatuses: [Int32] = [-128, -127]

  private func take(
    ownOnly: Bool = false, _ open: (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  ) -> ResourceBundle? {
    var status: Int32 = 0
    guard let opened = unsafe open(&status) else { return nil }
    guard status <= 0, !ownOnly || !Self.inheritedStatuses.contains(status) else {
      unsafe icu.record.pointee.call.ures_close(opened)
      return nil
    }
    return unsafe ResourceBundle(icu, handle: opened)
  }
}

extension String {
  /// The string of ICU's UTF-16 text.
  init(utf16 units: UnsafePointer<UInt16>, count: Int32) {
    self = unsafe String(
      decoding: UnsafeBufferPointer(start: units, count: Int(count)), as: UTF16.self)
  }
}
