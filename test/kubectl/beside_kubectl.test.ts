// Functions of kubetyped/kubectl beside the real kubectl on one server: the same objects afterwards, and the same words.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { isNotFound } from 'kubetyped/apimachinery/api/errors';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch, type ResourceClient } from 'kubetyped/client';
import {
  cordon,
  DrainError,
  type DrainProgress,
  drain,
  parseWaitCondition,
  pauseRollout,
  restartRollout,
  resumeRollout,
  rolloutHistory,
  rolloutStatus,
  scale,
  uncordon,
  undoRollout,
  type Workload,
  waitFor,
  waitForRollout,
} from 'kubetyped/kubectl';
import { kubectl } from '../server/kubectl.ts';

const skip = kubectl === '' && 'NOT COMPARED WITH KUBECTL: set KUBETYPED_GO=1';

let server: TestServer;
let client: Client;

before(async () => {
  server = await startTestServer();
  client = new Client({ transport: new FetchTransport({ server: server.url }) });
  for (const name of ['ours', 'theirs']) await client.resource(corev1.Namespace).create({ metadata: { name } });
});

after(async () => {
  await client.close();
  await server.close();
});

/** What kubectl writes, errors included, without its prefixes. */
async function run(...args: string[]): Promise<string> {
  const all = ['--server', server.url, '--kubeconfig', '/dev/null', ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)(kubectl, all);
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && 'stdout' in error) return `${error.stdout}${error.stderr}`;
    throw error;
  }
}

const textOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    return String(await work());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** What is the same of two objects that were treated alike. */
function common(object: { metadata: corev1.Pod['metadata'] }): object {
  const { annotations, labels } = object.metadata;
  const text = JSON.stringify({ ...object, metadata: { annotations, labels } });
  return JSON.parse(text.replace(/\d{4}-\d\d-\d\dT[\d:]+(?:Z|[+-]\d\d:\d\d)/g, 'TIME')) as object;
}

async function assertAlike<T extends { metadata: corev1.Pod['metadata'] }>(
  resource: ResourceClient<T>,
  name: string,
): Promise<void> {
  const [ours, theirs] = [resource.inNamespace('ours'), resource.inNamespace('theirs')];
  assert.deepEqual(common(await ours.get(name)), common(await theirs.get(name)));
}

const template = (image: string): corev1.PodTemplateSpec => ({
  metadata: { labels: { app: 'web' } },
  spec: { containers: [{ name: 'web', image }] },
});
const selector = { matchLabels: { app: 'web' } };
const deployments = (): ResourceClient<appsv1.Deployment> => client.resource(appsv1.Deployment);

async function inBoth(work: (namespace: 'ours' | 'theirs') => Promise<unknown>): Promise<void> {
  for (const namespace of ['ours', 'theirs'] as const) await work(namespace);
}

test('scale: any number, and only from a number', { skip }, async () => {
  await inBoth((namespace) =>
    deployments()
      .inNamespace(namespace)
      .create({ metadata: { name: 's' }, spec: { selector, template: template('a') } }),
  );
  const ours = deployments().inNamespace('ours');
  await scale(ours, 's', 3);
  assert.equal(await run('scale', '-n', 'theirs', 'deploy/s', '--replicas=3'), 'deployment.apps/s scaled\n');
  await assertAlike(deployments(), 's');
  const refused = await textOf(() => scale(ours, 's', 5, { currentReplicas: 2 }));
  assert.equal(
    await run('scale', '-n', 'theirs', 'deploy/s', '--replicas=5', '--current-replicas=2'),
    `error: ${refused}\n`,
  );
  await scale(ours, 's', 0, { currentReplicas: 3 });
  await run('scale', '-n', 'theirs', 'deploy/s', '--replicas=0', '--current-replicas=3');
  await assertAlike(deployments(), 's');
  await assert.rejects(scale(ours, 'none', 1), isNotFound);
});

