import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RESTStorage } from '../../registry/rest_storage.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { Authorizer } from '../authorizer.ts';
import { type RoleSource } from './rule_resolver.ts';
/**
 * Writes of roles and bindings that give nobody more than the writer has, unless the writer may `escalate` the role or
 * `bind` it. Mirrors Go's `policybased.Storage`.
 */
export declare function withoutEscalation(kind: KindClass, store: RESTStorage, source: RoleSource, authorizer: Authorizer): Partial<RESTStorage>;
/** Whether an update only lets the garbage collector go on. Mirrors Go's `IsOnlyMutatingGCFields`. */
export declare function changesOnlyOwners(object: APIObject, old: APIObject): boolean;
