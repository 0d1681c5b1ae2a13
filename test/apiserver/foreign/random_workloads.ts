import * as appsv1 from 'kubetyped/api/apps/v1';
import * as batchv1 from 'kubetyped/api/batch/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { type Client, mergePatch } from 'kubetyped/client';
import type { Random } from '../../differential/random_scalars.ts';
import { deployment, job, statefulSet } from './workloads.ts';

const ROOMS: readonly string[] = ['room-0', 'room-1'];
const NAMESPACES: readonly string[] = ['default', ...ROOMS];
const POLICIES = ['Background', 'Foreground', 'Orphan'] as const;

/** Of each kind of workload in a namespace, and of ConfigMaps. */
const MAX_WORKLOADS = 3;
const MAX_MAPS = 20;

/**
 * Writes what kube-controller-manager has work with: owners and what they own, workloads, whole namespaces. No name is
 * used twice: informers of client-go may tell of a deletion and a creation under one name as one update, and the garbage
 * collector of kube-controller-manager, which doesn't look at the uid then, never learns that the first object has gone.
 */
export class RandomWorkloads {
  #created = 0;

  /** One write, which may be refused. */
  readonly write = async (client: Client, random: Random): Promise<unknown> => {
    const namespace = random.pick(NAMESPACES);
    const propagationPolicy = random.pick(['Background', 'Foreground'] as const);
    const image = `example.com/a:${random.int(3)}`;
    const maps = client.resource(corev1.ConfigMap, { namespace });
    const deployments = client.resource(appsv1.Deployment, { namespace });
    const sets = client.resource(appsv1.StatefulSet, { namespace });
    const jobs = client.resource(batchv1.Job, { namespace });
    const pods = client.resource(corev1.Pod, { namespace });
    switch (random.int(24)) {
      case 0:
        return client.resource(corev1.Namespace).create({ metadata: { name: random.pick(ROOMS) } });
      case 1:
        return random.int(3) === 0 && client.resource(corev1.Namespace).delete(random.pick(ROOMS));
      case 2:
      case 3:
        if (!(await isRoom(deployments))) return false;
        return deployments.create(deployment(this.#newName('deployment'), namespace, random.int(4), image));
      case 4:
        return onOne(deployments, random, (name) =>
          deployments.patch(name, mergePatch({ spec: { replicas: random.int(5) } })),
        );
      case 5:
        return onOne(deployments, random, async (name) => {
          const { metadata, spec } = await deployments.get(name);
          return deployments.update(deployment(metadata.name!, namespace, spec!.replicas!, image));
        });
      case 6:
        return onOne(deployments, random, (name) => deployments.delete(name, { propagationPolicy }));
      case 7:
        if (!(await isRoom(sets))) return false;
        return sets.create(statefulSet(this.#newName('set'), namespace, random.int(3), image));
      case 8:
        return onOne(sets, random, (name) => sets.patch(name, mergePatch({ spec: { replicas: random.int(4) } })));
      case 9:
        return onOne(sets, random, (name) => sets.delete(name, { propagationPolicy }));
      case 10:
        if (!(await isRoom(jobs))) return false;
        return jobs.create(job(this.#newName('job'), namespace, 1 + random.int(3)));
      case 11:
        return onOne(jobs, random, (name) => jobs.delete(name, { propagationPolicy }));
      case 12:
        return onOne(pods, random, (name) => pods.delete(name));
      case 13:
      case 14:
      case 15:
      case 16:
        return onOne(maps, random, (name) => maps.delete(name, { propagationPolicy: random.pick(POLICIES) }));
      default:
        return this.#createOwned(client, random, namespace);
    }
  };

  #newName(kind: string): string {
    return `${kind}-${this.#created++}`;
  }

  /** Creates a ConfigMap with owners, of which one in ten has never been there. */
  async #createOwned(client: Client, random: Random, namespace: string): Promise<unknown> {
    const maps = client.resource(corev1.ConfigMap, { namespace });
    const all = (await maps.list()).items;
    if (all.length > MAX_MAPS) return false;
    const there = all.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
    const owners = there.length === 0 ? [] : Array.from({ length: random.int(3) }, () => random.pick(there));
    const ownerReferences = Array.from(new Set(owners), ({ metadata }) => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      name: metadata.name!,
      uid:
        random.int(10) === 0 ? `11111111-1111-4111-8111-${String(random.int(1e9)).padStart(12, '0')}` : metadata.uid!,
      ...(random.int(2) === 0 && { blockOwnerDeletion: true }),
    }));
    return maps.create({ metadata: { name: this.#newName('map'), namespace, ownerReferences } });
  }
}

interface Named {
  readonly metadata: { readonly name?: string };
}

/** What is asked of the objects of a namespace. */
interface Objects {
  list(): Promise<{ readonly items: readonly Named[] }>;
}

/** Whether there are few enough that one more may come. */
async function isRoom(objects: Objects): Promise<boolean> {
  return (await objects.list()).items.length < MAX_WORKLOADS;
}

/** Does something with an object that is there. */
async function onOne(objects: Objects, random: Random, act: (name: string) => Promise<unknown>): Promise<unknown> {
  const { items } = await objects.list();
  return items.length > 0 && act(random.pick(items).metadata.name!);
}
