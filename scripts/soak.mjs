// @ts-check
// The tests with random cases, at counts that take hours: run when the code they compare with Go has changed.
//   npm run soak                      all
//   npm run soak -- test/cel          some
// KUBETYPED_SEED chooses other cases.
import { existsSync } from 'node:fs';
import { statusOf } from './build.mjs';

/**
 * Each folder of tests with the counts that its tests read.
 * @type {[string, Record<string, string>][]}
 */
const RUNS = [
  ['test/differential', { KUBETYPED_CASES: '300000' }],
  ['test/differential/cel.test.ts', { KUBETYPED_CASES: '1000000' }],
  ['test/differential/custom_resource_pipeline.test.ts', { KUBETYPED_CASES: '1000000' }],
  ['test/differential/custom_resource_definitions.test.ts', { KUBETYPED_CASES: '100000' }],
  ['test/attack/rbac.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '50000' }],
  ['test/attack/linear.test.ts', { KUBETYPED_CASES: '2000' }],
  ['test/attack/dropped.test.ts', { KUBETYPED_CASES: '10000' }],
  ['test/attack/sockets.test.ts', { KUBETYPED_CASES: '5000' }],
  ['test/attack/storage_faults.test.ts', { KUBETYPED_CRASHES: '100' }],
  ['test/attack/damaged_files.test.ts', { KUBETYPED_CASES: '5000' }],
  ['test/attack/wrong_types.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: 'all' }],
  ['test/differential/pod_security.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '300000' }],
  ['test/hostile', { KUBETYPED_CASES: '1000000' }],
  ['test/server', { KUBETYPED_APISERVER: 'start', KUBETYPED_CASES: '300', KUBETYPED_SEQUENCES: '400' }],
  ['test/apiextensions/live.test.ts', { KUBETYPED_APISERVER: 'start', KUBETYPED_CASES: '20000' }],
  ['test/apiextensions/jsonschema', { KUBETYPED_CASES: '20000' }],
  ['test/client/tools/cache', { KUBETYPED_CASES: '100000' }],
  ['test/client/soak.test.ts', { KUBETYPED_CASES: '1000000' }],
  ['test/client/control_plane.test.ts', { KUBETYPED_CONTROLPLANE: 'start' }],
  ['test/attack/certificates.test.ts', { KUBETYPED_CASES: '20000' }],
  ['test/apiserver', { KUBETYPED_CASES: '5000', KUBETYPED_CRASHES: '1000' }],
  ['test/apiserver/histories', { KUBETYPED_CASES: '100' }],
  ['test/apiserver/built_in_updates.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '82' }],
  ['test/apiserver/qos_class.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '20000' }],
  ['test/apiserver/nodes.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '20000' }],
  ['test/apiserver/service_allocation.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '10000' }],
  ['test/apiserver/discovery_live.test.ts', { KUBETYPED_CONTROLPLANE: 'start' }],
  ['test/apiserver/flow_classification.test.ts', { KUBETYPED_CONTROLPLANE: 'start', KUBETYPED_CASES: '20000' }],
  ['test/apiserver/foreign', { KUBETYPED_FOREIGN_SECONDS: '600', KUBETYPED_CONTROLPLANE: 'start' }],
  ['test/controller', { KUBETYPED_CASES: '20000' }],
  ['test/controller/faults', { KUBETYPED_FAULTS: 'start' }],
];

/** Not tests, but what tests notice: 2,000 faults. */
const MUTATION = 'mutation';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => path !== MUTATION && !RUNS.some(([folder]) => folder === path));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not one of ${[...RUNS.map(([folder]) => folder), MUTATION].join(', ')}`);
  process.exit(2);
}
const chosen = RUNS.filter(([folder]) => (wanted.length === 0 || wanted.includes(folder)) && existsSync(folder));
let failed = false;
for (const [at, [folder, counts]] of chosen.entries()) {
  const started = Date.now();
  console.log(
    `\n== ${at + 1} of ${chosen.length}: ${folder} ${Object.entries(counts)
      .map((entry) => entry.join('='))
      .join(' ')}`,
  );
  const env = { ...process.env, KUBETYPED_TEST_MINUTES: '600', ...counts };
  if (statusOf(process.execPath, ['scripts/test.mjs', folder], env) !== 0) failed = true;
  console.log(`== ${folder}: ${Math.round((Date.now() - started) / 1000)} s`);
}
if (
  (wanted.length === 0 || wanted.includes(MUTATION)) &&
  statusOf(process.execPath, ['scripts/mutation.mjs', '--sample', '2000']) !== 0
)
  failed = true;
if (failed) process.exit(1);
