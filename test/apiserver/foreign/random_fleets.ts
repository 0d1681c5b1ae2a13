import * as coordinationv1 from 'kubetyped/api/coordination/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { conditionsSchema, defineKind, type KindOf } from 'kubetyped/apiextensions';
import { nowMicro } from 'kubetyped/apimachinery/apis/meta/v1';
import { type Client, mergePatch } from 'kubetyped/client';
import type { Random } from '../../differential/random_scalars.ts';
import { NAMESPACES } from './random_writes.ts';

/** What scripts/go/manager makes ConfigMaps of. */
export const Fleet = defineKind({
  group: 'harbour.example.com',
  version: 'v1',
  kind: 'Fleet',
  subresources: { status: {} },
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        required: ['ships', 'cargo'],
        properties: { ships: { type: 'integer', minimum: 0, maximum: 20 }, cargo: { type: 'string' } },
      },
      status: {
        type: 'object',
        properties: {
          observedGeneration: { type: 'integer', format: 'int64' },
          ships: { type: 'integer' },
          conditions: conditionsSchema,
        },
      },
    },
  },
});
export type Fleet = KindOf<typeof Fleet>;

export const roleName = ({ metadata }: Fleet): string => `fleet-${metadata.namespace}-${metadata.name}`;

/** Writes a Fleet, or does harm to what the manager made of one; now and then takes the lead away from it. */
export async function writeFleet(client: Client, random: Random): Promise<unknown> {
  const namespace = random.pick(NAMESPACES);
  const fleets = client.resource(Fleet, { namespace });
  const maps = client.resource(corev1.ConfigMap, { namespace });
  const name = `fleet-${random.int(8)}`;
  const spec = { ships: random.int(5), cargo: random.pick(['salt', 'té', '']) };
  const ship = `${name}-${random.int(5)}`;
  if (random.int(50) === 0) {
    const held = { holderIdentity: 'thief', renewTime: nowMicro() };
    return client.resource(coordinationv1.Lease, { namespace: 'default' }).patch('fleets', mergePatch({ spec: held }));
  }
  switch (random.int(10)) {
    case 0:
    case 1:
    case 2:
      return fleets.create({ metadata: { name, namespace }, spec });
    case 3:
      return fleets.update({ ...(await fleets.get(name)), spec });
    case 4:
      return fleets.patch(name, mergePatch({ spec: { ships: spec.ships } }));
    case 5:
      return fleets.apply({ metadata: { name, namespace }, spec }, { fieldManager: 'writer', force: true });
    case 6:
      return fleets.delete(name, { propagationPolicy: random.pick(['Background', 'Foreground', 'Orphan']) });
    case 7:
      return maps.delete(ship);
    case 8:
      return maps.patch(ship, mergePatch({ data: { cargo: 'rats', stowaway: 'yes' } }));
    default:
      return client.resource(rbacv1.ClusterRole).patch(`fleet-${namespace}-${name}`, mergePatch({ rules: null }));
  }
}
