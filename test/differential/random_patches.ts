// Pairs and triples of objects that are versions of each other, and patches with directives.
import { scheme } from 'kubetyped';
import type { Field, FieldType, Struct } from 'kubetyped/engine';
import { INLINE, LIST, MAP } from 'kubetyped/engine';
import { MergeItem } from '../apimachinery/vectors/merge_item.ts';
import { openAPIDefinitions } from '../apimachinery/vectors/merge_item_open_api.ts';
import type { PatchInput } from '../apimachinery/vectors/patch_answers.ts';
import type { Random } from './random_scalars.ts';

const KINDS = [
  'MergeItem',
  'MergeItem',
  '/v1/Pod',
  '/v1/Pod',
  'apps/v1/Deployment',
  '/v1/Service',
  '/v1/Node',
  'apiextensions.k8s.io/v1/CustomResourceDefinition',
  'batch/v1/Job',
  'apps/v1/StatefulSet',
  '/v1/ServiceAccount',
  'apps/v1/ControllerRevision',
  'networking.k8s.io/v1/Ingress',
  '/v1/PersistentVolumeClaim',
  'admissionregistration.k8s.io/v1/ValidatingAdmissionPolicy',
];
const WORDS = ['a', 'b', 'c', 'd', 'e', 'A', '', '10', '9', 'é', '😀', 'a/b', 'x.y', '__proto__', 'constructor', '<&>'];

/** Valid values of types that have a syntax of their own. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '@resource.Quantity': ['1', '2', '1000m', '500m', '1Gi', '1024Mi', '0.5'],
  '@v1.Time': ['2024-02-29T12:00:00Z', '2024-02-29T13:00:00+01:00', '2025-01-01T00:00:00Z'],
  '@v1.MicroTime': ['2024-02-29T12:00:00.000001Z', '2025-01-01T00:00:00.000000Z'],
  '@v1.Duration': ['1m0s', '60s', '1h0m0s'],
  bytes: ['', 'YQ==', 'YWI='],
};
const ALL_VALUES = Object.values(VALUES);

export type Doc = Record<string, unknown>;

function structOf(kind: string): Struct {
  if (kind === 'MergeItem') return MergeItem;
  const [group = '', version = '', name = ''] = kind.split('/');
  return scheme.typeFor({ group, version, kind: name })!;
}

function word(r: Random): string {
  return r.int(3) > 0 ? WORDS[r.int(5)]! : r.pick(WORDS);
}

/** Sets an own property of any name. */
function put(doc: Doc, key: string, value: unknown): void {
  Object.defineProperty(doc, key, { value, writable: true, enumerable: true, configurable: true });
}

class Builder {
  private readonly r: Random;
  private budget: number;
  /** Whether the keys of lists are of their types, which no patch looks at. */
  private readonly typed: boolean;

  constructor(r: Random, typed: boolean) {
    this.r = r;
    this.budget = 25 + r.int(60);
    this.typed = typed;
  }

  /** An object with some of its fields; lists that are merged and what leads to them more often. */
  object(struct: Struct, depth: number): Doc {
    const doc: Doc = {};
    const fields = flat(struct);
    const share = Math.max(1, Math.floor(fields.length / 5));
    for (const [name, type, flags, facts] of fields) {
      const wanted =
        facts?.patch !== undefined
          ? this.r.int(3) === 0
          : typeof type !== 'string' && depth < 4 && ['spec', 'template', 'metadata', 'status'].includes(name)
            ? this.r.int(4) > 0
            : this.r.int(share + 3) === 0;
      if (!wanted || this.budget <= 0 || depth > 7) continue;
      this.budget--;
      if (flags & LIST)
        put(doc, name, this.list(type, facts?.patchKey, facts?.patch === 'merge' && typeof type === 'string', depth));
      else if (flags & MAP)
        put(
          doc,
          name,
          Object.fromEntries(Array.from({ length: this.r.int(3) }, () => [word(this.r), this.value(type, depth + 1)])),
        );
      else put(doc, name, this.value(type, depth));
    }
    return doc;
  }

  private list(type: FieldType, key: string | undefined, distinct: boolean, depth: number): unknown[] {
    const length = this.r.int(20) === 0 ? this.r.int(40) : this.r.int(5);
    const items = Array.from({ length }, () => this.value(type, depth + 1));
    if (this.typed) {
      const keyed =
        key !== undefined && typeof type === 'object' && 'fields' in type
          ? flat(type).find(([name]) => name === key)
          : undefined;
      if (keyed !== undefined) for (const item of items) put(item as Doc, keyed[0], this.value(keyed[1], depth));
      return distinct || keyed !== undefined ? withoutTwins(items, keyed?.[0], this.r) : items;
    }
    for (const item of items) {
      if (key !== undefined && typeof item === 'object' && item !== null && this.r.int(200) > 0)
        put(
          item as Doc,
          key,
          this.r.int(4) === 0 ? this.r.int(6) : length > 8 ? String(this.r.int(length)) : word(this.r),
        );
    }
    if (key !== undefined && this.r.int(4) > 0)
      for (const item of items) put(item as Doc, key, length > 8 ? String(this.r.int(length)) : word(this.r));
    return distinct && this.r.int(4) > 0 ? [...new Set(items)] : items;
  }

