// Fields for SwiftUI, UIKit and AppKit. What rules and values are made of comes along, so that one
// import is enough.
@_exported public import MintageEntry
@_exported public import MintageFoundation
