// Revisions of StatefulSets and DaemonSets, which ControllerRevisions keep, beside the real kubectl: the same words and the
// same objects afterwards. With KUBETYPED_CONTROLPLANE=start on kube-apiserver, too, there also as its controllers make them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { marshal } from 'kubetyped/apimachinery/util/json';
import { type Client, mergePatch, type ResourceClient } from 'kubetyped/client';
import { restartRollout, rolloutHistory, undoRollout } from 'kubetyped/kubectl';
import { kubectl } from '../server/kubectl.ts';
import { controlPlane, hasControlPlane, type Place, places } from './places.ts';

const skip = kubectl === '' && 'NOT COMPARED WITH KUBECTL: set KUBETYPED_GO=1';
const SIDES = ['ours', 'theirs'] as const;
const KINDS = ['StatefulSet', 'DaemonSet'] as const;
type Kind = (typeof KINDS)[number];
type RevisedSet = appsv1.DaemonSet | appsv1.StatefulSet;

const selector = { matchLabels: { app: 'web' } };
const template = (image: string, more: object = {}): corev1.PodTemplateSpec => ({
  metadata: { labels: { app: 'web' } },
  spec: { containers: [{ name: 'web', image }], ...more },
});

/** Patches as controllers write them, and as they may be found: what they don't name stays as it is. */
const PATCHES: readonly [revision: number, cause: string, data: (present: object) => object][] = [
  [1, '', () => ({ spec: { template: { $patch: 'replace', ...template('a') } } })],
  [2, 'a sidecar', () => ({ spec: { template: { spec: { containers: [{ name: 'side', image: 'b' }] } } } })],
  [4, '', () => ({ spec: { template: { $patch: 'replace', ...template('d', { hostNetwork: true }) } } })],
  [5, 'as it is', (present) => ({ spec: { template: { $patch: 'replace', ...present } } })],
];

/** With its keys in order, as controllers write patches: kubectl compares their bytes. */
function sorted(data: object): object {
  return JSON.parse(marshal(data));
}

function setsOf(client: Client, kind: Kind, namespace: string): ResourceClient<RevisedSet> {
  return kind === 'DaemonSet'
    ? client.resource<RevisedSet>(appsv1.DaemonSet, { namespace })
    : client.resource<RevisedSet>(appsv1.StatefulSet, { namespace });
}

async function createSet(client: Client, kind: Kind, namespace: string, name: string): Promise<RevisedSet> {
  const spec = { selector, template: template('c', { nodeSelector: { none: 'yes' } }) };
  const metadata = { name, annotations: { own: 'now' } };
  return kind === 'DaemonSet'
    ? client.resource(appsv1.DaemonSet, { namespace }).create({ metadata, spec })
    : client
        .resource(appsv1.StatefulSet, { namespace })
        .create({ metadata, spec: { ...spec, serviceName: 'web', replicas: 0 } });
}

/** @returns what kubectl or we say, without what is around a message */
async function bothSay(place: Place, kind: Kind, name: string, verb: string, ...args: string[]): Promise<string[]> {
  const said = [];
  for (const side of SIDES) {
    const all = ['rollout', verb, `${kind}/${name}`, '-n', side, ...args];
    const { stdout, stderr } = await (side === 'ours'
      ? place.kubetyped(`rollout ${verb}`, ...all.slice(2))
      : place.kubectl(...all));
    const fault = stderr
      .split('\n')
      .filter((line) => line !== '' && !/^Warning|goes by what was applied/.test(line))
      .map((line) => line.replace(/^(error|kubetyped): /, '').replace(/^\w+\.apps(\/| ")\w+(:|") /, ''));
    said.push([stdout, ...fault].join('|').replaceAll(side, 'SIDE'));
  }
  return said;
}

async function assertSaid(place: Place, kind: Kind, name: string, command: string, expected: string): Promise<void> {
  const [verb = '', ...args] = command.split(' ');
  const said = await bothSay(place, kind, name, verb, ...args);
  assert.deepEqual(said, [expected, expected], `${kind}: ${command}`);
}

async function assertAlike(client: Client, kind: Kind, name: string): Promise<void> {
  const [ours, theirs] = await Promise.all(
    SIDES.map(async (side) => {
      const { metadata, spec } = await setsOf(client, kind, side).get(name);
      const text = JSON.stringify([metadata.annotations, metadata.labels, metadata.generation, spec]);
      return text.replace(/\d{4}-\d\d-\d\dT[\d:]+(?:Z|[+-]\d\d:\d\d)/g, 'TIME');
    }),
  );
  assert.equal(ours, theirs);
}

