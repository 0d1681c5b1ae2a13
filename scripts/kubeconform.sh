#!/usr/bin/env bash
# kubeconform, which checks manifests by JSON Schemas: what `npm run bench -- validate` measures `kubetyped validate` beside.
#
#   scripts/kubeconform.sh build     builds it from the Go module proxy once, and prints the path of the program
set -euo pipefail

version=v0.7.0
upstream=${UPSTREAM:-/opt/upstream}

# Kept in the cache folder of the machine.
build() {
  # shellcheck disable=SC1091
  [ -f "$upstream/env.sh" ] && . "$upstream/env.sh"
  local kept="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped" folder
  folder="$kept/kubeconform-$version"
  mkdir -p "$folder"
  (
    # Several may ask at the same time.
    flock 9
    if [ ! -x "$folder/kubeconform" ]; then
      echo "compiling kubeconform $version; this takes a minute" >&2
      CGO_ENABLED=0 GO111MODULE=on GOFLAGS=-modcacherw GOPATH="$kept/gopath" GOBIN="$folder" \
        nice -n 10 go install "github.com/yannh/kubeconform/cmd/kubeconform@$version" >&2
    fi
  ) 9>"$folder/lock"
  echo "$folder/kubeconform"
}

case "${1:-}" in
build) build ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
