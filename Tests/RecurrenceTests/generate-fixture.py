#!/usr/bin/env python3
"""Writes Fixtures/dateutil.tsv: 1,000 seeded random rules, and what python-dateutil makes of them.

usage: pip install python-dateutil==2.9.0.post0; python3 generate-fixture.py

A line of the fixture has the start, the zone ("-" for none), the rule, why the rule is not compared
("-" if it is), and the first 20 occurrences before the year 2150. The lines in front tell each
zone's offsets: seconds of UTC, a colon, and the seconds east of UTC from then on.

A rule is left out for what it says, never for what came out; Notes/recurrence.md tells why.
"""

import datetime
import itertools
import pathlib
import random
import zoneinfo

# dateutil stops here instead of walking to the year 9999 for a rule that never happens.
LAST_YEAR = datetime.MAXYEAR = 2149

from dateutil import rrule  # noqa: E402, after MAXYEAR

RULES = 1000
OCCURRENCES = 20
ZONES = ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Asia/Tokyo"]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
FREQUENCIES = {
    "YEARLY": 28, "MONTHLY": 28, "WEEKLY": 18, "DAILY": 14, "HOURLY": 6, "MINUTELY": 4, "SECONDLY": 2,
}  # fmt: skip
SHORT = ("HOURLY", "MINUTELY", "SECONDLY")

chance = random.Random(5545)


def likely(probability):
    return chance.random() < probability


def some(values, most):
    return chance.sample(values, chance.randint(1, min(most, len(values))))


def both_ways(most):
    return [n for n in range(-most, most + 1) if n]


def random_parts(frequency, is_date):
    """The BY-parts of a rule, each a list, as RFC 5545 allows them for the frequency.

    Rules by the minute and second get no parts that would keep dateutil walking for years.
    """
    parts = {}
    walks = frequency in ("MINUTELY", "SECONDLY")
    if not walks and likely(0.3):
        parts["BYMONTH"] = some(range(1, 13), 4)
    if frequency == "YEARLY" and likely(0.2):
        parts["BYWEEKNO"] = some(both_ways(53), 3)
    if frequency == "YEARLY" and likely(0.15):
        parts["BYYEARDAY"] = some(both_ways(366), 5)
    if frequency == "HOURLY" and likely(0.1):
        parts["BYYEARDAY"] = some(both_ways(366), 90)
    if frequency != "WEEKLY" and not walks and likely(0.3):
        parts["BYMONTHDAY"] = some(both_ways(31), 6)
    if likely(0.45):
        days = some(WEEKDAYS, 4)
        in_period = frequency == "MONTHLY" or (frequency == "YEARLY" and "BYWEEKNO" not in parts)
        if in_period and likely(0.5):
            # dateutil 2.9 fails with an IndexError for the 53rd Monday of a month.
            most = 5 if frequency == "MONTHLY" or "BYMONTH" in parts else 53
            exact = likely(0.8)
            days = [
                f"{chance.choice(both_ways(most))}{day}" if exact or likely(0.5) else day
                for day in days
            ]
        parts["BYDAY"] = days
    times = [] if is_date else [("BYHOUR", 24), ("BYMINUTE", 60), ("BYSECOND", 60)]
    for name, limit in times:
        if likely(0.12) and not (frequency == "SECONDLY" and parts):
            parts[name] = some(range(limit), 4)
    if parts and not walks and likely(0.25):
        parts["BYSETPOS"] = some(both_ways(4), 2)
    return parts


def reason_to_leave_out(start, frequency, interval, parts):
    """A name that Notes/recurrence.md explains, or "-"."""
    days = parts.get("BYDAY", [])
    if len({len(day) > 2 for day in days}) == 2:
        return "mixed-weekdays"
    weeks = set(parts.get("BYWEEKNO", []))
    if weeks and not {"BYDAY", "BYMONTHDAY", "BYYEARDAY"} & set(parts):
        return "week-without-day"
    if weeks & {-52, -53}:
        return "week-from-the-end"
    if weeks & {1, 52, 53, -1} and (interval > 1 or "BYSETPOS" in parts):
        return "week-in-two-years"
    names_day = {"BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"} & set(parts)
    if frequency == "MONTHLY" and start.day > 28 and not names_day:
        return "clamped"
    if frequency == "YEARLY" and start.day > 28 and not names_day:
        if "BYMONTH" in parts or (start.month, start.day) == (2, 29):
            return "clamped"
    return "-"