for (const [where, start] of Object.entries(places))
  test(`history and undo of revisions on ${where}`, { skip, timeout: 300_000 }, async (t) => {
    const place = await start();
    t.after(() => place.close());
    const { client } = place;
    for (const name of SIDES) await client.resource(corev1.Namespace).create({ metadata: { name } });
    for (const kind of KINDS) {
      for (const namespace of SIDES) {
        await createSet(client, kind, namespace, 'none');
        const { metadata, spec } = await createSet(client, kind, namespace, 'set');
        const owner = { apiVersion: 'apps/v1', kind, name: 'set', uid: metadata.uid ?? '', controller: true };
        for (const [revision, cause, data] of PATCHES)
          await client.resource(appsv1.ControllerRevision, { namespace }).create({
            metadata: {
              name: `${kind.toLowerCase()}-${revision}`,
              labels: { app: 'web' },
              ...(cause !== '' && { annotations: { 'kubernetes.io/change-cause': cause } }),
              ownerReferences: [owner],
            },
            revision,
            data: sorted(data(spec?.template ?? {})),
          });
      }
      const label = `${kind.toLowerCase()}.apps/set`;
      const history =
        'REVISION  CHANGE-CAUSE\n1         <none>\n2         a sidecar\n4         <none>\n5         as it is\n';
      await assertSaid(place, kind, 'set', 'history', `${label} \n${history}\n`);
      await assertSaid(place, kind, 'none', 'history', `${kind.toLowerCase()}.apps/none \nNo rollout history found.\n`);
      await assertSaid(place, kind, 'none', 'undo', '|no last revision to roll back to');
      const matches = `${label} skipped rollback (current template already matches revision 5)\n`;
      await assertSaid(place, kind, 'set', 'undo --to-revision=5', matches);
      for (const revision of [4, 2, 1]) {
        const [ours] = await bothSay(place, kind, 'set', 'history', `--revision=${revision}`);
        const [, theirs] = await bothSay(place, kind, 'set', 'history', `--revision=${revision}`);
        const images = (text = ''): string[] => [...text.matchAll(/image:\s+(\S+)/gi)].map(([, image = '']) => image);
        assert.deepEqual(images(ours), images(theirs));
        assert.ok(!ours?.includes('$patch'), ours);
        const objects = (await bothSay(place, kind, 'set', 'history', `--revision=${revision}`, '--output=json')).map(
          (text) => {
            const { metadata, ...version } = JSON.parse(text);
            const { uid: _, creationTimestamp: __, resourceVersion: ___, managedFields: ____, ...rest } = metadata;
            return { ...version, metadata: rest };
          },
        );
        assert.deepEqual(objects[0], objects[1]);
        await assertSaid(place, kind, 'set', `undo --to-revision=${revision}`, `${label} rolled back\n`);
        await assertAlike(client, kind, 'set');
      }
      await assertSaid(place, kind, 'set', 'undo', `${label} rolled back\n`);
      await assertAlike(client, kind, 'set');
      await assertSaid(place, kind, 'set', 'undo --to-revision=9', '|unable to find specified revision 9 in history');
      await assertSaid(place, kind, 'set', 'restart', `${label} restarted\n`);
      await assertAlike(client, kind, 'set');
      for (const [verb, fault] of [
        ['pause', 'pausing is not supported'],
        ['resume', 'resuming is not supported'],
      ] as const)
        for (const said of await bothSay(place, kind, 'set', verb)) assert.ok(said.startsWith(`|${fault}`), said);
      await assertAlike(client, kind, 'set');
    }
  });

test('a set is restarted once in a second', async (t) => {
  const place = await (places['our server'] ?? controlPlane)();
  t.after(() => place.close());
  const { client } = place;
  const now = new Date('2026-01-01T00:00:00.500Z');
  for (const kind of KINDS) {
    await createSet(client, kind, 'default', 'set');
    const sets = setsOf(client, kind, 'default');
    await restartRollout(sets, 'set', { now });
    await assert.rejects(restartRollout(sets, 'set', { now }), /restarted within the past second/);
    await restartRollout(sets, 'set', { now: new Date(now.getTime() + 500) });
  }
});

