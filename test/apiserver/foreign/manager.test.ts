// An operator on controller-runtime with our server, in two replicas, while connections are cut at random, and its objects
// are written, deleted and damaged: in the end everything is as it wants it, one replica leads, and the caches of both hold
// what the server has. KUBETYPED_FOREIGN_SECONDS says for how long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import * as apiextensionsv1 from 'kubetyped/api/apiextensions/v1';
import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { toCRD } from 'kubetyped/apiextensions';
import { crdEstablished } from 'kubetyped/client/tools/watch';
import { builtGo, QuestionProgram, withoutGo } from '../../differential/go_oracle.ts';
import { Fleet, roleName, writeFleet } from './random_fleets.ts';
import { eventually, keyOf, type Named, sorted, UnreliableRun } from './unreliable_run.ts';

const manager = builtGo('manager');
const skip = manager === undefined && withoutGo;

/** What scripts/go/manager tells of a replica. */
interface Replica {
  readonly leads: boolean;
  readonly starts: number;
  readonly reconciles: number;
  readonly fleets: Fleet[] | null;
  readonly configMaps: corev1.ConfigMap[] | null;
  readonly clusterRoles: rbacv1.ClusterRole[] | null;
}

/** What the server has. */
type Stored = { readonly [List in 'fleets' | 'configMaps' | 'clusterRoles']: NonNullable<Replica[List]> };

test('an operator on controller-runtime', { skip, timeout: 900_000 }, async (t) => {
  await using run = await UnreliableRun.start();
  const definitions = run.client.resource(apiextensionsv1.CustomResourceDefinition);
  const definition = await definitions.create(toCRD(Fleet));
  await eventually(async () => assert.ok(crdEstablished(await definitions.get(definition.metadata.name!))));
  const programs = ['one', 'two'].map((name) => new QuestionProgram(manager!, [run.url, name]));
  const ask = async (): Promise<Replica[]> =>
    (await Promise.all(programs.map((program) => program.ask<Replica>([{}])))).flat();
  try {
    const happened = await run.disturb(writeFleet);
    await eventually(async () => {
      const replicas = await ask();
      const stored = await storedOn(run);
      checkObjects(stored);
      assert.deepEqual(replicas.map(({ leads }) => leads).sort(), [false, true]);
      for (const { fleets, configMaps, clusterRoles } of replicas)
        assert.deepEqual(listed({ fleets, configMaps, clusterRoles }), listed(stored));
      // All is quiet: nobody writes what is as it should be.
      await sleep(500);
      const reconciles = (all: readonly Replica[]): number[] => all.map((replica) => replica.reconciles);
      assert.deepEqual(reconciles(await ask()), reconciles(replicas));
      assert.deepEqual(await storedOn(run), stored);
    });
    const replicas = await ask();
    const [lease] = (await run.client.resource(coordinationv1.Lease).list()).items;
    const sum = (of: (replica: Replica) => number): number => replicas.reduce((before, each) => before + of(each), 0);
    t.diagnostic(
      `${happened}; ${sum(({ reconciles }) => reconciles)} reconciles, ${sum(({ starts }) => starts)} starts, ` +
        `${lease?.spec?.leaseTransitions} changes of the leader`,
    );
  } finally {
    for (const program of programs) program.end();
  }
});

const listed = (lists: Pick<Replica, keyof Stored>): unknown =>
  Object.entries(lists).map(([name, list]) => [name, sorted<Named>(list ?? [])]);

async function storedOn({ client }: UnreliableRun): Promise<Stored> {
  const [fleets, configMaps, clusterRoles] = await Promise.all([
    client.resource(Fleet).list(),
    client.resource(corev1.ConfigMap).list(),
    client.resource(rbacv1.ClusterRole).list(),
  ]);
  return { fleets: fleets.items, configMaps: configMaps.items, clusterRoles: clusterRoles.items };
}

/** Each Fleet has its ships and its role, and says so; nothing is left of those that are gone. */
function checkObjects({ fleets, configMaps, clusterRoles }: Stored): void {
  assert.ok(fleets.length > 0);
  assert.deepEqual(clusterRoles.map(({ metadata }) => metadata.name).sort(), fleets.map(roleName).sort());
  for (const { rules } of clusterRoles) assert.equal(rules?.length, 1);
  const wanted = fleets.flatMap(({ metadata, spec }) =>
    Array.from({ length: spec.ships }, (_, index) => [
      `${metadata.namespace}/${metadata.name}-${index}`,
      { cargo: spec.cargo },
      metadata.uid,
    ]),
  );
  // What was deleted with the policy Orphan has left ships behind.
  const owned = configMaps
    .filter(({ metadata }) => metadata.ownerReferences !== undefined)
    .map((map) => [keyOf(map), map.data, ...map.metadata.ownerReferences!.map(({ uid }) => uid)]);
  const byKey = (a: readonly unknown[], b: readonly unknown[]): number => (String(a[0]) < String(b[0]) ? -1 : 1);
  assert.deepEqual(owned.sort(byKey), wanted.sort(byKey));
  for (const { metadata, spec, status } of fleets) {
    assert.deepEqual(metadata.finalizers, ['harbour.example.com/role']);
    const { conditions = [], ...rest } = status ?? {};
    assert.deepEqual(rest, { ships: spec.ships, observedGeneration: metadata.generation });
    const { generation } = metadata;
    assert.deepEqual(
      conditions.map(({ type, status: value, observedGeneration }) => [type, value, observedGeneration]),
      [['Ready', 'True', generation]],
    );
  }
}
