"""What `hibi` promises to people and to scripts."""

from __future__ import annotations

import re
import stat
import subprocess
import threading
from pathlib import Path

import pytest
from wcwidth import wcswidth

from support.command_line import CommandLine

KEYS = {
    "id", "list", "listTitle", "title", "notes", "priority", "parent", "start", "startZone",
    "due", "dueZone", "repeat", "repeatMode", "tags", "estimate", "url", "reminders",
    "completed", "cancelled", "occurrenceOf", "created", "changed", "revision",
}  # fmt: skip
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COMMANDS = [
    "add", "list", "search", "today", "show", "history", "edit", "done", "cancel", "reopen",
    "delete", "undo", "redo", "trash", "tags", "views", "lists", "account", "export", "import", "serve", "backup", "restore", "check",
]  # fmt: skip


def test_says_its_version_and_help_on_standard_output(cli: CommandLine) -> None:
    version = cli.ok("--version")
    help_text = cli.ok("--help")

    assert re.fullmatch(r"hibi \d+\.\d+(\.\d+)?\n", version.stdout)
    assert (version.stderr, help_text.stderr) == ("", "")
    assert all(command in help_text.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(cli: CommandLine, command: str) -> None:
    outcome = cli.ok(command, "--help")

    assert f"hibi {command}" in outcome.stdout
    assert not cli.database.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"], ["--frobnicate"], ["list", "--sort", "colour"], ["list", "--limit", "-1"],
        ["list", "--limit", "many"], ["add"], ["done"], ["done", "x"], ["show", "1", "2"],
        ["add", "x", "--priority", "urgent"], ["add", "x", "--due", "whenever"],
        ["account", "add", "not-an-address"], ["done", "7-3"], ["list", "due:whenever"],
        ["list", "(open"], ["edit", "1-3", "--title", "x"], ["add", "x", "--repeat", "often"],
    ],
)  # fmt: skip
def test_wrong_usage_ends_with_two_and_says_so_on_standard_error(
    cli: CommandLine, arguments: list[str]
) -> None:
    outcome = cli(*arguments, stdin="a long enough password\n")

    assert outcome.code == 2, outcome
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("hibi: ")


@pytest.mark.parametrize(
    "arguments",
    [["show", "404"], ["done", "404"], ["delete", "404"], ["edit", "404", "--title", "x"],
     ["list", "--list", "nowhere"], ["undo"], ["redo"], ["history", "404"], ["done", "5-9"],
     ["done", "--query", "nothing"], ["tags", "delete", "x"], ["views", "show", "x"], ["add", "   "], ["add", "\u3000"]],
)  # fmt: skip
def test_what_could_not_be_done_ends_with_one(cli: CommandLine, arguments: list[str]) -> None:
    outcome = cli(*arguments)

    assert outcome.code == 1, outcome
    assert outcome.stdout == ""
    assert outcome.stderr.startswith("hibi: ")


def test_adds_lists_completes_and_reopens(cli: CommandLine) -> None:
    cli.ok("add", "牛乳を買う", "--due", "2027-03-01", "--priority", "high", "--notes", "二本")

    (task,) = cli.ok("list", "--json").json
    assert task.keys() == KEYS
    assert (task["title"], task["notes"]) == ("牛乳を買う", "二本")
    assert (task["due"], task["dueZone"], task["priority"]) == ("2027-03-01", None, "high")
    assert task["completed"] is None

    cli.ok("done", str(task["id"]))
    assert cli.ok("list", "--json").json == []
    assert cli.tasks()[0]["completed"]

    cli.ok("reopen", str(task["id"]))
    assert cli.ok("list", "--json").json[0]["completed"] is None


def test_a_due_time_keeps_its_zone(cli: CommandLine) -> None:
    cli.ok("add", "Call", "--due", "2027-03-01 09:30", TZ="Asia/Seoul")

    (task,) = cli.tasks()
    assert task["due"] == "2027-03-01T09:30"
    assert task["dueZone"] is not None


def test_words_are_kept_as_typed(cli: CommandLine) -> None:
    text = "Ask landlord re: heating, wait: until Monday -fan http://example.org/a+b --now"
    cli.ok("add", *text.split())
    cli.ok("add", "--", "--due", "today", "-fan")
    cli.ok("add", "two  spaces", "and #no tag")

    assert set(cli.titles()) == {
        text,
        "--due today -fan",
        "two  spaces and #no tag",
    }


def test_plain_hibi_lists(cli: CommandLine) -> None:
    cli.ok("add", "Water the ferns")

    assert cli.ok().stdout == cli.ok("list").stdout
    assert "Water the ferns" in cli.ok().stdout


def test_standard_input_makes_a_task_of_each_line_in_order(cli: CommandLine) -> None:
    cli.ok("add", "-", stdin="one\n\ntwo\r\nthree")

    assert cli.titles("--sort", "manual") == ["one", "two", "three"]
    assert [task["id"] for task in cli.tasks("--sort", "manual")] == [1, 2, 3]


