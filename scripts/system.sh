#!/bin/sh
# The two programs the tests need that PyPI and npm do not have: Chromium and PostgreSQL.
# Where apt may not install them, their tests are skipped in plain words (never under CI).
set -u
wanted=""
postgresql() { ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; }
command -v chromium-headless-shell > /dev/null || wanted="$wanted chromium-headless-shell"
postgresql || wanted="$wanted postgresql"
[ -z "$wanted" ] && exit 0
if [ "$(id -u)" = 0 ]; then sudo=""; else sudo="sudo -n"; fi
if command -v apt-get > /dev/null && $sudo true 2> /dev/null; then
    install() { DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "$@" > /dev/null; }
    echo "installing$wanted"
    $sudo apt-get update -qq
    install $wanted && exit 0
    install $(echo "$wanted" | sed s/-headless-shell//) && exit 0 # where the browser comes only with its windows
fi
command -v chromium > /dev/null && postgresql && exit 0
if [ -n "${CI:-}" ]; then
    echo "can't install$wanted, which the tests need under CI" >&2
    exit 1
fi
echo "can't install$wanted here: their tests will be skipped"
