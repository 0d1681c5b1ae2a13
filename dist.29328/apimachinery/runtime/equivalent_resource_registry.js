import { GroupResource, GroupVersionKind, GroupVersionResource } from './schema/group_version.js';
/**
 * Knows which resources are the same data under several groups and versions, and the kind each expects. A subresource
 * is `''` for the resource itself. Mirrors Go's `runtime.EquivalentResourceRegistry`.
 */
export class EquivalentResourceRegistry {
    #keyFunc;
    #resources = new Map();
    #kinds = new Map();
    #keys = new Map();
    /** @param keyFunc gives resources of several groups that share their data the same key; an empty one is ignored */
    constructor(keyFunc = () => '') {
        this.#keyFunc = keyFunc;
    }
    /** All registered resources with the same data that have the subresource, the given one among them. */
    equivalentResourcesFor(resource, subresource) {
        const key = this.#keys.get(groupResourceKey(resource));
        return (key !== undefined && this.#resources.get(JSON.stringify([key, subresource]))) || [];
    }
    /** The kind that a resource or subresource expects; `undefined` when it isn't registered. */
    kindFor(resource, subresource) {
        return this.#kinds.get(kindKey(resource, subresource));
    }
    /** Registers a resource or subresource and its kind. */
    registerKindFor(resource, subresource, kind) {
        this.#kinds.set(kindKey(resource, subresource), new GroupVersionKind(kind));
        const gr = new GroupResource(resource);
        const key = this.#keyFunc(gr) || gr.toString();
        this.#keys.set(groupResourceKey(gr), key);
        const place = JSON.stringify([key, subresource]);
        const gvr = new GroupVersionResource(resource);
        const equivalent = this.#resources.get(place);
        if (equivalent)
            equivalent.push(gvr);
        else
            this.#resources.set(place, [gvr]);
    }
}
function groupResourceKey(gr) {
    return JSON.stringify([gr.group, gr.resource]);
}
function kindKey(resource, subresource) {
    return JSON.stringify([resource.group, resource.version, resource.resource, subresource]);
}
