"""Currency formatting and parsing, byte for byte as ICU, for columns of amounts.

    >>> style = Style("USD", "en-US")
    >>> style.format(123456)
    '$1,234.56'
    >>> style.format_many([123456, -5]).to_list()
    ['$1,234.56', '-$0.05']
    >>> Reader("EUR", "de-DE").read("1.234,50 €")
    Decimal('1234.50')

Amounts are integers of ISO 4217 minor units (cents, yen, fils) or decimals of up to 38 digits, never
floats. Needs libmintage.so, which Scripts/build-c-library.sh builds: beside this file, or where the
environment's MINTAGE_LIBRARY says. NumPy is not needed; its int64 arrays are used without a copy.
"""

import ctypes
import os
import pathlib
from array import array
from decimal import Decimal

ABI_VERSION = 1
_OK, _TOO_SMALL, _REFUSED = 0, -3, -13
_WIDTHS = ("symbol", "narrow", "code", "formal", "variant", "none")
_SIGNS = ("automatic", "always", "never", "except-zero", "negative")
_GROUPINGS = ("automatic", "always", "off", "minimum-two", "thousands")
_ROUNDINGS = (
    "half-even", "half-up", "half-down", "half-odd", "half-ceiling", "half-floor", "up", "down",
    "ceiling", "floor", "unnecessary",
)
_DIGITS = ("currency", "cash", "iso")


class Error(ValueError):
    """What the library refused: its message, and the error's name as `name`."""

    def __init__(self, code):
        self.name = _library.mintage_error_name(code).decode()
        super().__init__(_library.mintage_error_message(code).decode())


class Refused(ValueError):
    """Text that is no amount: the reason's name, the UTF-8 offset, and the other currency if any."""

    def __init__(self, reading):
        self.reason = _library.mintage_reason_name(reading.reason).decode()
        self.offset = reading.offset
        self.currency = reading.currency.decode() or None
        message = _library.mintage_reason_message(reading.reason).decode()
        super().__init__(f"{message} ({self.reason} at byte {self.offset})")


class _Decimal(ctypes.Structure):
    _fields_ = [("low", ctypes.c_uint64), ("high", ctypes.c_uint64), ("scale", ctypes.c_int32),
                ("is_negative", ctypes.c_int32)]

    def exact(self):
        digits = str(self.high << 64 | self.low)
        return Decimal((int(self.is_negative != 0), tuple(map(int, digits)), -self.scale))


class _Reading(ctypes.Structure):
    _fields_ = [("amount", _Decimal), ("other", _Decimal), ("offset", ctypes.c_uint32),
                ("reason", ctypes.c_int32), ("found", ctypes.c_int32),
                ("currency", ctypes.c_char * 4)]


class _StyleOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_uint32), *(
        (name, ctypes.c_uint8) for name in (
            "width", "form", "sign", "grouping", "rounding", "resolution", "digits",
            "minimum_fraction", "maximum_fraction", "reserved0", "reserved1", "reserved2")),
        ("numbering_system", ctypes.c_char * 8)]


class _ReaderOptions(ctypes.Structure):
    _fields_ = [("size", ctypes.c_uint32), *((name, ctypes.c_uint8) for name in (
        "mode", "ambiguity", "reserved0", "reserved1"))]


class _StyleInfo(ctypes.Structure):
    _fields_ = [("currency", ctypes.c_char * 4), *((name, ctypes.c_int32) for name in (
        "minor_unit_digits", "minimum_fraction_digits", "maximum_fraction_digits"))]


def _load():
    path = os.environ.get("MINTAGE_LIBRARY") or pathlib.Path(__file__).with_name("libmintage.so")
    try:
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ImportError(
            f"{error}; build the library with Scripts/build-c-library.sh and let MINTAGE_LIBRARY "
            "name libmintage.so") from None
    if library.mintage_abi_version() != ABI_VERSION:
        raise ImportError(
            f"{path} has version {library.mintage_abi_version()} of the C interface; this module "
            f"needs {ABI_VERSION}")
    pointer, size, int64 = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64
    text, written = (ctypes.c_char_p, size), (pointer, size, pointer)
    for name in ("error_name", "error_message", "reason_name", "reason_message"):
        function = getattr(library, "mintage_" + name)
        function.argtypes, function.restype = [ctypes.c_int32], ctypes.c_char_p
    for name, arguments in {
        "tables_default": [pointer],
        "tables_version": [pointer, ctypes.c_int32, *written],
        "style_resolve": [pointer, pointer, *text, *text, pointer],
        "style_get_info": [pointer, pointer],
        "style_format": [pointer, int64, *written],
        "style_format_text": [pointer, *text, *written],
        "style_format_many": [pointer, pointer, size, pointer, size, pointer, pointer],
        "reader_resolve": [pointer, pointer, pointer, *text, *text, pointer, pointer],
        "reader_read": [pointer, *text, pointer],
        "reader_read_units": [pointer, *text, pointer, pointer],
        "reader_read_many": [pointer, pointer, pointer, size, pointer, pointer, pointer],
    }.items():
        function = getattr(library, "mintage_" + name)
        function.argtypes, function.restype = arguments, ctypes.c_int32
    return library


