import { FinalizerDeleteDependents, FinalizerOrphanDependents, } from '#apimachinery/apis/meta/v1/zz_generated.constants';
/** Who owns whom. */
export class OwnerGraph {
    #nodes = new Map();
    #dependents = new Map();
    get(uid) {
        return this.#nodes.get(uid);
    }
    /** Those that name an owner, which may be gone. */
    dependentsOf(uid) {
        return Array.from(this.#dependents.get(uid) ?? []).flatMap((each) => this.#nodes.get(each) ?? []);
    }
    /** The objects of a Kind, of whatever version. */
    *ofKind({ group, kind }) {
        for (const node of this.#nodes.values())
            if (node.resource.kind.kind === kind && node.resource.kind.group === group)
                yield node;
    }
    set(node) {
        this.#forgetOwners(this.#nodes.get(node.uid));
        this.#nodes.set(node.uid, node);
        for (const { uid } of node.owners) {
            const dependents = this.#dependents.get(uid) ?? new Set();
            this.#dependents.set(uid, dependents.add(node.uid));
        }
    }
    delete(uid) {
        this.#forgetOwners(this.#nodes.get(uid));
        this.#nodes.delete(uid);
    }
    #forgetOwners(node) {
        if (node === undefined)
            return;
        for (const owner of node.owners) {
            const dependents = this.#dependents.get(owner.uid);
            dependents?.delete(node.uid);
            if (dependents?.size === 0)
                this.#dependents.delete(owner.uid);
        }
    }
}
/** What counts of an object; undefined: it has no uid. */
export function nodeOf(resource, { metadata }) {
    const { uid, namespace = '', name, ownerReferences = [], finalizers = [], deletionTimestamp } = metadata;
    if (!uid || !name)
        return undefined;
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
