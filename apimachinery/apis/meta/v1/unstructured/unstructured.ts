import { DecodeError } from '#apimachinery/runtime/decode_error';
import { KindBase } from '#apimachinery/runtime/kind_base';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import {
  fromAPIVersionAndKind,
  GroupVersion,
  GroupVersionKind,
  type GroupVersionKindLike,
} from '#apimachinery/runtime/schema/group_version';
import type { Unstructured as UnstructuredInterface } from '#apimachinery/runtime/unstructured';
import type { UID } from '#apimachinery/types/uid';
import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { setOwn } from '#engine/json/own_property';
import type { Int64 } from '#engine/schema/wire';
import type { ListInterface } from '../list.ts';
import type { Object as MetaObject } from '../object.ts';
import { Time } from '../time.ts';
import { type ListMeta, ManagedFieldsEntry, type ObjectMeta, OwnerReference } from '../zz_generated.types.ts';
import { fromUnstructured, toUnstructured } from './converter.ts';
import { goTypeOfValue } from './internal/go_value.ts';
import {
  isMap,
  nestedBool,
  nestedFieldNoCopy,
  nestedInt64,
  nestedNullCoercingStringMap,
  nestedString,
  nestedStringSlice,
} from './nested_field.ts';
import { removeNestedField, setNestedField } from './set_nested_field.ts';

/** The content of an Unstructured is not a list, or has an item that is not an object. */
export class NotAListError extends TypeError {
  readonly code = 'ERR_NOT_A_LIST';

  constructor(message: string) {
    super(message);
    this.name = 'NotAListError';
  }
}

/**
 * An object of any kind, without a class for its kind: its own properties are the wire data. Accessors behave as in Go,
 * treating values of unexpected types as absent. Mirrors Go's `unstructured.Unstructured`.
 */
export class Unstructured extends KindBase implements MetaObject, ListInterface, UnstructuredInterface {
  static readonly group: string = '';
  static readonly version: string = '';
  static readonly apiVersion: string = '';
  static readonly kind: string = '';
  static readonly type: string = 'k8s.io/apimachinery/pkg/apis/meta/v1/unstructured.Unstructured';
  static readonly fields: readonly [] = [];
  declare metadata?: ObjectMeta;
  [field: string]: unknown;

  /** Takes over the properties of `content`, whose values it shares. */
  constructor(content?: object) {
    super(content);
  }

  /** The same as the constructor: any object will do. */
  static override from<T extends object>(this: new (init?: never) => T, plain: object): T {
    return new this(plain as never);
  }

  /** The kind in the data; empty when `apiVersion` can't be parsed. */
  override groupVersionKind(): GroupVersionKind {
    const apiVersion = this.getAPIVersion();
    if (apiVersion.split('/', 3).length > 2) return new GroupVersionKind({});
    return fromAPIVersionAndKind(apiVersion, this.getKind());
  }

  /** Writes `apiVersion` and `kind`, even if empty, as Go does. */
  override setGroupVersionKind(gvk: GroupVersionKindLike): void {
    this.setAPIVersion(new GroupVersion(gvk).toString());
    this.setKind(gvk.kind);
  }

  /** The object itself. */
  unstructuredContent(): Record<string, unknown> {
    return this;
  }

