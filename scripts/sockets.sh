#!/usr/bin/env bash
# The Go program that listens as Go's API servers do, with net/http alone, for test/attack/sockets.test.ts. A module of its own
# (scripts/go/sockets) that needs no other package.
#
#   scripts/sockets.sh build     compiles what is missing, prints the path of the program
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/go_program.sh
. "$here/go_program.sh"

case "${1:-}" in
build) go_program sockets ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
