#!/usr/bin/env bash
# Suites of other projects and programs over their clients, on the real kube-apiserver and on kubetyped server: what passes and
# is printed there has to pass and be printed here.
#
#   scripts/suites.sh [SUITE...]   runs those named, or all, and prints a table
#   scripts/suites.sh --list       prints their names
#
# controller-runtime/PACKAGE are its own suites over envtest, here with the programs of kubetyped envtest. The others are in
# scripts/suites and run beside kube-controller-manager: helm3 and helm4 live through a release whose Pods kwok plays, kopf is an
# operator in Python, java uses the official client, rust uses kube. Each is built when it runs first, from modules and packages: what it takes is
# Go, Python for kopf, Java 17 and Maven for java, cargo for rust. What is built is kept in the cache folder of the machine.
#
# The exit status is 1 when one differs; what each printed is then in the folder that is named.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/kubetyped/suites
runtime=v0.25.2 helm3=v3.22.0 helm4=v4.3.1 kwok=v0.8.0 kopf=1.45.2 kubernetes=37.0.2
packages=(builder cache client client/apiutil cluster controller controller/controllerutil envtest handler internal/controller
  internal/recorder internal/testing/controlplane manager manager/internal/integration metrics/filters reconcile source webhook)
all=("${packages[@]/#/controller-runtime/}" helm3 helm4 kopf java rust)

for each in "$@"; do
  case $each in
  --list) printf '%s\n' "${all[@]}"; exit ;;
  -*) sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//' >&2; exit 2 ;;
  esac
  [[ " ${all[*]} " == *" $each "* ]] || { echo "$each is no suite: see scripts/suites.sh --list" >&2; exit 2; }
done
[ "$#" -gt 0 ] || set -- "${all[@]}"

state=$(mktemp -d "${TMPDIR:-/tmp}/kubetyped-suites.XXXXXX")
. "$here/background.sh"

# compile MODULE@VERSION PACKAGE FILE [ARGUMENT...]: a program or, with the arguments test -c, the tests of a package.
compile() {
  [ ! -x "$3" ] || return 0
  local sources
  sources=$("$here/go.sh" folder "$1")
  echo "building $2 of $1" >&2
  mkdir -p "$(dirname "$3")"
  (cd "$sources" && CGO_ENABLED=0 GOWORK=off GOFLAGS=-buildvcs=false GOEXPERIMENT=nojsonv2 nice -n 10 go "${@:4}" -trimpath -p 2 -o "$3" "$2") >&2
}
# What a suite runs.
file() {
  case $1 in
  controller-runtime/*) echo "$cache/controller-runtime-$runtime/$(tr / - <<<"${1#*/}").test" ;;
  helm* | kwok) echo "$cache/$1-${!1}" ;;
  kopf) echo "$cache/kopf-$kopf-$kubernetes" ;;
  java) echo "$cache/java-$(cksum <"$here/suites/java/pom.xml" | cut -d' ' -f1)" ;;
  rust) echo "$cache/rust-$(cat "$here/suites/rust/Cargo.toml" "$here/suites/rust/src/main.rs" | cksum | cut -d' ' -f1)" ;;
  esac
}
prepare() {
  local file
  file=$(file "$1")
  case $1 in
  controller-runtime/*)
    compile "sigs.k8s.io/controller-runtime@$runtime" "./pkg/${1#*/}" "$file" test -c -vet=off
    # Tests write beside themselves and run scripts, which modules hold without the right to be run.
    [ -d "$state/controller-runtime" ] || cp -r "$("$here/go.sh" folder "sigs.k8s.io/controller-runtime@$runtime")" "$state/controller-runtime"
    chmod -R u+w "$state/controller-runtime"
    find "$state/controller-runtime" -name '*.sh' -exec chmod +x {} +
    ;;
  helm*) compile "helm.sh/helm/v${1#helm}@${!1}" ./cmd/helm "$file" build ;;
  kwok) compile "sigs.k8s.io/kwok@$kwok" ./cmd/kwok "$file" build ;;
  kopf)
    [ -d "$file" ] || python3 -m venv "$file.new"
    [ -d "$file" ] || "$file.new/bin/pip" install -q "kopf==$kopf" "kubernetes==$kubernetes" >&2
    [ -d "$file" ] || mv "$file.new" "$file"
    ;;
  java)
    [ -d "$file" ] || mvn -q -B -f "$here/suites/java/pom.xml" dependency:copy-dependencies "-DoutputDirectory=$file.new" >&2
    [ -d "$file" ] || mv "$file.new" "$file"
    ;;
  rust)
    [ ! -x "$file" ] || return 0
    cp -r "$here/suites/rust" "$state/rust"
    CARGO_TARGET_DIR=$state/rust/target nice -n 10 cargo build -q --manifest-path "$state/rust/Cargo.toml" >&2
    mv "$state/rust/target/debug/suite" "$file"
    ;;
  esac
}

