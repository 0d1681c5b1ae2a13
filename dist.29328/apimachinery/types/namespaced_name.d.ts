/** Accepted by functions that take a namespace and name: a {@link NamespacedName} or a plain object. */
export interface NamespacedNameLike {
    readonly namespace: string;
    readonly name: string;
}
/** Separates namespace and name in the string form. */
export declare const Separator = "/";
/**
 * The name of an object among all objects of its kind. The namespace of a cluster-scoped object is empty. Immutable.
 * Mirrors Go's `types.NamespacedName`.
 */
export declare class NamespacedName implements NamespacedNameLike {
    readonly namespace: string;
    readonly name: string;
    /** Omitted properties are empty. Accepts an object's `metadata`. */
    constructor(init: {
        readonly namespace?: string | undefined;
        readonly name?: string | undefined;
    });
    equals(other: NamespacedNameLike): boolean;
    /** The form for structured logs: the name first, no namespace when it is empty. */
    marshalLog(): {
        name: string;
        namespace?: string;
    };
    /** `namespace/name`; `/name` when there is no namespace. Good as a key of a Map. */
    toString(): string;
}
