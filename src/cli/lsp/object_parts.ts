import type { DocumentText, ManifestText } from './manifest_text.ts';
import type { Entry, Part } from './outline.ts';

export type Keys = readonly (string | number)[];

/** An object of a document: the document itself, or an item of a List. */
export interface ObjectPart {
  readonly document: DocumentText;
  readonly part: Part;
  readonly apiVersion: string;
  readonly kind: string;
}

/** A place in an object. */
export interface Spot {
  readonly object: ObjectPart;
  /** The keys from the object to the place. */
  readonly keys: Keys;
  /** The collections and entries on the way, from the outside. */
  readonly trail: readonly { readonly part: Part; readonly entry: Entry }[];
  /** Whether the place is in a key, or in a value. */
  readonly isKey: boolean;
  /** The value that the place is in. */
  readonly value: Part | undefined;
}

/** The objects of a text, items of Lists one by one. */
export function objectsOf(manifest: ManifestText): ObjectPart[] {
  return manifest.documents.flatMap((document) => {
    const part = manifest.partsOf(document);
    return part === undefined ? [] : objectsIn(document, part);
  });
}

function objectsIn(document: DocumentText, part: Part): ObjectPart[] {
  const object = { document, part, apiVersion: textAt(part, 'apiVersion'), kind: textAt(part, 'kind') };
  return [object, ...itemsOf(object).map((item) => objectOf(document, item))];
}

function objectOf(document: DocumentText, part: Part): ObjectPart {
  return { document, part, apiVersion: textAt(part, 'apiVersion'), kind: textAt(part, 'kind') };
}

/** The items of a List that are objects of their own. */
function itemsOf({ part, kind }: ObjectPart): Part[] {
  const items = kind.endsWith('List') ? valueOf(part, 'items') : undefined;
  return (items?.entries ?? []).flatMap(({ value }) =>
    value?.kind === 'map' && (kind === 'List' || textAt(value, 'kind') !== '') ? [value] : [],
  );
}

/** The innermost object at an offset, and the way to it; undefined outside of all. */
export function spotAt(document: DocumentText, root: Part | undefined, offset: number): Spot | undefined {
  if (root === undefined) return undefined;
  let object = objectOf(document, root);
  let items = new Set(itemsOf(object));
  let keys: (string | number)[] = [];
  let trail: { part: Part; entry: Entry }[] = [];
  let part: Part | undefined = root;
  while (part !== undefined && part.kind !== 'scalar') {
    const index: number = part.entries.findIndex((each) => isIn(each, offset));
    const entry: Entry | undefined = part.entries[index];
    if (entry === undefined) return { object, keys, trail, isKey: false, value: part };
    keys.push(entry.key?.text ?? index);
    trail.push({ part, entry });
    if (entry.key !== undefined && offset <= entry.key.end)
      return { object, keys, trail, isKey: true, value: entry.value };
    part = entry.value;
    if (part !== undefined && items.has(part)) {
      object = objectOf(document, part);
      items = new Set(itemsOf(object));
      keys = [];
      trail = [];
    }
  }
  return { object, keys, trail, isKey: false, value: part };
}

function isIn({ key, value }: Entry, offset: number): boolean {
  if (key !== undefined && key.start <= offset && offset <= key.end) return true;
  return value !== undefined && value.start <= offset && offset <= value.end;
}

/** The value of a key; of the last one, when it is there twice. */
export function valueOf(part: Part | undefined, key: string): Part | undefined {
  return part?.entries.findLast((entry) => entry.key?.text === key)?.value;
}

/** The text of a scalar below a key; empty when there is none. */
export function textAt(part: Part | undefined, ...keys: readonly string[]): string {
  let at = part;
  for (const key of keys) at = valueOf(at, key);
  return at?.kind === 'scalar' ? at.text : '';
}

/** The entry at a path. */
export function entryAt(part: Part, keys: Keys): Entry | undefined {
  let at: Part | undefined = part;
  let entry: Entry | undefined;
  for (const key of keys) {
    entry =
      typeof key === 'number' ? at?.entries[key] : at?.entries.findLast(({ key: each }) => each?.text === String(key));
    if (entry === undefined) return undefined;
    at = entry.value;
  }
  return entry;
}

/** A part as a value: what has no quotes may be a boolean, a number or null. */
export function toValue(part: Part | undefined): unknown {
  if (part === undefined) return null;
  if (part.kind === 'list') return part.entries.map(({ value }) => toValue(value));
  if (part.kind === 'map')
    return Object.fromEntries(part.entries.map(({ key, value }) => [key?.text ?? '', toValue(value)]));
  if (part.style !== 'plain') return part.text;
  if (/^(?:true|false)$/.test(part.text)) return part.text === 'true';
  if (/^(?:null|~|)$/.test(part.text)) return null;
  return /^-?\d{1,15}$/.test(part.text) ? Number(part.text) : part.text;
}
