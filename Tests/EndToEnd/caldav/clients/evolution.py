"""Evolution's data server, as Evolution itself asks it for what a person does.

It runs with the system's Python, which has GObject's bindings, in a D-Bus session of its own. Each
line of standard input is a JSON array, a command and its arguments, and is answered by a line.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import gi

gi.require_version("EDataServer", "1.2")
gi.require_version("ECal", "2.0")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, ICalGLib  # noqa: E402

NO_WAIT = 0xFFFFFFFF
NO_FLAGS = ECal.OperationFlags.NONE


class Evolution:
    def __init__(self, address: str, user: str, password: str) -> None:
        self.address = address
        self.user = user
        self.credentials = EDataServer.NamedParameters.new()
        self.credentials.set("username", user)
        self.credentials.set("password", password)

    def source(self, path: str) -> EDataServer.Source:
        """A list of tasks at a path of the server, as the dialog for one makes it."""
        source = EDataServer.Source.new(None, None)
        source.get_extension(EDataServer.SOURCE_EXTENSION_TASK_LIST).set_backend_name("caldav")
        source.get_extension(EDataServer.SOURCE_EXTENSION_SECURITY).set_method("none")
        place = source.get_extension(EDataServer.SOURCE_EXTENSION_WEBDAV_BACKEND)
        place.set_resource_path(path)
        authentication = source.get_extension(EDataServer.SOURCE_EXTENSION_AUTHENTICATION)
        authentication.set_host(urlsplit(self.address).hostname)
        authentication.set_port(urlsplit(self.address).port)
        authentication.set_user(self.user)
        authentication.set_method("plain/password")
        return source

    def open_lists(self) -> list[str]:
        found = EDataServer.webdav_discover_sources_sync(
            self.source("/"),
            self.address,
            EDataServer.WebDAVDiscoverSupports.TASKS,
            self.credentials,
            None,
        ).out_discovered_sources
        for one in found:
            self.open(urlsplit(one.href).path)
        return [one.display_name for one in found]

    def open(self, path: str) -> None:
        registry = EDataServer.SourceRegistry.new_sync(None)
        source = self.source(path)
        registry.commit_source_sync(source, None)
        while not (known := registry.ref_source(source.get_uid())):
            time.sleep(0.02)
        self.list = ECal.Client.connect_sync(known, ECal.ClientSourceType.TASKS, NO_WAIT, None)
        known.invoke_authenticate_sync(self.credentials, None)
        # It takes the list for one to read until it was asked.
        while self.list.is_readonly():
            time.sleep(0.02)

    def refresh(self) -> None:
        self.list.refresh_sync(None)

    def components(self) -> list[ICalGLib.Component]:
        return self.list.get_object_list_sync("#t", None).out_icalcomps

    def task(self, title: str) -> ICalGLib.Component:
        (found,) = (task for task in self.components() if task.get_summary() == title)
        return found

    def tasks(self) -> dict[str, bool]:
        texts = {task.get_summary(): task.as_ical_string() for task in self.components()}
        return {title: "STATUS:COMPLETED" in text for title, text in texts.items()}

    def add(self, text: str) -> None:
        self.list.create_object_sync(ICalGLib.Component.new_from_string(text), NO_FLAGS, None)

    def rename(self, title: str, new: str) -> None:
        task = self.task(title)
        task.set_summary(new)
        self.list.modify_object_sync(task, ECal.ObjModType.THIS, NO_FLAGS, None)

    def complete(self, title: str) -> None:
        task = self.task(title)
        ECal.util_mark_task_complete_sync(task, -1, self.list, None)
        self.list.modify_object_sync(task, ECal.ObjModType.ALL, NO_FLAGS, None)

    def remove(self, title: str) -> None:
        uid = self.task(title).get_uid()
        self.list.remove_object_sync(uid, None, ECal.ObjModType.ALL, NO_FLAGS, None)


def main() -> None:
    evolution = Evolution(*sys.argv[1:])
    # Not by iterating, which reads ahead.
    while line := sys.stdin.readline():
        command, *arguments = json.loads(line)
        answer: Any = getattr(evolution, command)(*arguments)
        print(json.dumps(answer), flush=True)


main()
