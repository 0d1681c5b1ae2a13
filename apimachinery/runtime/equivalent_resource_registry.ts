import type { GroupResourceLike, GroupVersionKindLike, GroupVersionResourceLike } from './schema/group_version.ts';
import { GroupResource, GroupVersionKind, GroupVersionResource } from './schema/group_version.ts';

/**
 * Knows which resources are the same data under several groups and versions, and the kind each expects. A subresource
 * is `''` for the resource itself. Mirrors Go's `runtime.EquivalentResourceRegistry`.
 */
export class EquivalentResourceRegistry {
  readonly #keyFunc: (resource: GroupResource) => string;
  readonly #resources = new Map<string, GroupVersionResource[]>();
  readonly #kinds = new Map<string, GroupVersionKind>();
  readonly #keys = new Map<string, string>();

  /** @param keyFunc gives resources of several groups that share their data the same key; an empty one is ignored */
  constructor(keyFunc: (resource: GroupResource) => string = () => '') {
    this.#keyFunc = keyFunc;
  }

  /** All registered resources with the same data that have the subresource, the given one among them. */
  equivalentResourcesFor(resource: GroupVersionResourceLike, subresource: string): readonly GroupVersionResource[] {
    const key = this.#keys.get(groupResourceKey(resource));
    return (key !== undefined && this.#resources.get(JSON.stringify([key, subresource]))) || [];
  }

  /** The kind that a resource or subresource expects; `undefined` when it isn't registered. */
  kindFor(resource: GroupVersionResourceLike, subresource: string): GroupVersionKind | undefined {
    return this.#kinds.get(kindKey(resource, subresource));
  }

  /** Registers a resource or subresource and its kind. */
  registerKindFor(resource: GroupVersionResourceLike, subresource: string, kind: GroupVersionKindLike): void {
    this.#kinds.set(kindKey(resource, subresource), new GroupVersionKind(kind));
    const gr = new GroupResource(resource);
    const key = this.#keyFunc(gr) || gr.toString();
    this.#keys.set(groupResourceKey(gr), key);
    const place = JSON.stringify([key, subresource]);
    const gvr = new GroupVersionResource(resource);
    const equivalent = this.#resources.get(place);
    if (equivalent) equivalent.push(gvr);
    else this.#resources.set(place, [gvr]);
  }
}

function groupResourceKey(gr: GroupResourceLike): string {
  return JSON.stringify([gr.group, gr.resource]);
}

function kindKey(resource: GroupVersionResourceLike, subresource: string): string {
  return JSON.stringify([resource.group, resource.version, resource.resource, subresource]);
}