  setUnstructuredContent(content: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(this)) delete this[key];
    for (const [key, value] of Object.entries(content)) setOwn(this, key, value);
  }

  newEmptyInstance(): Unstructured {
    const empty = new Unstructured();
    empty.setGroupVersionKind(this.groupVersionKind());
    return empty;
  }

  /** Whether the data have a list named `items`. */
  isList(): boolean {
    return Object.hasOwn(this, 'items') && Array.isArray(this['items']);
  }

  /**
   * Calls a function with each item, replacing it by an Unstructured.
   * @throws {NotAListError} when `items` is not a list, or contains a value that is not an object
   */
  eachListItem(fn: (item: Unstructured) => void): void {
    if (!Object.hasOwn(this, 'items')) throw new NotAListError('content is not a list');
    const items = this['items'];
    if (!Array.isArray(items)) throw new NotAListError(`content is not a list: ${goTypeOfValue(items)}`);
    for (const [index, item] of items.entries()) {
      if (!isMap(item)) throw new NotAListError('items member is not an object: map[string]interface {}');
      const object = item instanceof Unstructured ? item : new Unstructured(item);
      items[index] = object;
      fn(object);
    }
  }

  /**
   * The data as a list, empty if they are not one.
   * @throws {NotAListError} when `items` contains a value that is not an object
   */
  toList(): UnstructuredList {
    const list = new UnstructuredList({ ...this, items: [] });
    if (this.isList()) this.eachListItem((item) => list.items.push(item));
    return list;
  }

  getAPIVersion(): string {
    return textOf(this, 'apiVersion');
  }

  setAPIVersion(version: string): void {
    setOwn(this, 'apiVersion', version);
  }

  getKind(): string {
    return textOf(this, 'kind');
  }

  setKind(kind: string): void {
    setOwn(this, 'kind', kind);
  }

  getNamespace(): string {
    return textOf(this, 'metadata', 'namespace');
  }

  setNamespace(namespace: string): void {
    setMetadata(this, 'namespace', namespace || undefined);
  }

  getName(): string {
    return textOf(this, 'metadata', 'name');
  }

  setName(name: string): void {
    setMetadata(this, 'name', name || undefined);
  }

  getGenerateName(): string {
    return textOf(this, 'metadata', 'generateName');
  }

  setGenerateName(name: string): void {
    setMetadata(this, 'generateName', name || undefined);
  }

  getUID(): UID {
    return textOf(this, 'metadata', 'uid');
  }

  setUID(uid: UID): void {
    setMetadata(this, 'uid', uid || undefined);
  }

  getResourceVersion(): string {
    return textOf(this, 'metadata', 'resourceVersion');
  }

  setResourceVersion(version: string): void {
    setMetadata(this, 'resourceVersion', version || undefined);
  }

  getGeneration(): Int64 {
    return tolerant(() => nestedInt64(this, 'metadata', 'generation')) ?? 0;
  }

  setGeneration(generation: Int64): void {
    setMetadata(this, 'generation', generation || undefined);
  }

  getSelfLink(): string {
    return textOf(this, 'metadata', 'selfLink');
  }

  setSelfLink(selfLink: string): void {
    setMetadata(this, 'selfLink', selfLink || undefined);
  }

  getContinue(): string {
    return textOf(this, 'metadata', 'continue');
  }

  setContinue(token: string): void {
    setMetadata(this, 'continue', token || undefined);
  }

  getRemainingItemCount(): Int64 | undefined {
    return tolerant(() => nestedInt64(this, 'metadata', 'remainingItemCount'));
  }

  setRemainingItemCount(count: Int64 | undefined): void {
    setMetadata(this, 'remainingItemCount', count);
  }

  getCreationTimestamp(): Time | undefined {
    return timeOf(this, 'creationTimestamp');
  }

  setCreationTimestamp(timestamp: Time | undefined): void {
    setMetadata(this, 'creationTimestamp', timestamp === undefined ? undefined : Time.canonical(timestamp));
  }

  getDeletionTimestamp(): Time | undefined {
    return timeOf(this, 'deletionTimestamp');
  }

  setDeletionTimestamp(timestamp: Time | undefined): void {
    setMetadata(this, 'deletionTimestamp', timestamp === undefined ? undefined : (Time.canonical(timestamp) ?? ''));
  }

  getDeletionGracePeriodSeconds(): Int64 | undefined {
    return tolerant(() => nestedInt64(this, 'metadata', 'deletionGracePeriodSeconds'));
  }

  setDeletionGracePeriodSeconds(seconds: Int64 | undefined): void {
    setMetadata(this, 'deletionGracePeriodSeconds', seconds);
  }

  /** A copy. A label that is null counts as empty. */
  getLabels(): Record<string, string> | undefined {
    return tolerant(() => nestedNullCoercingStringMap(this, 'metadata', 'labels'));
  }

  setLabels(labels: Record<string, string> | undefined): void {
    setMetadata(this, 'labels', labels);
  }

  /** A copy. An annotation that is null counts as empty. */
  getAnnotations(): Record<string, string> | undefined {
    return tolerant(() => nestedNullCoercingStringMap(this, 'metadata', 'annotations'));
  }

  setAnnotations(annotations: Record<string, string> | undefined): void {
    setMetadata(this, 'annotations', annotations);
  }

  /** A copy. */
  getFinalizers(): string[] | undefined {
    return tolerant(() => nestedStringSlice(this, 'metadata', 'finalizers'));
  }

  setFinalizers(finalizers: string[] | undefined): void {
    setMetadata(this, 'finalizers', finalizers);
  }

  /** Copies. Missing strings are empty. */
  getOwnerReferences(): OwnerReference[] | undefined {
    const list = tolerant(() => nestedFieldNoCopy(this, 'metadata', 'ownerReferences'));
    return Array.isArray(list) && list.every(isMap) ? list.map(ownerReferenceOf) : undefined;
  }

  setOwnerReferences(references: OwnerReference[] | undefined): void {
    setMetadata(
      this,
      'ownerReferences',
      references?.map((reference) => toUnstructured(reference, OwnerReference)),
    );
  }

  /** Copies; `undefined` when any entry is invalid. */
  getManagedFields(): ManagedFieldsEntry[] | undefined {
    const list = tolerant(() => nestedFieldNoCopy(this, 'metadata', 'managedFields'));
    if (!Array.isArray(list)) return undefined;
    return tolerant(() =>
      list.map((entry) => fromUnstructured<ManagedFieldsEntry>(entry as object, ManagedFieldsEntry)),
    );
  }

  setManagedFields(managedFields: ManagedFieldsEntry[] | undefined): void {
    setMetadata(
      this,
      'managedFields',
      managedFields?.map((entry) => toUnstructured(entry, ManagedFieldsEntry)),
    );
  }
}

