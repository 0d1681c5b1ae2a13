# Sourced by the scripts whose Go program is a module of its own.
#
#   go_program NAME [PACKAGE]   compiles scripts/go/NAME, or a package of another module that it names, when the cache folder
#                               of the machine doesn't hold it, under a name that says of which sources it is; prints its path
go_program() {
  local name=$1 package=${2:-.} module cache upstream=${UPSTREAM:-/opt/upstream}
  module="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/go/$name"
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  cache="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/$name-$(shopt -s nullglob && cat "$module"/*.go "$module"/go.* | cksum | cut -d' ' -f1)"
  mkdir -p "$cache"
  (
    # Several may ask at the same time.
    flock 9
    if [ ! -x "$cache/$name" ]; then
      echo "compiling scripts/go/$name; this takes a minute or two" >&2
      (cd "$module" && CGO_ENABLED=0 GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" \
        nice -n 10 go build -trimpath -o "$cache/$name.new" "$package") >&2
      mv "$cache/$name.new" "$cache/$name"
    fi
  ) 9>"$cache/lock"
  echo "$cache/$name"
}
