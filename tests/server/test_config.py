"""The configuration: options, then the environment, then defaults; and what is refused."""

from dataclasses import fields

import pytest

from kronika.cli.serve import OPTIONS
from kronika.core.errors import UsageError
from kronika.server.config import Config, from_environment, sqlite_path


def test_options_come_before_the_environment_and_that_before_defaults() -> None:
    environment = {"KRONIKA_PORT": "9000", "KRONIKA_HOST": "0.0.0.0", "PORT": "1"}
    config = from_environment({"port": "9001", "host": None}, environment)
    assert (config.port, config.host, config.channels) == (9001, "0.0.0.0", "memory")


def test_values_have_the_type_of_their_field() -> None:
    environment = {
        "KRONIKA_WEBHOOKS": "yes",
        "KRONIKA_SIGN_UP": "false",
        "KRONIKA_BOT_PACE": "0.25",
        "KRONIKA_BOT_WORKERS": "3",
    }
    config = from_environment({}, environment)
    assert (config.webhooks, config.sign_up, config.bot_pace) == (True, False, 0.25)
    assert config.workers == 3


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"port": "many"}, "--port is a number"),
        ({"port": "-1"}, "--port is not negative"),
        ({"port": "65536"}, "0 to 65535"),
        ({"webhooks": "perhaps"}, "--webhooks is yes or no"),
        ({"database": "mysql://x:s3cret@y/z"}, "database begins with one of: sqlite"),
        ({"channels": "kafka:s3cret"}, "channels begins with one of: memory"),
        ({"public_url": "games.example.org"}, "public-url begins with"),
        ({"public_url": "https://"}, "names no host"),
        ({"smtp": "http://me:s3cret@mail"}, "smtp begins with"),
        ({"smtp": "smtp://me:s3cret@mail"}, "smtp needs a sender"),
    ],
)
def test_what_is_wrong_is_said_without_secrets(given: dict[str, str], words: str) -> None:
    with pytest.raises(UsageError, match=words) as complaint:
        from_environment(given, {})
    assert "s3cret" not in str(complaint.value)


def test_what_is_wrong_in_the_environment_is_named_as_it_is_there() -> None:
    with pytest.raises(UsageError, match="KRONIKA_BOT_PACE is a number"):
        from_environment({}, {"KRONIKA_BOT_PACE": "slow"})


@pytest.mark.parametrize(
    ("config", "url", "secure"),
    [
        (Config(), "http://127.0.0.1:8140", False),
        (Config(host="::1", port=1), "http://[::1]:1", False),
        (Config(public_url="https://games.example.org/"), "https://games.example.org", True),
    ],
)
def test_the_address_that_people_use(config: Config, url: str, secure: bool) -> None:
    assert (config.url, config.secure) == (url, secure)


def test_every_field_is_an_option_with_a_help() -> None:
    assert list(OPTIONS) == [field.name for field in fields(Config)]


def test_the_file_of_a_database() -> None:
    assert str(sqlite_path("sqlite:////var/x.db")) == "/var/x.db"
    assert sqlite_path("postgresql://x/y") is None
