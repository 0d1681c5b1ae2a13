#!/usr/bin/env bash
# The Go program that tells whom kube-apiserver takes the sender of a request for, with kube-apiserver's own authenticators,
# which the tests compare ours with. A module of its own (scripts/go/identity), built with the Go that kube-apiserver is.
#
#   scripts/identity.sh build       compiles what is missing, prints the path of the program
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/go_program.sh
. "$here/go_program.sh"

case "${1:-}" in
build) go_program identity ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
