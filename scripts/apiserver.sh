#!/usr/bin/env bash
# The reference API server of the shared folder, with the feature gate CBORServingAndStorage on, which has no flag there:
# built in a folder of ours together with the file that opens the gate, and started by its own script.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
shared=$(cd "$here/.." && cd "${KUBETYPED_SHARED:-../shared}/upstream" && pwd)
upstream=${UPSTREAM:-/opt/upstream}
if [ "$#" -ne 2 ] || { [ "$1" != start ] && [ "$1" != stop ]; }; then
  echo "usage: scripts/apiserver.sh start|stop PORT" >&2
  exit 2
fi

[ -f "$upstream/env.sh" ] || "$shared/setup.sh" "$upstream" >&2
home="${TMPDIR:-/tmp}/kubetyped-apiserver-$(id -u)-$(printf %s "$here" | cksum | cut -d' ' -f1)"
mkdir -p "$home/gopath/src/refapi" "$home/bin"
printf '. %q\n' "$upstream/env.sh" >"$home/env.sh"
# Several may start at the same time.
(
  flock 9
  if [ ! -x "$home/bin/refapi" ] || [ -n "$(find "$shared/refapi" "$here/go/apiserver" -newer "$home/bin/refapi" -name '*.go')" ]; then
    # shellcheck disable=SC1091
    . "$upstream/env.sh"
    cp "$shared"/refapi/*.go "$here"/go/apiserver/*.go "$home/gopath/src/refapi/"
    cd "$home/gopath/src/refapi"
    go build -o "$home/bin/refapi" .
  fi
) 9>"$home/lock" >&2
UPSTREAM=$home exec "$shared/apiserver.sh" "$@"
