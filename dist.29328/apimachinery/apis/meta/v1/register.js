import { GroupKind } from '#apimachinery/runtime/schema/group_version';
import { scalars } from './scalars.js';
import { APIGroup, APIGroupList, APIResourceList, APIVersions, CreateOptions, DeleteOptions, GetOptions, ListOptions, PartialObjectMetadata, PartialObjectMetadataList, PatchOptions, Status, Table, TableOptions, UpdateOptions, WatchEvent, } from './zz_generated.types.js';
/** The group of types that a server can return instead of an object: Table, PartialObjectMetadata. */
export const groupName = 'meta.k8s.io';
/**
 * The group and version of types that a server can return instead of an object. Mirrors Go's
 * `metav1.SchemeGroupVersion`.
 */
export const schemeGroupVersion = { group: groupName, version: 'v1' };
/** The group and version of unversioned types: Status, APIGroup. Mirrors Go's `metav1.Unversioned`. */
export const Unversioned = { group: '', version: 'v1' };
/** The kind of watch events, in every group. */
export const WatchEventKind = 'WatchEvent';
/** A kind of the group `meta.k8s.io`. Mirrors Go's `metav1.Kind`. */
export function kind(name) {
    return new GroupKind({ group: groupName, kind: name });
}
/**
 * Registers what every group and version has: watch events and request options; the unversioned types, under their
 * own version; and the scalars that Kinds name. Mirrors Go's `metav1.AddToGroupVersion`.
 */
export function addToGroupVersion(scheme, gv) {
    scheme.addScalars(scalars);
    // Differs from Go: there is no InternalEvent, the internal watch event used only by servers.
    scheme.addKnownTypesWithNames(gv, {
        [WatchEventKind]: WatchEvent,
        ListOptions,
        GetOptions,
        DeleteOptions,
        CreateOptions,
        UpdateOptions,
        PatchOptions,
    });
    scheme.addUnversionedTypes(Unversioned, Status, APIVersions, APIGroupList, APIGroup, APIResourceList);
}
/**
 * Registers what a server can return instead of objects: tables and partial objects. Mirrors Go's
 * `metav1.AddMetaToScheme`.
 */
export function addMetaToScheme(scheme) {
    scheme.addScalars(scalars);
    scheme.addKnownTypes(schemeGroupVersion, Table, TableOptions, PartialObjectMetadata, PartialObjectMetadataList);
}
