"""What vdirsyncer's tests ask about a server: goes into their folder `storage/servers/hibi`."""

from __future__ import annotations

import os

import pytest


class ServerMixin:
    @pytest.fixture
    def get_storage_args(self, slow_create_collection, aio_connector):
        async def arguments(collection="test"):
            server = {
                "url": os.environ["SERVER_ADDRESS"],
                "username": os.environ["SERVER_USER"],
                "password": os.environ["SERVER_PASSWORD"],
                "connector": aio_connector,
            }
            if collection is None:
                return server
            # A list's name is its address here, which may need the special characters escaped.
            return await slow_create_collection(self.storage_class, server, collection)

        return arguments
