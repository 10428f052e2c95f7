"""The Python module: texts that ICU writes, columns as one by one, and errors that say what is wrong."""

import doctest
import random
import threading
import unittest
from array import array
from decimal import Decimal

import mintage

try:
    import numpy
except ImportError:
    numpy = None


class StyleTests(unittest.TestCase):
    def test_writes_what_icu_writes(self):
        for locale, code, units, expected in (
                ("en-US", "USD", 123456, "$1,234.56"),
                ("de-CH", "CHF", -123450, "CHF-1'234.50"),
                ("ja-JP", "JPY", 1234, "￥1,234"),
                ("en-IN", "INR", 1234567890, "₹1,23,45,678.90"),
                ("de-DE", "EUR", -(1 << 63), "-92.233.720.368.547.758,08\u00a0€")):
            self.assertEqual(mintage.Style(code, locale).format(units), expected)

    def test_options(self):
        style = mintage.Style("USD", "en-US", accounting=True, width="code", digits=(0, 2))
        self.assertEqual(style.format(-100), "(USD\u00a01)")
        self.assertEqual(mintage.Style("HUF", "hu", digits="iso").format(123456), "1234,56\u00a0Ft")
        latin = mintage.Style("EGP", "ar-EG", numbering_system="latn").format(100)
        self.assertIn("1.00", latin)

    def test_exact_decimals(self):
        style = mintage.Style("USD", "en-US")
        self.assertEqual(
            style.format_decimal(Decimal("12345678901234567890123456789.995")),
            "$12,345,678,901,234,567,890,123,456,790.00")
        self.assertEqual(style.format_decimal("1e3"), "$1,000.00")
        self.assertEqual(style.minor_unit_digits, 2)

    def test_errors_name_what_is_wrong(self):
        style = mintage.Style("USD", "en-US")
        with self.assertRaisesRegex(mintage.Error, "three ASCII letters"):
            mintage.Style("EURO", "en-US")
        with self.assertRaisesRegex(ValueError, "'wide': it is one of symbol, narrow"):
            mintage.Style("USD", "en-US", width="wide")
        with self.assertRaisesRegex(TypeError, "no exact amount"):
            style.format_decimal(1.5)
        with self.assertRaisesRegex(OverflowError, "more than 64 bits"):
            style.format(1 << 63)
        with self.assertRaises(mintage.Error) as caught:
            style.format_decimal("1,5")
        self.assertEqual(caught.exception.name, "amount")


class ColumnTests(unittest.TestCase):
    def setUp(self):
        self.seed = random.randrange(1 << 32)
        source = random.Random(self.seed)
        self.units = [source.getrandbits(64) - (1 << 63) >> source.randrange(63)
                      for _ in range(3000)]

    def test_columns_are_as_one_by_one_and_read_back(self):
        for locale, code in (("en-US", "USD"), ("hi-IN-u-nu-deva", "INR"), ("ar-EG", "EGP"),
                             ("de-CH", "CHF"), ("ff-Adlm-GN", "GNF")):
            style, reader = mintage.Style(code, locale, digits="iso"), mintage.Reader(
                code, locale, digits="iso")
            texts = style.format_many(self.units)
            self.assertEqual(
                texts.to_list(), [style.format(units) for units in self.units], self.seed)
            self.assertEqual(texts[7], style.format(self.units[7]))
            units, reasons = reader.read_many(texts)
            self.assertEqual(list(units), self.units, (self.seed, locale))
            self.assertEqual(reasons, bytes(len(self.units)))

    def test_a_column_of_the_longest_texts_finds_room(self):
        style = mintage.Style("GNF", "ff-Adlm-GN", digits=20)
        units = [-(1 << 63)] * 100
        self.assertEqual(style.format_many(units).to_list(), [style.format(units[0])] * 100)

    def test_any_buffer_of_int64_will_do(self):
        style = mintage.Style("USD", "en-US")
        expected = ["$0.01", "-$0.02", "$3.00"]
        self.assertEqual(style.format_many((1, -2, 300)).to_list(), expected)
        self.assertEqual(style.format_many(array("q", [1, -2, 300])).to_list(), expected)
        frozen = memoryview(array("q", [1, -2, 300])).toreadonly()
        self.assertEqual(style.format_many(frozen).to_list(), expected)
        self.assertEqual(style.format_many([]).to_list(), [])
        with self.assertRaisesRegex(TypeError, "int64, not 'd'"):
            style.format_many(array("d", [1.5]))

    @unittest.skipIf(numpy is None, "NumPy is not installed")
    def test_numpy_arrays_are_used_in_place(self):
        style = mintage.Style("USD", "en-US")
        texts = style.format_many(numpy.array([1, -2, 300]))
        self.assertEqual(texts.to_list(), ["$0.01", "-$0.02", "$3.00"])
        with self.assertRaisesRegex(TypeError, "int64"):
            style.format_many(numpy.array([1.5]))
        with self.assertRaisesRegex(ValueError, "contiguous"):
            style.format_many(numpy.arange(10)[::2])

    def test_threads_share_a_style(self):
        style = mintage.Style("EUR", "de-DE")
        expected, found = style.format_many(self.units).to_list(), []
        threads = [threading.Thread(
            target=lambda: found.append(style.format_many(self.units).to_list()))
            for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [expected] * 8)


class ReaderTests(unittest.TestCase):
    def test_reads_what_people_write(self):
        reader = mintage.Reader("USD", "en-US")
        self.assertEqual(reader.read("(1.234,56) US$"), Decimal("-1234.56"))
        self.assertEqual(str(reader.read("12.50")), "12.50")
        self.assertEqual(reader.read_units("$1,234.56"), 123456)

    def test_refuses_with_a_reason(self):
        reader = mintage.Reader("USD", "en-US")
        with self.assertRaises(mintage.Refused) as caught:
            reader.read("CA$12")
        self.assertEqual(
            (caught.exception.reason, caught.exception.offset, caught.exception.currency),
            ("other-currency", 0, "CAD"))
        with self.assertRaisesRegex(mintage.Refused, "wrong-grouping at byte 1"):
            reader.read_units("1,23.4")
        with self.assertRaises(mintage.Refused):
            mintage.Reader("USD", "en-US", strict=True).read("1.234,56")

    def test_a_refused_text_does_not_stop_a_column(self):
        units, reasons = mintage.Reader("USD", "en-US").read_many(["$1.50", "x", "", "2"])
        self.assertEqual(list(units), [150, 0, 0, 200])
        self.assertEqual(
            [mintage.reason_name(reason) for reason in reasons],
            ["read", "unexpected-character", "empty", "read"])


def load_tests(loader, tests, pattern):
    tests.addTests(doctest.DocTestSuite(mintage))
    return tests


if __name__ == "__main__":
    unittest.main()