  private value(type: FieldType, depth: number): unknown {
    if (typeof type === 'string') {
      if (type === 'bool') return this.r.int(2) === 0;
      if (type === 'int32' || type === 'int64') return this.r.int(6);
      if (type === 'any' || type === 'json' || type === '@runtime.RawExtension' || type === '@v1.FieldsV1')
        return this.json(0);
      if (type === '@intstr.IntOrString') return this.r.pick<unknown>([1, 2, '10%', 'a']);
      if (type in VALUES) return this.r.pick(VALUES[type]!);
      return word(this.r);
    }
    if ('fields' in type) return this.object(type, depth + 1);
    if ('list' in type) return [word(this.r)];
    if ('union' in type) return this.r.int(2) === 0 ? true : this.object(type.of(), depth + 1);
    return word(this.r);
  }

  /** Any JSON. */
  json(depth: number): unknown {
    switch (this.r.int(depth > 3 ? 5 : 8)) {
      case 0:
        return null;
      case 1:
        return this.r.int(5);
      case 2:
        return this.r.int(2) === 0;
      case 3:
      case 4:
        return word(this.r);
      case 5:
        return Array.from({ length: this.r.int(4) }, () => this.json(depth + 1));
      default: {
        const doc: Doc = {};
        for (let n = this.r.int(4); n > 0; n--) put(doc, word(this.r), this.json(depth + 1));
        return doc;
      }
    }
  }
}

/** Most of the lists without those that have the key of one before them. */
function withoutTwins(items: readonly unknown[], key: string | undefined, r: Random): unknown[] {
  if (r.int(12) === 0) return [...items];
  const keyOf = (item: unknown): unknown => (key === undefined ? item : (item as Doc)[key]);
  return items.filter((item, at) => items.findIndex((other) => keyOf(other) === keyOf(item)) === at);
}

function flat(struct: Struct): Field[] {
  return struct.fields.flatMap((field) => (field[2] & INLINE ? flat(field[1] as Struct) : [field]));
}

function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes a document in one place. */
function change(doc: unknown, r: Random, builder: Builder, key = ''): unknown {
  if (Array.isArray(doc)) {
    const at = r.int(doc.length + 1);
    const item: unknown = doc[at];
    switch (r.int(9)) {
      case 0:
        return doc.toSpliced(at, 1);
      case 1:
        return doc.toSpliced(r.int(doc.length + 1), 0, structuredClone(item ?? word(r)));
      case 2:
        return doc.toReversed();
      case 3:
        return item === undefined ? doc : [item, ...doc.toSpliced(at, 1)];
      case 4:
        return r.int(30) === 0 ? [...doc, builder.json(2)] : doc;
      case 5: {
        if (!isDoc(item))
          return item === undefined
            ? doc
            : doc.with(at, r.int(2) === 0 ? word(r) : typeof item === 'number' ? r.int(9) : item);
        const name = Object.keys(item).find((each) =>
          ['name', 'key', 'type', 'uid', 'containerPort', 'port', 'mountPath', 'ip'].includes(each),
        );
        return name === undefined
          ? doc
          : [...doc, { ...structuredClone(item), [name]: r.int(3) === 0 ? r.int(9) : word(r) }];
      }
      default:
        return item === undefined ? doc : doc.with(at, change(item, r, builder, key));
    }
  }
  if (isDoc(doc)) {
    const keys = Object.keys(doc);
    if (keys.length === 0) return r.int(4) === 0 ? builder.json(2) : doc;
    const name = r.pick(keys);
    const copy: Doc = structuredClone(doc);
    switch (r.int(12)) {
      case 0:
        delete copy[name];
        return copy;
      case 1:
        if (r.int(8) === 0) put(copy, name, r.int(2) === 0 ? null : builder.json(1));
        return copy;
      case 2:
        if (r.int(8) === 0) put(copy, r.int(2) === 0 ? word(r) : name.toUpperCase(), copy[name]);
        return copy;
      default:
        put(copy, name, change(copy[name], r, builder, name));
        return copy;
    }
  }
  if (typeof doc === 'number') return r.int(6);
  if (typeof doc === 'boolean') return !doc;
  const others =
    typeof doc === 'string' && r.int(10) > 0 ? ALL_VALUES.find((values) => values.includes(doc)) : undefined;
  if (others !== undefined) return r.pick(others);
  return r.int(25) === 0 ? builder.json(2) : word(r);
}

