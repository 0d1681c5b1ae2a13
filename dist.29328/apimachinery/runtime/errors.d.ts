import { type GroupVersioner } from './group_versioner.ts';
import { type KindClass } from './kind_class.ts';
import type { GroupVersionKindLike } from './schema/group_version.ts';
import { GroupVersionKind } from './schema/group_version.ts';
/** What a Scheme didn't find. At least one of `gvk` and `type` is there. */
export interface NotRegistered {
    readonly schemeName: string;
    readonly gvk?: GroupVersionKindLike;
    readonly type?: KindClass;
    /** What the object was to be converted to. */
    readonly target?: GroupVersioner;
}
/** A Scheme doesn't know a kind, a class, or a way to convert one. The text is Go's. */
export declare class NotRegisteredError extends Error {
    readonly code = "ERR_NOT_REGISTERED";
    /** The name given to the Scheme's constructor. */
    readonly schemeName: string;
    readonly gvk: GroupVersionKind | undefined;
    readonly type: KindClass | undefined;
    readonly target: GroupVersioner | undefined;
    constructor(what: NotRegistered);
}
/** An object has no `kind`. */
export declare class MissingKindError extends Error {
    readonly code = "ERR_MISSING_KIND";
    /** The object, or a word about it. */
    readonly data: string;
    constructor(data: string);
}
/** An object has no `apiVersion`. */
export declare class MissingVersionError extends Error {
    readonly code = "ERR_MISSING_VERSION";
    /** The object, or a word about it. */
    readonly data: string;
    constructor(data: string);
}
/** A registration that contradicts an earlier one, or that lacks a version. Go panics with the same text. */
export declare class RegistrationError extends Error {
    readonly name: string;
    readonly code = "ERR_REGISTRATION";
}
/** Whether an error says that a Scheme doesn't know a kind or class. Mirrors Go's `runtime.IsNotRegisteredError`. */
export declare function isNotRegisteredError(err: unknown): boolean;
/** Whether an error says that an object has no `kind`. Mirrors Go's `runtime.IsMissingKind`. */
export declare function isMissingKind(err: unknown): boolean;
/** Whether an error says that an object has no `apiVersion`. Mirrors Go's `runtime.IsMissingVersion`. */
export declare function isMissingVersion(err: unknown): boolean;