def expand(rule, start):
    """The first occurrences, each minute once: the clocks of tasks have no seconds."""
    try:
        moments = iter(rrule.rrulestr(rule, dtstart=start))
        minutes = itertools.groupby(moments, lambda moment: moment.replace(second=0))
        return [next(group) for _, group in itertools.islice(minutes, OCCURRENCES)]
    except ValueError as problem:
        # Steps that never meet the hours, minutes or seconds that the rule names.
        assert "empty" in str(problem), (rule, problem)
        return []


def random_end(rule, start, is_date, zone):
    """COUNT, or UNTIL at or beside one of the occurrences."""
    if likely(0.4):
        return f";COUNT={chance.randint(1, 25)}"
    occurrences = expand(rule, start)
    moment = chance.choice(occurrences) if occurrences else start
    if is_date:
        return f";UNTIL={moment + datetime.timedelta(days=chance.choice([-1, 0, 0, 1])):%Y%m%d}"
    moment += datetime.timedelta(seconds=chance.choice([-3600, -1, 0, 0, 1, 3600]))
    if zone:
        return f";UNTIL={moment.astimezone(datetime.timezone.utc):%Y%m%dT%H%M%SZ}"
    return f";UNTIL={moment:%Y%m%dT%H%M%S}"


def random_case():
    is_date = likely(0.4)
    zone = None if is_date or likely(0.5) else chance.choice(ZONES)
    frequencies = {k: v for k, v in FREQUENCIES.items() if not (is_date and k in SHORT)}
    frequency = chance.choices(list(frequencies), frequencies.values())[0]
    start = datetime.datetime(chance.randint(1995, 2035), 1, 1)
    start += datetime.timedelta(days=chance.randint(0, 365))
    if not is_date:
        minutes = chance.choice([9 * 60, 150, chance.randint(0, 1439)])
        start += datetime.timedelta(minutes=minutes)
    if zone:
        start = start.replace(tzinfo=zoneinfo.ZoneInfo(zone))
    interval = chance.choice([1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 10, 12, 13, 24, 90])
    by = random_parts(frequency, is_date)
    parts = [f"{name}={','.join(map(str, values))}" for name, values in by.items()]
    if interval > 1:
        parts.append(f"INTERVAL={interval}")
    if likely(0.25):
        parts.append(f"WKST={chance.choice(WEEKDAYS)}")
    chance.shuffle(parts)
    rule = ";".join([f"FREQ={frequency}", *parts])
    if likely(0.4):
        rule += random_end(rule, start, is_date, zone)
    form = "%Y%m%d" if is_date else "%Y%m%dT%H%M"
    found = [f"{moment:{form}}" for moment in expand(rule, start)]
    reason = reason_to_leave_out(start, frequency, interval, by)
    return "\t".join([f"{start:{form}}", zone or "-", rule, reason, " ".join(found) or "-"])


def offsets(name):
    """Each change of a zone's offset from 1990 to 2150, found hour by hour."""
    zone = zoneinfo.ZoneInfo(name)
    second = int(datetime.datetime(1990, 1, 1, tzinfo=datetime.timezone.utc).timestamp())
    last = int(datetime.datetime(2150, 1, 1, tzinfo=datetime.timezone.utc).timestamp())
    changes = []
    while second < last:
        moment = datetime.datetime.fromtimestamp(second, zone)
        offset = int(moment.utcoffset().total_seconds())
        if not changes or changes[-1][1] != offset:
            changes.append((second, offset))
        second += 1800
    return f"zone\t{name}\t" + " ".join(f"{second}:{offset}" for second, offset in changes)


def main():
    lines = [offsets(name) for name in ZONES]
    lines += [random_case() for _ in range(RULES)]
    target = pathlib.Path(__file__).parent / "Fixtures" / "dateutil.tsv"
    target.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
