#!/usr/bin/env bash
# The Go program that issues and checks tokens of ServiceAccounts with kube-apiserver's own packages, which the tests compare
# ours with. A module of its own (scripts/go/serviceaccounts), as k8s.io/kubernetes comes from the Go module proxy.
#
#   scripts/serviceaccounts.sh build       compiles what is missing, prints the path of the program
#   scripts/serviceaccounts.sh vectors     writes the answers in test/apiserver/vectors/service-accounts.jsonl.gz again
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/go_program.sh
. "$here/go_program.sh"

case "${1:-}" in
build) go_program serviceaccounts ;;
vectors)
  program=$(go_program serviceaccounts)
  file="$here/../test/apiserver/vectors/service-accounts.jsonl.gz"
  # They keep their questions.
  gzip -dc "$file" | "$program" | gzip -9n >"$file.new"
  mv "$file.new" "$file"
  ;;
*)
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
  ;;
esac
