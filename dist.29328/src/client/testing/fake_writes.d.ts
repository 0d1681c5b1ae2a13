import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { FakeRequest } from './fake_request.ts';
import type { StoredObject } from './object_tracker.ts';
/** Who writes. */
export declare function managerOf({ query }: FakeRequest): string;
/**
 * The object as its Kind has it, with managed fields that say who wrote what.
 * @throws StatusError 400 when a field can't hold its value
 */
export declare function withManager(scheme: Scheme, type: KindClass, old: StoredObject | undefined, object: StoredObject, manager: string): StoredObject;
/**
 * What an update, a patch or an apply makes of an object.
 * @throws StatusError when there is no object but must be, or the patch doesn't fit
 */
export declare function changeObject(scheme: Scheme, type: KindClass, old: StoredObject | undefined, request: FakeRequest): StoredObject;
