import {
  FinalizerDeleteDependents,
  FinalizerOrphanDependents,
} from '#apimachinery/apis/meta/v1/zz_generated.constants';
import type { OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';

/** What the collector knows of an object. */
export interface GraphNode {
  readonly uid: string;
  readonly resource: CollectedResource;
  readonly namespace: string;
  readonly name: string;
  readonly owners: readonly OwnerReference[];
  /** Whether it waits for its dependents to be deleted, or to be left without it. */
  readonly waitsFor: 'deletion' | 'orphans' | undefined;
  /** Whether it is being deleted at all. */
  readonly deleting: boolean;
}

/** Who owns whom. */
export class OwnerGraph {
  readonly #nodes = new Map<string, GraphNode>();
  readonly #dependents = new Map<string, Set<string>>();

  get(uid: string): GraphNode | undefined {
    return this.#nodes.get(uid);
  }

  /** Those that name an owner, which may be gone. */
  dependentsOf(uid: string): GraphNode[] {
    return Array.from(this.#dependents.get(uid) ?? []).flatMap((each) => this.#nodes.get(each) ?? []);
  }

  /** The objects of a Kind, of whatever version. */
  *ofKind({ group, kind }: GroupVersionKindLike): Generator<GraphNode, void, undefined> {
    for (const node of this.#nodes.values())
      if (node.resource.kind.kind === kind && node.resource.kind.group === group) yield node;
  }

  set(node: GraphNode): void {
    this.#forgetOwners(this.#nodes.get(node.uid));
    this.#nodes.set(node.uid, node);
    for (const { uid } of node.owners) {
      const dependents = this.#dependents.get(uid) ?? new Set();
      this.#dependents.set(uid, dependents.add(node.uid));
    }
  }

  delete(uid: string): void {
    this.#forgetOwners(this.#nodes.get(uid));
    this.#nodes.delete(uid);
  }

  #forgetOwners(node: GraphNode | undefined): void {
    if (node === undefined) return;
    for (const owner of node.owners) {
      const dependents = this.#dependents.get(owner.uid);
      dependents?.delete(node.uid);
      if (dependents?.size === 0) this.#dependents.delete(owner.uid);
    }
  }
}

/** What counts of an object; undefined: it has no uid. */
export function nodeOf(resource: CollectedResource, { metadata }: APIObject): GraphNode | undefined {
  const { uid, namespace = '', name, ownerReferences = [], finalizers = [], deletionTimestamp } = metadata;
  if (!uid || !name) return undefined;
  const deleting = Boolean(deletionTimestamp);
  const waitsFor = !deleting
    ? undefined
    : finalizers.includes(FinalizerOrphanDependents)
      ? 'orphans'
      : finalizers.includes(FinalizerDeleteDependents)
        ? 'deletion'
        : undefined;
  return { uid, resource, namespace, name, owners: ownerReferences, waitsFor, deleting };
}

/** A resource whose objects may own others, and be owned. */
export interface CollectedResource {
  readonly kind: GroupVersionKindLike;
  readonly namespaced: boolean;
  readonly store: RESTStorage;
}
