import type { Scheme } from '#apimachinery/runtime/scheme';
import { GroupKind } from '#apimachinery/runtime/schema/group_version';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import {
  APIGroup,
  APIGroupList,
  APIResourceList,
  APIVersions,
  CreateOptions,
  DeleteOptions,
  GetOptions,
  ListOptions,
  PartialObjectMetadata,
  PartialObjectMetadataList,
  PatchOptions,
  Status,
  Table,
  TableOptions,
  UpdateOptions,
  WatchEvent,
} from './zz_generated.types.ts';

/** The group of the types that a server gives in place of an object: Table, PartialObjectMetadata. */
export const groupName = 'meta.k8s.io';

/**
 * The group and version of the types that a server gives in place of an object.
 * Mirrors Go's `metav1.SchemeGroupVersion`.
 */
export const schemeGroupVersion: GroupVersionLike = { group: groupName, version: 'v1' };

/** The group and version of types that are the same everywhere: Status, APIGroup. Mirrors Go's `metav1.Unversioned`. */
export const Unversioned: GroupVersionLike = { group: '', version: 'v1' };

/** The kind of the events of a watch, in every group. */
export const WatchEventKind = 'WatchEvent';

/** A kind of the group `meta.k8s.io`. Mirrors Go's `metav1.Kind`. */
export function kind(name: string): GroupKind {
  return new GroupKind({ group: groupName, kind: name });
}

/**
 * Adds to a group and version what every one of them has: watch events and the options of requests; and the
 * unversioned types, under their own version. Mirrors Go's `metav1.AddToGroupVersion`.
 */
export function addToGroupVersion(scheme: Scheme, gv: GroupVersionLike): void {
  // Differs from Go: there is no InternalEvent, the internal form of a watch event that only servers use.
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

/** Adds what a server can give in place of objects: tables and partial objects. Mirrors Go's `metav1.AddMetaToScheme`. */
export function addMetaToScheme(scheme: Scheme): void {
  scheme.addKnownTypes(schemeGroupVersion, Table, TableOptions, PartialObjectMetadata, PartialObjectMetadataList);
}
