#!/usr/bin/env bash
# The Go programs of scripts/go, and those of other projects that they name, built from modules alone: what it takes is Go 1.26
# or later and a module proxy. scripts/go/go.mod has the versions that kube-apiserver is built with; scripts/go/foreign/go.mod
# is for programs that need others, scripts/go/e2e/go.mod for Kubernetes' own tests. What is built is kept in the cache folder
# of the machine, under a name that says of which sources it is.
#
#   scripts/go.sh PROGRAM [ARGUMENT...]   builds what is missing and runs it, from the folder of the project
#   scripts/go.sh build PROGRAM...        builds what is missing, prints the path of each
#   scripts/go.sh folder MODULE[@VERSION] prints where the sources of a module are
#   scripts/go.sh version                 prints the version of Kubernetes
#
# A program is a folder of scripts/go that has a main.go, or one of kube-apiserver, kube-controller-manager, kubectl, etcd,
# etcdctl, prometheus-operator, kubeconform, e2e/tests and e2e/nodes. The first kube-apiserver takes 10 to 60 minutes. One is
# built at a time, with two processes, unless KUBETYPED_BUILD_JOBS says how many.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped
# Builds are the same whatever else the machine does with Go. Kubernetes is not released with encoding/json/v2.
export CGO_ENABLED=0 GO111MODULE=on GOWORK=off GOFLAGS=-buildvcs=false GOEXPERIMENT=nojsonv2

# The version of Kubernetes in go.mod.
version() { sed -n 's/^\tk8s.io\/kubernetes \(v[^ ]*\).*/\1/p' "$here/go/go.mod"; }

# Flags of the linker that give a program this version.
stamp() {
  local minor set=k8s.io/component-base/version
  minor=$(version) minor=${minor#v1.}
  echo "-X $set.gitVersion=$(version) -X $set.gitMajor=1 -X $set.gitMinor=${minor%%.*}"
}

# The packages of the module that a folder of it imports, and itself.
packages() {
  local -A seen=()
  local queue=("$1") folder each
  while [ "${#queue[@]}" -gt 0 ]; do
    folder=${queue[0]} queue=("${queue[@]:1}")
    [ -z "${seen[$folder]:-}" ] || continue
    seen[$folder]=yes
    for each in $(sed -n 's/^.*"kubetyped\/\([a-z0-9/]*\)"$/\1/p' "$here/go/$folder"/*.go); do queue+=("$each"); done
  done
  printf '%s\n' "${!seen[@]}" | sort
}

# compile MODULE PACKAGE FILE [FLAG...]: says what it does, and for how long.
compile() {
  local module=$1 package=$2 file=$3 started ticks
  shift 3
  mkdir -p "$(dirname "$file")"
  (
    if ! flock -n 9; then
      echo "waiting for another build in $cache, to build $(basename "$file")" >&2
      flock 9
    fi
    [ ! -x "$file" ] || exit 0
    command -v go >/dev/null || { echo "no Go on PATH to build $(basename "$file") with: 1.26 or later is needed" >&2; exit 1; }
    started=$SECONDS
    echo "building $(basename "$file") with $(go env GOVERSION)" >&2
    cd "$module"
    nice -n 10 go build -trimpath -p "${KUBETYPED_BUILD_JOBS:-2}" "$@" -o "$file.new" "$package" >&2 &
    ticks=0
    while sleep 0.25 && kill -0 $! 2>/dev/null; do
      (( ++ticks % 120 )) || echo "building $(basename "$file") for $((SECONDS - started)) s" >&2
    done
    wait $! || exit 1
    mv "$file.new" "$file"
    echo "built $(basename "$file") in $((SECONDS - started)) s" >&2
  ) 9>"$cache/build.lock"
}

# Prints the path of a program, which is built when it is not there.
build() {
  local name=$1 module=$here/go package flags=() file
  case $name in
  kube-apiserver | kube-controller-manager | kubectl)
    package=k8s.io/kubernetes/cmd/$name
    flags=(-ldflags "-s -w $(stamp)")
    ;;
  etcd) package=go.etcd.io/etcd/server/v3 ;;
  etcdctl) package=go.etcd.io/etcd/etcdctl/v3 ;;
  prometheus-operator) module=$here/go/foreign package=github.com/prometheus-operator/prometheus-operator/cmd/operator ;;
  kubeconform) module=$here/go/foreign package=github.com/yannh/kubeconform/cmd/kubeconform ;;
  e2e/tests | e2e/nodes)
    module=$here/go/e2e package=./${name#e2e/}
    flags=(-ldflags "-s -w $(stamp)")
    ;;
  *)
    if [[ ! $name =~ ^[a-z]+$ ]] || [ ! -f "$module/$name/main.go" ]; then
      echo "$name is no program of scripts/go" >&2
      exit 2
    fi
    package=./$name
    ;;
  esac
  case $package in
  ./*) file=$cache/programs/${name/\//-}-$(for each in $(packages "$name"); do cat "$here/go/$each"/*.go; done | cat - "$module"/go.{mod,sum} | cksum | cut -d' ' -f1)/${name/\//-} ;;
  *) file=$cache/programs/$(basename "$module")-$(cat "$module"/go.{mod,sum} | cksum | cut -d' ' -f1)/$name ;;
  esac
  [ -x "$file" ] || compile "$module" "$package" "$file" ${flags[@]+"${flags[@]}"} || return 1
  echo "$file"
}

folder() {
  local module=$1
  cd "$here/go"
  case $module in
  *@*) ;;
  github.com/prometheus-operator/*) cd foreign ;;
  esac
  case $module in
  *@*) go mod download -json "$module" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p' ;;
  *)
    go mod download "$module" >&2
    go list -m -f '{{.Dir}}' "$module"
    ;;
  esac
}

case ${1:-} in
build) shift; for name in "$@"; do build "$name"; done ;;
folder) folder "$2" ;;
version) version ;;
'' | -*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  [ "${1:-}" = --help ] || exit 2
  ;;
*)
  program=$(build "$1") || exit
  shift
  cd "$here/.."
  exec "$program" "$@"
  ;;
esac
