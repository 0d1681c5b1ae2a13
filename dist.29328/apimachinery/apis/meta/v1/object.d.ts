import { KindBase, type TypedBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { UID } from '#apimachinery/types/uid';
import type { Int64 } from '#engine/schema/wire';
import type { Time } from './time.ts';
import type { ManagedFieldsEntry, ObjectMeta, OwnerReference } from './zz_generated.structs.ts';
/**
 * Anything with object metadata: an instance of a Kind class or a plain object. Functions of this package take it.
 * Mirrors Go's `metav1.ObjectMetaAccessor`.
 */
export interface ObjectMetaAccessor {
    readonly metadata?: ObjectMeta | undefined;
}
/**
 * Access to an object's metadata by methods, as Go's `metav1.Object`. All Kind classes with ObjectMeta have it.
 * A getter answers as Go does for what is absent: `''` and 0, but `undefined` for times, lists and maps. A setter
 * given `''`, 0 or `undefined` removes the property, as Go would leave it out.
 */
export interface Object {
    getNamespace(): string;
    setNamespace(namespace: string): void;
    getName(): string;
    setName(name: string): void;
    getGenerateName(): string;
    setGenerateName(name: string): void;
    getUID(): UID;
    setUID(uid: UID): void;
    getResourceVersion(): string;
    setResourceVersion(version: string): void;
    getGeneration(): Int64;
    setGeneration(generation: Int64): void;
    getSelfLink(): string;
    setSelfLink(selfLink: string): void;
    getCreationTimestamp(): Time | undefined;
    setCreationTimestamp(timestamp: Time | undefined): void;
    getDeletionTimestamp(): Time | undefined;
    setDeletionTimestamp(timestamp: Time | undefined): void;
    /** In seconds. 0 is not the same as absent. */
    getDeletionGracePeriodSeconds(): Int64 | undefined;
    setDeletionGracePeriodSeconds(seconds: Int64 | undefined): void;
    getLabels(): Record<string, string> | undefined;
    setLabels(labels: Record<string, string> | undefined): void;
    getAnnotations(): Record<string, string> | undefined;
    setAnnotations(annotations: Record<string, string> | undefined): void;
    getFinalizers(): string[] | undefined;
    setFinalizers(finalizers: string[] | undefined): void;
    getOwnerReferences(): OwnerReference[] | undefined;
    setOwnerReferences(references: OwnerReference[] | undefined): void;
    getManagedFields(): ManagedFieldsEntry[] | undefined;
    setManagedFields(managedFields: ManagedFieldsEntry[] | undefined): void;
}
/** Access to an object's `apiVersion` and `kind` by methods. Mirrors Go's `metav1.Type`. */
export interface Type {
    getAPIVersion(): string;
    setAPIVersion(version: string): void;
    getKind(): string;
    setKind(kind: string): void;
}
/** What every Kind class with ObjectMeta has. `metadata` is always there. */
export declare class ObjectBase extends KindBase implements Object {
    metadata: ObjectMeta;
    constructor(init?: object);
    getNamespace(): string;
    setNamespace(namespace: string): void;
    getName(): string;
    setName(name: string): void;
    getGenerateName(): string;
    setGenerateName(name: string): void;
    getUID(): UID;
    setUID(uid: UID): void;
    getResourceVersion(): string;
    setResourceVersion(version: string): void;
    getGeneration(): Int64;
    setGeneration(generation: Int64): void;
    getSelfLink(): string;
    setSelfLink(selfLink: string): void;
    getCreationTimestamp(): Time | undefined;
    setCreationTimestamp(timestamp: Time | undefined): void;
    getDeletionTimestamp(): Time | undefined;
    setDeletionTimestamp(timestamp: Time | undefined): void;
    getDeletionGracePeriodSeconds(): Int64 | undefined;
    setDeletionGracePeriodSeconds(seconds: Int64 | undefined): void;
    getLabels(): Record<string, string> | undefined;
    setLabels(labels: Record<string, string> | undefined): void;
    getAnnotations(): Record<string, string> | undefined;
    setAnnotations(annotations: Record<string, string> | undefined): void;
    getFinalizers(): string[] | undefined;
    setFinalizers(finalizers: string[] | undefined): void;
    getOwnerReferences(): OwnerReference[] | undefined;
    setOwnerReferences(references: OwnerReference[] | undefined): void;
    getManagedFields(): ManagedFieldsEntry[] | undefined;
    setManagedFields(managedFields: ManagedFieldsEntry[] | undefined): void;
}
/** {@link ObjectBase}, typed by the data of a Kind: what generated classes extend. */
export declare const TypedObjectBase: TypedBase<ObjectBase>;
/** The class of a Kind with the data T, which have ObjectMeta: its objects are of the type `T & ObjectBase`. */
export type ObjectClass<T extends object, F extends object = object> = TypedKindClass<T, T & ObjectBase, F>;
