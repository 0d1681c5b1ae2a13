import type { GroupKindLike, GroupVersionKindLike, GroupVersionLike } from './schema/group_version.ts';
import { GroupVersionKind } from './schema/group_version.ts';
/**
 * The version of types that exist only inside a program and have no wire form. Nothing in the Scheme treats it
 * specially, except that objects converted to it lose `apiVersion` and `kind`, and that it is in no list of versions.
 */
export declare const APIVersionInternal = "__internal";
/** Chooses the kind to convert to. Mirrors the methods of Go's `runtime.GroupVersioner`. */
export interface KindChooser {
    /** The kind to convert to, given all kinds that an object's class stands for. `undefined` when none will do. */
    kindForGroupVersionKinds(kinds: readonly GroupVersionKindLike[]): GroupVersionKind | undefined;
    /** Equal for two choosers only if they choose the same for all kinds. */
    identifier(): string;
}
/**
 * The target of a conversion: a group and version, several of them, or anything that chooses.
 * Mirrors Go's `runtime.GroupVersioner`.
 */
export type GroupVersioner = KindChooser | GroupVersionLike;
/** The chooser of a target: a plain group and version becomes a {@link GroupVersion}. */
export declare function kindChooser(target: GroupVersioner): KindChooser;
/** Always chooses the internal version of the first kind's group. Mirrors Go's `runtime.InternalGroupVersioner`. */
export declare const InternalGroupVersioner: KindChooser;
/** Refuses every kind. Mirrors Go's `runtime.DisabledGroupVersioner`. */
export declare const DisabledGroupVersioner: KindChooser;
/**
 * Accepts the given kinds (an empty `kind`: all kinds of the group) and takes them to one group and version, though
 * they may belong to another group. Mirrors Go's `runtime.NewMultiGroupVersioner`.
 */
export declare function newMultiGroupVersioner(gv: GroupVersionLike, ...groupKinds: readonly GroupKindLike[]): KindChooser;
/**
 * As {@link newMultiGroupVersioner}, but takes the first kind when none is accepted.
 * Mirrors Go's `runtime.NewCoercingMultiGroupVersioner`.
 */
export declare function newCoercingMultiGroupVersioner(gv: GroupVersionLike, ...groupKinds: readonly GroupKindLike[]): KindChooser;
