#!/usr/bin/env bash
# Compiles etcd 3.6 (scripts/go/etcd) from the Go module proxy when it is missing, in a minute or two, and prints the path of
# the program. Debian's packages have 3.5. KUBETYPED_ETCD names the program that the tests of the storage start.
set -euo pipefail

# shellcheck source=scripts/go_program.sh
. "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/go_program.sh"
go_program etcd
