// The real kube-controller-manager with our server, whose own garbage collector and namespace controller are off, while
// connections are cut at random and objects are written: in the end nothing is left that should have gone, nothing has gone
// that should be there, and the workloads are what they should be. KUBETYPED_FOREIGN_SECONDS says for how long.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as batchv1 from 'kubetyped/api/batch/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { ForeignProcess } from './foreign_process.ts';
import { runPods } from './node_agent.ts';
import { RandomWorkloads } from './random_workloads.ts';
import { eventually, UnreliableRun } from './unreliable_run.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';
const skip = wanted === '' && 'set KUBETYPED_CONTROLPLANE to start: compiling kube-controller-manager takes minutes';

test('kube-controller-manager', { skip, timeout: 3_600_000 }, async (t) => {
  const args = ['build', 'kube-controller-manager'];
  const program = execFileSync('scripts/go.sh', args, { encoding: 'utf8' }).trim();
  await using run = await UnreliableRun.start({
    namespaces: 'external',
    garbageCollection: 'external',
    podGarbageCollection: false,
  });
  await using controllers = ForeignProcess.start(program, run.url, (kubeconfig) => [
    `--kubeconfig=${kubeconfig}`,
    '--secure-port=0',
    '--use-service-account-credentials=false',
    '--kube-api-qps=500',
    '--kube-api-burst=500',
  ]);
  const ending = new AbortController();
  const pods = runPods(run.client, ending.signal);
  try {
    await controllers.explains(async () => {
      t.diagnostic(await run.disturb(new RandomWorkloads().write));
      await eventually(() => check(run), 600_000);
    });
    t.diagnostic(await counted(run));
  } finally {
    ending.abort();
    await pods;
  }
});

const KINDS = [
  corev1.Namespace,
  corev1.ConfigMap,
  corev1.Pod,
  appsv1.ControllerRevision,
  appsv1.Deployment,
  appsv1.ReplicaSet,
  appsv1.StatefulSet,
  batchv1.Job,
] as const;

type Stored =
  | corev1.Namespace
  | corev1.ConfigMap
  | corev1.Pod
  | appsv1.ControllerRevision
  | appsv1.Deployment
  | appsv1.ReplicaSet
  | appsv1.StatefulSet
  | batchv1.Job;

async function storedOn({ client }: UnreliableRun): Promise<Stored[]> {
  const lists = await Promise.all(
    KINDS.map(async (kind): Promise<Stored[]> => (await client.resource<Stored>(kind).list()).items),
  );
  return lists.flat();
}

async function counted(run: UnreliableRun): Promise<string> {
  const all = await storedOn(run);
  return KINDS.map(({ kind }) => `${all.filter((each) => each.kind === kind).length} ${kind}s`).join(', ');
}

async function check(run: UnreliableRun): Promise<void> {
  const all = await storedOn(run);
  const uids = new Set(all.map(({ metadata }) => metadata.uid));
  for (const { kind, metadata } of all) {
    const what = `${kind} ${metadata.namespace}/${metadata.name}`;
    assert.equal(metadata.deletionTimestamp, undefined, `${what} is being deleted`);
    for (const { name, uid } of metadata.ownerReferences ?? []) assert.ok(uids.has(uid), `${what} is owned by ${name}`);
  }
  const ownedBy = <T extends Stored>(kind: T['kind'], owner: Stored): T[] =>
    all.filter(
      (each): each is T =>
        each.kind === kind && (each.metadata.ownerReferences ?? []).some(({ uid }) => uid === owner.metadata.uid),
    );
  for (const object of all) {
    const what = `${object.kind} ${object.metadata.namespace}/${object.metadata.name}`;
    switch (object.kind) {
      case 'Deployment': {
        const { spec, status, metadata } = object;
        const sets = ownedBy<appsv1.ReplicaSet>('ReplicaSet', object);
        const [current, ...others] = sets.filter(
          (set) => set.spec?.template?.spec?.containers[0]?.image === spec?.template.spec?.containers[0]?.image,
        );
        assert.ok(current !== undefined && others.length === 0, `${what}: one ReplicaSet of its template`);
        for (const set of sets) {
          const replicas: number = set === current ? (spec?.replicas ?? 0) : 0;
          assert.equal(set.spec?.replicas, replicas, what);
          assert.equal(ownedBy('Pod', set).length, replicas, `${what}: Pods of ${set.metadata.name}`);
        }
        assert.deepEqual(
          [status?.observedGeneration, status?.availableReplicas ?? 0],
          [metadata.generation, spec?.replicas],
          what,
        );
        break;
      }
      case 'StatefulSet': {
        const names = ownedBy('Pod', object).map(({ metadata }) => metadata.name);
        const expected = Array.from({ length: object.spec?.replicas ?? 0 }, (_, at) => `${object.metadata.name}-${at}`);
        assert.deepEqual(names.sort(), expected, what);
        break;
      }
      case 'Job': {
        const { spec, status } = object;
        assert.deepEqual([status?.succeeded, status?.active ?? 0], [spec?.completions, 0], what);
        assert.ok(
          status?.conditions?.some(({ type, status: is }) => type === 'Complete' && is === 'True'),
          what,
        );
        break;
      }
      case 'Namespace':
        await run.client.resource(corev1.ServiceAccount, { namespace: object.metadata.name! }).get('default');
        break;
      default:
    }
  }
}
