// The scheduler of the examples places what can be placed, nothing else, and counts right.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { Scheduler } from '../../examples/placement.ts';
import { randomNodes, randomPods } from '../../examples/random-cluster.ts';
import { type Finished, fromSources, runNode } from '../cli/run_cli.ts';

function example(...args: string[]): Promise<Finished> {
  return runNode([...fromSources, 'examples/scheduler.ts', ...args]);
}

test('prints what was placed, why the rest was not, and the sums, the same for the same seed', async () => {
  const { status, stdout, stderr } = await example('--nodes', '80', '--pods', '1500', '--seed', '3');
  assert.deepEqual([status, stderr], [0, '']);
  const lines = stdout.split('\n');
  assert.match(lines[0]!, /^80 nodes, 1500 pods of \d+ kinds, seed 3$/);
  const [placed, failed] = lines.slice(1, 3).map((line) => Number(/^(?:not )?placed: (\d+)$/.exec(line)![1])) as [
    number,
    number,
  ];
  assert.equal(placed + failed, 1500);
  assert.ok(placed > 800 && failed > 0, stdout);
  const reasons = lines.filter((line) =>
    /^ +\d+ (?:0\/80 nodes are available: \d+ .+\.|for \d+ other reasons)$/.test(line),
  );
  assert.equal(
    reasons.reduce((sum, line) => sum + Number(/\d+/.exec(line)![0]), 0),
    failed,
    stdout,
  );
  assert.ok(
    reasons.some((line) => line.includes('Insufficient cpu')),
    stdout,
  );
  assert.match(stdout, new RegExp(`^  pods +${placed} of 8800$`, 'm'));
  assert.match(stdout, /^\d+ pods per second$/m);
  const again = await example('--nodes', '80', '--pods', '1500', '--seed', '3');
  assert.equal(again.stdout.replace(/\d+ pods per second/, ''), stdout.replace(/\d+ pods per second/, ''));
});

test('wrong arguments say what is right', async () => {
  for (const args of [
    ['--nodes', 'many'],
    ['--pods', '-1'],
    ['--sede', '1'],
  ]) {
    const { status, stdout, stderr } = await example(...args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, /Usage: scheduler/);
  }
});

/** Whether the pod could go there, asked without anything that is compiled or cached. */
function suits(pod: corev1.Pod, node: corev1.Node, used: corev1.ResourceList): boolean {
  const { nodeSelector, tolerations, affinity } = pod.spec!;
  const { labels } = node.metadata;
  if (Object.entries(nodeSelector ?? {}).some(([key, value]) => labels?.[key] !== value)) return false;
  const required = affinity?.nodeAffinity?.requiredDuringSchedulingIgnoredDuringExecution;
  if (required !== undefined && !corev1.matchNodeSelectorTerms(node, required)) return false;
  if (
    (node.spec?.taints ?? []).some((taint) => !(tolerations ?? []).some((each) => corev1.toleratesTaint(each, taint)))
  )
    return false;
  return corev1.ResourceList.fits(corev1.ResourceList.add(corev1.podRequests(pod), used), node.status?.allocatable);
}

for (const seed of [1, 2, 3]) {
  test(`every pod goes where it may, and none is refused that could go somewhere (seed ${seed})`, () => {
    const nodes = randomNodes(25, seed);
    const scheduler = new Scheduler(nodes);
    const used = new Map(nodes.map((node): [corev1.Node, corev1.ResourceList] => [node, { pods: 1 }]));
    let refused = 0;
    for (const pod of randomPods(700, seed)) {
      const placement = scheduler.place(pod);
      if ('node' in placement) {
        const before = used.get(placement.node)!;
        assert.ok(suits(pod, placement.node, before), `${pod.metadata.name} on ${placement.node.metadata.name}`);
        used.set(
          placement.node,
          corev1.ResourceList.add(corev1.ResourceList.add(before, corev1.podRequests(pod)), { pods: 1 }),
        );
      } else {
        refused++;
        const free = nodes.filter((node) => suits(pod, node, used.get(node)!));
        assert.deepEqual(
          free.map(({ metadata }) => metadata.name),
          [],
          `${pod.metadata.name}: ${placement.reason}`,
        );
      }
    }
    assert.ok(refused > 0);
    // Each began with one pod, the one that is to come.
    const total = [...used.values()].reduce(
      (sum, each) => corev1.ResourceList.add(sum, corev1.ResourceList.sub(each, { pods: 1 })),
      {},
    );
    for (const [name, amount] of Object.entries(scheduler.used()))
      assert.ok(corev1.ResourceList.name(total, name, 'DecimalSI').equal(amount!), name);
  });
}

test('a refusal names every reason, with the number of nodes', () => {
  const node = (name: string, cpu: string, spec: corev1.NodeSpec = {}): corev1.Node =>
    new corev1.Node({
      metadata: { name, labels: { zone: name } },
      spec,
      status: { allocatable: { cpu, memory: '1Gi', pods: '10' } },
    });
  const tainted: corev1.Taint = { key: 'a', value: 'b', effect: 'NoExecute' };
  const scheduler = new Scheduler([
    node('x', '1'),
    node('y', '2'),
    node('z', '2', { taints: [tainted] }),
    node('w', '9'),
  ]);
  const pod = new corev1.Pod({
    spec: {
      containers: [{ name: 'c', resources: { requests: { cpu: '3', memory: '2Gi' } } }],
      affinity: {
        nodeAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: {
            nodeSelectorTerms: [{ matchExpressions: [{ key: 'zone', operator: 'NotIn', values: ['w'] }] }],
          },
        },
      },
    },
  });
  assert.deepEqual(scheduler.place(pod), {
    reason:
      "0/4 nodes are available: 2 Insufficient cpu, 2 Insufficient memory, 1 node(s) didn't match Pod's node affinity/selector, 1 node(s) had untolerated taint {a: b}.",
  });
  assert.deepEqual(
    scheduler.place(
      new corev1.Pod({
        spec: {
          containers: [{ name: 'c', resources: { requests: { 'example.com/x': 1 } } }],
          nodeSelector: { zone: 'y' },
        },
      }),
    ),
    {
      reason:
        "0/4 nodes are available: 1 Insufficient example.com/x, 2 node(s) didn't match Pod's node affinity/selector, 1 node(s) had untolerated taint {a: b}.",
    },
  );
});
