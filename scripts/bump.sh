#!/usr/bin/env bash
# Follows another version of Kubernetes, a release or a pre-release: everything mechanical is done, and what is left is printed
# as a list of decisions. It works in the current tree, which must be clean.
#
#   scripts/bump.sh v1.38.0 [STEP...]     all steps, or those that are named, in this order:
#
#   versions    the modules in scripts/go/go.mod, in the versions that kube-apiserver of that version is built with, and the
#               API packages in scripts/go/groups; modules of a pre-release that the proxy lacks stay, and the report says so
#   facts       proto/**/facts.json, proto/symbols.json, proto/flags.json, proto/releases.json
#   functions   proto/ported.json; keeps which functions upstream changed for the report
#   generate    everything that follows from the facts
#   vectors     all test vectors
#   servers     kube-apiserver and the other programs of the control plane
#   tests       the tests that compare with Go, with golden files and with kube-apiserver
#   report      prints the report
#
# What each step says is kept in the folder bump-VERSION of the cache folder. A step that fails doesn't keep the others from
# being tried, and the report says so; but without the versions there is nothing to try.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/.."
version=${1:-}
if [[ ! $version =~ ^v1\.[0-9]+\.[0-9]+(-[a-z0-9.]+)?$ ]]; then
  sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//'
  exit 2
fi
shift
staging=v0.${version#v1.}
log=${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/bump-$version
mkdir -p "$log"
export KUBETYPED_GO=1 GOWORK=off GOFLAGS=-mod=mod

# The module and the version of each line `MODULE VERSION` or `MODULE => FOLDER` of a go.mod.
modules() { awk '/^\t[^ ]+ v/ { print $1, $2 } /=> \.\/staging/ { print $1, "staging" }' "$1"; }

# The version that a module of Kubernetes gets: the one before for those that are lacking.
of_module() {
  [[ $lacking != *" $1 "* ]] || { sed -n "s|^replace $1 => $1 ||p" go.mod; return; }
  echo "$staging"
}

# Sets all versions of scripts/go/go.mod.
versions() {
  local kubernetes edits=() module each lacking=' '
  [ -z "$(git status --porcelain)" ] || { echo "commit first, so that the report has the difference:"; git status --short; return 1; }
  kubernetes=$(go mod download -json "k8s.io/kubernetes@$version" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')
  [ -n "$kubernetes" ] || { echo "k8s.io/kubernetes has no version $version that go can download"; return 1; }
  cd scripts/go || return 1
  for module in $(modules "$kubernetes/go.mod" | awk '$2 == "staging" { print $1 }'); do
    ! grep -q "$module " go.mod || go mod download "$module@$staging" || lacking+="$module "
  done
  # A pre-release may be there in parts for good; of a release that is, the rest is about to come. Nothing is edited then.
  [[ $lacking = ' ' || $version = *-* ]] || return 1
  for module in $lacking; do echo "$module has no version $staging that go can download, and stays at $(of_module "$module")"; done
  for module in $(awk '/=>/ { print $1 }' go.mod); do edits+=("-dropreplace=$module"); done
  for module in $(modules go.mod | awk '/^k8s.io\/.* v0.[0-9]+.[0-9]/ { print $1 }'); do edits+=("-droprequire=$module"); done
  while read -r module each; do
    case $each in
    staging) edits+=("-replace=$module=$module@$(of_module "$module")") ;;
    v0.0.0) edits+=("-require=$module@$(of_module "$module")") ;;
    *) edits+=("-require=$module@$each") ;;
    esac
    [ "$module" != go.etcd.io/etcd/server/v3 ] || edits+=("-require=go.etcd.io/etcd/etcdctl/v3@$each")
  done < <(modules "$kubernetes/go.mod")
  each=$(controller_runtime) || return 1
  go mod edit "${edits[@]}" -require="k8s.io/kubernetes@$version" -require="sigs.k8s.io/controller-runtime@$each" &&
    node ../bump_groups.mjs "$(go mod download -json "k8s.io/api@$staging" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')" &&
    go mod tidy || return 1
  # Tidying must have raised none of them.
  join <(modules "$kubernetes/go.mod" | grep -v 'staging\|v0\.0\.0' | sort) <(modules go.mod | sort) |
    awk '$2 != $3 { print $1, "is", $3, "and not", $2, "as in kube-apiserver: something else asks for it" }'
}

# The newest controller-runtime for this minor release of Kubernetes; else the newest of all.
controller_runtime() {
  local all each
  all=$(go list -m -versions sigs.k8s.io/controller-runtime | tr ' ' '\n' | grep '^v' | grep -v - | sort -rV)
  for each in $(head -n 12 <<<"$all"); do
    grep -q "k8s.io/api ${staging%.*}\." "$(go mod download -json "sigs.k8s.io/controller-runtime@$each" | sed -n 's/^\t"GoMod": "\(.*\)",$/\1/p')" &&
      { echo "$each"; return; }
  done
  head -n 1 <<<"$all"
}

facts() {
  scripts/go.sh facts
  local status=$?
  scripts/go.sh symbols && scripts/go.sh flags && scripts/go.sh releases && return $status
}
functions() {
  # What it says is the difference to what it finds there.
  git checkout -q HEAD -- proto/ported.json && scripts/go.sh ported
}
generate() {
  npm run --silent generate
  local status=$?
  npm run --silent words && return $status
}
vectors() { scripts/vectors.sh; }
servers() { scripts/go.sh build kube-apiserver kube-controller-manager kubectl etcd etcdctl; }
tests() {
  npm run --silent types && npx biome ci &&
    KUBETYPED_CONTROLPLANE=start npm test -- test/conformance test/api test/apimachinery test/validation test/defaults \
      test/differential test/apiserver/built_in_updates.test.ts test/apiserver/built_in_rules.test.ts \
      test/apiserver/default_plugins.test.ts test/attack/methods.test.ts
}
report() { node scripts/bump_report.mjs "$version" "$log"; }

[ "$#" -gt 0 ] || set -- versions facts functions generate vectors servers tests report
for step in "$@"; do
  case $step in
  report) report ;;
  versions | facts | functions | generate | vectors | servers | tests)
    echo "== $step" >&2
    started=$SECONDS
    ("$step") >"$log/$step.log" 2>&1
    printf '%s\n%d\n' "$?" "$((SECONDS - started))" >"$log/$step.status"
    [ "$(head -n 1 "$log/$step.status")" = 0 ] && continue
    { tail -n 3 "$log/$step.log"; echo "All of it: $log/$step.log"; } >&2
    [ "$step" != versions ] || exit 1
    ;;
  *) echo "$step is no step" >&2; exit 2 ;;
  esac
done
