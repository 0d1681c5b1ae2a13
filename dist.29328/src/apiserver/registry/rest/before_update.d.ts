import type { APIObject } from '../../storage/api_object.ts';
import type { RequestContext } from './request_context.ts';
import { type ResourceKind } from './resource_kind.ts';
import type { Strategy } from './strategy.ts';
/**
 * Prepares a changed object and checks it. Mirrors Go's `rest.BeforeUpdate`.
 * @throws {StatusError} 400 for a wrong namespace, 422 for an invalid object
 */
export declare function beforeUpdate(kind: ResourceKind, strategy: Strategy, object: APIObject, old: APIObject, context: RequestContext): Promise<void>;