@pytest.mark.parametrize("line", [b"\xff\xfe", b"x" * 10_000])
def test_standard_input_adds_all_or_none(cli: CommandLine, line: bytes) -> None:
    outcome = cli("add", "-", stdin=b"good\n" + line + b"\nalso good\n")

    assert outcome.code == 1
    assert "2" in outcome.stderr
    assert cli.titles() == []


def test_numbers_are_never_used_again(cli: CommandLine) -> None:
    first = cli.add("first")
    second = cli.add("second")

    cli.ok("delete", str(second))
    third = cli.add("third")
    cli.ok("undo")
    fourth = cli.add("fourth")

    assert len({first, second, third, fourth}) == 4
    assert cli("show", str(second)).code == 1


def test_several_numbers_at_once_are_all_or_none(cli: CommandLine) -> None:
    numbers = [str(cli.add(title)) for title in ("a", "b")]

    assert cli("done", *numbers, "404").code == 1
    assert len(cli.ok("list", "--json").json) == 2
    cli.ok("done", *numbers)
    assert cli.ok("list", "--json").json == []
    cli.ok("undo")
    assert len(cli.ok("list", "--json").json) == 2


def test_undo_says_what_it_took_back(cli: CommandLine) -> None:
    number = cli.add("Pay rent")
    cli.ok("edit", str(number), "--title", "Pay the rent", "--priority", "low")
    cli.ok("delete", str(number))

    assert "Pay the rent" in cli.ok("undo").stdout
    assert cli.titles() == ["Pay the rent"]
    assert "Pay" in cli.ok("undo").stdout
    assert cli.tasks()[0]["priority"] == "none"
    cli.ok("undo")
    assert cli.titles() == []
    assert cli("undo").code == 1


def test_sorts_by_number_case_and_accents_and_puts_undated_tasks_last(cli: CommandLine) -> None:
    cli.ok("add", "-", stdin="Step 10\nstep 2\nÄrger\nあ\nア")
    cli.ok("add", "azure", "--due", "2027-01-02")

    titles = cli.titles("--sort", "title")
    assert titles.index("step 2") < titles.index("Step 10")
    assert titles.index("Ärger") < titles.index("azure") < titles.index("step 2")
    assert {titles.index("あ"), titles.index("ア")} == {4, 5}
    assert cli.titles("--sort", "due")[0] == "azure"


def test_limits_and_chooses_lists(cli: CommandLine) -> None:
    cli.ok("lists", "add", "장보기")
    cli.ok("add", "우유 사기", "--list", "장보기")
    cli.ok("add", "-", stdin="a\nb\nc")

    assert cli.titles("--list", "장보기") == ["우유 사기"]
    assert len(cli.tasks("--limit", "2")) == 2
    cli.ok("lists", "rename", "장보기", "마트")
    assert cli.titles("--list", "마트") == ["우유 사기"]
    cli.ok("lists", "delete", "마트")
    assert "우유 사기" not in cli.titles()
    cli.ok("undo")
    assert "우유 사기" in cli.titles()


def test_quick_add_says_what_it_understood(cli: CommandLine) -> None:
    said = cli.ok("add", "--quick", "Water ferns #green thumb every week !high 10m").stdout

    (task,) = cli.tasks()
    assert task["title"] == "Water ferns thumb"
    assert (task["tags"], task["repeat"], task["estimate"]) == (["green"], "FREQ=WEEKLY", 10)
    assert "#green" in said and "(1)" in said


def test_ranges_and_queries_are_one_change(cli: CommandLine) -> None:
    cli.ok("add", "-", stdin="\n".join(f"task {number}" for number in range(1, 301)))
    cli.ok("edit", "1-100,200", "--tag", "two words", "--priority", "high")

    assert len(cli.ok("list", 'tag:"two words"', "--json").json) == 101
    assert "101" in cli.ok("done", "--query", "priority:high").stdout
    assert len(cli.ok("list", "--json").json) == 199
    cli.ok("undo")
    assert len(cli.ok("list", "--json").json) == 300
    assert cli.ok("redo").stdout.startswith("Redone")
    cli.ok("undo")
    cli.ok("delete", "1-100")
    assert len(cli.ok("trash", "--json").json) == 100
    cli.ok("trash", "restore", "1-50")
    assert len(cli.ok("list", "--json").json) == 250


def test_finds_any_part_and_points_at_faults(cli: CommandLine) -> None:
    cli.ok("add", "대한민국 여권 갱신")
    cli.ok("add", "確定申告の書類", "--tag", "두 글자")

    assert [task["id"] for task in cli.ok("search", "여권", "--json").json] == [1]
    assert [task["id"] for task in cli.ok("search", "글", "--json").json] == [2]
    fault = cli("list", "確定 due:whenever").stderr.splitlines()
    assert fault[1] == "  確定 due:whenever"
    assert wcswidth(fault[2].split("^")[0]) >= 7


