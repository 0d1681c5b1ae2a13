#!/usr/bin/env bash
# Writes proto/releases.json: when the kinds and fields of the Kubernetes API came, and when kinds went, read from the types of
# every release that the Go module proxy has. Takes Go and a few minutes; what was read of a release is kept in the cache folder.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck disable=SC1091
. "${UPSTREAM:-/opt/upstream}/env.sh"
cache="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/releases-$(cat "$here"/go/releases/*.go | cksum | cut -d' ' -f1)"
mkdir -p "$cache"
go build -o "$cache/releases" "$here"/go/releases/*.go
exec "$cache/releases" "$cache" "$here/../proto/releases.json"
