import type { KindClass } from '#apimachinery/runtime/kind_class';
/** What a release doesn't have yet: a Kind, a field, or a value of a field. */
export interface LaterPart {
    /** Where it is in the object: names of fields, and numbers of items; `apiVersion` for a Kind. */
    readonly keys: readonly (number | string)[];
    /** The minor version of Kubernetes that has it first: `1.33`. */
    readonly since: string;
    /** The value that came later, where the field itself did not. */
    readonly value?: string;
}
/** By the Go name of a struct and the name of a field. */
type ByField<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
/** What all releases of Kubernetes had: `releases.json`. */
export interface ReleaseData {
    readonly oldest: string;
    readonly newest: string;
    /** By the Go package, then by Kind. */
    readonly kinds: Readonly<Record<string, Readonly<Record<string, {
        readonly first: string;
        readonly last: string;
        readonly removed?: string;
    }>>>>;
    /** Fields that are newer than their struct, with the release that has them first. */
    readonly fields: ByField<string>;
    /** Values that are newer than their field. */
    readonly values: ByField<Readonly<Record<string, string>>>;
}
/** A version is none of Kubernetes that is known. */
export declare class ReleaseError extends TypeError {
    readonly code = "ERR_KUBERNETES_RELEASE";
    constructor(version: string, { oldest, newest }: Pick<ReleaseData, 'newest' | 'oldest'>);
}
/**
 * A minor release of Kubernetes: which Kinds, fields and values its API has, of those that are known today. Feature gates
 * are not considered.
 */
export declare class Release {
    #private;
    /** As in `1.30`. */
    readonly version: string;
    /**
     * @param version `1.30`, `v1.30` or `1.30.2`
     * @throws {ReleaseError} when it is none, or one that is not known
     */
    constructor(data: ReleaseData, version: string);
    /** Whether it serves a Kind of Kubernetes. It has every Kind that is not Kubernetes' own. */
    has(kind: KindClass): boolean;
    /**
     * Whether it has a field, or a value of it: `hasField('k8s.io/api/core/v1.PodSpec', 'os')`.
     * @param struct the Go name of its type, with the package
     */
    hasField(struct: string, field: string, value?: string): boolean;
    /**
     * What an object has that came later. Below a field that did, nothing else is named.
     * @param object of the types of its Kind: decoded or verified
     */
    laterParts(kind: KindClass, object: object): LaterPart[];
    /**
     * The class of a Kind without the fields that came later, those of what it holds included: whatever decodes, encodes,
     * merges or describes objects by it does so as this release. The same one each time.
     */
    kind(kind: KindClass): KindClass;
}
export {};
