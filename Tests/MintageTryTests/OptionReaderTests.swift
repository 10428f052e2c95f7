import Mintage
import Testing

@testable import mintage_try

@Suite struct OptionReaderTests {
  @Test(arguments: ["", " ", ";", " ; ; "])
  func nothingAskedIsICUsDefault(text: String) throws {
    #expect(try wanted(text) == WantedStyle())
  }

  @Test(
    arguments: [
      ("symbol", .symbol), ("short", .symbol), ("narrow", .narrow), ("narrowSymbol", .narrow),
      ("code", .code), ("iso-code", .code), ("formal", .formal), ("variant", .variant),
      ("none", .none), ("hidden", .none),
    ] as [(String, SymbolWidth)])
  func displays(text: String, width: SymbolWidth) throws {
    #expect(try wanted("display=\(text)").options.width == width)
  }

  @Test(
    arguments: [
      ("auto", .automatic), ("always", .always), ("never", .never), ("exceptZero", .exceptZero),
      ("except-zero", .exceptZero), ("negative", .negative),
    ] as [(String, SignDisplay)])
  func signs(text: String, sign: SignDisplay) throws {
    #expect(try wanted("sign=\(text)").options.sign == sign)
  }

  @Test(
    arguments: [
      ("0", .off), ("off", .off), ("1", .automatic), ("auto", .automatic), ("always", .always),
      ("min2", .minimumTwo), ("thousands", .thousands),
    ] as [(String, Grouping)])
  func groupings(text: String, grouping: Grouping) throws {
    #expect(try wanted("grouping=\(text)").options.grouping == grouping)
  }

  /// ICU's spellings, ECMA-402's, and both joints.
  @Test(
    arguments: [
      ("half-even", .halfEven), ("halfEven", .halfEven), ("half-up", .halfUp), ("halfUp", .halfUp),
      ("halfExpand", .halfUp), ("half-down", .halfDown), ("halfTrunc", .halfDown),
      ("half-odd", .halfOdd), ("half-ceiling", .halfCeiling), ("halfCeil", .halfCeiling),
      ("half-floor", .halfFloor), ("halfFloor", .halfFloor), ("up", .up), ("expand", .up),
      ("down", .down), ("trunc", .down), ("ceiling", .ceiling), ("ceil", .ceiling),
      ("floor", .floor), ("unnecessary", .unnecessary),
    ] as [(String, RoundingMode)])
  func roundings(text: String, mode: RoundingMode) throws {
    #expect(try wanted("round=\(text)").options.rounding == mode)
  }

  @Test func itemsStandBetweenSemicolonsOrSpaces() throws {
    for text in [
      "accounting=1;display=code;nu=arab;clean=1", "accounting=1; display=code ;nu=ARAB clean=1",
      "  clean=1 nu=arab display=code accounting=1;",
    ] {
      let options = try wanted(text).options
      #expect(options.form == .accounting)
      #expect(options.width == .code)
      #expect(options.numberingSystem == NumberingSystem("arab"))
      #expect(options.resolution == .clean)
    }
    #expect(try wanted("accounting=0;clean=0;cash=0") == WantedStyle())
  }

  @Test func digitsHaveASource() throws {
    #expect(try wanted("cash=1").digits == .cash)
    #expect(try wanted("digits=cash").digits == .cash)
    #expect(try wanted("digits=cash;cash=1").digits == .cash)
    #expect(try wanted("digits=iso").digits == .iso)
    #expect(try wanted("digits=cldr").digits == .cldr)
    for text in ["cash=1;digits=iso", "digits=iso;cash=1", "cash=1;maxfd=2", "minfd=0;digits=cash"]
    {
      #expect(throws: Refusal.self, "\(text)") { try wanted(text) }
    }
  }

  /// The reason names the input and what to write.
  @Test(arguments: [
    ("foo=1", "option \"foo=1\": unknown; known are display, accounting, sign"),
    ("bold", "option \"bold\": unknown"),
    ("display", "option \"display\": has no value; write display=symbol|narrow"),
    ("display=", "option \"display=\": write display=symbol|narrow"),
    ("display=big", "option \"display=big\": write display=symbol|narrow"),
    ("accounting=yes", "option \"accounting=yes\": write accounting=0|1"),
    ("minfd=21", "option \"minfd=21\": write minfd=0…20"),
    ("maxfd=-1", "option \"maxfd=-1\": write maxfd=0…20"),
    ("maxfd=99999999999999999999", "option \"maxfd=99999999999999999999\": write maxfd"),
    ("maxfd=٣", "option \"maxfd=٣\": write maxfd=0…20"),
    ("nu=", "option \"nu=\": write nu=latn|"),
    ("nu=arabic!", "option \"nu=arabic!\": write nu=latn|"),
    ("nu=klingon", "option \"nu=klingon\": write nu=latn|"),
    ("sign=auto;sign=never", "option \"sign=never\": sign is given twice"),
    ("pattern=0.00", "option \"pattern=0.00\": not supported yet"),
    ("notation=tiny", "option \"notation=tiny\": write notation=standard|compact-short"),
    ("sig=0", "option \"sig=0\": write sig=3|2-4"),
    ("sig=4-2", "option \"sig=4-2\": write sig=3|2-4"),
    ("to=many", "option \"to=many\": write to=1234.5"),
    ("parts=2", "option \"parts=2\": write parts=0|1"),
    (
      "skeleton=.00 percent",
      "option skeleton: the stem \"percent\" has no meaning for currency"
    ),
  ])
  func refuses(text: String, reason: String) {
    let refusal = #expect(throws: Refusal.self) { try wanted(text) }
    #expect(refusal?.reason.hasPrefix(reason) == true, "\(refusal?.reason ?? "")")
  }
}
