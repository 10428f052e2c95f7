"""Draws a benchmark's figures as bars on a logarithmic scale, readable on light and dark pages.

Usage: draw_benchmark.py FIGURES.json CHART.svg
"""

import json
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plot  # noqa: E402

# The same figures give the same file: no date, and identifiers that do not change.
plot.rcParams["svg.hashsalt"] = "mintage"
plot.rcParams["svg.fonttype"] = "none"

COLORS = {"Mintage": "#2f9e6e", "C": "#8a8f98", "ICU": "#4c7fd1", "Foundation": "#d98032"}
# Middle grey has enough contrast with white and with near-black alike.
TEXT = "#7d8590"
TITLES = {
    "W1": "Format en_US USD",
    "W2": "Format, 12 locales and currencies",
    "W3": "A key in a currency field",
    "W4": "Read the text back",
    "W5": "Resolve a locale and currency, then format",
    "W6": "Decimals in and out",
}
# Variants of one way that a reader of the chart does not need.
HIDDEN = {
    "W1/mintage-new-text", "W1/icu-unum", "W1/icu-unumf-decimal", "W1/icu-unum-double",
    "W1/foundation-exponent", "W1/foundation-style", "W2/icu-unum", "W2/icu-unum-utf8",
    "W5/mintage-style",
}


def duration(nanoseconds):
    if nanoseconds < 1000:
        return f"{nanoseconds:.1f} ns" if nanoseconds < 100 else f"{nanoseconds:.0f} ns"
    return f"{nanoseconds / 1000:.1f} µs"


def main(source, target):
    with open(source, encoding="utf-8") as file:
        figures = json.load(file)
    lines = [line for line in figures["lines"] if line["id"] not in HIDDEN]
    groups = []
    for workload, title in TITLES.items():
        rows = [line for line in lines if line["workload"] == workload]
        rows.sort(key=lambda line: line["nanoseconds"]["median"])
        if any(row["contender"] == "Mintage" for row in rows):
            groups.append((title, rows))
    heights = [len(rows) + 1.2 for _, rows in groups]
    figure, panels = plot.subplots(
        len(groups), 1, figsize=(9, 0.27 * sum(heights) + 0.5), sharex=True, squeeze=False,
        gridspec_kw={"height_ratios": heights})
    longest = max(line["nanoseconds"]["median"] for line in lines)
    for panel, (title, rows) in zip(panels[:, 0], groups):
        draw(panel, title, rows, longest)
    figure.tight_layout(h_pad=0.6)
    figure.savefig(target, transparent=True, metadata={"Date": None, "Creator": None})


def draw(panel, title, rows, longest):
    values = [row["nanoseconds"]["median"] for row in rows]
    positions = range(len(rows))
    panel.barh(positions, values, color=[COLORS[row["contender"]] for row in rows], height=0.7)
    panel.set_yticks(positions, [row["title"] for row in rows], fontsize=8, color=TEXT)
    for label, row in zip(panel.get_yticklabels(), rows):
        if row["contender"] == "Mintage":
            label.set_fontweight("bold")
            label.set_color(COLORS["Mintage"])
    for position, value in zip(positions, values):
        panel.text(
            value * 1.1, position, duration(value), va="center", fontsize=8, color=TEXT)
    panel.invert_yaxis()
    panel.set_xscale("log")
    panel.set_xlim(1, longest * 4)
    panel.set_title(title, loc="left", fontsize=9, fontweight="bold", color=TEXT)
    panel.tick_params(axis="both", length=0)
    panel.set_xticks([])
    panel.minorticks_off()
    for side in panel.spines.values():
        side.set_visible(False)


main(*sys.argv[1:])
