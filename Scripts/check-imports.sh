#!/usr/bin/env bash
# Checks who depends on whom and who imports what:
#   1. the runtime's targets import each other and nothing else: no Foundation, no C library;
#   2. nothing that ships in an app depends on the compiler, on ICU or on a test;
#   3. the compiler depends on MintageCore, never on the tables it writes;
#   4. only MintageUI and its example name a UI framework;
#   5. the package has no external dependency;
#   6. a target declares every other one that it imports, or a build may come upon it too early.
# Usage: Scripts/check-imports.sh
set -euo pipefail
cd "$(dirname "$0")/.."

description="$(swift package describe --type json 2>/dev/null)" || {
  echo "check-imports: 'swift package describe' failed; run it to see why" >&2
  exit 1
}

python3 - "$description" <<'PYTHON'
import json
import pathlib
import re
import sys

# Targets that hold no platform code at all, with what they may import.
PURE = {
    "MintageCore": set(),
    "Mintage": {"MintageCore"},
    "MintageNames": {"MintageCore"},
    "MintageNotation": {"MintageCore"},
    "MintageEntry": {"MintageCore"},
    "MintageABI": {"MintageCore", "Mintage", "MintageEntry", "MintageNotation", "CMintage"},
    "MintageABINames": {"MintageCore", "MintageNames", "CMintage"},
}
RUNTIME = set(PURE) | {"CMintage", "MintageFoundation", "MintageUI"}
COMPILER = {"MintageCompiler", "mintagec", "CICU", "CICUPrototypes"}
# The only platform modules of the other targets that ship or try out the runtime.
EXTRA = {
    "MintageFoundation": RUNTIME
    | {"Foundation", "FoundationEssentials", "FoundationInternationalization"},
    "mintage-try": RUNTIME | {"Glibc", "Musl", "Darwin", "Bionic", "ucrt"},
}
UI = {"SwiftUI", "UIKit", "AppKit", "WatchKit", "Combine", "SwiftUICore"}

IMPORT = re.compile(
    r"^[ \t]*(?:@[\w.]+(?:\([^)]*\))?[ \t]+)*"
    r"(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:typealias|struct|class|enum|protocol|let|var|func|actor)[ \t]+)?(\w+)",
    re.MULTILINE,
)


def imports(source):
    """Modules a source imports; comments do not count."""
    source = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    return set(IMPORT.findall(re.sub(r"//[^\n]*", "", source)))


def closure(name, depends):
    seen, open_names = set(), [name]
    while open_names:
        for other in depends.get(open_names.pop(), ()):
            if other not in seen:
                seen.add(other)
                open_names.append(other)
    return seen


def violations(package, read):
    """Everything that breaks a rule; `read` gives a target's (file, source) pairs."""
    found = []
    targets = {target["name"]: target for target in package["targets"]}
    depends = {name: target.get("target_dependencies") or [] for name, target in targets.items()}
    tests = {name for name, target in targets.items() if target["type"] == "test"}
    modules = {name.replace("-", "_"): name for name in targets}
    tools = {name for name, target in targets.items() if target["type"] in ("plugin", "executable")}
    if package["dependencies"]:
        found.append("Package.swift: the package has an external dependency")
    for name, target in targets.items():
        reached = closure(name, depends)
        if name in RUNTIME and reached & (COMPILER | tests | tools):
            found.append(f"{name}: ships, but depends on {sorted(reached & (COMPILER | tests | tools))}")
        if name in COMPILER and reached & {"Mintage", "MintageNames", "MintageNotation"}:
            found.append(f"{name}: depends on the tables it writes")
        allowed = PURE.get(name, EXTRA.get(name))
        for file, source in read(target):
            seen = imports(source)
            if allowed is not None and not seen <= allowed:
                found.append(f"{file}: {name} may not import {', '.join(sorted(seen - allowed))}")
            own = {modules[module] for module in seen if module in modules} - {name}
            if not own <= set(depends[name]):
                undeclared = ", ".join(sorted(own - set(depends[name])))
                found.append(f"{file}: Package.swift does not say that {name} needs {undeclared}")
            if name not in {"MintageUI", "CheckoutExample"} and seen & UI:
                found.append(f"{file}: only MintageUI may import {', '.join(sorted(seen & UI))}")
    for product in package["products"]:
        if "library" in product["type"]:
            for name in product["targets"]:
                if name in COMPILER | tests:
                    found.append(f"product {product['name']}: contains {name}")
    return found


def sources(target):
    for file in sorted(pathlib.Path(target["path"]).rglob("*.swift")):
        yield file, file.read_text(encoding="utf-8")


def planted():
    """A package that breaks every rule once, so that a blind check is noticed."""
    package = {
        "dependencies": [{"identity": "other"}],
        "products": [{"name": "X", "type": {"library": []}, "targets": ["MintageCompiler"]}],
        "targets": [
            {"name": "MintageCore", "type": "library", "target_dependencies": ["CICU"]},
            {"name": "CICU", "type": "library"},
            {"name": "Mintage", "type": "library", "target_dependencies": ["MintageCore"]},
            {"name": "MintageCompiler", "type": "library", "target_dependencies": ["Mintage"]},
        ],
    }
    texts = {
        "MintageCore": "import struct Foundation.Data\n// import Dispatch\n",
        "MintageCompiler": "import MintageCore\n",
        "Mintage": "@_exported public import MintageCore\n@preconcurrency internal import SwiftUI\n",
    }
    return violations(package, lambda target: [(target["name"], texts.get(target["name"], ""))])


control = planted()
if len(control) != 9:
    sys.exit("check-imports: broken itself: of 9 planted faults it found\n  " + "\n  ".join(control))
package = json.loads(sys.argv[1])
found = violations(package, sources)
for line in found:
    print(f"check-imports: {line}", file=sys.stderr)
if found:
    sys.exit(1)
print(f"check-imports: {len(package['targets'])} targets keep the rules")
PYTHON
