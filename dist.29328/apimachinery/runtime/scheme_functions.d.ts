import type { GroupVersionKind } from './schema/group_version.ts';
/** The kinds that an object's class is registered as. */
export interface ObjectKinds {
    /** At least one, in the order of registration. */
    readonly gvks: readonly GroupVersionKind[];
    /** The type belongs to no version, like Status: it is never converted. */
    readonly unversioned: boolean;
}
/** Sets default values on an object, in place. */
export type DefaultingFunc<T> = (object: T) => void;
/**
 * Checks an object.
 * @param oldObject the object before an update; undefined when the object is new
 * @returns what is wrong, in a form that functions and callers agree on
 */
export type ValidationFunc<T> = (object: T, oldObject: T | undefined) => readonly unknown[];
