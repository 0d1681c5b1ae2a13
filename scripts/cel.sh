#!/usr/bin/env bash
# The Go programs that answer questions about CEL expressions, and about custom resources and their definitions. A module
# of its own (scripts/go/cel), as costs are those of the cel-go version that Kubernetes is built with.
#
#   scripts/cel.sh build                    compiles what is missing, prints the path of the program for expressions
#   scripts/cel.sh build customresources    the same for custom resources
#   scripts/cel.sh build admission          the same for admission policies
#   scripts/cel.sh vectors                  writes test/conformance/cel/*.jsonl.gz and test/apiextensions/pipeline/*.jsonl.gz
#                                           and test/admission/vectors/*.jsonl.gz again
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
module="$here/go/cel"
upstream=${UPSTREAM:-/opt/upstream}

# Keeps a program in the cache folder of the machine, under a name that says of which sources it is.
build() {
  local program=${1:-cel} module=$module folder=$module
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  [ "$program" = cel ] || folder=$module/$program
  # What needs other modules has a list of its own.
  [ "$program" != admission ] || module=$here/go/admission folder=$here/go/admission
  local cache
  cache="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/$program-$(cat "$folder"/*.go "$here"/go/cel/timing/*.go "$module"/go.* | cksum | cut -d' ' -f1)"
  mkdir -p "$cache"
  (
    # Several may ask at the same time.
    flock 9
    if [ ! -x "$cache/$program" ]; then
      echo "compiling scripts/go/${folder#"$here/go/"}; this takes a minute or two" >&2
      (cd "$folder" && CGO_ENABLED=0 GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" \
        nice -n 10 go build -trimpath -o "$cache/$program.new" .) >&2
      mv "$cache/$program.new" "$cache/$program"
    fi
  ) 9>"$cache/lock"
  echo "$cache/$program"
}

# The folder of a Go module among those that were downloaded.
module_folder() {
  (cd "$module" && GO111MODULE=on GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" go list -m -f '{{.Dir}}' "$1")
}

# The folder of a version of a Go module that no program is built with.
version_folder() {
  GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath" go mod download -json "$1@$2" |
    sed -n 's/^\t"Dir": "\(.*\)",$/\1/p'
}

case "${1:-}" in
build) build "${2:-cel}" ;;
vectors)
  program=$(build)
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  out="$here/../test/conformance/cel"
  spec="$(version_folder cel.dev/expr v0.25.2)/tests/simple/testdata"
  "$program" -rows -conformance "$spec" | gzip -9n >"$out/spec.jsonl.gz"
  "$program" -census -conformance "$spec" >"$out/spec_census.json"
  "$program" -rows -literals "$(module_folder k8s.io/apiserver)/pkg/cel/library" | gzip -9n >"$out/libraries.jsonl.gz"
  # In situations that upstream's tests are about; their names are there for a test that none is forgotten.
  situations() { node "$here/situations/print.mjs" "$1"; }
  situations expressions | "$program" -again | gzip -9n >"$out/situations.jsonl.gz"
  "$program" -situations "$(module_folder k8s.io/apiextensions-apiserver)"/pkg/apiserver/schema/cel/*_test.go \
    "$(module_folder k8s.io/apiserver)"/pkg/cel/library/*_test.go | gzip -9n >"$out/upstream_tests.jsonl.gz"
  # Those of our own keep their questions.
  for name in functions random syntax; do
    gzip -dc "$out/$name.jsonl.gz" | "$program" -again | gzip -9n >"$out/$name.new"
    mv "$out/$name.new" "$out/$name.jsonl.gz"
  done
  program=$(build customresources)
  out="$here/../test/apiextensions/pipeline"
  "$program" -spellings | "$program" -rows | gzip -9n >"$out/spellings.jsonl.gz"
  situations resources | "$program" -rows | gzip -9n >"$out/resource_situations.jsonl.gz"
  situations definitions | "$program" -rows | gzip -9n >"$out/definition_situations.jsonl.gz"
  for name in definitions resources; do
    gzip -dc "$out/$name.jsonl.gz" | "$program" -rows | gzip -9n >"$out/$name.new"
    mv "$out/$name.new" "$out/$name.jsonl.gz"
  done
  program=$(build admission)
  out="$here/../test/admission/vectors"
  gzip -dc "$out/policies.jsonl.gz" | "$program" -rows | gzip -9n >"$out/policies.new"
  mv "$out/policies.new" "$out/policies.jsonl.gz"
  ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
