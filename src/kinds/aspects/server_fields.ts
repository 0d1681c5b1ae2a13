import { isMap } from '#engine/json/untyped';

export type Data = Readonly<Record<string, unknown>>;

export function without(
  data: Data,
  isDropped: (entry: { readonly key: string; readonly value: unknown }) => boolean,
): Data {
  return Object.fromEntries(Object.entries(data).filter(([key, value]) => !isDropped({ key, value })));
}

export function list(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

export function isJust(value: unknown, item: string): boolean {
  return Array.isArray(value) && value.length === 1 && value[0] === item;
}

export function isEmpty(data: Data): boolean {
  return Object.keys(data).length === 0;
}

export function annotation(object: Data, key: string): unknown {
  const data = object['metadata'];
  const annotations = isMap(data) ? data['annotations'] : undefined;
  return isMap(annotations) ? annotations[key] : undefined;
}

export function nameOf(object: Data): string {
  const data = object['metadata'];
  return isMap(data) && typeof data['name'] === 'string' ? data['name'] : '';
}

/** Gives an object of a Kind without what a server and its controllers set, besides the metadata of all Kinds and the status. */
export type WithoutServerFields = (object: Data) => Data;

/** An object with another spec; itself where there is none. */
export function withSpec(object: Data, change: (spec: Data) => Data): Data {
  return isMap(object['spec']) ? { ...object, spec: change(object['spec']) } : object;
}
