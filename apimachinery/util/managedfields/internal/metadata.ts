import { Time } from '#apimachinery/apis/meta/v1/time';
import type { ManagedFieldsEntry } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { GroupVersionKind, parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { setOwn } from '#engine/json/own_property';
import { get, isList, isMap } from '../../structuredmergediff/value/index.ts';

// Reads and changes the metadata of untrusted objects; changes are made to copies.

export type JSONObject = Record<string, unknown>;

/** `undefined` for what is not an object with metadata. */
function metadataOf(object: object): JSONObject | undefined {
  const metadata = get(object as JSONObject, 'metadata');
  return isMap(metadata) ? (metadata as JSONObject) : undefined;
}

/** A field of the metadata; empty when it is not a string. */
export function metadataText(object: object, name: string): string {
  const value = get(metadataOf(object) ?? {}, name);
  return typeof value === 'string' ? value : '';
}

/** As Go reads them from an unstructured object: `undefined` when any entry is invalid. */
export function managedFieldsOf(object: object): readonly ManagedFieldsEntry[] | undefined {
  const entries = get(metadataOf(object) ?? {}, 'managedFields');
  return isList(entries) && entries.every(isEntry) ? (entries as readonly ManagedFieldsEntry[]) : undefined;
}

const texts = ['manager', 'operation', 'apiVersion', 'fieldsType', 'subresource'] as const;

function isEntry(value: unknown): boolean {
  if (!isMap(value)) return false;
  const time = get(value, 'time') ?? undefined;
  return (
    (time === undefined || Time.check(time) === undefined) &&
    texts.every((name) => typeof (get(value, name) ?? '') === 'string')
  );
}

/** The annotations, if all are strings. */
export function annotationsOf(object: object): Readonly<Record<string, string>> | undefined {
  const annotations = get(metadataOf(object) ?? {}, 'annotations');
  return isMap(annotations) && Object.values(annotations).every((value) => typeof value === 'string')
    ? (annotations as Record<string, string>)
    : undefined;
}

/** A copy with one property changed or removed. It keeps its class. */
export function withProperty<T extends object>(object: T, name: string, value: unknown): T {
  const copy = Object.create(Object.getPrototypeOf(object)) as T;
  for (const key of Object.keys(object)) if (key !== name) setOwn(copy, key, (object as JSONObject)[key]);
  if (value !== undefined) setOwn(copy, name, value);
  return copy;
}

/** A copy with one field of the metadata changed, or taken away. Metadata that are no object stay as they are, as in Go. */
export function withMetadata<T extends object>(object: T, name: string, value: unknown): T {
  const metadata = get(object as JSONObject, 'metadata');
  if (metadata === undefined ? value === undefined : !isMap(metadata)) return object;
  return withProperty(object, 'metadata', withProperty(metadata ?? {}, name, value));
}

/** A copy with these managedFields, or without any. */
export function withManagedFields<T extends object>(object: T, entries: readonly ManagedFieldsEntry[] | undefined): T {
  return withMetadata(object, 'managedFields', entries);
}

/** The kind of an object; empty when its apiVersion is invalid, as in Go. */
export function kindOf(object: object): GroupVersionKind {
  const { apiVersion, kind } = object as { readonly apiVersion?: unknown; readonly kind?: unknown };
  try {
    return parseGroupVersion(typeof apiVersion === 'string' ? apiVersion : '').withKind(
      typeof kind === 'string' ? kind : '',
    );
  } catch {
    return new GroupVersionKind({});
  }
}

/** `default/web; apps/v1, Kind=Deployment`: an object in Go's error messages. */
export function nameInText(object: object): string {
  return `${metadataText(object, 'namespace')}/${metadataText(object, 'name')}; ${kindOf(object).toString()}`;
}
