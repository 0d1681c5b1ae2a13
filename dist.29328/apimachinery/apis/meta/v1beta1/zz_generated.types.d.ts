import type { ListClass } from '../v1/list.ts';
import * as metav1 from '../v1/zz_generated.structs.ts';
import * as metav1Kinds from '../v1/zz_generated.types.ts';
export * from './zz_generated.structs.ts';
export { Table } from '../v1/zz_generated.types.ts';
export { TableOptions } from '../v1/zz_generated.types.ts';
export { PartialObjectMetadata } from '../v1/zz_generated.types.ts';
export interface PartialObjectMetadataList {
    apiVersion: string;
    kind: string;
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The objects, with metadata only. */
    items: metav1Kinds.PartialObjectMetadata[];
}
/** A list of objects reduced to their metadata, for one Kind. */
export declare const PartialObjectMetadataList: ListClass<PartialObjectMetadataList, metav1Kinds.PartialObjectMetadata, {
    group: 'meta.k8s.io';
    version: 'v1beta1';
    apiVersion: 'meta.k8s.io/v1beta1';
    kind: 'PartialObjectMetadataList';
}>;