function timeOf(object: Unstructured, field: string): Time | undefined {
  const text = textOf(object, 'metadata', field);
  return text !== '' && Time.check(text) === undefined ? text : undefined;
}

function ownerReferenceOf(data: object): OwnerReference {
  const controller = tolerant(() => nestedBool(data, 'controller'));
  const blockOwnerDeletion = tolerant(() => nestedBool(data, 'blockOwnerDeletion'));
  return {
    apiVersion: textOf(data, 'apiVersion'),
    kind: textOf(data, 'kind'),
    name: textOf(data, 'name'),
    uid: textOf(data, 'uid'),
    ...(controller === undefined ? {} : { controller }),
    ...(blockOwnerDeletion === undefined ? {} : { blockOwnerDeletion }),
  };
}

/**
 * A list of objects of any kind: its own properties are the data, `items` is always there and holds
 * {@link Unstructured}s. Mirrors Go's `unstructured.UnstructuredList`.
 */
export class UnstructuredList extends KindBase implements ListInterface, UnstructuredInterface {
  static readonly group: string = '';
  static readonly version: string = '';
  static readonly apiVersion: string = '';
  static readonly kind: string = '';
  static readonly type: string = 'k8s.io/apimachinery/pkg/apis/meta/v1/unstructured.UnstructuredList';
  static readonly fields: readonly [] = [];
  declare metadata?: ListMeta;
  declare items: Unstructured[];
  [field: string]: unknown;

  /** Takes over the properties of `content`, whose values it shares. Items that are not objects are left out. */
  constructor(content?: object) {
    super(content);
    this.items = itemsOf(this);
  }

  /** The same as the constructor: any object will do. */
  static override from<T extends object>(this: new (init?: never) => T, plain: object): T {
    return new this(plain as never);
  }

  /** The kind in the data; empty when `apiVersion` can't be parsed. */
  override groupVersionKind(): GroupVersionKind {
    const apiVersion = this.getAPIVersion();
    if (apiVersion.split('/', 3).length > 2) return new GroupVersionKind({});
    return fromAPIVersionAndKind(apiVersion, this.getKind());
  }

  /** Writes `apiVersion` and `kind`, even if empty, as Go does. */
  override setGroupVersionKind(gvk: GroupVersionKindLike): void {
    this.setAPIVersion(new GroupVersion(gvk).toString());
    this.setKind(gvk.kind);
  }

  /** A new object with the same properties. */
  unstructuredContent(): Record<string, unknown> {
    const content = {};
    for (const [key, value] of Object.entries(this)) setOwn(content, key, value);
    return content;
  }

  /** Items that are not objects are left out. */
  setUnstructuredContent(content: Readonly<Record<string, unknown>>): void {
    for (const key of Object.keys(this)) delete this[key];
    for (const [key, value] of Object.entries(content)) setOwn(this, key, value);
    this.items = itemsOf(this);
  }

