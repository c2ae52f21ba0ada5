"""A mail server for tests: it takes letters and keeps them, or refuses them."""

import asyncio
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Self


class Listener:
    """A server of one's own, on a free port of this machine."""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self.talk, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer somebody who has connected."""
        raise NotImplementedError


class Postbox(Listener):
    """Listens on a free port of loopback as long as it is entered."""

    def __init__(self, refusals: int = 0) -> None:
        self.refusals = refusals
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.commands: list[str] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 postbox\r\n")
        while line := (await reader.readline()).decode().strip():
            verb = line.partition(" ")[0].upper()
            self.commands.append(verb)
            answer = "250 fine"
            if verb == "MAIL" and self.refusals:
                self.refusals -= 1
                answer = "451 not now, <secret@example.org>"
            elif verb == "RCPT":
                self.recipients.append(line)
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(data[:-3], policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
            elif verb == "QUIT":
                break
            writer.write(f"{answer}\r\n".encode())
        writer.close()
