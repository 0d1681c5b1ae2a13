import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import { GroupKind } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
/** The group of types that a server can return instead of an object: Table, PartialObjectMetadata. */
export declare const groupName = "meta.k8s.io";
/**
 * The group and version of types that a server can return instead of an object. Mirrors Go's
 * `metav1.SchemeGroupVersion`.
 */
export declare const schemeGroupVersion: GroupVersionLike;
/** The group and version of unversioned types: Status, APIGroup. Mirrors Go's `metav1.Unversioned`. */
export declare const Unversioned: GroupVersionLike;
/** The kind of watch events, in every group. */
export declare const WatchEventKind = "WatchEvent";
/** A kind of the group `meta.k8s.io`. Mirrors Go's `metav1.Kind`. */
export declare function kind(name: string): GroupKind;
/**
 * Registers what every group and version has: watch events and request options; the unversioned types, under their
 * own version; and the scalars that Kinds name. Mirrors Go's `metav1.AddToGroupVersion`.
 */
export declare function addToGroupVersion(scheme: Scheme, gv: GroupVersionLike): void;
/**
 * Registers what a server can return instead of objects: tables and partial objects. Mirrors Go's
 * `metav1.AddMetaToScheme`.
 */
export declare function addMetaToScheme(scheme: Scheme): void;
