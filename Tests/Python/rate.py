"""Measures a column of amounts beside Babel in one run, after comparing what both write."""

import random
import sys
import time
from array import array
from decimal import Decimal

import mintage

try:
    import babel
    from babel.numbers import format_currency
except ImportError:
    sys.exit("rate: Babel is not installed; pip install babel")


def best(work, rounds=5):
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


count, few = 1_000_000, 5_000
source = random.Random(1)
units = array("q", (source.randrange(-10**9, 10**9) for _ in range(count)))
print(f"Babel {babel.__version__}, Python {sys.version.split()[0]}, a million amounts a round")
print(f"{'':12} {'column':>9} {'strings':>9} {'one by one':>11} {'read':>9} {'Babel':>9}  ns each")
for locale, code in (("en_US", "USD"), ("de_DE", "EUR"), ("en_IN", "INR"), ("ja_JP", "JPY")):
    style, reader = mintage.Style(code, locale), mintage.Reader(code, locale)
    scale = style.minor_unit_digits
    amounts = [Decimal(value).scaleb(-scale) for value in units[:few]]
    texts = style.format_many(units)
    theirs = [format_currency(amount, code, locale=locale) for amount in amounts]
    for index in range(few):
        if theirs[index] != texts[index]:
            sys.exit(f"rate: {locale}: Babel {theirs[index]!r}, here {texts[index]!r}")
    rows = [
        best(lambda: style.format_many(units)) / count,
        best(lambda: style.format_many(units).to_list()) / count,
        best(lambda: [style.format(value) for value in units[:few]]) / few,
        best(lambda: reader.read_many(texts)) / count,
        best(lambda: [format_currency(a, code, locale=locale) for a in amounts], 3) / few,
    ]
    column, strings, single, read, theirs = (row * 1e9 for row in rows)
    print(f"{locale} {code:6} {column:9.1f} {strings:9.1f} {single:11.0f} {read:9.1f} {theirs:9.0f}"
          f"  Babel takes {theirs / strings:.0f} times as long as strings")