/** Puts a directive somewhere. */
function direct(doc: unknown, r: Random): unknown {
  if (Array.isArray(doc)) {
    if (doc.length === 0) return doc;
    const at = r.int(doc.length);
    return doc.with(at, direct(doc[at], r));
  }
  if (!isDoc(doc)) return doc;
  const copy: Doc = structuredClone(doc);
  const keys = Object.keys(copy);
  const name = keys.length === 0 ? word(r) : r.pick(keys);
  const value = Object.hasOwn(copy, name) ? copy[name] : undefined;
  if (value === undefined) return copy;
  switch (r.int(8)) {
    case 0:
      put(copy, '$patch', r.pick<unknown>(['delete', 'delete', 'replace', 'replace', 'merge', 'x', 1, null]));
      return copy;
    case 1:
      put(copy, '$retainKeys', r.int(10) === 0 ? word(r) : keys.filter(() => r.int(5) > 0));
      return copy;
    case 2:
      if (Array.isArray(value)) put(copy, `$setElementOrder/${name}`, shuffled(value.map(orderItem), r));
      return copy;
    case 3:
      if (Array.isArray(value))
        put(copy, `$deleteFromPrimitiveList/${name}`, r.int(10) === 0 ? null : value.slice(0, r.int(value.length + 1)));
      return copy;
    default:
      put(copy, name, direct(value, r));
      return copy;
  }
}

function orderItem(item: unknown): unknown {
  if (!isDoc(item)) return item;
  return Object.fromEntries(
    Object.entries(item).filter(([key]) =>
      ['name', 'key', 'type', 'uid', 'containerPort', 'port', 'mountPath', 'ip'].includes(key),
    ),
  );
}

function shuffled(list: readonly unknown[], r: Random): unknown[] {
  const out = [...list];
  if (r.int(3) === 0) out.reverse();
  return out.filter(() => r.int(12) > 0);
}

const PATH_PARTS = [
  'metadata',
  'spec',
  'labels',
  'containers',
  '0',
  '1',
  '-1',
  '-',
  'name',
  'a',
  'b',
  'a~1b',
  '~0',
  '__proto__',
  '9',
  'x',
  '',
];

function pathInto(doc: unknown, r: Random): string {
  let path = '';
  for (let at = doc; ; ) {
    if (typeof at !== 'object' || at === null || r.int(5) === 0)
      return path + (r.int(4) === 0 ? `/${r.pick(PATH_PARTS)}` : '');
    const keys = Object.keys(at);
    if (keys.length === 0) return `${path}/${r.pick(PATH_PARTS)}`;
    const key = r.pick(keys);
    path += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    at = (at as Doc)[key];
  }
}

function operation(doc: unknown, r: Random, builder: Builder): unknown {
  const op = r.pick(['add', 'add', 'remove', 'replace', 'move', 'copy', 'test', r.int(20) === 0 ? 'x' : 'add']);
  const out: Doc = { op, path: pathInto(doc, r) };
  if (op === 'move' || op === 'copy') out['from'] = pathInto(doc, r);
  else if (op !== 'remove') out['value'] = builder.json(2);
  if (r.int(40) === 0) delete out[r.pick(Object.keys(out))];
  return out;
}

/** An object of a type. Unless it is `typed`, keys of lists are of any type. */
export function randomObject(struct: Struct, r: Random, typed = false): Doc {
  return new Builder(r, typed).object(struct, 0);
}

/** Some operations of a JSON patch of a document, most of which can be done. */
export function randomOperations(doc: unknown, r: Random): unknown[] {
  const builder = new Builder(r, false);
  return Array.from({ length: 1 + r.int(4) }, () => operation(doc, r, builder));
}

/** A document with a few changes; now and then another object of the type. */
export function randomVersion(doc: unknown, struct: Struct, r: Random, typed = false): unknown {
  const builder = new Builder(r, typed);
  let out = structuredClone(doc);
  for (let n = r.int(5); n > 0; n--) out = change(out, r, builder);
  return r.int(12) === 0 && isDoc(doc) ? builder.object(struct, 0) : out;
}

/** A document with less than `most` directives. */
export function withDirectives(doc: unknown, most: number, r: Random): unknown {
  let out = doc;
  for (let n = r.int(most); n > 0; n--) out = direct(out, r);
  return out;
}

/** An input of an area of scripts/go/patchvectors. */
export function randomPatchInput(area: string, r: Random): PatchInput {
  const kind = r.pick(KINDS);
  const struct = structOf(kind);
  const base =
    area.startsWith('strategic') || r.int(2) === 0 ? randomObject(struct, r) : new Builder(r, false).json(-2);
  const text = (doc: unknown): string => JSON.stringify(doc);
  if (area === 'json-patch') return { docs: [text(base), text(randomOperations(base, r))] };
  const docs = [base, randomVersion(base, struct, r), randomVersion(base, struct, r)];
  const isPatch = area === 'strategic-apply' || area === 'strategic-combine' || area === 'strategic-conflicts';
  if (isPatch || r.int(15) === 0) {
    docs[1] = withDirectives(docs[1], 4, r);
    if (area === 'strategic-combine' || area === 'strategic-conflicts') docs[0] = withDirectives(docs[0], 3, r);
  }
  const openAPI =
    kind === 'MergeItem' && area.startsWith('strategic') && r.int(3) === 0
      ? { openAPI: r.pick(openAPIDefinitions) }
      : {};
  const overwrite = area === 'strategic-three-way' && r.int(4) > 0 ? { overwrite: true } : {};
  return { kind, ...openAPI, docs: docs.slice(0, area.endsWith('three-way') ? 3 : 2).map(text), ...overwrite };
}
