#!/usr/bin/env python3
"""Assembles a runnable Gradle 8.8 from Maven Central, where the Gradle distribution site cannot be reached.

usage: assemble_gradle.py DEST        (then run DEST/bin/gradle)

`dev.gradleplugins:gradle-api` is the jar Gradle generates for `gradleApi()`: all of Gradle's own classes, with third-party ones
relocated below org.gradle.internal.impldep. Gradle finds its modules by jar name in DEST/lib, so that one jar, repacked, plays
gradle-base-services, and every other module is an empty jar that holds only its descriptor. 8.8 is the newest version whose jar
still has the command line's and the daemon's entry points. Left out: the Kotlin DSL (.gradle.kts), in-process javac, TestKit.
"""

import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

VERSION = "8.8"
API = f"dev.gradleplugins:gradle-api:{VERSION}"
SHA256 = {
    API: "d2720b0feb36272c7d311003a14d77ec108603c38c301329791f6ceedb6396f5",
    "org.codehaus.groovy:groovy:3.0.21": "5cf3730c0c2c15c293f7750dd7114ed27a671fc940165bbae0378a281f5b2d5e",
    "org.codehaus.groovy:groovy-ant:3.0.21": "23fa0e2759e220319f4391e35e5c57858556cb256fe97ef855958744da2d84ac",
    "org.codehaus.groovy:groovy-datetime:3.0.21": "13001ec72a86d4f86aef0b75889335596f6b26ff5c3dac615d159591e0fa4da3",
    "org.codehaus.groovy:groovy-json:3.0.21": "ad167ddb0c11effee413c7f9e53721da78db1eaaf8e4616380b1024eb20a12a3",
    "org.codehaus.groovy:groovy-nio:3.0.21": "294a654a66ba4dfffeca807fd6a040c41d7e859708ad01ff732e829f13d67093",
    "org.codehaus.groovy:groovy-templates:3.0.21": "19efd3ab310daffa61a06ac0d3c8ec52f13724d0b1d331d72d33b794bc6cfec7",
    "org.codehaus.groovy:groovy-xml:3.0.21": "1641bc484299db986af55536e110c8ed74c70491a54aee0be059918291fca73b",
    "org.jetbrains.kotlin:kotlin-reflect:1.9.22": "77f311ca1384811d519fda389fcb1268bdaa058d605046e0ede76c03b0df3e97",
    "org.jetbrains.kotlin:kotlin-stdlib:1.9.22": "6abe146c27864138b874ccccfe5f534e3eb923c99a1b7b5d45494ee5694f3e0a",
}

FAT_MODULE = "gradle-base-services"
ENTRY_MODULES = ["gradle-launcher", "gradle-daemon-server", "gradle-daemon-main", "gradle-instrumentation-agent"]
DESCRIPTOR = "-classpath.properties"

# The jar names a second file system provider that the JDK would try, and fail, to load at start.
LEFT_OUT = "META-INF/services/java.nio.file.spi.FileSystemProvider"

# Gradle's test runner must meet the project's own JUnit, not the relocated one.
TEST_RUNNER = re.compile(r"org/gradle/(api/internal/tasks/testing|api/tasks/testing)/.*\.class$")
UNRELOCATED = ["org/junit", "junit/framework", "junit/extensions", "org/hamcrest", "org/opentest4j"]
RELOCATED_NAME = re.compile(
    rb"org[./]gradle[./]internal[./]impldep[./](?=" + b"|".join(p.replace("/", "[./]").encode() for p in UNRELOCATED) + b")"
)

# Bytes that follow the tag of each constant-pool entry of a class file; a UTF-8 one is as long as it says.
CONSTANT_BYTES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}
UTF8, LONG, DOUBLE = 1, 5, 6

START_SCRIPT = f"""#!/bin/sh
home=$(cd "$(dirname "$0")/.." && pwd)
exec "${{JAVA_HOME:+$JAVA_HOME/bin/}}java" -Xmx256m -Dfile.encoding=UTF-8 -Dorg.gradle.internal.instrumentation.agent=false \\
  $GRADLE_OPTS -cp "$home/lib/{FAT_MODULE}-{VERSION}.jar:$home/lib/*" org.gradle.launcher.GradleMain "$@"
"""


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: assemble_gradle.py DEST")
    destination = Path(sys.argv[1]).absolute()
    destination.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=".assembling-", dir=destination.parent))
    try:
        jars = fetch(work / "jars")
        assemble(jars, work / "gradle")
        publish(work / "gradle", destination)
    finally:
        shutil.rmtree(work)


def publish(finished: Path, destination: Path) -> None:
    """Moves in one step; when another run was first, its result stands."""
    try:
        finished.rename(destination)
    except OSError:
        if not (destination / "bin" / "gradle").exists():
            raise


def fetch(directory: Path) -> dict[str, Path]:
    """Downloads every pinned jar with Maven and checks it; returns jar paths by Maven coordinate."""
    directory.mkdir()
    pom = directory / "pom.xml"
    pom.write_text(pom_of_pinned_jars())
    goal = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"
    command = ["mvn", "-q", "-B", "-f", pom, goal, f"-DoutputDirectory={directory}", "-DexcludeTransitive=true"]
    maven = subprocess.run(command, capture_output=True, text=True)
    if maven.returncode != 0:
        sys.exit(f"Maven could not fetch Gradle's jars:\n{maven.stdout}{maven.stderr}")
    jars = {coordinate: directory / jar_name(coordinate) for coordinate in SHA256}
    for coordinate, jar in jars.items():
        found = hashlib.sha256(jar.read_bytes()).hexdigest()
        if found != SHA256[coordinate]:
            sys.exit(f"{coordinate}: expected SHA-256 {SHA256[coordinate]}, found {found}")
    return jars


