#!/usr/bin/env bash
# The Go program that runs controller-runtime's priority queue, which the tests compare ours with. A module of its own
# (scripts/go/priorityqueue), as controller-runtime is in no package of Debian's.
#
#   scripts/priorityqueue.sh build       compiles what is missing, prints the path of the program
#   scripts/priorityqueue.sh vectors     writes test/client/vectors/priority-queues.jsonl.gz again
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/go_program.sh
. "$here/go_program.sh"

case "${1:-}" in
build) go_program priorityqueue ;;
vectors)
  program=$(go_program priorityqueue)
  "$program" -rows | gzip -9n >"$here/../test/client/vectors/priority-queues.jsonl.gz"
  ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
