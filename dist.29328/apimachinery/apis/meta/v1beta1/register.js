import { GroupKind } from '#apimachinery/runtime/schema/group_version';
import { PartialObjectMetadataList as PartialObjectMetadataListV1 } from '../v1/zz_generated.types.js';
import { PartialObjectMetadata, PartialObjectMetadataList, Table, TableOptions } from './zz_generated.types.js';
/** The group of types that a server can return instead of an object. Mirrors Go's `v1beta1.GroupName`. */
export const groupName = 'meta.k8s.io';
/** The group and version of these types. Mirrors Go's `v1beta1.SchemeGroupVersion`. */
export const schemeGroupVersion = { group: groupName, version: 'v1beta1' };
/** A kind of the group `meta.k8s.io`. Mirrors Go's `v1beta1.Kind`. */
export function kind(name) {
    return new GroupKind({ group: groupName, kind: name });
}
/** Registers what old servers can return instead of objects. Mirrors Go's `v1beta1.AddMetaToScheme`. */
export function addMetaToScheme(scheme) {
    scheme.addKnownTypes(schemeGroupVersion, Table, TableOptions, PartialObjectMetadata, PartialObjectMetadataList);
}
/** Adds the conversions of PartialObjectMetadataList from and to v1. Mirrors Go's `v1beta1.RegisterConversions`. */
export function registerConversions(scheme) {
    const fill = (input, out) => {
        out.metadata = input.metadata;
        out.items = input.items;
    };
    scheme.addGeneratedConversionFunc(PartialObjectMetadataList, PartialObjectMetadataListV1, fill);
    scheme.addGeneratedConversionFunc(PartialObjectMetadataListV1, PartialObjectMetadataList, fill);
}
