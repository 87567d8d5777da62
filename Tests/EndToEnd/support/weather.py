"""A service of weather on loopback: it plays Open-Meteo's forecast and place search, and their faults."""

from __future__ import annotations

import json
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

PLACES = {
    "Oslo": [("Oslo", "Oslo", "Norway", 59.91, 10.75)],
    "Springfield": [
        ("Springfield", "Illinois", "United States", 39.80, -89.64),
        ("Springfield", "Missouri", "United States", 37.22, -93.30),
    ],
}


@dataclass
class Fault:
    """What is answered instead of a forecast."""

    status: int = 200
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


UNAUTHORIZED = Fault(401, b'{"error": true, "reason": "invalid key"}')
TOO_MANY = Fault(429, b"{}", {"Retry-After": "600"})
GARBAGE = Fault(200, b"<!doctype html><title>Log in to the hotel</title>")
GAPS = Fault(200, b'{"hourly": {"time": [1796036400]}}')


class WeatherService:
    """Foretells a week of mild hours from the present one on, in which it rains at some."""

    def __init__(self) -> None:
        self.fault: Fault | None = None
        self.delay = 0.0
        self.temperature = 12.0
        self.requests: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                url = urlsplit(self.path)
                service.requests.append(url.path)
                answer = service.answer(url.path, parse_qs(url.query))
                body = answer.body
                self.send_response(answer.status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def environment(self) -> dict[str, str]:
        """What makes hibi-server ask here, as often as it is told to."""
        address = f"http://127.0.0.1:{self.server.server_port}"
        return {
            "HIBI_OPEN_METEO_ADDRESS": address,
            "HIBI_OPENWEATHERMAP_ADDRESS": address,
            "HIBI_MET_NORWAY_ADDRESS": address,
            "HIBI_PLACES_ADDRESS": address,
            "HIBI_WEATHER_INTERVAL": "0",
        }

    @property
    def forecasts(self) -> int:
        return self.requests.count("/v1/forecast")

    def settle(self) -> None:
        """Waits until nobody has asked for a while."""
        count = -1
        while count != len(self.requests):
            count = len(self.requests)
            time.sleep(0.5)

    def answer(self, path: str, query: dict[str, list[str]]) -> Fault:
        time.sleep(self.delay)
        if path == "/v1/search":
            return self.json({"results": self.places(query["name"][0])})
        if self.fault is not None:
            return self.fault
        if path == "/v1/forecast":
            return self.json({"hourly": self.hours()})
        return Fault(404, b"{}")

    def places(self, name: str) -> list[dict[str, Any]]:
        keys = ("name", "admin1", "country", "latitude", "longitude")
        return [dict(zip(keys, place)) for place in PLACES.get(name.title(), [])]

    def hours(self) -> dict[str, list[Any]]:
        first = int(time.time()) // 3600 * 3600
        count = range(168)
        wet = [(first // 3600 + hour) % 24 in range(10, 17) for hour in count]
        return {
            "time": [first + 3600 * hour for hour in count],
            "temperature_2m": [self.temperature + hour % 5 for hour in count],
            "apparent_temperature": [self.temperature + hour % 5 - 2 for hour in count],
            "precipitation_probability": [80 if rain else 5 for rain in wet],
            "precipitation": [1.4 if rain else 0 for rain in wet],
            "weather_code": [61 if rain else 0 for rain in wet],
            "is_day": [1 for _ in count],
            "wind_speed_10m": [5.0 for _ in count],
            "wind_direction_10m": [225 for _ in count],
        }

    def json(self, value: object) -> Fault:
        return Fault(200, json.dumps(value).encode())

    def stop(self) -> None:
        """From then on nobody listens there."""
        self.server.shutdown()
        self.server.server_close()
