#!/usr/bin/env bash
# The reference API server of the shared folder, with the feature gate CBORServingAndStorage on, which has no flag there:
# built together with the file that opens the gate, from the modules of scripts/go, and started by its own script.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
shared=$(cd "$here/.." && cd "${KUBETYPED_SHARED:-../shared}/upstream" && pwd)
if [ "$#" -ne 2 ] || { [ "$1" != start ] && [ "$1" != stop ]; }; then
  echo "usage: scripts/apiserver.sh start|stop PORT" >&2
  exit 2
fi

home=${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/refapi-$(cat "$shared"/refapi/*.go "$here"/go/apiserver/*.go "$here"/go/go.{mod,sum} "$here/apiserver.sh" | cksum | cut -d' ' -f1)
mkdir -p "$home/gopath/src/refapi" "$home/bin"
etcd=$("$here/go.sh" build etcd)
# It reads the markers of types (+listType, +default) from the sources that it finds in GOPATH.
printf 'export PATH=%q:$PATH GOPATH=%q\n' "$(dirname "$etcd")" "$home/gopath" >"$home/env.sh"
# Several may start at the same time.
(
  flock 9
  if [ ! -x "$home/bin/refapi" ]; then
    echo "building the reference API server" >&2
    cp "$shared"/refapi/*.go "$here"/go/apiserver/*.go "$here"/go/go.{mod,sum} "$home/gopath/src/refapi/"
    # It is written for k8s.io/apiserver 0.36.
    sed -i -E 's/\) (Allow(CreateOn|Unconditional)Update)\(\) bool/) \1(context.Context) bool/' "$home"/gopath/src/refapi/*.go
    for module in k8s.io/{api,apimachinery}; do
      mkdir -p "$home/gopath/src/$module"
      cd "$("$here/go.sh" folder "$module")"
      find . -name 'types*.go' -exec cp --parents --no-preserve=mode -t "$home/gopath/src/$module" {} +
    done
    cd "$home/gopath/src/refapi"
    CGO_ENABLED=0 GOWORK=off GOEXPERIMENT=nojsonv2 nice -n 10 go build -trimpath -p "${KUBETYPED_BUILD_JOBS:-2}" -o "$home/bin/refapi" .
  fi
  touch "$home/bin/refapi" # its own script would build it again if a source were newer
) 9>"$home/lock" >&2
UPSTREAM=$home exec "$shared/apiserver.sh" "$@"
