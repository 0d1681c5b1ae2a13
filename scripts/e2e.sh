#!/usr/bin/env bash
# Kubernetes' own end-to-end tests against kubetyped server, without a machine that runs containers: scripts/go/e2e/nodes
# plays two Nodes. scripts/go/e2e/tests.txt names the tests that pass like this on kube-apiserver. scripts/go.sh builds them
# once, which takes 15 to 60 minutes.
#
#   scripts/e2e.sh [options]   runs them with kube-controller-manager, prints what failed and why, then how many passed
#
#   --alone                without kube-controller-manager and the tests that wait for its controllers, controllers.txt
#   --control              on kube-apiserver and kube-controller-manager instead
#   --focus REGEXP         the tests whose names match, as for grep -E
#   --names FILE           other tests than those of tests.txt, a name a line
#   --parallel N           how many at the same time (default 4); those named [Serial] run alone afterwards
#   --limit DURATION       how long a test may take (default 75s)
#
# The exit status is 1 when a test fails or did not run. Logs stay in the folder that is printed in that case.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
mode=mixed focus=. names=$here/go/e2e/tests.txt parallel=4 limit=75s
while [ "$#" -gt 0 ]; do
  case $1 in
  --alone) mode=alone ;;
  --control) mode=control ;;
  --focus) focus=$2; shift ;;
  --names) names=$2; shift ;;
  --parallel) parallel=$2; shift ;;
  --limit) limit=$2; shift ;;
  *) sed -n '2,/^set /p' "${BASH_SOURCE[0]}" | sed '$d; s/^# \{0,1\}//' >&2; exit 2 ;;
  esac
  shift
done

tests=$("$here/go.sh" build e2e/tests)
nodes=$("$here/go.sh" build e2e/nodes)
kubectl=$("$here/go.sh" build kubectl)
manager=$("$here/go.sh" build kube-controller-manager)
[ "$mode" = control ] || (cd "$here/.." && npm run build >/dev/null)
state=$(mktemp -d "${TMPDIR:-/tmp}/kubetyped-e2e.XXXXXX")
kubeconfig=$state/kubeconfig
control='' pids=()
stop() {
  [ "${#pids[@]}" -eq 0 ] || kill "${pids[@]}" 2>/dev/null || true
  [ -z "$control" ] || "$here/controlplane.sh" stop "$control"
}
trap stop EXIT

# background NAME COMMAND...
background() {
  local log=$state/$1.log
  shift
  "$@" >"$log" 2>&1 </dev/null &
  pids+=($!)
}
# await NAME COMMAND...: until the command succeeds, 60 seconds at most.
await() {
  local name=$1
  shift
  for _ in $(seq 240); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.25
  done
  echo "$name did not start; see $state" >&2
  return 1
}

if [ "$mode" = control ]; then
  control=$("$here/controlplane.sh" start --nodes --admission --controller-manager --runtime-config api/all=false,api/ga=true | tail -n 1)
  kubeconfig=$control
  # kube-apiserver writes it with the endpoints that --endpoint-reconciler-type none leaves out.
  "$kubectl" --kubeconfig "$kubeconfig" get service kubernetes >/dev/null 2>&1 ||
    "$kubectl" --kubeconfig "$kubeconfig" create service clusterip kubernetes --tcp=443:6443 >"$state/service.log"
else
  openssl genrsa -out "$state/sa.key" 2048 2>/dev/null
  controllers='*'
  [ "$mode" = alone ] || for each in garbage-collector namespace clusterrole-aggregation pod-garbage-collector resourcequota persistentvolumeclaim-protection; do
    controllers+=",-$each-controller"
  done
  background server node "$here/../dist/node/src/cli/main.js" server --port 0 --authorization-mode Node,RBAC \
    --enable-admission-plugins NodeRestriction --service-account-signing-key-file "$state/sa.key" --write-kubeconfig "$kubeconfig" --controllers "$controllers"
  await "kubetyped server" test -f "$kubeconfig"
  if [ "$mode" = mixed ]; then
    sed -n 's/ *certificate-authority-data: *//p' "$kubeconfig" | tr -d '"' | base64 -d >"$state/ca.crt"
    background kube-controller-manager "$manager" --kubeconfig "$kubeconfig" --bind-address 127.0.0.1 --secure-port 0 --leader-elect=false \
      --service-account-private-key-file "$state/sa.key" --root-ca-file "$state/ca.crt" --use-service-account-credentials=false
    await kube-controller-manager "$kubectl" --kubeconfig "$kubeconfig" get serviceaccount default
  fi
fi
background nodes "$nodes" "$kubeconfig"
await "scripts/go/e2e/nodes" grep -q ready "$state/nodes.log"

left_out=/dev/null
[ "$mode" != alone ] || left_out=$here/go/e2e/controllers.txt
grep -E -- "$focus" "$names" | grep -vxFf "$left_out" >"$state/names" || { echo "no test matches $focus" >&2; exit 2; }
# run NAMES: one process, with a home folder of its own.
run() {
  mkdir "$1.home"
  (
    cd "$1.home"
    HOME=$PWD TMPDIR=$PWD KUBETYPED_E2E_LIMIT=$limit exec "$tests" --names "$1" --ginkgo.json-report "$1.json" \
      --kubeconfig "$kubeconfig" --kubectl-path "$kubectl" --provider skeleton --num-nodes 2 --allowed-not-ready-nodes=-1 \
      --e2e-verify-service-account=false --dump-logs-on-failure=false --disable-log-dump --ginkgo.no-color --ginkgo.v \
      --ginkgo.silence-skips --ginkgo.timeout 3h --ginkgo.grace-period 5s
  ) >"$1.log" 2>&1 </dev/null || true
}
grep -vF '[Serial]' "$state/names" | split -n "r/$parallel" -e - "$state/part." || true
running=()
for part in "$state"/part.??; do
  [ ! -f "$part" ] || { run "$part" & running+=($!); }
done
[ "${#running[@]}" -eq 0 ] || wait "${running[@]}"
! grep -F '[Serial]' "$state/names" >"$state/part.serial" || run "$state/part.serial"

node --input-type=module - "$state" <<'SUMMARY' || { echo "logs: $state"; exit 1; }
import { readdirSync, readFileSync } from 'node:fs';
const folder = process.argv[2];
const results = new Map();
for (const file of readdirSync(folder).filter((each) => each.endsWith('.json')))
  for (const spec of JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))[0].SpecReports)
    if (spec.RunTime > 0) results.set([...(spec.ContainerHierarchyTexts ?? []), spec.LeafNodeText].join(' '), spec);
const counts = { passed: 0 };
const names = readFileSync(`${folder}/names`, 'utf8').trim().split('\n');
for (const name of names) {
  const { State: state, RunTime: time, Failure: failure } = results.get(name) ?? { State: 'not run', RunTime: 0 };
  counts[state] = (counts[state] ?? 0) + 1;
  if (state === 'passed') continue;
  console.log(`${state.padEnd(8)} ${(time / 1e9).toFixed(0).padStart(4)} s  ${name}`);
  if (failure) console.log(`${failure.Message}\n${failure.Location.FileName}:${failure.Location.LineNumber}`.trim().replace(/^/gm, '    '));
}
console.log(Object.entries(counts).map(([state, count]) => `${count} ${state}`).join(', '));
process.exitCode = counts.passed === names.length ? 0 : 1;
SUMMARY
rm -rf "$state"
