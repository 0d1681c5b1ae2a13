import { KindBase } from '#apimachinery/runtime/kind_base';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { Unstructured as UnstructuredInterface } from '#apimachinery/runtime/unstructured';
import type { UID } from '#apimachinery/types/uid';
import type { Int64 } from '#engine/schema/wire';
import type { ListInterface } from '../list.ts';
import type { Object as MetaObject } from '../object.ts';
import { Time } from '../time.ts';
import type { ListMeta, ObjectMeta } from '../zz_generated.types.ts';
import { ManagedFieldsEntry, OwnerReference } from '../zz_generated.types.ts';
/** The content of an Unstructured is not a list, or has an item that is not an object. */
export declare class NotAListError extends TypeError {
    readonly code = "ERR_NOT_A_LIST";
    constructor(message: string);
}
/**
 * An object of any kind, without a class for its kind: its own properties are the wire data. Accessors behave as in Go,
 * treating values of unexpected types as absent. Mirrors Go's `unstructured.Unstructured`.
 */
export declare class Unstructured extends KindBase implements MetaObject, ListInterface, UnstructuredInterface {
    static readonly group: string;
    static readonly version: string;
    static readonly apiVersion: string;
    static readonly kind: string;
    static readonly type: string;
    static readonly fields: readonly [];
    metadata?: ObjectMeta;
    [field: string]: unknown;
    /** Takes over the properties of `content`, whose values it shares. */
    constructor(content?: object);
    /** The same as the constructor: any object will do. */
    static from<T extends object>(this: new (init?: never) => T, plain: object): T;
    /** The kind in the data; empty when `apiVersion` can't be parsed. */
    groupVersionKind(): GroupVersionKind;
    /** Writes `apiVersion` and `kind`, even if empty, as Go does. */
    setGroupVersionKind(gvk: GroupVersionKindLike): void;
    /** The object itself. */
    unstructuredContent(): Record<string, unknown>;
    setUnstructuredContent(content: Readonly<Record<string, unknown>>): void;
    newEmptyInstance(): Unstructured;
    /** Whether the data have a list named `items`. */
    isList(): boolean;
    /**
     * Calls a function with each item, replacing it by an Unstructured.
     * @throws {NotAListError} when `items` is not a list, or contains a value that is not an object
     */
    eachListItem(fn: (item: Unstructured) => void): void;
    /**
     * The data as a list, empty if they are not one.
     * @throws {NotAListError} when `items` contains a value that is not an object
     */
    toList(): UnstructuredList;
    getAPIVersion(): string;
    setAPIVersion(version: string): void;
    getKind(): string;
    setKind(kind: string): void;
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
    getContinue(): string;
    setContinue(token: string): void;
    getRemainingItemCount(): Int64 | undefined;
    setRemainingItemCount(count: Int64 | undefined): void;
    getCreationTimestamp(): Time | undefined;
    setCreationTimestamp(timestamp: Time | undefined): void;
    getDeletionTimestamp(): Time | undefined;
    setDeletionTimestamp(timestamp: Time | undefined): void;
    getDeletionGracePeriodSeconds(): Int64 | undefined;
    setDeletionGracePeriodSeconds(seconds: Int64 | undefined): void;
    /** A copy. A label that is null counts as empty. */
    getLabels(): Record<string, string> | undefined;
    setLabels(labels: Record<string, string> | undefined): void;
    /** A copy. An annotation that is null counts as empty. */
    getAnnotations(): Record<string, string> | undefined;
    setAnnotations(annotations: Record<string, string> | undefined): void;
    /** A copy. */
    getFinalizers(): string[] | undefined;
    setFinalizers(finalizers: string[] | undefined): void;
    /** Copies. Missing strings are empty. */
    getOwnerReferences(): OwnerReference[] | undefined;
    setOwnerReferences(references: OwnerReference[] | undefined): void;
    /** Copies; `undefined` when any entry is invalid. */
    getManagedFields(): ManagedFieldsEntry[] | undefined;
    setManagedFields(managedFields: ManagedFieldsEntry[] | undefined): void;
}
/**
 * A list of objects of any kind: its own properties are the data, `items` is always there and holds
 * {@link Unstructured}s. Mirrors Go's `unstructured.UnstructuredList`.
 */
export declare class UnstructuredList extends KindBase implements ListInterface, UnstructuredInterface {
    static readonly group: string;
    static readonly version: string;
    static readonly apiVersion: string;
    static readonly kind: string;
    static readonly type: string;
    static readonly fields: readonly [];
    metadata?: ListMeta;
    items: Unstructured[];
    [field: string]: unknown;
    /** Takes over the properties of `content`, whose values it shares. Items that are not objects are left out. */
    constructor(content?: object);
    /** The same as the constructor: any object will do. */
    static from<T extends object>(this: new (init?: never) => T, plain: object): T;
    /** The kind in the data; empty when `apiVersion` can't be parsed. */
    groupVersionKind(): GroupVersionKind;
    /** Writes `apiVersion` and `kind`, even if empty, as Go does. */
    setGroupVersionKind(gvk: GroupVersionKindLike): void;
    /** A new object with the same properties. */
    unstructuredContent(): Record<string, unknown>;
    /** Items that are not objects are left out. */
    setUnstructuredContent(content: Readonly<Record<string, unknown>>): void;
    /**
     * The same for decoded content: items without a kind get theirs from the list's.
     * @throws {DecodeError} when `items` is not a list of objects
     */
    setDecodedContent(content: Readonly<Record<string, unknown>>): void;
    newEmptyInstance(): UnstructuredList;
    /** Always true. */
    isList(): boolean;
    /** Calls a function with each item. */
    eachListItem(fn: (item: Unstructured) => void): void;
    getAPIVersion(): string;
    setAPIVersion(version: string): void;
    getKind(): string;
    setKind(kind: string): void;
    getResourceVersion(): string;
    /** Writes an empty string too, as Go does for lists. */
    setResourceVersion(version: string): void;
    getSelfLink(): string;
    /** Writes an empty string too, as Go does for lists. */
    setSelfLink(selfLink: string): void;
    getContinue(): string;
    /** Writes an empty string too, as Go does for lists. */
    setContinue(token: string): void;
    getRemainingItemCount(): Int64 | undefined;
    setRemainingItemCount(count: Int64 | undefined): void;
}
