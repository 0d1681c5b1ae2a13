import { Unstructured } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
/** A custom resource: data without a class for each of its parts, with metadata. */
export declare class CustomObject extends Unstructured {
    metadata: ObjectMeta;
    constructor(content?: object);
}
/** The class of one kind of custom resources. */
export interface CustomKind extends KindClass {
    new (content?: object): CustomObject;
    readonly prototype: CustomObject;
}
/** What a definition calls its objects in one version. */
export interface CustomKindNames {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly listKind: string;
    readonly plural: string;
    readonly namespaced: boolean;
}
/** The class of the custom resources of a version. */
export declare function newCustomKind({ group, version, kind, plural, namespaced }: CustomKindNames): CustomKind;
/** The class of their list. */
export declare function newCustomListKind({ group, version, listKind }: CustomKindNames): KindClass;