_library = _load()


def _check(result):
    if result < 0:
        raise Error(result)


def _storage(size):
    """Memory for an opaque struct, which must start at a multiple of 16 bytes."""
    memory = ctypes.create_string_buffer(size + 16)
    start = (ctypes.addressof(memory) + 15) & ~15
    return memory, ctypes.c_void_p(start)


_tables_memory, _tables = _storage(16)
_check(_library.mintage_tables_default(_tables))


def _written(function, *arguments, capacity=256):
    """Calls what writes text, with a larger buffer where it asks for one."""
    while True:
        buffer, count = ctypes.create_string_buffer(capacity), ctypes.c_size_t()
        result = function(*arguments, buffer, capacity, ctypes.byref(count))
        if result != _TOO_SMALL:
            _check(result)
            return buffer.raw[:count.value].decode()
        capacity = count.value + 1


def versions():
    """What the tables were made from: ICU's, CLDR's, Unicode's and the ISO 4217 list's versions."""
    return {name: _written(_library.mintage_tables_version, _tables, what)
            for what, name in enumerate(("icu", "cldr", "unicode", "iso4217"))}


def _options(width, accounting, sign, grouping, digits, rounding, numbering_system, clean):
    options = _StyleOptions(size=ctypes.sizeof(_StyleOptions), form=accounting, resolution=clean)
    for name, value, choices in (("width", width, _WIDTHS), ("sign", sign, _SIGNS),
                                 ("grouping", grouping, _GROUPINGS),
                                 ("rounding", rounding, _ROUNDINGS)):
        if value not in choices:
            raise ValueError(f"{name} {value!r}: it is one of {', '.join(choices)}")
        setattr(options, name, choices.index(value))
    if isinstance(digits, str):
        if digits not in _DIGITS:
            raise ValueError(f"digits {digits!r}: {', '.join(_DIGITS)}, or a number or two")
        options.digits = _DIGITS.index(digits)
    else:
        fewest, most = (digits, digits) if isinstance(digits, int) else digits
        if not 0 <= fewest <= most <= 20:
            raise ValueError(f"digits {digits!r}: 0 to 20, the fewest first")
        options.digits, options.minimum_fraction, options.maximum_fraction = 3, fewest, most
    options.numbering_system = (numbering_system or "").encode()
    return options


class _Resolved:
    """A style or reader: options are keywords, the first choice of each is the default.

    width: symbol, narrow, code, formal, variant, none; accounting: whether negatives look like
    ledger entries; sign: automatic, always, never, except-zero, negative; grouping: automatic,
    always, off, minimum-two, thousands; digits: currency, cash, iso, a number or a pair; rounding:
    half-even and ICU's other modes; numbering_system: such as latn; clean: without ICU's quirks.
    """

    def __init__(self, size, resolve, currency, locale, before, after, width="symbol",
                 accounting=False, sign="automatic", grouping="automatic", digits="currency",
                 rounding="half-even", numbering_system=None, clean=False):
        options = _options(
            width, accounting, sign, grouping, digits, rounding, numbering_system, clean)
        self._memory, self._address = _storage(size)
        currency, locale = currency.encode(), locale.encode()
        _check(resolve(self._address, _tables, *before, locale, len(locale), currency,
                       len(currency), ctypes.byref(options), *after))


class Style(_Resolved):
    """One currency's text rules in one locale; may be used by many threads at once."""

    def __init__(self, currency, locale, **options):
        super().__init__(256, _library.mintage_style_resolve, currency, locale, (), (), **options)
        info = _StyleInfo()
        _check(_library.mintage_style_get_info(self._address, ctypes.byref(info)))
        self.currency, self.minor_unit_digits = info.currency.decode(), info.minor_unit_digits

    def format(self, minor_units):
        """The text of an integer of minor units."""
        if not -(1 << 63) <= minor_units < 1 << 63:
            raise OverflowError(f"{minor_units} has more than 64 bits; use format_decimal")
        return _written(_library.mintage_style_format, self._address, minor_units)

    def format_decimal(self, amount):
        """The text of a Decimal, or of a plain one as text such as '-1234.5'."""
        if isinstance(amount, float):
            raise TypeError("a float is no exact amount; give a Decimal, or text")
        text = str(amount).encode()
        return _written(_library.mintage_style_format_text, self._address, text, len(text))

    def format_many(self, minor_units):
        """The texts of many integers of minor units, as `Texts`.

        minor_units: a NumPy array or other buffer of int64, used in place, or any sequence of ints.
        """
        units, count = _int64(minor_units)
        offsets, done, bytes_each = array("q", bytes(8 * (count + 1))), ctypes.c_size_t(), 24
        while True:
            capacity = bytes_each * count + 64
            buffer = bytearray(capacity)
            result = _library.mintage_style_format_many(
                self._address, units, count, (ctypes.c_char * capacity).from_buffer(buffer),
                capacity, _address(offsets), ctypes.byref(done))
            if result != _TOO_SMALL:
                _check(result)
                del buffer[offsets[count]:]
                return Texts(buffer, offsets)
            bytes_each *= 2