  /**
   * The same for decoded content: items without a kind get theirs from the list's.
   * @throws {DecodeError} when `items` is not a list of objects
   */
  setDecodedContent(content: Readonly<Record<string, unknown>>): void {
    this.setUnstructuredContent(Object.hasOwn(content, 'items') ? { ...content, items: listItems(content) } : content);
    nameItems(this.items, this.getAPIVersion(), this.getKind());
  }

  newEmptyInstance(): UnstructuredList {
    const empty = new UnstructuredList();
    empty.setGroupVersionKind(this.groupVersionKind());
    return empty;
  }

  /** Always true. */
  isList(): boolean {
    return true;
  }

  /** Calls a function with each item. */
  eachListItem(fn: (item: Unstructured) => void): void {
    for (const item of this.items) fn(item);
  }

  getAPIVersion(): string {
    return textOf(this, 'apiVersion');
  }

  setAPIVersion(version: string): void {
    setOwn(this, 'apiVersion', version);
  }

  getKind(): string {
    return textOf(this, 'kind');
  }

  setKind(kind: string): void {
    setOwn(this, 'kind', kind);
  }

  getResourceVersion(): string {
    return textOf(this, 'metadata', 'resourceVersion');
  }

  /** Writes an empty string too, as Go does for lists. */
  setResourceVersion(version: string): void {
    setMetadata(this, 'resourceVersion', version);
  }

  getSelfLink(): string {
    return textOf(this, 'metadata', 'selfLink');
  }

  /** Writes an empty string too, as Go does for lists. */
  setSelfLink(selfLink: string): void {
    setMetadata(this, 'selfLink', selfLink);
  }

  getContinue(): string {
    return textOf(this, 'metadata', 'continue');
  }

  /** Writes an empty string too, as Go does for lists. */
  setContinue(token: string): void {
    setMetadata(this, 'continue', token);
  }

  getRemainingItemCount(): Int64 | undefined {
    return tolerant(() => nestedInt64(this, 'metadata', 'remainingItemCount'));
  }

  setRemainingItemCount(count: Int64 | undefined): void {
    setMetadata(this, 'remainingItemCount', count);
  }
}

function itemsOf(content: object): Unstructured[] {
  const items: unknown = Object.hasOwn(content, 'items') ? (content as { items: unknown }).items : undefined;
  if (!Array.isArray(items)) return [];
  return items.filter(isMap).map((item) => (item instanceof Unstructured ? item : new Unstructured(item)));
}

/** The items as Go's decoder reads them: an absent list is empty, a null item an empty object. */
function listItems(content: Readonly<Record<string, unknown>>): object[] {
  const items = content['items'];
  if (items === null) return [];
  if (!Array.isArray(items))
    throw new DecodeError(cannotUnmarshal(typeName(items), '[]json.RawMessage', 'struct field decodeList.items'));
  return items.map((item) => {
    if (item !== null && !isMap(item))
      throw new DecodeError(cannotUnmarshal(typeName(item), 'map[string]interface {}'));
    return item ?? {};
  });
}

/** Servers omit the kind of items in typed lists. */
function nameItems(items: readonly RuntimeObject[], apiVersion: string, kind: string): void {
  for (const item of items) {
    if (says(item.kind) || says(item.apiVersion)) continue;
    setOwn(item, 'kind', kind.replace(/List$/, ''));
    setOwn(item, 'apiVersion', apiVersion);
  }
}

function says(text: unknown): boolean {
  return typeof text === 'string' && text !== '';
}

/** Getters return undefined for values of another type: accessors never throw. */
function tolerant<T>(get: () => T | null | undefined): T | undefined {
  try {
    return get() ?? undefined;
  } catch {
    return undefined;
  }
}

/** The string in a field, or `''`. */
function textOf(object: object, ...fields: readonly string[]): string {
  return tolerant(() => nestedString(object, ...fields)) ?? '';
}

/**
 * Writes or, given `undefined`, removes a field of the metadata. Does nothing if the metadata are not an object, as in
 * Go.
 */
function setMetadata(object: { metadata?: object }, field: string, value: unknown): void {
  if (Object.hasOwn(object, 'metadata') && !isMap(object.metadata)) return;
  if (value === undefined) removeNestedField(object, 'metadata', field);
  else setNestedField(object, value, 'metadata', field);
}
