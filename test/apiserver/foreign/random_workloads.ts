import * as appsv1 from 'kubetyped/api/apps/v1';
import * as batchv1 from 'kubetyped/api/batch/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { type Client, mergePatch } from 'kubetyped/client';
import type { Random } from '../../differential/random_scalars.ts';
import { deployment, job, statefulSet } from './workloads.ts';

const ROOMS: readonly string[] = ['room-0', 'room-1'];
const NAMESPACES: readonly string[] = ['default', ...ROOMS];
const POLICIES = ['Background', 'Foreground', 'Orphan'] as const;

/** Writes what kube-controller-manager has work with: owners and what they own, workloads, whole namespaces. */
export async function writeWorkload(client: Client, random: Random): Promise<unknown> {
  const namespace = random.pick(NAMESPACES);
  const propagationPolicy = random.pick(POLICIES);
  const image = `example.com/a:${random.int(3)}`;
  const name = String(random.int(3));
  const maps = client.resource(corev1.ConfigMap, { namespace });
  const deployments = client.resource(appsv1.Deployment, { namespace });
  const sets = client.resource(appsv1.StatefulSet, { namespace });
  const jobs = client.resource(batchv1.Job, { namespace });
  switch (random.int(24)) {
    case 0:
      return client.resource(corev1.Namespace).create({ metadata: { name: random.pick(ROOMS) } });
    case 1:
      return random.int(3) === 0 && client.resource(corev1.Namespace).delete(random.pick(ROOMS));
    case 2:
    case 3:
      return deployments.create(deployment(`deployment-${name}`, namespace, random.int(4), image));
    case 4:
      return deployments.patch(`deployment-${name}`, mergePatch({ spec: { replicas: random.int(5) } }));
    case 5: {
      const { metadata, spec } = await deployments.get(`deployment-${name}`);
      return deployments.update(deployment(metadata.name!, namespace, spec!.replicas!, image));
    }
    case 6:
      return deployments.delete(`deployment-${name}`, { propagationPolicy: random.pick(['Background', 'Foreground']) });
    case 7:
      return sets.create(statefulSet(`set-${name}`, namespace, random.int(3), image));
    case 8:
      return sets.patch(`set-${name}`, mergePatch({ spec: { replicas: random.int(4) } }));
    case 9:
      return sets.delete(`set-${name}`, { propagationPolicy: random.pick(['Background', 'Foreground']) });
    case 10:
      return jobs.create(job(`job-${name}`, namespace, 1 + random.int(3)));
    case 11:
      return jobs.delete(`job-${name}`, { propagationPolicy: random.pick(['Background', 'Foreground']) });
    case 12: {
      const pods = await client.resource(corev1.Pod, { namespace }).list();
      return (
        pods.items.length > 0 &&
        client.resource(corev1.Pod, { namespace }).delete(random.pick(pods.items).metadata.name!)
      );
    }
    case 13:
    case 14:
    case 15:
    case 16:
      return maps.delete(`map-${random.int(20)}`, { propagationPolicy });
    default:
      return createOwned(client, random, namespace);
  }
}

/** Creates a ConfigMap with owners, of which one in ten has never been there. */
async function createOwned(client: Client, random: Random, namespace: string): Promise<unknown> {
  const maps = client.resource(corev1.ConfigMap, { namespace });
  const there = (await maps.list()).items.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
  const owners = there.length === 0 ? [] : Array.from({ length: random.int(3) }, () => random.pick(there));
  const ownerReferences = Array.from(new Set(owners), ({ metadata }) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name: metadata.name!,
    uid: random.int(10) === 0 ? `11111111-1111-4111-8111-${String(random.int(1e9)).padStart(12, '0')}` : metadata.uid!,
    ...(random.int(2) === 0 && { blockOwnerDeletion: true }),
  }));
  return maps.create({ metadata: { name: `map-${random.int(20)}`, namespace, ownerReferences } });
}
