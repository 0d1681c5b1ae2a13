import type { RuntimeObject } from './runtime_object.ts';
import type { GroupVersionKindLike } from './schema/group_version.ts';
import type { Scheme } from './scheme.ts';
import type { ObjectKinds } from './scheme_functions.ts';
/** Tells the kinds of objects. A Scheme is one. Mirrors Go's `runtime.ObjectTyper`. */
export type ObjectTyper = Pick<Scheme, 'objectKinds' | 'recognizes'>;
/** Makes new, empty objects of a kind. A Scheme is one. Mirrors Go's `runtime.ObjectCreater`. */
export interface ObjectCreater {
    /** @throws {NotRegisteredError} */
    new: (gvk: GroupVersionKindLike) => RuntimeObject;
}
/** Sets defaults on objects, in place. A Scheme is one. Mirrors Go's `runtime.ObjectDefaulter`. */
export type ObjectDefaulter = Pick<Scheme, 'default'>;
/** Converts objects and field labels between versions. A Scheme is one. Mirrors Go's `runtime.ObjectConvertor`. */
export type ObjectConvertor = Pick<Scheme, 'convert' | 'convertToVersion' | 'convertFieldLabel'>;
/** Converts objects to a version it knows the order of. A Scheme is one. Mirrors Go's `runtime.ObjectVersioner`. */
export type ObjectVersioner = Pick<Scheme, 'convertToVersion' | 'prioritizedVersionsForGroup'>;
/** Asks several typers in their order. Mirrors Go's `runtime.MultiObjectTyper`. */
export declare class MultiObjectTyper implements ObjectTyper {
    #private;
    /** @param typers at least one */
    constructor(...typers: readonly [ObjectTyper, ...ObjectTyper[]]);
    /**
     * The answer of the first typer that has one.
     * @throws what the last of them throws, if none has
     */
    objectKinds(object: RuntimeObject): ObjectKinds;
    /** Whether one of the typers does. */
    recognizes(gvk: GroupVersionKindLike): boolean;
}
