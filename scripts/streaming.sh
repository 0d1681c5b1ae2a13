#!/usr/bin/env bash
# The Go program that serves exec, attach and portforward of Pods with the code of kube-apiserver and of container runtimes,
# for tests. A module of its own (scripts/go/streaming), as that code is in no package of Debian's.
#
#   scripts/streaming.sh build     compiles what is missing, prints the path of the program
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
module="$here/go/streaming"
upstream=${UPSTREAM:-/opt/upstream}

# Keeps the program in the cache folder of the machine, under a name that says of which sources it is.
build() {
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  local cache
  cache="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/streaming-$(cat "$module"/*.go "$module"/go.* | cksum | cut -d' ' -f1)"
  mkdir -p "$cache"
  (
    # Several may ask at the same time.
    flock 9
    if [ ! -x "$cache/streaming" ]; then
      echo "compiling scripts/go/streaming; this takes a minute or two" >&2
      (cd "$module" && CGO_ENABLED=0 GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" \
        nice -n 10 go build -trimpath -o "$cache/streaming.new" .) >&2
      mv "$cache/streaming.new" "$cache/streaming"
    fi
  ) 9>"$cache/lock"
  echo "$cache/streaming"
}

case "${1:-}" in
build) build ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