(cd "$here/.." && npm run build >/dev/null)
kubetyped() { node "$here/../dist/node/src/cli/main.js" "$@"; }
KUBECTL=$("$here/go.sh" build kubectl)
export KUBECTL

# The programs for envtest, in a folder for each server.
programs() {
  kubetyped envtest "$state/programs-ours" >/dev/null
  mkdir "$state/programs-real"
  for each in etcd kube-apiserver; do ln -s "$("$here/go.sh" build "$each")" "$state/programs-real/"; done
  for each in real ours; do ln -s "$KUBECTL" "$state/programs-$each/"; done
}

# Both servers with kube-controller-manager and a Node, for the other suites.
servers() {
  local stages
  prepare kwok
  # How Nodes become ready, and Pods run, complete and go.
  stages=$("$here/go.sh" folder "sigs.k8s.io/kwok@$kwok")/kustomize/stage
  for each in "$stages"/{node/fast,node/heartbeat,pod/fast}/*-*.yaml; do printf '%s\n---\n' "$(cat "$each")"; done >"$state/stages.yaml"
  control=$("$here/controlplane.sh" start --admission --controller-manager | tail -n 1)
  ln -s "$control" "$state/kubeconfig-real"
  start_with_manager "$state/kubeconfig-ours"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1 \
    -addext subjectAltName=IP:127.0.0.1 -keyout "$state/tls.key" -out "$state/tls.crt" 2>/dev/null
  for each in real ours; do
    await "the control plane" "$KUBECTL" --kubeconfig "$state/kubeconfig-$each" get serviceaccount default
    background "kwok-$each" "$(file kwok)" --kubeconfig "$state/kubeconfig-$each" --manage-all-nodes --config "$state/stages.yaml"
    "$KUBECTL" --kubeconfig "$state/kubeconfig-$each" create -f - >/dev/null <<<'{"apiVersion":"v1","kind":"Node","metadata":{"name":"kwok"}}'
    "$KUBECTL" --kubeconfig "$state/kubeconfig-$each" wait node/kwok --for condition=Ready --timeout 60s >/dev/null
  done
}

# run SUITE SERVER: prints what it saw.
run() {
  local suite=$1 file package=${1#*/}
  file=$(file "$suite")
  export KUBECONFIG=$state/kubeconfig-$2
  case $suite in
  controller-runtime/*)
    # What is skipped compares with a server of 1.26 that it downloads.
    (cd "$state/controller-runtime/pkg/$package" && KUBEBUILDER_ASSETS=$state/programs-$2 "$file" -test.v \
      -test.skip aggregatedDiscovery=false --ginkgo.no-color --ginkgo.json-report "$state/report.json") >"$state/${package//\//-}-$2.log" 2>&1 || true
    grep -aE '^ *--- (PASS|FAIL|SKIP): ' "$state/${package//\//-}-$2.log" | sed 's/ (.*//; s/^ *--- //' | sort
    node --input-type=module - "$state/report.json" <<'SPECS'
import { readFileSync } from 'node:fs';
const specs = JSON.parse(readFileSync(process.argv[2], 'utf8')).flatMap(({ SpecReports }) => SpecReports ?? []);
const lines = specs.map(({ State, ContainerHierarchyTexts, LeafNodeText, LeafNodeType }) =>
  [State, ...(ContainerHierarchyTexts ?? []), LeafNodeText || LeafNodeType].join(' '));
console.log(lines.sort().join('\n'));
SPECS
    ;;
  helm*) NODE=kwok HELM=$file "$here/suites/helm/run.sh" ;;
  kopf) "$file/bin/python" "$here/suites/kopf/rope_operator.py" "$state" ;;
  java) java -cp "$file/*" "$here/suites/java/Main.java" ;;
  rust) "$file" ;;
  esac 2>"$state/${suite//\//-}-$2.err" | sed -E 's/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/UID/g'
}

status=0
printf '%-48s %-7s %21s %21s\n' suite result 'kube-apiserver' 'kubetyped server'
for suite in "$@"; do
  prepare "$suite"
  case $suite in
  controller-runtime/*) [ -d "$state/programs-real" ] || programs ;;
  *) [ -n "$control" ] || servers ;;
  esac
  counts=()
  for server in real ours; do
    saw=$state/${suite//\//-}-$server.txt began=$SECONDS
    run "$suite" "$server" >"$saw" || echo "ended with an error" >>"$saw"
    # Of suites, what passed; of programs, the lines that they printed.
    passed=$(grep -ciE '^pass' "$saw" || true)
    [ "$passed" -gt 0 ] || passed=$(wc -l <"$saw")
    counts+=("$(printf '%6d %8d s' "$passed" "$((SECONDS - began))")")
  done
  result=same
  cmp -s "$state/${suite//\//-}-real.txt" "$state/${suite//\//-}-ours.txt" || result=differs status=1
  printf '%-48s %-7s %21s %21s\n' "$suite" "$result" "${counts[@]}"
done
[ "$status" -eq 0 ] && rm -rf "$state" || echo "what they printed: $state"
exit "$status"
