#!/usr/bin/env bash
# The Go program that answers questions about CEL expressions. A module of its own (scripts/go/cel), as its costs are those
# of the cel-go version that Kubernetes is built with.
#
#   scripts/cel.sh build     compiles what is missing, prints the path of the program
#   scripts/cel.sh vectors   writes test/conformance/cel/*.jsonl.gz again
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
module="$here/go/cel"
upstream=${UPSTREAM:-/opt/upstream}

# Keeps the program in the cache folder of the machine, under a name that says of which sources it is.
build() {
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  local cache
  cache="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/cel-$(cat "$module"/*.go "$module"/go.* | cksum | cut -d' ' -f1)"
  mkdir -p "$cache"
  (
    # Several may ask at the same time.
    flock 9
    if [ ! -x "$cache/cel" ]; then
      echo "compiling scripts/go/cel; this takes a minute or two" >&2
      (cd "$module" && CGO_ENABLED=0 GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" \
        nice -n 10 go build -trimpath -o "$cache/cel.new" .) >&2
      mv "$cache/cel.new" "$cache/cel"
    fi
  ) 9>"$cache/lock"
  echo "$cache/cel"
}

# The folder of a Go module among those that were downloaded.
module_folder() {
  (cd "$module" && GO111MODULE=on GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" go list -m -f '{{.Dir}}' "$1")
}

case "${1:-}" in
build) build ;;
vectors)
  program=$(build)
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  out="$here/../test/conformance/cel"
  "$program" -rows -conformance "$(module_folder cel.dev/expr)/tests/simple/testdata" | gzip -9n >"$out/spec.jsonl.gz"
  "$program" -rows -literals "$(module_folder k8s.io/apiserver)/pkg/cel/library" | gzip -9n >"$out/libraries.jsonl.gz"
  # Those of our own keep their questions.
  for name in functions random syntax; do
    gzip -dc "$out/$name.jsonl.gz" | "$program" -again | gzip -9n >"$out/$name.new"
    mv "$out/$name.new" "$out/$name.jsonl.gz"
  done
  ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