def pom_of_pinned_jars() -> str:
    dependency = "<dependency><groupId>{}</groupId><artifactId>{}</artifactId><version>{}</version></dependency>"
    dependencies = "".join(dependency.format(*coordinate.split(":")) for coordinate in SHA256)
    return (
        "<project><modelVersion>4.0.0</modelVersion><groupId>octavo</groupId><artifactId>gradle</artifactId><version>1</version>"
        f"<packaging>pom</packaging><dependencies>{dependencies}</dependencies></project>"
    )


def jar_name(coordinate: str) -> str:
    _, artifact, version = coordinate.split(":")
    return f"{artifact}-{version}.jar"


def assemble(jars: dict[str, Path], home: Path) -> None:
    lib = home / "lib"
    (lib / "plugins").mkdir(parents=True)
    properties = repack(jars[API], lib / f"{FAT_MODULE}-{VERSION}.jar")
    write_modules(properties, lib)
    for coordinate, jar in jars.items():
        if coordinate != API:
            shutil.copy(jar, lib)
    write_external_stubs(properties, lib)
    write_start_script(home / "bin" / "gradle")


def repack(api: Path, fat: Path) -> dict[str, str]:
    """Writes the jar of all classes; returns the property files at the root of the API jar, by name."""
    properties = {}
    seen = {LEFT_OUT}
    with zipfile.ZipFile(api) as source, zipfile.ZipFile(fat, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as target:
        for name in source.namelist():
            if name in seen:
                continue
            seen.add(name)
            content = source.read(name)
            if name.endswith(".properties") and "/" not in name:
                properties[name] = content.decode()
            target.writestr(name, unrelocate(content) if TEST_RUNNER.match(name) else content)
        target.writestr("gradle-kotlin-dsl-versions.properties", "provider=4.3.1\nkotlin=1.9.22\n")
    return properties


def unrelocate(class_file: bytes) -> bytes:
    """Gives the names below [UNRELOCATED] their own package back in the constant pool."""
    count = struct.unpack_from(">H", class_file, 8)[0]
    pieces = [class_file[:10]]
    at, index = 10, 1
    while index < count:
        tag = class_file[at]
        end = at + 3 + struct.unpack_from(">H", class_file, at + 1)[0] if tag == UTF8 else at + 1 + CONSTANT_BYTES[tag]
        pieces.append(utf8_constant(class_file[at + 3 : end]) if tag == UTF8 else class_file[at:end])
        index += 2 if tag in (LONG, DOUBLE) else 1
        at = end
    return b"".join(pieces) + class_file[at:]


def utf8_constant(text: bytes) -> bytes:
    renamed = RELOCATED_NAME.sub(b"", text)
    return struct.pack(">BH", UTF8, len(renamed)) + renamed


def write_modules(properties: dict[str, str], lib: Path) -> None:
    """Writes one jar for each Gradle module, holding its descriptor; unknown modules get an empty one."""
    descriptors = {name.removesuffix(DESCRIPTOR): text for name, text in properties.items() if name.endswith(DESCRIPTOR)}
    launcher = descriptors["gradle-launcher"]
    modules = dict.fromkeys(plugin_modules(properties) | listed(descriptors, "projects"), "projects=\nruntime=\n")
    modules |= descriptors
    modules |= dict.fromkeys(ENTRY_MODULES, launcher.replace("projects=", "projects=gradle-launcher,", 1))
    del modules[FAT_MODULE]
    for module, descriptor in modules.items():
        # The daemon is started with an entry module alone on its class path.
        manifest = f"Class-Path: {FAT_MODULE}-{VERSION}.jar\n" if module in ENTRY_MODULES else ""
        write_jar(lib / f"{module}-{VERSION}.jar", {module + DESCRIPTOR: descriptor}, manifest)


def plugin_modules(properties: dict[str, str]) -> set[str]:
    lists = {name: properties[name] for name in ("gradle-plugins.properties", "gradle-implementation-plugins.properties")}
    return listed(lists, "plugins")


def listed(texts: dict[str, str], key: str) -> set[str]:
    """Collects the comma-separated values of [key] over property files."""
    values = (line.split("=", 1)[1] for text in texts.values() for line in text.splitlines() if line.startswith(key + "="))
    return {item for value in values for item in value.strip().split(",") if item}


def write_external_stubs(properties: dict[str, str], lib: Path) -> None:
    """Writes an empty jar for each third-party library that already sits, relocated, in the jar of all classes."""
    descriptors = {name: text for name, text in properties.items() if name.endswith(DESCRIPTOR)}
    for name in listed(descriptors, "runtime"):
        if not (lib / name).exists():
            write_jar(lib / name, {})


def write_jar(path: Path, entries: dict[str, str], manifest: str = "") -> None:
    with zipfile.ZipFile(path, "w") as jar:
        jar.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + manifest)
        for name, text in entries.items():
            jar.writestr(name, text)


def write_start_script(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(START_SCRIPT)
    os.chmod(path, 0o755)


if __name__ == "__main__":
    main()
