"""`./install` puts everything where shells, `man` and systemd look for it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    destination = tmp_path_factory.mktemp("destination")
    subprocess.run(
        [ROOT / "install", "/usr"],
        env=os.environ | {"DESTDIR": str(destination)},
        check=True,
        capture_output=True,
    )
    return destination / "usr"


def run(*command: str | Path, **environment: str) -> str:
    return subprocess.run(
        command,
        env=os.environ | environment,
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    ).stdout


def test_the_programs_run(installed: Path) -> None:
    assert run(installed / "bin/hibi", "--version").startswith("hibi ")
    assert "--listen" in run(installed / "bin/hibi-server", "--help")


def test_the_manual_is_shown_without_a_warning(installed: Path) -> None:
    shown = subprocess.run(
        ["man", "--warnings", "--local-file", installed / "share/man/man1/hibi.1"],
        env=os.environ | {"MANWIDTH": "80", "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
    )

    assert (shown.returncode, shown.stderr) == (0, "")
    for part in ("NAME", "SYNOPSIS", "EXIT STATUS", "HIBI_DATABASE", "hibi backup"):
        assert part in shown.stdout


def test_bash_completes(installed: Path) -> None:
    completions = installed / "share/bash-completion/completions/hibi"
    script = f"""
        source /usr/share/bash-completion/bash_completion
        source {completions}
        complete_function=$(complete -p hibi | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        COMP_WORDS=(hibi und) COMP_CWORD=1 COMP_LINE="hibi und" COMP_POINT=8
        $complete_function hibi und hibi
        echo "${{COMPREPLY[@]}}"
    """

    assert run("bash", "-c", script).split() == ["undo"]


def test_fish_completes(installed: Path, tmp_path: Path) -> None:
    completions = installed / "share/fish/vendor_completions.d/hibi.fish"

    shown = run("fish", "--no-config", "-c", f"source {completions}; complete -C 'hibi und'")

    assert shown.split()[0] == "undo"


def test_zsh_completes(installed: Path, tmp_path: Path) -> None:
    folder = installed / "share/zsh/site-functions"
    shell = pexpect.spawn(
        "zsh", ["-f"], env=os.environ | {"PS1": "> ", "TERM": "dumb"}, encoding="utf-8", timeout=20
    )
    shell.sendline(f"fpath=({folder} $fpath); autoload -U compinit; compinit -u -d {tmp_path}/dump")
    shell.sendline("print ready-$((1 + 1))")
    shell.expect("ready-2")

    shell.send("print hibi && hibi und\t")

    shell.expect("hibi undo")
    shell.close(force=True)


def test_units_name_the_program_and_are_sound(installed: Path, tmp_path: Path) -> None:
    unit = installed / "lib/systemd/system/hibi.service"
    assert "ExecStart=/usr/bin/hibi-server " in unit.read_text()
    assert "ExecStart=/usr/bin/hibi-server " in (
        installed / "lib/systemd/user/hibi.service"
    ).read_text()

    copy = tmp_path / "hibi.service"
    copy.write_text(unit.read_text().replace("/usr/bin/", f"{installed}/bin/"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", copy], capture_output=True, text=True
    )

    assert "hibi.service" not in checked.stderr
