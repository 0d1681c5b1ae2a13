import { getOwn } from '#engine/json/own_property';
import { isMap } from '#engine/json/untyped';
import type { FieldFacts } from '#engine/schema/descriptor';
import type { DiffStep } from '../difference.ts';

/** The identity of a list element. */
export interface Identity {
  /** Equal for matching elements. */
  readonly id: string;
  readonly step: DiffStep;
}

/** Fields that identify elements in most lists without declared keys. */
const USUAL_KEYS: readonly (readonly string[])[] = [
  ['name'],
  ['id'],
  ['key'],
  ['uid'],
  ['type'],
  ['path'],
  ['host'],
  ['port'],
];

/** Gives the identity of an element; undefined when it has none. */
type Identify = (item: unknown) => Identity | undefined;

/** Identifies the elements of both lists; undefined when no identity is unique in both. */
export function identifyElements(
  before: readonly unknown[],
  after: readonly unknown[],
  facts: FieldFacts | undefined,
): [Map<string, Element>, Map<string, Element>] | undefined {
  if (before.length + after.length === 0) return undefined;
  for (const identify of candidates(facts)) {
    const a = byIdentity(before, identify);
    const b = a && byIdentity(after, identify);
    if (a !== undefined && b !== undefined) return [a, b];
  }
  return undefined;
}

export interface Element {
  readonly value: unknown;
  readonly step: DiffStep;
}

function byIdentity(list: readonly unknown[], identify: Identify): Map<string, Element> | undefined {
  const found = new Map<string, Element>();
  for (const value of list) {
    const identity = identify(value);
    if (identity === undefined || found.has(identity.id)) return undefined;
    found.set(identity.id, { value, step: identity.step });
  }
  return found;
}

function* candidates(facts: FieldFacts | undefined): Generator<Identify> {
  // The first key alone, if unique: a server adds defaults for the others, such as the protocol of a port.
  if (facts?.patchKey !== undefined) yield byFields([facts.patchKey]);
  if (facts?.keys !== undefined && facts.merge === 'map') yield byFields(facts.keys);
  if (facts?.merge === 'set' || facts?.patch?.split(',').includes('merge') === true) yield byValue;
  yield byObjectName;
  for (const keys of USUAL_KEYS) yield byFields(keys);
}

function isKey(value: unknown): boolean {
  return (
    typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
  );
}

/** By some fields, which may be partly absent: a port may have no protocol. */
function byFields(names: readonly string[]): Identify {
  return (item) => {
    if (!isMap(item)) return undefined;
    const entries: [string, unknown][] = [];
    for (const name of names) {
      const value = getOwn(item, name);
      if (isKey(value)) entries.push([name, value]);
      else if (value !== undefined && value !== null) return undefined;
    }
    return entries.length === 0 ? undefined : { id: idOf(entries), step: { key: Object.fromEntries(entries) } };
  };
}

function byValue(item: unknown): Identity | undefined {
  return isKey(item) ? { id: idOf([['', item]]), step: { value: item } } : undefined;
}

/** The items of a list of objects. */
function byObjectName(item: unknown): Identity | undefined {
  if (!isMap(item)) return undefined;
  const metadata = getOwn(item, 'metadata');
  if (!isMap(metadata) || typeof getOwn(metadata, 'name') !== 'string') return undefined;
  const entries: [string, unknown][] = [
    ['kind', getOwn(item, 'kind')],
    ['namespace', getOwn(metadata, 'namespace')],
    ['name', getOwn(metadata, 'name')],
  ];
  const present = entries.filter(([, value]) => isKey(value));
  return { id: idOf(present), step: { key: Object.fromEntries(present) } };
}

function idOf(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(entries.map(([name, value]) => [name, typeof value, String(value)]));
}
