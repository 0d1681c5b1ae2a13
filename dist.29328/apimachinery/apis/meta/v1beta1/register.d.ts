import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import { GroupKind } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
/** The group of types that a server can return instead of an object. Mirrors Go's `v1beta1.GroupName`. */
export declare const groupName = "meta.k8s.io";
/** The group and version of these types. Mirrors Go's `v1beta1.SchemeGroupVersion`. */
export declare const schemeGroupVersion: GroupVersionLike;
/** A kind of the group `meta.k8s.io`. Mirrors Go's `v1beta1.Kind`. */
export declare function kind(name: string): GroupKind;
/** Registers what old servers can return instead of objects. Mirrors Go's `v1beta1.AddMetaToScheme`. */
export declare function addMetaToScheme(scheme: Scheme): void;
/** Adds the conversions of PartialObjectMetadataList from and to v1. Mirrors Go's `v1beta1.RegisterConversions`. */
export declare function registerConversions(scheme: Scheme): void;
