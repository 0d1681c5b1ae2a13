import type { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../../storage/api_object.ts';
import type { RequestContext } from './request_context.ts';
import type { ResourceKind } from './resource_kind.ts';
import type { Strategy } from './strategy.ts';
/** How a deletion goes on. */
export interface DeletionState {
    /** The object gets time: it is stored as changed by {@link beforeDelete}. */
    readonly graceful: boolean;
    /** The object has been given time before, and no less is asked for now: nothing is to be done. */
    readonly pending: boolean;
}
/**
 * What a deletion means for an object. Sets the deletion's time and grace on it, and the grace that is decided on
 * `options`. Mirrors Go's `rest.BeforeDelete`.
 * @param object may be changed
 * @throws {StatusError} 409 when a precondition isn't met
 */
export declare function beforeDelete(kind: ResourceKind, strategy: Strategy, object: APIObject, options: DeleteOptions, context: RequestContext): DeletionState;
/** Marks an object that must wait for its finalizers. Mirrors `markAsDeleting` of Go's store. */
export declare function markAsDeleting({ metadata }: APIObject): void;
