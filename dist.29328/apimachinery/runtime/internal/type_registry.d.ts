import { type KindClass } from '../kind_class.ts';
import type { RuntimeObject } from '../runtime_object.ts';
import type { GroupVersionKindLike, GroupVersionLike } from '../schema/group_version.ts';
import { GroupVersionKind } from '../schema/group_version.ts';
/** A class under one of its kinds. */
declare class Registration {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly type: KindClass;
    private made;
    constructor(group: string, version: string, kind: string, type: KindClass);
    /** Made on first use: most are never used. */
    get gvk(): GroupVersionKind;
}
/** Which class a Scheme has for which kind, in both directions. */
export declare class TypeRegistry {
    #private;
    constructor(schemeName: string);
    /** Adds classes to a group and version, under their own kind or what `kinds` says. */
    add(gv: GroupVersionLike, types: readonly KindClass[], kinds?: readonly string[]): void;
    /** Makes a class that was added unversioned. */
    setUnversioned(gv: GroupVersionLike, type: KindClass): void;
    all(): readonly Registration[];
    /** Those of a group and version. */
    of(gv: GroupVersionLike): Iterable<Registration>;
    /** The class of exactly a kind. */
    get(gvk: GroupVersionKindLike): KindClass | undefined;
    /** The class of a kind name in any group and version. */
    unversioned(kind: string): KindClass | undefined;
    /** What a class is registered as. Empty when it isn't. */
    kindsOf(type: KindClass): readonly GroupVersionKind[];
    /** What an unversioned class is written as. */
    unversionedKindOf(type: KindClass): GroupVersionKind | undefined;
    /** The registered class of an object: its own, else the one for its `apiVersion` and `kind`. */
    find(object: RuntimeObject): KindClass | undefined;
}
export {};