def test_no_colour_in_a_pipe_nor_with_no_color(cli: CommandLine) -> None:
    cli.ok("add", "Pay rent", "--priority", "high", "--due", "2001-01-01")

    def shown(**environment: str) -> str:
        terminal = cli.in_terminal("list", **environment)
        return terminal.read()

    assert "\x1b" not in cli.ok("list").stdout
    assert "\x1b[" in shown()
    assert "\x1b[" not in shown(NO_COLOR="1")
    assert "\x1b[" not in shown(TERM="dumb")


@pytest.mark.parametrize("columns", [30, 40, 80])
def test_rows_fit_the_terminal_and_no_character_is_cut(cli: CommandLine, columns: int) -> None:
    titles = [
        "청소하기 " * 12, "買い物👍🏽" * 12, "cafe\u0301 " * 20, "👩‍💻" * 30, "plain words " * 10,
    ]  # fmt: skip
    cli.ok("add", "-", stdin="\n".join(titles))

    shown = ESCAPE.sub("", cli.in_terminal("list", columns=columns).read())

    lines = shown.replace("\r", "").split("\n")
    assert any("…" in line for line in lines)
    assert all(wcswidth(line) <= columns for line in lines), lines
    for line in lines:
        kept = line.split("…")[0]
        assert not kept.endswith(("\u200d", "👍")), line


def test_control_characters_in_a_title_do_not_reach_the_terminal(cli: CommandLine) -> None:
    cli.ok("add", "bell\x07 and \x1b[31mred\x1b[0m \u202eover")

    for output in (cli.ok("list").stdout, cli.in_terminal("list", NO_COLOR="1").read()):
        assert not {"\x07", "\x1b", "\u202e"} & set(output)


def test_the_database_is_its_owners_alone(cli: CommandLine) -> None:
    cli.ok("add", "secret")

    files = [cli.database.parent, *cli.database.parent.iterdir()]
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in files}
    assert all(mode & 0o077 == 0 for mode in modes.values()), modes


def test_the_database_is_found_by_option_variable_and_xdg(cli: CommandLine, tmp_path: Path) -> None:
    cli.ok("add", "by variable")
    cli.ok("add", "by option", "--database", str(tmp_path / "o.sqlite"))
    cli.ok("add", "by XDG", HIBI_DATABASE="", XDG_DATA_HOME=str(tmp_path / "xdg"))
    cli.ok("add", "at home", HIBI_DATABASE="")

    assert cli.titles() == ["by variable"]
    assert (tmp_path / "o.sqlite").is_file()
    assert (tmp_path / "xdg/hibi/hibi.sqlite").is_file()
    assert (tmp_path / ".local/share/hibi/hibi.sqlite").is_file()


def test_twenty_programs_at_once_meet_no_locked_database(cli: CommandLine) -> None:
    outcomes = []

    def add(worker: int) -> None:
        for number in range(5):
            outcomes.append(cli("add", f"{worker}-{number}"))

    threads = [threading.Thread(target=add, args=(worker,)) for worker in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert {(outcome.code, outcome.stderr) for outcome in outcomes} == {(0, "")}
    assert len(cli.titles()) == 100
    assert len({task["id"] for task in cli.tasks()}) == 100


def test_a_closed_pipe_ends_it_quietly(cli: CommandLine) -> None:
    cli.ok("add", "-", stdin="\n".join(f"task {number}" for number in range(5000)))

    done = subprocess.run(
        ["bash", "-c", f"'{cli.program}' list | head -1"],
        env=cli.environment,
        capture_output=True,
        timeout=20,
    )
    assert done.stderr == b""


def test_full_output_is_told(cli: CommandLine) -> None:


    cli.ok("add", "x")
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [cli.program, "list"], env=cli.environment, stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 1
    assert done.stderr.startswith(b"hibi: ")


def test_passwords_come_from_standard_input_or_a_prompt_that_shows_nothing(
    cli: CommandLine,
) -> None:
    cli.ok("account", "add", "a@example.org", stdin="a long enough password\n")
    assert cli("account", "add", "b@example.org", "password").code == 2
    assert cli("account", "add", "b@example.org", stdin="short\n").code == 1

    terminal = cli.in_terminal("account", "add", "b@example.org")
    for _ in range(2):
        terminal.expect(": $")
        terminal.waitnoecho()
        terminal.sendline("another long password")
    rest = terminal.read()
    terminal.close()

    assert terminal.exitstatus == 0
    assert "another long password" not in rest
    assert {"a@example.org", "b@example.org"} <= set(cli.ok("account", "list").stdout.split())
