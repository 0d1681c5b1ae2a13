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
[ "$mode" = control ] || (cd "$here/.." && npm run build >/dev/null)
state=$(mktemp -d "${TMPDIR:-/tmp}/kubetyped-e2e.XXXXXX")
kubeconfig=$state/kubeconfig
. "$here/background.sh"

if [ "$mode" = control ]; then
  control=$("$here/controlplane.sh" start --nodes --admission --controller-manager --runtime-config api/all=false,api/ga=true | tail -n 1)
  kubeconfig=$control
  # kube-apiserver writes it with the endpoints that --endpoint-reconciler-type none leaves out.
  "$kubectl" --kubeconfig "$kubeconfig" get service kubernetes >/dev/null 2>&1 ||
    "$kubectl" --kubeconfig "$kubeconfig" create service clusterip kubernetes --tcp=443:6443 >"$state/service.log"
elif [ "$mode" = alone ]; then
  start_kubetyped "$kubeconfig"
else
  start_with_manager "$kubeconfig"
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
