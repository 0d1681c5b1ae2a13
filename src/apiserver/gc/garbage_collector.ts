import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isConflict, isNotFound } from '#apimachinery/api/errors/predicates';
import {
  FinalizerDeleteDependents,
  FinalizerOrphanDependents,
} from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { DeleteOptions, OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { newItemExponentialFailureRateLimiter } from '../../client/util/workqueue/rate_limiters.ts';
import { WorkQueue } from '../../client/util/workqueue/work_queue.ts';
import { controllerUser } from '../controllers/admitted_deletions.ts';
import type { Term } from '../controllers/controller.ts';
import { type FollowedEvent, followObjects } from '../registry/follow_objects.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import { APIServerUser } from '../request/user.ts';
import type { APIObject } from '../storage/api_object.ts';
import { withMetadata } from '../storage/with_metadata.ts';
import { takeTurns } from '../turns/turns.ts';
import { type CollectedResource, type GraphNode, nodeOf, OwnerGraph } from './graph.ts';

/** How many objects are judged at a time, as in kube-controller-manager: one whose webhook is slow keeps no others waiting. */
const WORKERS = 20;

/** Milliseconds until what failed is tried again: at first, and at most. */
const FIRST_RETRY = 5;
const LAST_RETRY = 1_000_000;

/** How often an object that others change meanwhile is deleted before others get their turn. */
const MAX_TRIES = 5;

/** Who deletes them, as admission sees it. */
const USER = controllerUser('generic-garbage-collector');

/** How the owners of an object are. */
interface Owners {
  /** There, and there to stay. */
  readonly solid: OwnerReference[];
  /** Gone. */
  readonly dangling: OwnerReference[];
  /** They wait for this object before they go. */
  readonly waiting: OwnerReference[];
}

/**
 * Deletes objects whose owners are gone, lets owners that are deleted in the foreground wait for them, and takes owners
 * away from the dependents of those that are to leave orphans. Mirrors Go's `garbagecollector` of kube-controller-manager.
 */
export class GarbageCollector {
  readonly #graph = new OwnerGraph();
  readonly #find: (apiVersion: string, kind: string) => CollectedResource | undefined;
  readonly #term: Term;
  readonly #context: RequestContext;
  readonly #onError: (error: unknown) => void;
  /** The uids of those to be judged. */
  readonly #queue = new WorkQueue<string>();
  readonly #retries = newItemExponentialFailureRateLimiter<string>(FIRST_RETRY, LAST_RETRY);

  /**
   * @param find the resource of a Kind; undefined: nothing is known about its objects, so they count as there
   * @param term ends everything
   */
  constructor(
    find: (apiVersion: string, kind: string) => CollectedResource | undefined,
    term: Term,
    onError: (error: unknown) => void,
  ) {
    this.#find = find;
    this.#term = term;
    this.#context = { namespace: '', user: APIServerUser, warn: () => {}, signal: term.signal };
    this.#onError = onError;
    term.signal.addEventListener('abort', () => this.#queue.close(), { once: true });
    for (let worker = 0; worker < WORKERS; worker++) void this.#work();
  }

  /** Looks after the objects of a resource from now on, until the term is over or the signal is aborted. */
  async follow(
    resource: CollectedResource,
    { signal: given }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<void> {
    const signal = given === undefined ? this.#term.signal : AbortSignal.any([given, this.#term.signal]);
    const tell = (event: FollowedEvent): void => {
      if (event.type === 'BOOKMARK') this.#forgetServedOtherwise(resource);
      else if (event.type === 'DELETED') this.#gone(event.object.metadata.uid ?? '');
      else this.#observe(nodeOf(resource, event.object));
    };
    await followObjects(resource.store, { ...this.#context, signal }, tell, this.#onError);
  }

  /** What is not there any more of objects that were served in another way before: all existing ones have been reported. */
  #forgetServedOtherwise(resource: CollectedResource): void {
    for (const node of this.#graph.ofKind(resource.kind)) if (node.resource !== resource) this.#gone(node.uid);
  }

  #observe(node: GraphNode | undefined): void {
    if (node === undefined) return;
    const before = this.#graph.get(node.uid);
    this.#graph.set(node);
    if (node.owners.length > 0 || node.waitsFor !== undefined) this.#queue.add(node.uid);
    if (node.waitsFor === 'deletion' && before?.waitsFor !== 'deletion') this.#addDependents(node.uid);
    this.#markWaiting(node);
    if (before !== undefined) this.#markWaiting(before);
  }

  #gone(uid: string): void {
    const node = this.#graph.get(uid);
    this.#graph.delete(uid);
    this.#addDependents(uid);
    if (node !== undefined) this.#markWaiting(node);
  }

  /** Marks the owners that may have waited for just this one. */
  #markWaiting({ owners }: GraphNode): void {
    for (const { uid } of owners) if (this.#graph.get(uid)?.waitsFor === 'deletion') this.#queue.add(uid);
  }

  #addDependents(uid: string): void {
    for (const dependent of this.#graph.dependentsOf(uid)) this.#queue.add(dependent.uid);
  }

  async #work(): Promise<void> {
    const { signal } = this.#term;
    for (let work = await this.#queue.get(); work !== undefined; work = await this.#queue.get()) {
      // What happened together is seen together.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (!signal.aborted) await this.#judge(work.item);
      work.done();
    }
  }

  async #judge(uid: string): Promise<void> {
    const node = this.#graph.get(uid);
    try {
      if (node !== undefined) await this.#process(node);
      this.#retries.forget(uid);
    } catch (error) {
      if (this.#term.signal.aborted) return;
      if (!isConflict(error) && !isNotFound(error)) this.#onError(error);
      setTimeout(() => this.#queue.add(uid), this.#retries.when(uid)).unref();
    }
  }

  #process(node: GraphNode): Promise<void> {
    if (node.waitsFor === 'orphans') return this.#orphanDependents(node);
    if (node.waitsFor === 'deletion') return this.#deleteDependents(node);
    return node.deleting ? Promise.resolve() : this.#deleteUnowned(node);
  }

  async #orphanDependents(node: GraphNode): Promise<void> {
    for (const dependent of this.#graph.dependentsOf(node.uid)) await this.#removeOwners(dependent, [node.uid]);
    await this.#removeFinalizer(node, FinalizerOrphanDependents);
  }

  async #deleteDependents(node: GraphNode): Promise<void> {
    const blocking = this.#graph
      .dependentsOf(node.uid)
      .filter(({ owners }) => owners.some(({ uid, blockOwnerDeletion }) => uid === node.uid && blockOwnerDeletion));
    if (blocking.length === 0) return this.#removeFinalizer(node, FinalizerDeleteDependents);
    for (const dependent of blocking) if (dependent.waitsFor !== 'deletion') this.#queue.add(dependent.uid);
  }

  async #deleteUnowned(node: GraphNode): Promise<void> {
    const live = await this.#get(node.resource, node.name, node.namespace);
    // If it is gone, or another one, the watch says so.
    if (live?.metadata.uid !== node.uid || (live.metadata.ownerReferences ?? []).length === 0) return;
    const { solid, dangling, waiting } = await this.#classify(node, live);
    if (solid.length > 0) {
      const gone = [...dangling, ...waiting].map(({ uid }) => uid);
      if (gone.length > 0) await this.#removeOwners(node, gone);
      return;
    }
    const dependents = this.#graph.dependentsOf(node.uid);
    const { finalizers = [] } = live.metadata;
    if (waiting.length > 0 && dependents.length > 0) {
      // Owners in a circle would wait for each other.
      if (!dependents.some(({ waitsFor }) => waitsFor === 'deletion')) return this.#delete(node, live, 'Foreground');
      return this.#delete(node, (await this.#unblockOwners(node)) ?? live, 'Foreground');
    }
    if (finalizers.includes(FinalizerOrphanDependents)) return this.#delete(node, live, 'Orphan');
    return this.#delete(node, live, finalizers.includes(FinalizerDeleteDependents) ? 'Foreground' : 'Background');
  }

  async #classify(node: GraphNode, { metadata }: APIObject): Promise<Owners> {
    const owners: Owners = { solid: [], dangling: [], waiting: [] };
    for (const reference of metadata.ownerReferences ?? []) {
      await takeTurns();
      const resource = this.#find(reference.apiVersion, reference.kind);
      // A cluster-scoped object can't be owned by one in a namespace: the reference does not say which.
      const isUnknown = resource === undefined || (resource.namespaced && node.namespace === '');
      const owner = isUnknown
        ? undefined
        : await this.#get(resource, reference.name, resource.namespaced ? node.namespace : '');
      if (isUnknown) owners.solid.push(reference);
      else if (owner?.metadata.uid !== reference.uid) owners.dangling.push(reference);
      else if (nodeOf(resource, owner)?.waitsFor === 'deletion') owners.waiting.push(reference);
      else owners.solid.push(reference);
    }
    return owners;
  }

  async #get(resource: CollectedResource, name: string, namespace: string): Promise<APIObject | undefined> {
    try {
      return await resource.store.get(name, this.#in(namespace));
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  /**
   * Deletes an object as long as it has the owners that were judged. Mirrors `deleteObject` of Go's collector.
   * @throws {StatusError} 409 when others own it now
   */
  async #delete(
    { resource, name, namespace, uid }: GraphNode,
    judged: APIObject,
    propagationPolicy: 'Background' | 'Foreground' | 'Orphan',
  ): Promise<void> {
    const context = { ...this.#in(namespace), user: USER };
    for (let live = judged, tries = 1; ; tries++) {
      const preconditions = { uid, resourceVersion: live.metadata.resourceVersion ?? '' };
      const options = new DeleteOptions({ propagationPolicy, preconditions });
      try {
        await this.#term.write(() => resource.store.delete(name, options, context));
        return;
      } catch (error) {
        if (!isConflict(error)) throw error;
        const now = await this.#get(resource, name, namespace);
        // What else changes does not keep it.
        if (tries === MAX_TRIES || now === undefined || !hasSameOwners(now, judged)) throw error;
        live = now;
      }
    }
  }

  async #removeOwners(node: GraphNode, uids: readonly string[]): Promise<void> {
    const gone = new Set(uids);
    await this.#change(node, ({ ownerReferences, ...rest }) => {
      const left = (ownerReferences ?? []).filter(({ uid }) => !gone.has(uid));
      return left.length === 0 ? rest : { ...rest, ownerReferences: left };
    });
  }

  /** @returns the object as it is then; undefined: it is gone */
  #unblockOwners(node: GraphNode): Promise<APIObject | undefined> {
    return this.#change(node, ({ ownerReferences = [], ...rest }) => ({
      ...rest,
      ownerReferences: ownerReferences.map((reference) => ({ ...reference, blockOwnerDeletion: false })),
    }));
  }

  async #removeFinalizer(node: GraphNode, finalizer: string): Promise<void> {
    await this.#change(node, ({ finalizers, ...rest }) => {
      const left = (finalizers ?? []).filter((each) => each !== finalizer);
      return left.length === 0 ? rest : { ...rest, finalizers: left };
    });
  }

  /** Writes other metadata, unless the object is gone. @returns the object with them; undefined: it is gone */
  async #change(
    { resource, name, namespace, uid }: GraphNode,
    change: (metadata: APIObject['metadata']) => APIObject['metadata'],
  ): Promise<APIObject | undefined> {
    const updatedObject = (existing: APIObject | undefined): APIObject => {
      if (existing === undefined) throw new TypeError(`${name} is to be changed, not created`);
      return withMetadata(existing, change(existing.metadata));
    };
    try {
      const info = { preconditions: { uid }, updatedObject };
      const { object } = await this.#term.write(() => resource.store.update(name, info, this.#in(namespace)));
      return object;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  #in(namespace: string): RequestContext {
    return { ...this.#context, namespace };
  }
}

function hasSameOwners({ metadata }: APIObject, { metadata: judged }: APIObject): boolean {
  const { uid, ownerReferences: owners = [] } = metadata;
  const { ownerReferences: before = [] } = judged;
  const isSame = (owner: OwnerReference, index: number): boolean => {
    const other = before[index];
    return other !== undefined && deepEqual(OwnerReference, owner, other);
  };
  return uid === judged.uid && owners.length === before.length && owners.every(isSame);
}
