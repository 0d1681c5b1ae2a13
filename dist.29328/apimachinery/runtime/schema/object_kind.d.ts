import type { GroupVersionKindLike } from './group_version.ts';
import { GroupVersionKind } from './group_version.ts';
/** Reads and writes the kind of an object. Every Kind class is its own ObjectKind. Mirrors Go's `schema.ObjectKind`. */
export interface ObjectKind {
    /** The kind of the object; empty when it has none. */
    groupVersionKind(): GroupVersionKind;
    /** Writes `apiVersion` and `kind`. An empty one is removed. */
    setGroupVersionKind(gvk: GroupVersionKindLike): void;
}
/** The ObjectKind of what has no kind: answers the empty one and ignores changes. Mirrors Go's `schema.EmptyObjectKind`. */
export declare const EmptyObjectKind: ObjectKind;
