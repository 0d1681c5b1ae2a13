#!/usr/bin/env bash
# Builds and runs the programs under scripts/go against the Go implementation of Kubernetes.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: scripts/extract.sh <program> [argument...]

  facts    reads the Go source of the API types and writes proto/**/facts.json
  vectors  writes test/conformance/vectors/*.jsonl.gz
  oracle   answers questions, one JSON object a line, from standard input to standard output
  build    only builds all programs, and prints the folder that holds them

Every other folder of scripts/go with a main.go is a program too.

UPSTREAM (default /opt/upstream) is the folder whose env.sh gives Go and the k8s.io libraries.
TEXT
}

case "${1:-}" in
  -h | --help) usage; exit 0 ;;
esac
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
program=${1:-}
if [[ ! "$program" =~ ^[a-z]+$ ]] || { [ "$program" != build ] && [ ! -f "$here/go/$program/main.go" ]; }; then
  usage >&2
  exit 2
fi
shift

export UPSTREAM="${UPSTREAM:-/opt/upstream}"
upstream=$UPSTREAM
# shellcheck disable=SC1091
. "$upstream/env.sh"

# The programs are compiled as packages below kubetyped-oracle, from a GOPATH of their own.
place="${TMPDIR:-/tmp}/kubetyped-oracle-$(id -u)-$(printf %s "$here" | cksum | cut -d' ' -f1)"
mkdir -p "$place/src" "$place/bin"
ln -sfn "$here/go" "$place/src/kubetyped-oracle"

# k8s.io/metrics comes from the Go module proxy, for the programs that read it.
case $program in
facts | vectors | build)
  metrics=$(GOFLAGS='' GO111MODULE=on go mod download -json k8s.io/metrics@v0.36.3 | sed -n 's/^\t"Dir": "\(.*\)",\?$/\1/p')
  mkdir -p "$place/src/k8s.io"
  ln -sfn "$metrics" "$place/src/k8s.io/metrics"
  ;;
esac
export GOPATH="$place:$GOPATH"

if [ "$program" = build ]; then
  for main in "$here"/go/*/main.go; do
    each=$(basename "$(dirname "$main")")
    go build -o "$place/bin/$each" "kubetyped-oracle/$each"
  done
  echo "$place/bin"
  exit 0
fi
go build -o "$place/bin/$program" "kubetyped-oracle/$program"
cd "$here/.."
exec "$place/bin/$program" "$@"
