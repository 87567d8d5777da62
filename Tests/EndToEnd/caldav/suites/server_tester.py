"""Runs every check of caldav-server-tester, also those after one that can't be made.

Prints JSON: how each feature is supported, and of what is no feature whether it is there.

usage: server_tester.py ADDRESS USER PASSWORD
"""

from __future__ import annotations

import inspect
import json
import logging
import sys

from caldav.davclient import get_davclient
from caldav_server_tester import ServerQuirkChecker, checks
from caldav_server_tester.checks_base import Check


def main(address: str, user: str, password: str) -> None:
    logging.disable(logging.CRITICAL)
    with get_davclient(url=address, username=user, password=password) as client:
        checker = ServerQuirkChecker(client)
        for _, check in inspect.getmembers(checks, inspect.isclass):
            if issubclass(check, Check) and check is not Check and check.__module__ == checks.__name__:
                try:
                    check(checker).run_check(only_once=True)
                except (AssertionError, RuntimeError) as error:
                    print(f"{check.__name__}: {error}", file=sys.stderr)
    features = checker.features_checked.dotted_feature_set_list(compact=False)
    found = {name: value.get("support", value.get("value")) for name, value in features.items()}
    json.dump(found, sys.stdout)


main(*sys.argv[1:])
