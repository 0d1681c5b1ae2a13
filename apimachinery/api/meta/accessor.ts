import { type Common, ListBase, type ListInterface } from '../../apis/meta/v1/list.ts';
import { type Object as MetaObject, ObjectBase } from '../../apis/meta/v1/object.ts';
import { type ListMeta, type ObjectMeta, PartialObjectMetadata } from '../../apis/meta/v1/zz_generated.types.ts';

/** An object lacks the metadata that was asked for. The message is Go's. */
export class AccessorError extends TypeError {
  readonly code = 'ERR_ACCESSOR';

  constructor(message: string) {
    super(message);
    this.name = 'AccessorError';
  }
}

/**
 * Access to the metadata of an object by methods: the object itself, if it has them. A plain object with `metadata` is
 * accepted too, both as an object and as a list, like Go's Unstructured. Setters change the object. Mirrors Go's
 * `meta.Accessor`.
 * @throws AccessorError for lists, and for objects without metadata
 */
export function accessor(obj: object): MetaObject {
  if (isObject(obj)) return obj;
  const metadata = metadataOfPlain(obj);
  if (metadata === undefined) throw new AccessorError('object does not implement the Object interfaces');
  return new ObjectView(metadata);
}

/**
 * Access to the metadata of a list by methods: the list itself, if it has them. A plain object with `metadata` is
 * accepted too, so access does not imply that the object is a list: use {@link isListType} for that. Mirrors Go's
 * `meta.ListAccessor`.
 * @throws AccessorError for objects that are not lists or have no metadata
 */
export function listAccessor(obj: object): ListInterface {
  if (isList(obj)) return obj;
  const metadata = metadataOfPlain(obj);
  if (metadata === undefined) throw new AccessorError('object does not implement the List interfaces');
  return new ListView(metadata);
}

/**
 * Access to what objects and lists share: resourceVersion and selfLink. Mirrors Go's `meta.CommonAccessor`.
 * @throws AccessorError for objects without metadata
 */
export function commonAccessor(obj: object): Common {
  if (hasMethods<Common>(obj, 'getResourceVersion', 'setResourceVersion', 'getSelfLink', 'setSelfLink')) return obj;
  const metadata = metadataOfPlain(obj);
  if (metadata === undefined)
    throw new AccessorError('object does not implement the common interface for accessing the SelfLink');
  return new ObjectView(metadata);
}

/**
 * An object reduced to its metadata: a shallow copy, whose values are shared. Mirrors Go's
 * `meta.AsPartialObjectMetadata`.
 * @throws AccessorError for lists, and for objects without metadata
 */
export function asPartialObjectMetadata(obj: object): PartialObjectMetadata {
  const from = accessor(obj);
  const partial = new PartialObjectMetadata();
  partial.setName(from.getName());
  partial.setGenerateName(from.getGenerateName());
  partial.setNamespace(from.getNamespace());
  partial.setSelfLink(from.getSelfLink());
  partial.setUID(from.getUID());
  partial.setResourceVersion(from.getResourceVersion());
  partial.setGeneration(from.getGeneration());
  partial.setCreationTimestamp(from.getCreationTimestamp());
  partial.setDeletionTimestamp(from.getDeletionTimestamp());
  partial.setDeletionGracePeriodSeconds(from.getDeletionGracePeriodSeconds());
  partial.setLabels(from.getLabels());
  partial.setAnnotations(from.getAnnotations());
  partial.setOwnerReferences(from.getOwnerReferences());
  partial.setFinalizers(from.getFinalizers());
  partial.setManagedFields(from.getManagedFields());
  return partial;
}

function isObject(obj: unknown): obj is MetaObject {
  return hasMethods<MetaObject>(obj, 'getName', 'setName', 'getNamespace', 'getOwnerReferences');
}

function isList(obj: unknown): obj is ListInterface {
  return hasMethods<ListInterface>(obj, 'getContinue', 'setContinue', 'getRemainingItemCount');
}

function hasMethods<T>(obj: unknown, ...names: readonly (keyof T)[]): obj is T {
  return typeof obj === 'object' && obj !== null && names.every((name) => typeof (obj as T)[name] === 'function');
}

/** An object with other metadata methods is not plain. */
function metadataOfPlain(obj: unknown): (ObjectMeta & ListMeta) | undefined {
  if (typeof obj !== 'object' || obj === null || hasMethods<Common>(obj, 'getResourceVersion')) return undefined;
  const metadata = Object.hasOwn(obj, 'metadata') ? (obj as { metadata?: unknown }).metadata : undefined;
  return typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? metadata : undefined;
}

/** Accessor methods over the metadata of a plain object; setters change that object. */
class ObjectView extends ObjectBase {
  constructor(metadata: ObjectMeta) {
    super({ metadata });
  }
}

/** Accessor methods over the metadata of a plain list; setters change that list. */
class ListView extends ListBase {
  static readonly fields: readonly [] = [];

  constructor(metadata: ListMeta) {
    super({ metadata });
  }
}
