/** Separates namespace and name in the string form. */
export const Separator = '/';
/**
 * The name of an object among all objects of its kind. The namespace of a cluster-scoped object is empty. Immutable.
 * Mirrors Go's `types.NamespacedName`.
 */
export class NamespacedName {
    namespace;
    name;
    /** Omitted properties are empty. Accepts an object's `metadata`. */
    constructor(init) {
        this.namespace = init.namespace ?? '';
        this.name = init.name ?? '';
        Object.freeze(this);
    }
    equals(other) {
        return this.namespace === other.namespace && this.name === other.name;
    }
    /** The form for structured logs: the name first, no namespace when it is empty. */
    marshalLog() {
        return this.namespace === '' ? { name: this.name } : { name: this.name, namespace: this.namespace };
    }
    /** `namespace/name`; `/name` when there is no namespace. Good as a key of a Map. */
    toString() {
        return this.namespace + Separator + this.name;
    }
}
