"""What the server refuses, and how."""

from __future__ import annotations

import gzip
import re
import socket
import time
from http.cookies import SimpleCookie

import pytest

from support.client import Answer, Client
from support.command_line import CommandLine
from support.server import Server

OTHER = "other@example.org"
PASSWORD = "another long password"


@pytest.fixture
def stranger(cli: CommandLine, client: Client, server: Server) -> Client:
    """A second account, logged in."""
    cli.ok("account", "add", OTHER, stdin=PASSWORD + "\n")
    stranger = Client(server.address)
    assert stranger.log_in(OTHER, PASSWORD).status == 200
    return stranger


def raw(server: Server, data: bytes, wait: float = 10) -> bytes:
    """What the server answers to bytes that no client would send."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=wait) as connection:
        connection.sendall(data)
        received = b""
        while chunk := connection.recv(65536):
            received += chunk
        return received


def status_of(answer: bytes) -> int | None:
    """None when the connection was closed without a word, as it is on what is no HTTP at all."""
    return int(answer.split(b" ", 2)[1]) if answer else None


def test_each_page_carries_the_headers_of_safety(client: Client) -> None:
    for path in ("/", "/login", "/nowhere"):
        headers = client.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy and "unsafe-eval" not in policy
        assert re.search(r"(default|script)-src 'self'|default-src 'none'", policy)
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] in ("no-referrer", "same-origin", "strict-origin")


def test_no_page_holds_inline_scripts_or_styles(client: Client) -> None:
    client.add("x")
    for element in client.get("/").tree.all():
        assert not any(name.startswith("on") for name in element.attributes), element.attributes
        assert "style" not in element.attributes and element.tag != "style"
        assert element.tag != "script" or "src" in element.attributes


def test_titles_are_escaped(client: Client) -> None:
    title = """<script>alert("1")</script> & 'quotes' </title>"""

    page = client.add(title)

    assert page.element("taskTitle").text.strip() == title
    assert "<script>alert" not in page.text


def test_the_cookie_is_for_the_server_alone(account: tuple[str, str], server: Server) -> None:
    client = Client(server.address)

    answer = client.log_in(*account, follow=False)

    (morsel,) = SimpleCookie(answer.headers["Set-Cookie"]).values()
    assert morsel["httponly"] and morsel["samesite"] == "Lax" and morsel["path"] == "/"
    assert len(morsel.value) >= 43


def test_the_cookie_is_secure_behind_a_trusted_proxy_only(
    account: tuple[str, str], server: Server
) -> None:
    """A header that anybody can send must not change what the server believes of itself."""
    client = Client(server.address, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.9")

    answer = client.log_in(*account, follow=False)

    assert "secure" not in answer.headers["Set-Cookie"].lower()


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example", "Sec_Fetch_Site": "cross-site"},
        {"Origin": "https://evil.example", "Sec_Fetch_Site": ""},
        {"Origin": "null", "Sec_Fetch_Site": ""},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_requests_from_other_sites_change_nothing(client: Client, headers: dict[str, str]) -> None:
    page = client.get("/")
    form = page.element("addTaskButton").enclosing("form")
    name = page.element("taskTitleField").attributes["name"]

    sent = {key.replace("_", "-"): value for key, value in headers.items() if value}
    answer = client.request(
        "POST",
        form.attributes["action"],
        f"{name}=forged".encode(),
        **{"Content-Type": "application/x-www-form-urlencoded"} | sent,
    )

    assert answer.status == 403
    assert "forged" not in client.get("/").text


def test_who_is_not_logged_in_is_sent_to_login(client: Client, server: Server) -> None:
    task = client.add("secret plan").element("taskRow").attributes["data-task"]
    visitor = Client(server.address)

    for path in ("/", "/lists", f"/tasks/{task}", "/account", "/events"):
        answer = visitor.get(path, follow=False)
        assert answer.status in (302, 303, 401, 404), path
        assert "secret plan" not in answer.text
    assert visitor.get("/").element("loginButton")


def test_another_accounts_things_are_not_found(client: Client, stranger: Client) -> None:
    page = client.add("secret plan")
    row = page.element("taskRow")
    actions = {
        form.attributes["action"]
        for form in page.tree.all("form")
        if re.search(r"\d", form.attributes.get("action", ""))
    }
    assert any(row.attributes["data-task"] in action for action in actions)

    for path in actions:
        answer = stranger.post(path, {"title": "mine now"})
        assert answer.status == 404, path
        assert "secret plan" not in answer.text
    for link in page.tree.all("a"):
        path = link.attributes.get("href", "")
        if re.search(r"\d", path):
            assert stranger.get(path).status == 404, path
    assert "secret plan" in client.get("/").text


def test_logout_ends_the_session_on_the_server(client: Client) -> None:
    old = dict(client.cookies)
    page = client.get("/")

    client.submit(page, page.element("logoutButton"))
    client.cookies = old

    assert client.get("/").element("loginButton")


def test_a_new_password_ends_all_sessions(
    client: Client, account: tuple[str, str], cli: CommandLine
) -> None:
    cli.ok("account", "password", account[0], stdin="quite another password\n")

    assert client.get("/").element("loginButton")
    assert client.log_in(account[0], "quite another password").status == 200


def test_guessing_is_slowed_down_without_locking_the_owner_out(
    client: Client, account: tuple[str, str], server: Server
) -> None:
    guesser = Client(server.address)

    answers = [guesser.log_in(account[0], f"wrong password {n}") for n in range(8)]

    assert answers[-1].status == 429
    assert 1 <= int(answers[-1].headers["Retry-After"]) <= 900
    assert {answer.status for answer in answers} <= {401, 422, 429}
    assert client.get("/").status == 200


def test_unknown_and_known_addresses_get_one_answer_for_one_amount_of_work(
    account: tuple[str, str], server: Server
) -> None:
    """Processor time, which is the same however busy the machine is."""

    def attempt(email: str) -> tuple[float, Answer]:
        before = server.work()
        answer = Client(server.address).log_in(email, "a wrong password")
        return server.work() - before, answer

    known = [attempt(account[0]) for _ in range(4)]
    unknown = [attempt(f"nobody{number}@example.org") for number in range(4)]

    messages = {answer.element("loginInvalidMessage").text for _, answer in known + unknown}
    assert len(messages) == 1
    assert len({answer.status for _, answer in known + unknown}) == 1
    of_known, of_unknown = (sum(work for work, _ in tries) for tries in (known, unknown))
    assert of_known > 0.1
    assert 0.5 < of_known / of_unknown < 2


def test_a_setup_link_works_once(account: tuple[str, str], server: Server) -> None:
    visitor = Client(server.address)

    answer = visitor.get(server.setup_link)

    assert answer.status in (404, 410)


def test_a_wrong_setup_link_is_refused(server: Server) -> None:
    link = server.setup_link

    assert Client(server.address).get(link[:-4] + "AAAA").status == 404


@pytest.mark.parametrize(
    ("request_bytes", "statuses"),
    [
        (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", {414, 431, 400}),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000 + b"\r\n\r\n", {431, 400}),
        (b"GARBAGE\r\n\r\n", {400, None}),
        (b"GET / HTTP/1.1\r\n\r\n", {400}),
        (b"GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", {400, 404}),
        (b"GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", {400, 404}),
        (b"GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", {400, 404}),
        (b"BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", {405, 501}),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n", {400}),
        (b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n", {413}),
    ],
)
def test_malformed_and_oversized_requests_are_refused(
    server: Server, request_bytes: bytes, statuses: set[int | None]
) -> None:
    assert status_of(raw(server, request_bytes)) in statuses
    assert server.is_healthy()


def test_a_body_without_a_length_is_limited_too(server: Server) -> None:
    chunk = b"10000\r\n" + b"a" * 0x10000 + b"\r\n"
    head = b"POST /login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

    try:
        answer = raw(server, head + chunk * 100 + b"0\r\n\r\n")
    except (BrokenPipeError, ConnectionResetError):
        answer = b"HTTP/1.1 413"

    assert status_of(answer) == 413
    assert server.is_healthy()


def test_who_sends_slowly_is_cut_off_and_holds_up_nobody(server: Server) -> None:
    def wait() -> float:
        start = time.perf_counter()
        assert server.is_healthy()
        return time.perf_counter() - start

    waiting = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    try:
        for connection in waiting:
            connection.sendall(b"GET / HTTP/1.1\r\n")
        # A busy machine makes some wait, and not all.
        assert any(wait() < 1 for _ in range(5))
    finally:
        for connection in waiting:
            connection.close()


def test_health_and_metrics(client: Client, server: Server) -> None:
    client.add("a secret title")
    visitor = Client(server.address)

    health = visitor.get("/healthz")
    metrics = visitor.get("/metrics")

    assert (health.status, metrics.status) == (200, 200)
    assert metrics.headers["Content-Type"].startswith("text/plain")
    assert re.search(r"^# TYPE \w+ counter$", metrics.text, re.MULTILINE)
    for line in metrics.text.splitlines():
        assert re.fullmatch(r"#.*|\w+(\{[^}]*\})? [-+0-9.eEInfNa]+", line), line
    assert "secret" not in metrics.text


def test_the_log_has_a_line_a_request_and_nothing_secret(
    client: Client, account: tuple[str, str], server: Server
) -> None:
    client.add("a secret title")
    before = server.log.read_text().count("GET /healthz 200 ")

    client.get("/healthz")

    deadline = time.monotonic() + 5
    while (log := server.log.read_text()).count("GET /healthz 200 ") == before:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert log.count("GET /healthz 200 ") == before + 1
    token = server.setup_link.rsplit("/", 1)[-1].rsplit("=", 1)[-1]
    for secret in ("secret title", account[1], token, *client.cookies.values()):
        assert secret not in log


def test_head_conditional_get_and_compression(client: Client) -> None:
    for number in range(20):
        client.add(f"task {number}")
    page = client.get("/")
    style = next(
        link.attributes["href"]
        for link in page.tree.all("link")
        if link.attributes.get("rel") == "stylesheet"
    )

    whole = client.get(style)
    head = client.request("HEAD", style)
    again = client.get(style, If_None_Match=whole.headers["ETag"])
    packed = client.get(page.url, Accept_Encoding="gzip")

    assert (head.status, head.body) == (200, b"")
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]
    assert (again.status, again.body) == (304, b"")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "task 19" in gzip.decompress(packed.body).decode()


def test_listens_on_loopback_alone(server: Server) -> None:
    with open("/proc/net/tcp") as table:
        addresses = {
            line.split()[1].split(":")[0]
            for line in list(table)[1:]
            if int(line.split()[1].split(":")[1], 16) == server.port and line.split()[3] == "0A"
        }
    assert addresses == {"0100007F"}


def test_sigterm_finishes_what_is_running(client: Client, server: Server) -> None:
    client.add("kept")
    with socket.create_connection(("127.0.0.1", server.port)) as idle:
        idle.sendall(b"GET /healthz HTTP/1.1\r\n")

        start = time.perf_counter()
        server.stop()

    assert time.perf_counter() - start < 10
    server.start()
    assert "kept" in client.get("/").text
