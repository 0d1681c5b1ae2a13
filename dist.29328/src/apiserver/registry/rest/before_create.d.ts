import type { APIObject } from '../../storage/api_object.ts';
import type { RequestContext } from './request_context.ts';
import { type ResourceKind } from './resource_kind.ts';
import type { Strategy } from './strategy.ts';
/**
 * Prepares a new object and checks it. Mirrors Go's `rest.BeforeCreate`.
 * @throws {StatusError} 400 for a wrong namespace, 422 for an invalid object
 */
export declare function beforeCreate(kind: ResourceKind, strategy: Strategy, object: APIObject, context: RequestContext): Promise<void>;
/** Says of a generated name that it is taken. Mirrors Go's `rest.CheckGeneratedNameError`. */
export declare function checkGeneratedNameError(kind: ResourceKind, error: unknown, { metadata }: APIObject): unknown;
/** 409, for an object that is on its way out. */
export declare function newBeingDeleted(kind: ResourceKind, name: string): Error;
