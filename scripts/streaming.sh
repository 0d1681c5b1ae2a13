#!/usr/bin/env bash
# The Go program that serves exec, attach and portforward of Pods with the code of kube-apiserver and of container runtimes,
# for tests. A module of its own (scripts/go/streaming), as that code is in no package of Debian's.
#
#   scripts/streaming.sh build     compiles what is missing, prints the path of the program
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/go_program.sh
. "$here/go_program.sh"

case "${1:-}" in
build) go_program streaming ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
