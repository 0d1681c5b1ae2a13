// Random updates of built-in Kinds and of their status: the real kube-apiserver (KUBETYPED_CONTROLPLANE=start) and our server
// give the same answers.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Random } from '../differential/random_scalars.ts';
import type { Answer } from '../validation/kube_apiserver.ts';
import { type BothServers, NO_CONTROLPLANE, startBoth, type Tried } from './both_servers.ts';
import { OTHER_KINDS } from './changed_kinds.ts';
import { CHANGED_PODS } from './changed_pods.ts';
import { OTHER_POLICIES } from './changed_policies.ts';
import { WORKLOADS } from './changed_workloads.ts';
import { type ChangedKind, type Plain, randomlyChanged } from './random_updates.ts';

const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
/** Objects of each Kind; each is changed several times. */
const count = Number(process.env['KUBETYPED_CASES'] ?? 4);
const CHANGES = 6;
const MERGE = 'application/merge-patch+json';

let both: BothServers;
before(async () => {
  both = await startBoth();
  // Admission plug-ins ask what the node of a Pod that changes can do, and has.
  const declaredFeatures = ['InPlacePodLevelResourcesVerticalScaling', 'InPlacePodVerticalScalingInitContainers'];
  const capacity = { cpu: '1000', memory: '1000Gi', 'ephemeral-storage': '1000Gi', pods: '1000' };
  for (const { send } of both.servers) {
    await send('POST', '/api/v1/nodes', { apiVersion: 'v1', kind: 'Node', metadata: { name: 'n' } });
    const { status } = await send(
      'PATCH',
      '/api/v1/nodes/n/status',
      { status: { declaredFeatures, capacity, allocatable: capacity } },
      MERGE,
    );
    assert.equal(status, 200);
    for (const [name, allowVolumeExpansion] of [
      ['can-grow', true],
      ['can-not-grow', false],
    ] as const) {
      const type = { apiVersion: 'storage.k8s.io/v1', kind: 'StorageClass', provisioner: 'example.com/a' };
      await send('POST', '/apis/storage.k8s.io/v1/storageclasses', {
        ...type,
        metadata: { name },
        allowVolumeExpansion,
      });
    }
  }
});
after(() => both.close());

