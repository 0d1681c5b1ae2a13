import type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';
import { KindBase, type TypedBase } from '#apimachinery/runtime/kind_base';
import type { TypedKindClass } from '#apimachinery/runtime/kind_class';
import type { UID } from '#apimachinery/types/uid';
import { setOrRemove, setOwn } from '#engine/json/own_property';
import type { Int64 } from '#engine/schema/wire';
import type { Time } from './time.ts';
import type { ManagedFieldsEntry, ObjectMeta, OwnerReference } from './zz_generated.structs.ts';

/**
 * Anything with object metadata: an instance of a Kind class or a plain object. Functions of this package take it.
 * Mirrors Go's `metav1.ObjectMetaAccessor`.
 */
export interface ObjectMetaAccessor {
  readonly metadata?: DeepReadonly<ObjectMeta> | undefined;
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
export class ObjectBase extends KindBase implements Object {
  declare metadata: ObjectMeta;

  constructor(init?: object) {
    super(init, { metadata: {} });
  }

  getNamespace(): string {
    return this.metadata.namespace ?? '';
  }

  setNamespace(namespace: string): void {
    setOrRemove(this.metadata, 'namespace', namespace);
  }

  getName(): string {
    return this.metadata.name ?? '';
  }

  setName(name: string): void {
    setOrRemove(this.metadata, 'name', name);
  }

  getGenerateName(): string {
    return this.metadata.generateName ?? '';
  }

  setGenerateName(name: string): void {
    setOrRemove(this.metadata, 'generateName', name);
  }

  getUID(): UID {
    return this.metadata.uid ?? '';
  }

  setUID(uid: UID): void {
    setOrRemove(this.metadata, 'uid', uid);
  }

  getResourceVersion(): string {
    return this.metadata.resourceVersion ?? '';
  }

  setResourceVersion(version: string): void {
    setOrRemove(this.metadata, 'resourceVersion', version);
  }

  getGeneration(): Int64 {
    return this.metadata.generation ?? 0;
  }

  setGeneration(generation: Int64): void {
    setOrRemove(this.metadata, 'generation', generation);
  }

  getSelfLink(): string {
    return this.metadata.selfLink ?? '';
  }

  setSelfLink(selfLink: string): void {
    setOrRemove(this.metadata, 'selfLink', selfLink);
  }

  getCreationTimestamp(): Time | undefined {
    return this.metadata.creationTimestamp ?? undefined;
  }

  setCreationTimestamp(timestamp: Time | undefined): void {
    setOrRemove(this.metadata, 'creationTimestamp', timestamp);
  }

  getDeletionTimestamp(): Time | undefined {
    return this.metadata.deletionTimestamp ?? undefined;
  }

  setDeletionTimestamp(timestamp: Time | undefined): void {
    setOrRemove(this.metadata, 'deletionTimestamp', timestamp);
  }

  getDeletionGracePeriodSeconds(): Int64 | undefined {
    return this.metadata.deletionGracePeriodSeconds ?? undefined;
  }

  setDeletionGracePeriodSeconds(seconds: Int64 | undefined): void {
    // 0 is a value here.
    const set = seconds === 0 ? setOwn : setOrRemove;
    set(this.metadata, 'deletionGracePeriodSeconds', seconds);
  }

  getLabels(): Record<string, string> | undefined {
    return this.metadata.labels ?? undefined;
  }

  setLabels(labels: Record<string, string> | undefined): void {
    setOrRemove(this.metadata, 'labels', labels);
  }

  getAnnotations(): Record<string, string> | undefined {
    return this.metadata.annotations ?? undefined;
  }

  setAnnotations(annotations: Record<string, string> | undefined): void {
    setOrRemove(this.metadata, 'annotations', annotations);
  }

  getFinalizers(): string[] | undefined {
    return this.metadata.finalizers ?? undefined;
  }

  setFinalizers(finalizers: string[] | undefined): void {
    setOrRemove(this.metadata, 'finalizers', finalizers);
  }

  getOwnerReferences(): OwnerReference[] | undefined {
    return this.metadata.ownerReferences ?? undefined;
  }

  setOwnerReferences(references: OwnerReference[] | undefined): void {
    setOrRemove(this.metadata, 'ownerReferences', references);
  }

  getManagedFields(): ManagedFieldsEntry[] | undefined {
    return this.metadata.managedFields ?? undefined;
  }

  setManagedFields(managedFields: ManagedFieldsEntry[] | undefined): void {
    setOrRemove(this.metadata, 'managedFields', managedFields);
  }
}

/** {@link ObjectBase}, typed by the data of a Kind: what generated classes extend. */
export const TypedObjectBase: TypedBase<ObjectBase> = ObjectBase as TypedBase<ObjectBase>;

/** The class of a Kind with the data T, which have ObjectMeta: its objects are of the type `T & ObjectBase`. */
export type ObjectClass<T extends object, F extends object = object> = TypedKindClass<T, T & ObjectBase, F>;