test('revisions of ReplicaSets that have no number come first, and a Deployment without any says so', async (t) => {
  const place = await (places['our server'] ?? controlPlane)();
  t.after(() => place.close());
  const { client } = place;
  const namespace = 'default';
  const deployments = client.resource(appsv1.Deployment, { namespace });
  const { metadata } = await deployments.create({
    metadata: { name: 'web' },
    spec: { selector, template: template('c') },
  });
  await assert.rejects(undoRollout(client, deployments, 'web'), {
    code: 'ERR_ROLLOUT',
    message: 'no rollout history found for deployment "web"',
  });
  const owner = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid: metadata.uid ?? '', controller: true };
  for (const [name, revision] of Object.entries({ two: '2', none: undefined, odd: 'x' }))
    await client.resource(appsv1.ReplicaSet, { namespace }).create({
      metadata: {
        name,
        labels: { app: 'web' },
        ownerReferences: [owner],
        ...(revision !== undefined && { annotations: { 'deployment.kubernetes.io/revision': revision } }),
      },
      spec: { selector, template: template(name) },
    });
  const history = await rolloutHistory(client, deployments, 'web');
  assert.deepEqual(
    history.map(({ revision, object }) => [revision, object.metadata.name]),
    [
      [0, 'none'],
      [2, 'two'],
    ],
  );
});

test('a revision that cannot be read does not hide the others', async (t) => {
  const place = await (places['our server'] ?? controlPlane)();
  t.after(() => place.close());
  const { client } = place;
  const namespace = 'default';
  const { metadata } = await createSet(client, 'DaemonSet', namespace, 'set');
  const owner = { apiVersion: 'apps/v1', kind: 'DaemonSet', name: 'set', uid: metadata.uid ?? '', controller: true };
  for (const [revision, data] of [
    [0, { spec: { template: { $patch: 'bogus' } } }],
    [2, PATCHES[0]?.[2]({}) ?? {}],
  ] as const)
    await client.resource(appsv1.ControllerRevision, { namespace }).create({
      metadata: { name: `set-${revision}`, labels: { app: 'web' }, ownerReferences: [owner] },
      revision,
      data: { ...data },
    });
  const sets = setsOf(client, 'DaemonSet', namespace);
  const [broken, sound] = await rolloutHistory(client, sets, 'set');
  assert.deepEqual([broken?.revision, sound?.revision], [0, 2]);
  assert.throws(() => broken?.template, { code: 'ERR_ROLLOUT', message: /^unable to parse history set-0: / });
  assert.equal(sound?.template.spec?.containers[0]?.image, 'a');
  await assert.rejects(undoRollout(client, sets, 'set'), { code: 'ERR_ROLLOUT' });
});

test('revisions as kube-controller-manager keeps them', {
  skip: skip || (!hasControlPlane && 'set KUBETYPED_CONTROLPLANE=start'),
  timeout: 300_000,
}, async (t) => {
  const place = await controlPlane('--controller-manager');
  t.after(() => place.close());
  const { client } = place;
  const revisions = async (kind: Kind, namespace: string, wanted: readonly number[]): Promise<void> => {
    for (let wait = 0; wait < 200; wait++) {
      const found = (await rolloutHistory(client, setsOf(client, kind, namespace), 'set')).map((each) => each.revision);
      if (found.join() === wanted.join()) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail(`${kind} of ${namespace} has no revisions ${wanted.join()}`);
  };
  for (const name of SIDES) await client.resource(corev1.Namespace).create({ metadata: { name } });
  for (const kind of KINDS) {
    for (const namespace of SIDES) {
      await createSet(client, kind, namespace, 'set');
      await revisions(kind, namespace, [1]);
      for (const [at, image] of ['d', 'e'].entries()) {
        const change = { spec: { template: { spec: { containers: [{ name: 'web', image }] } } } };
        await setsOf(client, kind, namespace).patch('set', mergePatch(change));
        await revisions(kind, namespace, [1, 2, 3].slice(0, at + 2));
      }
    }
    const label = `${kind.toLowerCase()}.apps/set`;
    const skipped = `${label} skipped rollback (current template already matches revision 3)\n`;
    await assertSaid(place, kind, 'set', 'undo --to-revision=3', skipped);
    await assertSaid(place, kind, 'set', 'undo', `${label} rolled back\n`);
    for (const namespace of SIDES) await revisions(kind, namespace, [1, 3, 4]);
    await assertAlike(client, kind, 'set');
    await assertSaid(place, kind, 'set', 'undo --to-revision=1', `${label} rolled back\n`);
    for (const namespace of SIDES) await revisions(kind, namespace, [3, 4, 5]);
    await assertAlike(client, kind, 'set');
    assert.equal(await undoRollout(client, setsOf(client, kind, 'ours'), 'set', { revision: 5 }), false);
  }
});