/** What a server says to an object and its changes. */
async function answers(
  { send }: Tried,
  { path, states = [{}] }: ChangedKind,
  object: Plain,
  changes: readonly (readonly [subresource: string, change: (object: Plain) => Plain])[],
  state: number,
): Promise<unknown[]> {
  const { name } = object['metadata'] as { name: string };
  const at = `${path}/${name}`;
  await send('PATCH', at, { metadata: { finalizers: null } }, MERGE);
  await send('DELETE', at, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
  await send('PATCH', at, { metadata: { finalizers: null } }, MERGE);
  const created = await send('POST', path, object);
  const all: unknown[] = [told(created)];
  assert.equal(created.status, 201, JSON.stringify(created.body));
  const status = states[state % states.length]!;
  if (Object.keys(status).length > 0) all.push(told(await send('PATCH', `${at}/status`, { status }, MERGE)));
  const { body } = await send('GET', at);
  for (const [subresource, change] of changes) {
    const url = `${at}${subresource && `/${subresource}`}?dryRun=All`;
    all.push(told(await send('PUT', url, change(body))));
  }
  await send('PATCH', at, { metadata: { finalizers: null } }, MERGE);
  await send('DELETE', at, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
  return all;
}

/** The status, and the object or what is wrong with it. */
function told({ status, body }: Answer): readonly unknown[] {
  if (status < 300) return [status, withoutSystem(body)];
  const { causes } = (body['details'] ?? {}) as {
    causes?: readonly { field?: string; reason?: string; message?: string }[];
  };
  // Ours says where, too.
  if (causes === undefined) return [status, status === 400 ? body['reason'] : body['message']];
  const texts = causes.map(({ field, reason, message = '' }) => `${field} ${reason} ${withoutGo(message)}`);
  return [status, ...[...new Set(texts)].sort()];
}

/**
 * Without how two objects differ, unless they are claims, which Go tells in the form of its internal types, and without values
 * that are no scalars, of which Go shows that form, or what differs between absent, null and empty.
 */
const withoutGo = (message: string): string =>
  message
    .replace(/(?<!for bound claims[^]*)\n(?:@@ | {2})[^]*$/, '')
    .replace(/\n$/, '')
    .replace(/(?<=^(?:Invalid|Unsupported|Duplicate) value: )(?:[[{][^]*?|null|"spec\.dataSource")(?=: [^"]|$)/, '…');

function withoutSystem(object: Plain): Plain {
  const { metadata, ...rest } = structuredClone(object) as { metadata: Plain };
  for (const name of ['uid', 'resourceVersion', 'creationTimestamp', 'managedFields']) delete metadata[name];
  return JSON.parse(JSON.stringify({ metadata, ...rest }, comparable)) as Plain;
}

/** Times of now, what is made of a uid, and what admission plug-ins of kube-apiserver add that ours has not. */
const comparable = (key: string, value: unknown): unknown => {
  if (/^(?:batch\.kubernetes\.io\/)?controller-uid$/.test(key)) return 'uid';
  if (key === 'lastPhaseTransitionTime' || key === 'lastUpdateTime' || key === 'lastTransitionTime') return 'time';
  if (key === 'username') return 'user';
  if (key === 'uid') return undefined;
  const left = Array.isArray(value) ? value.filter((each) => !isOfPlugin(each)) : value;
  // Empty is absent to Go.
  return left === null || (Array.isArray(left) && left.length === 0) ? undefined : left;
};

/** StorageObjectInUseProtection, TaintNodesByCondition. */
const isOfPlugin = (each: unknown): boolean =>
  /^kubernetes\.io\/(?:pv|pvc|vac)-protection$/.test(String(each)) ||
  (each as { key?: string } | undefined)?.key === 'node.kubernetes.io/not-ready';

for (const [name, kind] of Object.entries({ ...OTHER_KINDS, ...WORKLOADS, ...CHANGED_PODS, ...OTHER_POLICIES })) {
  test(name, async (t) => {
    if (both.real === undefined) return t.skip(NO_CONTROLPLANE);
    let refused = 0;
    let total = 0;
    for (let index = 0; index < count; index++) {
      const random = new Random(seed + index);
      const object = {
        ...kind.object,
        metadata: { name: `random-${name.toLowerCase()}`, ...(kind.object['metadata'] as object) },
      };
      const places: (readonly [subresource: string, fields: ChangedKind['fields']])[] = [
        ['', kind.fields],
        ...Object.entries(kind.subresources ?? {}),
      ];
      const seeds = Array.from({ length: CHANGES }, () => [random.pick(places), random.int(1e9)] as const);
      const changes = seeds.map(
        ([[subresource, fields], own]) =>
          [subresource, (body: Plain) => randomlyChanged(new Random(own), body, fields)] as const,
      );
      const [ours, theirs] = await Promise.all(
        both.servers.map((server) => answers(server, kind, object, changes, index)),
      );
      total += changes.length;
      refused += (theirs ?? []).filter((each) => (each as number[])[0]! >= 400).length;
      for (const [at, answer] of (theirs ?? []).entries())
        assert.deepEqual(
          ours?.[at],
          answer,
          `${index}, answer ${at}: ${describe(changes, at, (theirs?.length ?? 0) - CHANGES, object)}`,
        );
    }
    t.diagnostic(`${total} updates, ${refused} refused; KUBETYPED_SEED=${seed}`);
    return undefined;
  });
}

const describe = (
  changes: readonly (readonly [string, (object: Plain) => Plain])[],
  at: number,
  first: number,
  object: Plain,
): string => {
  const change = changes[at - first];
  return change === undefined ? 'creation' : `${change[0]} ${JSON.stringify(change[1](object))}`;
};
