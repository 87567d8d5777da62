"""Thunderbird without a screen, asked by Marionette for what a person does in its task list."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from support.dav import Door, vtodo

# No other program is asked anything, and no question stands in the way.
PREFERENCES = {
    "marionette.port": 0,
    "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "mail.provider.suppress_dialog_on_startup": True,
    "mailnews.start_page.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:9/",
    "toolkit.telemetry.enabled": False,
}
SCRIPT = """
const [given, done] = [arguments[0], arguments[arguments.length - 1]];
const { cal } = ChromeUtils.importESModule("resource:///modules/calendar/calUtils.sys.mjs");
const { CalTodo } = ChromeUtils.importESModule("resource:///modules/CalTodo.sys.mjs");
const { CalDavProvider } = ChromeUtils.importESModule("resource:///modules/CalDavProvider.sys.mjs");
const list = cal.manager.getCalendars().find((one) => one.type == "caldav");
const tasks = () => list.getItemsAsArray(Ci.calICalendar.ITEM_FILTER_ALL_ITEMS, 0, null, null);
const named = async (title) => (await tasks()).find((task) => task.title == title);
(async () => { %s })().then(
  (value) => done({ value: value ?? null }),
  (error) => done({ error: `${error} ${error.stack ?? ""}` }),
);
"""


class Thunderbird:
    def __init__(self, folder: Path, door: Door) -> None:
        self.folder = folder
        self.door = door
        (folder / "prefs.js").write_text(
            "".join(
                f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                for name, value in PREFERENCES.items()
            )
        )
        self.output = folder / "output.txt"
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                ["thunderbird", "--headless", "--no-remote", "--marionette",
                 "--remote-allow-system-access", "--profile", folder],
                env={"HOME": str(folder), "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "TZ": "UTC"},
                stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
            )  # fmt: skip
        self.received = b""
        self.sent = 0
        try:
            self.socket = self.connected()
            self.next_message()
            self.command("WebDriver:NewSession")
            self.command("Marionette:SetContext", value="chrome")
        except BaseException:
            self.process.kill()
            raise

    def connected(self) -> socket.socket:
        deadline = time.monotonic() + 60
        while True:
            assert self.process.poll() is None, f"it ended: {self.output.read_text()}"
            try:
                port = int((self.folder / "MarionetteActivePort").read_text())
                return socket.create_connection(("127.0.0.1", port), timeout=60)
            except (OSError, ValueError):
                assert time.monotonic() < deadline, f"it doesn't start: {self.output.read_text()}"
                time.sleep(0.1)

    def next_message(self) -> Any:
        """The length of a message stands before it."""
        while b":" not in self.received:
            self.receive()
        length, _, rest = self.received.partition(b":")
        self.received = rest
        while len(self.received) < int(length):
            self.receive()
        message, self.received = self.received[: int(length)], self.received[int(length) :]
        return json.loads(message)

    def receive(self) -> None:
        part = self.socket.recv(65536)
        assert part, f"it ended: {self.output.read_text()}"
        self.received += part

    def command(self, name: str, **parameters: Any) -> Any:
        self.sent += 1
        message = json.dumps([0, self.sent, name, parameters]).encode()
        self.socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, result = self.next_message()
        assert error is None, error
        return result

    def run(self, script: str, *given: Any) -> Any:
        """What an asynchronous function of these lines gives, for `given` and the `list`."""
        outcome = self.command(
            "WebDriver:ExecuteAsyncScript", script=SCRIPT % script, args=[list(given)]
        )["value"]
        assert "error" not in outcome, outcome["error"]
        return outcome["value"]

    def quit(self) -> None:
        try:
            self.command("Marionette:Quit", flags=["eForceQuit"])
            self.process.wait(timeout=20)
        finally:
            self.process.kill()

    def open_lists(self) -> list[str]:
        """Adds all lists that are found from the server's address alone, and gives their titles."""
        return self.run(
            """
            const login = Cc["@mozilla.org/login-manager/loginInfo;1"].createInstance(Ci.nsILoginInfo);
            const [address, user, password] = given;
            login.init(address, null, "Hibi", user, password, "", "");
            await Services.logins.addLoginAsync(login);
            const found = await CalDavProvider.detectCalendars(user, password, address, false, {});
            for (const one of found) {
              cal.manager.registerCalendar(one);
            }
            return found.map((one) => one.name);
            """,
            self.door.site,
            self.door.user,
            self.door.password,
        )

    def refresh(self) -> None:
        self.run("list.refresh();")

    def tasks(self) -> dict[str, bool]:
        """By title, whether each task is completed, as it stands in Thunderbird."""
        entries = "(await tasks()).map((task) => [task.title, task.isCompleted])"
        return self.run(f"return Object.fromEntries({entries});")

    def add(self, title: str, *lines: str) -> None:
        self.run("await list.addItem(new CalTodo(given[0]));", vtodo(title, *lines))

    def edit(self, title: str, change: str, *given: Any) -> None:
        """Runs lines that change a copy of the `task`."""
        self.run(
            f"""
            const before = await named(given[0]);
            const task = before.clone();
            {change}
            await list.modifyItem(task, before);
            """,
            title,
            *given,
        )

    def rename(self, title: str, new: str) -> None:
        self.edit(title, "task.title = given[1];", new)

    def complete(self, title: str) -> None:
        self.edit(title, "task.isCompleted = true;")

    def complete_time(self, title: str, day: str) -> None:
        """Completes one time of a repeating task, the one of a day."""
        self.edit(
            title,
            """
            const time = task.recurrenceInfo.getOccurrenceFor(cal.createDateTime(given[1])).clone();
            time.isCompleted = true;
            task.recurrenceInfo.modifyException(time, true);
            """,
            day,
        )

    def completed_times(self, title: str) -> list[str]:
        """The days of a repeating task that are completed by themselves."""
        return self.run(
            """
            const { recurrenceInfo: times } = await named(given[0]);
            return times
              .getExceptionIds()
              .filter((day) => times.getExceptionFor(day).isCompleted)
              .map((day) => day.icalString);
            """,
            title,
        )

    def remove(self, title: str) -> None:
        self.run("await list.deleteItem(await named(given[0]));", title)