class Reader(_Resolved):
    """Reads amounts of one currency in one locale, and refuses instead of guessing.

    strict: only the style's own text. Other keywords are those of a style, whose text is read.
    """

    def __init__(self, currency, locale, strict=False, **options):
        chosen = _ReaderOptions(size=ctypes.sizeof(_ReaderOptions), mode=strict)
        super().__init__(768, _library.mintage_reader_resolve, currency, locale, (None,),
                         (ctypes.byref(chosen),), **options)

    def read(self, text):
        """The amount as a Decimal; raises Refused."""
        text, reading = text.encode(), _Reading()
        result = _library.mintage_reader_read(
            self._address, text, len(text), ctypes.byref(reading))
        if result == _REFUSED:
            raise Refused(reading)
        _check(result)
        return reading.amount.exact()

    def read_units(self, text):
        """The amount as an integer of minor units; raises Refused."""
        text, reading, units = text.encode(), _Reading(), ctypes.c_int64()
        result = _library.mintage_reader_read_units(
            self._address, text, len(text), ctypes.byref(units), ctypes.byref(reading))
        if result == _REFUSED:
            raise Refused(reading)
        _check(result)
        return units.value

    def read_many(self, texts):
        """Many texts as minor units: (array of int64, reasons).

        texts: `Texts`, or any sequence of strings. reasons: a byte for each, 0 where the text was
        understood; `reason_name` has their names.
        """
        if not isinstance(texts, Texts):
            texts = Texts.of(texts)
        count, data = len(texts), texts.data
        if isinstance(data, bytearray):
            data = (ctypes.c_char * len(data)).from_buffer(data)
        # One more than there are, so that neither is ever without an address.
        units, reasons = array("q", bytes(8 * (count + 1))), ctypes.create_string_buffer(count + 1)
        _check(_library.mintage_reader_read_many(
            self._address, data, _address(texts.offsets), count, _address(units), reasons, None))
        del units[count:]
        return units, reasons.raw[:count]


def reason_name(reason):
    """The name of a reason that `read_many` gives."""
    return _library.mintage_reason_name(reason).decode()


class Texts:
    """Many texts in one buffer: text `i` is data[offsets[i]:offsets[i + 1]], in UTF-8.

    This is the layout of Arrow's large strings; `data` and `offsets` can be handed on as they are.
    """

    def __init__(self, data, offsets):
        self.data, self.offsets = data, offsets

    @classmethod
    def of(cls, strings):
        encoded = [text.encode() for text in strings]
        offsets = array("q", [0])
        for text in encoded:
            offsets.append(offsets[-1] + len(text))
        return cls(b"".join(encoded), offsets)

    def __len__(self):
        return len(self.offsets) - 1

    def __getitem__(self, index):
        if not -len(self) <= index < len(self):
            raise IndexError(f"{index}: there are {len(self)} texts")
        index %= len(self)
        return self.data[self.offsets[index]:self.offsets[index + 1]].decode()

    def to_list(self):
        """The texts as strings."""
        text = self.data.decode()
        ends = self.offsets
        if len(text) == len(self.data):
            return [text[start:end] for start, end in zip(ends, ends[1:])]
        return [self.data[start:end].decode() for start, end in zip(ends, ends[1:])]


def _address(values):
    return values.buffer_info()[0]


def _int64(values):
    """Address and count of integers, without a copy where they are a buffer of int64."""
    try:
        view = memoryview(values)
    except TypeError:
        values = array("q", values)
        view = memoryview(values)
    if view.format not in ("q", "l", "@q", "@l", "<q", "=q") or view.itemsize != 8:
        raise TypeError(f"amounts are int64, not {view.format!r}")
    if view.ndim != 1 or not view.contiguous:
        raise ValueError("amounts are one contiguous row")
    return _Address(view), len(view)


class _Address(int):
    """The address of a buffer, which it keeps alive."""

    def __new__(cls, view):
        if view.readonly:
            copy = array("q")
            copy.frombytes(view.tobytes())
            view = memoryview(copy)
        self = super().__new__(
            cls, ctypes.addressof(ctypes.c_char.from_buffer(view)) if len(view) else 0)
        self.view = view
        return self
