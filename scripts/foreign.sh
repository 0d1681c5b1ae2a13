#!/usr/bin/env bash
# Controllers in Go that the tests run against our server, built from the Go module proxy once (minutes; kept in the cache
# folder of the machine).
#
#   scripts/foreign.sh manager               compiles scripts/go/manager, an operator on controller-runtime, when it is
#                                            missing; prints the path of the program
#   scripts/foreign.sh prometheus-operator   the same with the real prometheus-operator
#   scripts/foreign.sh prometheus-crds       prints the folder with its CustomResourceDefinitions
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/go_program.sh
. "$here/go_program.sh"
prometheus=github.com/prometheus-operator/prometheus-operator

case "${1:-}" in
manager) go_program manager ;;
prometheus-operator) go_program prometheusoperator "$prometheus/cmd/operator" ;;
prometheus-crds)
  # shellcheck disable=SC1091
  . "${UPSTREAM:-/opt/upstream}/env.sh"
  export GO111MODULE=on GOFLAGS=-modcacherw GOPATH="${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/gopath"
  cd "$here/go/prometheusoperator"
  go mod download "$prometheus"
  echo "$(go list -m -f '{{.Dir}}' "$prometheus")/example/prometheus-operator-crd"
  ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