test('rollout restart, pause and resume', { skip }, async () => {
  await inBoth((namespace) =>
    deployments()
      .inNamespace(namespace)
      .create({ metadata: { name: 'r' }, spec: { selector, template: template('a') } }),
  );
  const ours = deployments().inNamespace('ours');
  const theirs = (what: string): Promise<string> => run('rollout', what, '-n', 'theirs', 'deploy/r');
  await restartRollout(ours, 'r');
  assert.equal(await theirs('restart'), 'deployment.apps/r restarted\n');
  await assertAlike(deployments(), 'r');
  for (let round = 0; round < 2; round++) {
    const said = await textOf(() => pauseRollout(ours, 'r'));
    assert.ok((await theirs('pause')).includes(round === 0 ? 'deployment.apps/r paused' : said));
    await assertAlike(deployments(), 'r');
  }
  const said = await textOf(() => restartRollout(ours, 'r'));
  assert.ok((await theirs('restart')).includes(said), said);
  for (let round = 0; round < 2; round++) {
    const refusal = await textOf(() => resumeRollout(ours, 'r'));
    assert.ok((await theirs('resume')).includes(round === 0 ? 'deployment.apps/r resumed' : refusal));
    await assertAlike(deployments(), 'r');
  }
});

test('rollout status of workloads in every state', { skip }, async () => {
  const meta = { name: 'w', generation: 2 };
  const spec = { selector, template: template('a') };
  const deployment = (status: object, replicas = 3): [appsv1.Deployment, object] => [
    new appsv1.Deployment({ metadata: meta, spec: { ...spec, replicas } }),
    { observedGeneration: 1, ...status },
  ];
  const daemonSet = (status: object): [appsv1.DaemonSet, object] => [
    new appsv1.DaemonSet({ metadata: meta, spec }),
    { observedGeneration: 1, currentNumberScheduled: 0, numberMisscheduled: 0, numberReady: 0, ...status },
  ];
  const statefulSet = (
    status: object,
    updateStrategy: appsv1.StatefulSetUpdateStrategy = {},
  ): [appsv1.StatefulSet, object] => [
    new appsv1.StatefulSet({ metadata: meta, spec: { ...spec, serviceName: 'w', replicas: 3, updateStrategy } }),
    { observedGeneration: 1, replicas: 3, ...status },
  ];
  const partitioned: appsv1.StatefulSetUpdateStrategy = { type: 'RollingUpdate', rollingUpdate: { partition: 1 } };
  const late = { type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' };
  const states: readonly [Workload, object][] = [
    deployment({ observedGeneration: 0 }),
    deployment({ replicas: 3, updatedReplicas: 1 }),
    deployment({ replicas: 4, updatedReplicas: 3 }),
    deployment({ replicas: 3, updatedReplicas: 3, readyReplicas: 2, availableReplicas: 2 }),
    deployment({ replicas: 3, updatedReplicas: 3, readyReplicas: 3, availableReplicas: 3 }),
    deployment({}, 0),
    deployment({ conditions: [late] }),
    daemonSet({ observedGeneration: 0, desiredNumberScheduled: 0 }),
    daemonSet({ desiredNumberScheduled: 2, updatedNumberScheduled: 1 }),
    daemonSet({ desiredNumberScheduled: 2, updatedNumberScheduled: 2, numberAvailable: 1 }),
    daemonSet({ desiredNumberScheduled: 2, updatedNumberScheduled: 2, numberAvailable: 2 }),
    statefulSet({ observedGeneration: 0 }),
    statefulSet({ readyReplicas: 1 }),
    statefulSet({ readyReplicas: 3, updatedReplicas: 1, updateRevision: 'b', currentRevision: 'a' }),
    statefulSet({ readyReplicas: 3, currentReplicas: 3, updateRevision: 'b', currentRevision: 'b' }),
    statefulSet({ readyReplicas: 3, updatedReplicas: 1 }, partitioned),
    statefulSet({ readyReplicas: 3, updatedReplicas: 2 }, partitioned),
    statefulSet({}, { type: 'OnDelete' }),
  ];
  for (const [workload, status] of states) {
    const type: ResourceClient<Workload> =
      workload.kind === 'Deployment'
        ? client.resource(appsv1.Deployment, { namespace: 'theirs' })
        : workload.kind === 'DaemonSet'
          ? client.resource(appsv1.DaemonSet, { namespace: 'theirs' })
          : client.resource(appsv1.StatefulSet, { namespace: 'theirs' });
    await type.create(workload);
    const { metadata } = await type.get('w');
    await type.updateStatus({ ...workload, metadata, status: { ...status } });
    const found = await type.get('w');
    const said = await run('rollout', 'status', '-n', 'theirs', `${workload.kind}/w`, '--watch=false');
    assert.equal(said.replace(/^error: /, '').trim(), await textOf(async () => rolloutStatus(found).message));
    await type.delete('w');
  }
});

test('waiting gives the object as it met the last condition', async () => {
  const maps = client.resource(corev1.ConfigMap, { namespace: 'ours' });
  const conditions = ['create', 'jsonpath={.data.x}=2'].map(parseWaitCondition);
  const waited = waitFor(maps, 'waited', conditions, { timeout: 60_000 });
  await maps.create({ metadata: { name: 'waited' }, data: { x: '1' } });
  await maps.patch('waited', mergePatch({ data: { x: '2' } }));
  assert.deepEqual((await waited)?.data, { x: '2' });
  assert.deepEqual((await waitFor(maps, 'waited', conditions, { timeout: 0 }))?.data, { x: '2' });
  // The creation is waited for first, wherever it stands.
  const later = waitFor(maps, 'later', [...conditions].reverse(), { timeout: 60_000 });
  await maps.create({ metadata: { name: 'later' }, data: { x: '2' } });
  assert.deepEqual((await later)?.data, { x: '2' });
  const gone = waitFor(maps, 'waited', [parseWaitCondition('delete')], { timeout: 60_000 });
  await maps.delete('waited');
  assert.equal(await gone, undefined);
});

test('a rollout is waited for', async () => {
  const ours = deployments().inNamespace('ours');
  await ours.create({ metadata: { name: 'f' }, spec: { selector, replicas: 1, template: template('a') } });
  const said: string[] = [];
  const waited = waitForRollout(ours, 'f', { timeout: 60_000, onStatus: ({ message }) => said.push(message) });
  for (const ready of [0, 1]) {
    const { metadata, spec = { selector, template: template('a') } } = await ours.get('f');
    const counts = { replicas: 1, updatedReplicas: 1, readyReplicas: ready, availableReplicas: ready };
    await ours.updateStatus({ metadata, spec, status: { observedGeneration: 1, ...counts } });
  }
  await waited;
  assert.equal(said.at(-1), 'deployment "f" successfully rolled out');
  await assert.rejects(waitForRollout(ours, 'none'), isNotFound);
});

test('rollout history and undo', { skip }, async () => {
  await inBoth(async (namespace) => {
    const all = deployments().inNamespace(namespace);
    const annotations = { 'deployment.kubernetes.io/revision': '3', own: 'now' };
    const { metadata } = await all.create({
      metadata: { name: 'u', annotations },
      spec: { selector, template: template('c') },
    });
    const sets = client.resource(appsv1.ReplicaSet, { namespace });
    for (const [at, image] of ['a', 'b', 'c'].entries()) {
      const made = template(image);
      const labels = { app: 'web', 'pod-template-hash': image };
      await sets.create({
        metadata: {
          name: `u-${image}`,
          labels,
          annotations: {
            'deployment.kubernetes.io/revision': String(at + 1),
            'deployment.kubernetes.io/desired-replicas': '1',
            ...(at === 1 ? { 'kubernetes.io/change-cause': 'image b' } : { own: 'before' }),
          },
          ownerReferences: [
            { apiVersion: 'apps/v1', kind: 'Deployment', name: 'u', uid: metadata.uid ?? '', controller: true },
          ],
        },
        spec: { selector: { matchLabels: labels }, template: { ...made, metadata: { labels } } },
      });
    }
  });
  const ours = deployments().inNamespace('ours');
  const theirs = (...args: string[]): Promise<string> => run('rollout', ...args, '-n', 'theirs', 'deploy/u');
  const history = await rolloutHistory(client, ours, 'u');
  const lines = history.map(({ revision, changeCause }) => `${revision}         ${changeCause || '<none>'}`);
  assert.equal(await theirs('history'), `deployment.apps/u \nREVISION  CHANGE-CAUSE\n${lines.join('\n')}\n\n`);
  assert.equal(await undoRollout(client, ours, 'u'), true);
  assert.equal(await theirs('undo'), 'deployment.apps/u rolled back\n');
  await assertAlike(deployments(), 'u');
  assert.equal(await undoRollout(client, ours, 'u', { revision: 1 }), true);
  assert.equal(await theirs('undo', '--to-revision=1'), 'deployment.apps/u rolled back\n');
  await assertAlike(deployments(), 'u');
  assert.equal(await undoRollout(client, ours, 'u', { revision: 1 }), false);
  assert.match(await theirs('undo', '--to-revision=1'), /skipped rollback/);
  const missing = await textOf(() => undoRollout(client, ours, 'u', { revision: 9 }));
  assert.equal(await theirs('undo', '--to-revision=9'), `error: ${missing}\n`);
});

/** A node with a Pod of each sort, in a namespace of its own. */
async function node(t: TestContext, name: 'ours' | 'theirs'): Promise<void> {
  await client.resource(corev1.Node).create({ metadata: { name } });
  const daemonSet = await client
    .resource(appsv1.DaemonSet, { namespace: name })
    .create({ metadata: { name: 'd' }, spec: { selector, template: template('a') } });
  const set = await client
    .resource(appsv1.ReplicaSet, { namespace: name })
    .create({ metadata: { name: 'x' }, spec: { selector, template: template('a') } });
  const pods = client.resource(corev1.Pod, { namespace: name });
  const owner = (kind: string, uid = ''): corev1.Pod['metadata'] => ({
    ownerReferences: [{ apiVersion: 'apps/v1', kind, name: kind === 'DaemonSet' ? 'd' : 'x', uid, controller: true }],
  });
  const spec: corev1.PodSpec = {
    nodeName: name,
    terminationGracePeriodSeconds: 0,
    containers: [{ name: 'c', image: 'i' }],
  };
  const emptyDir = { ...spec, volumes: [{ name: 'v', emptyDir: {} }] };
  await pods.create({ metadata: { name: 'of-daemon', ...owner('DaemonSet', daemonSet.metadata.uid) }, spec });
  await pods.create({ metadata: { name: 'of-set', ...owner('ReplicaSet', set.metadata.uid) }, spec });
  await pods.create({ metadata: { name: 'with-data', ...owner('ReplicaSet', set.metadata.uid) }, spec: emptyDir });
  await pods.create({ metadata: { name: 'alone' }, spec });
  await pods.create({ metadata: { name: 'ended' }, spec: emptyDir });
  const { metadata } = await pods.get('ended');
  await pods.updateStatus({ metadata, spec: emptyDir, status: { phase: 'Succeeded' } });
  t.after(() => client.resource(corev1.Node).delete(name));
}

test('cordon, uncordon and drain', { skip }, async (t) => {
  await node(t, 'ours');
  await node(t, 'theirs');
  const nodes = client.resource(corev1.Node);
  const unschedulable = async (name: string): Promise<unknown> => (await nodes.get(name)).spec?.unschedulable;
  for (const [ours, command, done] of [
    [cordon, 'cordon', 'cordoned'],
    [uncordon, 'uncordon', 'uncordoned'],
  ] as const)
    for (const already of ['', 'already ']) {
      assert.equal(await ours(client, 'ours'), already === '');
      assert.equal(await run(command, 'theirs'), `node/theirs ${already}${done}\n`);
      assert.equal(await unschedulable('ours'), await unschedulable('theirs'));
    }
  const names = async (namespace: string): Promise<string[]> =>
    (await client.resource(corev1.Pod, { namespace }).list()).items.map(({ metadata }) => metadata.name ?? '').sort();
  const all = ['alone', 'ended', 'of-daemon', 'of-set', 'with-data'];
  const refusal = await drain(client, 'ours').catch((error: unknown) => error);
  assert.ok(refusal instanceof DrainError);
  const theirs = await run('drain', 'theirs');
  for (const fault of refusal.faults) assert.ok(theirs.includes(fault.replaceAll('ours/', 'theirs/')), theirs);
  assert.equal(theirs.match(/cannot delete/g)?.length, 2 * refusal.faults.length, theirs);
  for (const namespace of ['ours', 'theirs']) assert.deepEqual(await names(namespace), all);
  const said: DrainProgress[] = [];
  const options = { force: true, ignoreDaemonSets: true, deleteEmptyDirData: true };
  const gone = await drain(client, 'ours', { ...options, onProgress: (each) => void said.push(each) });
  await run('drain', 'theirs', '--force', '--ignore-daemonsets', '--delete-emptydir-data');
  for (const namespace of ['ours', 'theirs']) assert.deepEqual(await names(namespace), ['of-daemon']);
  assert.equal(await unschedulable('ours'), true);
  assert.deepEqual(gone.map(({ metadata }) => metadata.name).sort(), ['alone', 'ended', 'of-set', 'with-data']);
  assert.equal(said.filter(({ type }) => type === 'gone').length, 4);
});
