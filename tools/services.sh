#!/bin/sh
# What the tests of the server need besides Python: Chromium, PostgreSQL and Redis. As root on
# Debian, Debian's packages are installed where something is missing, and nothing is left running;
# elsewhere this says what is missing. Tests that need it are then skipped, or fail with CI=true.
set -eu

have_postgresql() {
    command -v postgres >/dev/null && command -v initdb >/dev/null && return
    for folder in /usr/lib/postgresql/*/bin; do
        [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ] && return
    done
    return 1
}

missing() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || echo chromium
    have_postgresql || echo postgresql
    command -v redis-server >/dev/null || echo redis-server
}

packages=$(missing)
[ -n "$packages" ] || exit 0

if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; then
    echo "Installing Debian's packages:" $packages
    # Debian starts a service when it is installed, unless this file says no.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' > "$policy"
        chmod +x "$policy"
        trap 'rm -f "$policy"' EXIT
    fi
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get -qq update
        # shellcheck disable=SC2086
        apt-get -qq install --yes --no-install-recommends $packages
    } >build/services.log 2>&1 || tail -n 5 build/services.log
    packages=$(missing)
fi

if [ -n "$packages" ]; then
    echo "Missing, so that some tests cannot run:" $packages
fi
