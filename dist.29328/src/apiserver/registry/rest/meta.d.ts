import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
/** Takes away what only the server may set. Mirrors Go's `rest.WipeObjectMetaSystemFields`. */
export declare function wipeObjectMetaSystemFields(meta: ObjectMeta): void;
/** Gives a new object its uid and the time of its creation. Mirrors Go's `rest.FillObjectMetaSystemFields`. */
export declare function fillObjectMetaSystemFields(meta: ObjectMeta): void;
/**
 * Gives an object the namespace of the request.
 * Mirrors Go's `rest.EnsureObjectNamespaceMatchesRequestNamespace`.
 * @throws {StatusError} 400 when it has another one
 */
export declare function ensureObjectNamespaceMatchesRequestNamespace(requestNamespace: string, meta: ObjectMeta): void;
