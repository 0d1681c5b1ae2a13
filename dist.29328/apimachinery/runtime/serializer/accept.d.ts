import type { GroupVersionKindLike } from '../schema/group_version.ts';
/** One alternative of an `Accept` header. */
export interface AcceptClause {
    readonly type: string;
    readonly subType: string;
    /** How much it is wanted, from 0 to 1. */
    readonly q: number;
    readonly params: ReadonlyMap<string, string>;
}
/**
 * Reads an `Accept` header: the alternatives, the most wanted first; those that name a type come before those with
 * `*`. What is no alternative is left out. Mirrors `goautoneg.ParseAccept`, which Kubernetes servers use: quoted values
 * are not understood.
 */
export declare function parseAccept(header: string): AcceptClause[];
/** What a client wants to get. */
export interface AcceptOptions {
    /** The formats, the most wanted first. JSON by default. */
    readonly mediaTypes?: readonly string[];
    /**
     * What the server shall make of the object: `Table`, `PartialObjectMetadata`, `PartialObjectMetadataList` of
     * `meta.k8s.io/v1`, or a kind of another group and version.
     */
    readonly as?: string | GroupVersionKindLike;
    /** Whether the objects themselves will do, as JSON, where the server can't make that of them. */
    readonly orObject?: boolean;
    /** Asks for the answer in the form of a stream. Only `watch` is known. */
    readonly stream?: 'watch';
}
/**
 * The value of an `Accept` header: `application/json;as=Table;v=v1;g=meta.k8s.io,application/json`.
 */
export declare function acceptHeader(options?: AcceptOptions): string;
