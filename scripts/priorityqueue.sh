#!/usr/bin/env bash
# The Go program that runs controller-runtime's priority queue, which the tests compare ours with. A module of its own
# (scripts/go/priorityqueue), as controller-runtime is in no package of Debian's.
#
#   scripts/priorityqueue.sh build       compiles what is missing, prints the path of the program
#   scripts/priorityqueue.sh vectors     writes test/client/vectors/priority-queues.jsonl.gz again
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
module="$here/go/priorityqueue"
upstream=${UPSTREAM:-/opt/upstream}

# Keeps the program in the cache folder of the machine, under a name that says of which sources it is.
build() {
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  local cache
  cache="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/priorityqueue-$(cat "$module"/*.go "$module"/go.* | cksum | cut -d' ' -f1)"
  mkdir -p "$cache"
  (
    # Several may ask at the same time.
    flock 9
    if [ ! -x "$cache/priorityqueue" ]; then
      echo "compiling scripts/go/priorityqueue; this takes a minute or two" >&2
      (cd "$module" && CGO_ENABLED=0 GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" \
        nice -n 10 go build -trimpath -o "$cache/priorityqueue.new" .) >&2
      mv "$cache/priorityqueue.new" "$cache/priorityqueue"
    fi
  ) 9>"$cache/lock"
  echo "$cache/priorityqueue"
}

case "${1:-}" in
build) build ;;
vectors)
  program=$(build)
  "$program" -rows | gzip -9n >"$here/../test/client/vectors/priority-queues.jsonl.gz"
  ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
