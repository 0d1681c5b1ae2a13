// Pairs of objects that differ little or only in their spelling, made of the objects of the conformance vectors.
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import type { Field, FieldType, Struct } from 'kubetyped/engine';
import type { Pair } from '../apimachinery/vectors/equality_answer.ts';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { fullScheme, kindsOfGo } from '../conformance/scheme.ts';
import { readWritten, type Written, write } from './random_objects.ts';
import type { Random } from './random_scalars.ts';

const LIST = 1;
const MAP = 2;
const INLINE = 32;

type Entries = [key: string, value: Written][];

interface Base {
  readonly json: string;
  readonly type: KindClass;
}

let bases: Base[] | undefined;

function readBases(): Base[] {
  const scheme = fullScheme();
  const known = new Set(kindsOfGo(scheme).map((gvk) => JSON.stringify(gvk)));
  const found: Base[] = [];
  for (const file of objectFiles()) {
    for (const { json } of readRows(file)) {
      if (json === undefined || json.length > 20_000) continue;
      const { apiVersion, kind } = JSON.parse(json) as { apiVersion?: string; kind?: string };
      const [version = '', group = ''] = (apiVersion ?? '').split('/').reverse();
      if (kind === undefined || !known.has(JSON.stringify({ group, version, kind }))) continue;
      const type = scheme.typeFor({ group, version, kind });
      if (type !== undefined) found.push({ json, type });
    }
  }
  return found;
}

/** Groups of texts that mean the same. */
const quantities = [
  ['"0"', '0', '"0m"', '"0Ki"'],
  ['"1"', '"1000m"', '1', '"1e0"', '"1000000u"'],
  ['"1Ki"', '"1024"', '1024', '"1.024e3"'],
  ['"1.5"', '1.5', '"1500m"'],
  ['"3.5Gi"', '"3584Mi"'],
  ['"-1"', '-1'],
];
const times = [
  ['"2020-01-01T00:00:00Z"', '"2020-01-01T01:00:00+01:00"', '"2019-12-31T12:30:00-11:30"'],
  ['"0001-01-01T00:00:00Z"', '"0001-01-01T01:00:00+01:00"'],
  ['"2020-01-01T00:00:01Z"', '"2020-01-01T02:00:01.000+02:00"'],
];
const microTimes = [
  ['"2020-01-01T00:00:00.000000Z"', '"2020-01-01T01:00:00.000000+01:00"'],
  ['"2020-01-01T00:00:00.000001Z"'],
  ['"0001-01-01T00:00:00.000000Z"'],
];
const base64s = [
  ['""', '"\\n"'],
  ['"YQ=="', '"YR=="', '"YQ=\\n="'],
  ['"YWI="', '"YWJ="'],
];
const intStrings = [['0'], ['1'], ['""'], ['"1"'], ['"50%"']];

function pool(type: FieldType): readonly (readonly string[])[] | undefined {
  const name = typeof type === 'string' ? type : 'goType' in type ? `@${type.goType}` : '';
  switch (name) {
    case '@resource.Quantity':
      return quantities;
    case '@v1.Time':
      return times;
    case '@v1.MicroTime':
      return microTimes;
    case '@intstr.IntOrString':
      return intStrings;
    case 'bytes':
      return base64s;
    case 'bool':
      return [['false'], ['true']];
    case 'int32':
      return [['0'], ['1'], ['2147483647']];
    case 'int64':
      return [['0'], ['1'], ['9007199254740992'], ['9007199254740993']];
    case 'float64':
      return [['0', '-0.0'], ['1', '1.0', '1e0'], ['0.5']];
    case 'any':
    case 'json':
    case '@runtime.RawExtension':
    case '@v1.FieldsV1':
      return undefined;
    default:
      return name === '' || name.startsWith('@') ? undefined : [['""'], ['"a"'], ['"ab"']];
  }
}

/** A value of the type that may stand in its place; in a list or map nothing but the type's own values. */
function emptyValue(field: Field, random: Random): string {
  const [, type, flags] = field;
  if ((flags & LIST) !== 0) return random.pick(['[]', 'null']);
  if ((flags & MAP) !== 0) return random.pick(['{}', 'null']);
  const of = pool(type);
  return of === undefined
    ? random.pick(['{}', 'null'])
    : random.pick(['null', of[0]![0]!, random.pick(random.pick(of))]);
}

/** Something to do with an object: half of the objects are then the same, spelled otherwise. */
type Change = (random: Random) => void;

function flatten(struct: Struct): Field[] {
  return struct.fields.flatMap((field) => ((field[2] & INLINE) !== 0 ? flatten(field[1] as Struct) : [field]));
}

function structChanges(entries: Entries, struct: Struct, changes: Change[], top: boolean): void {
  const fields = flatten(struct);
  const known = new Map(fields.map((field) => [JSON.stringify(field[0]), field]));
  for (const entry of entries) {
    const field = known.get(entry[0]);
    if (field === undefined || (top && /^"(kind|apiVersion)"$/.test(entry[0]))) continue;
    changes.push((random) => {
      if (random.int(2) === 0) entries.splice(entries.indexOf(entry), 1);
      else entry[1] = readWritten(emptyValue(field, random));
    });
    valueChanges(entry[1], field[1], field[2], changes, (value) => (entry[1] = value));
  }
  const missing = fields.filter(
    ([name]) =>
      name !== '' &&
      !entries.some(([key]) => key === JSON.stringify(name)) &&
      !(top && /^(kind|apiVersion)$/.test(name)),
  );
  if (missing.length > 0) {
    for (let n = 0; n < 2; n++) {
      changes.push((random) => {
        const field = random.pick(missing);
        if (!entries.some(([key]) => key === JSON.stringify(field[0])))
          entries.push([JSON.stringify(field[0]), readWritten(emptyValue(field, random))]);
      });
    }
  }
  changes.push(() => void entries.push(...entries.splice(0, 1)));
}

function valueChanges(
  value: Written,
  type: FieldType,
  flags: number,
  changes: Change[],
  set: (value: Written) => void,
): void {
  if ((flags & LIST) !== 0 && 'items' in value) {
    const { items } = value;
    changes.push((random) => {
      if (random.int(2) === 0) items.pop();
      else if (items.length > 0) items.push(readWritten(write(random.pick(items), () => '')));
    });
    for (const [index, item] of items.entries())
      valueChanges(item, type, 0, changes, (changed) => (items[index] = changed));
  } else if ((flags & MAP) !== 0 && 'entries' in value) {
    const { entries } = value;
    changes.push((random) => {
      if (random.int(2) === 0) entries.pop();
      else if (!entries.some(([key]) => key === '"added"') && entries.length > 0)
        entries.push(['"added"', readWritten(write(random.pick(entries)[1], () => ''))]);
      else entries.push(...entries.splice(0, 1));
    });
    for (const entry of entries) valueChanges(entry[1], type, 0, changes, (changed) => (entry[1] = changed));
  } else if (typeof type === 'object' && 'list' in type) {
    valueChanges(value, type.list, LIST, changes, set);
  } else if ((typeof type === 'object' || typeof type === 'function') && 'fields' in type && 'entries' in value) {
    structChanges(value.entries, type as Struct, changes, false);
  } else if (typeof type === 'object' && 'union' in type) {
    changes.push((random) =>
      set(readWritten(random.pick(['{}', '[]', '[{}]', '["a"]', 'true', 'false', '{"type":"object"}']))),
    );
  } else if ('text' in value) {
    const of = pool(type);
    if (of !== undefined) changes.push((random) => set(readWritten(random.pick(random.pick(of)))));
  }
}

/** Puts all values that have several spellings into others of the same meaning. */
function respell(root: Written, type: Struct, random: Random): void {
  const spell = (value: Written, of: FieldType, flags: number, set: (value: Written) => void): void => {
    if (typeof of === 'object' && 'list' in of) return spell(value, of.list, LIST, set);
    if ('items' in value && (flags & LIST) !== 0)
      value.items.forEach((item, index) => spell(item, of, 0, (changed) => (value.items[index] = changed)));
    else if ('entries' in value && (flags & MAP) !== 0)
      value.entries.forEach((entry) => spell(entry[1], of, 0, (changed) => (entry[1] = changed)));
    else if ((typeof of === 'object' || typeof of === 'function') && 'fields' in of) {
      if (!('entries' in value)) return;
      const fields = new Map(flatten(of as Struct).map((field) => [JSON.stringify(field[0]), field]));
      for (const entry of value.entries) {
        const field = fields.get(entry[0]);
        if (field !== undefined) spell(entry[1], field[1], field[2], (changed) => (entry[1] = changed));
      }
    } else if ('text' in value) {
      const group = pool(of)?.find((texts) => texts.includes(value.text));
      if (group !== undefined) set({ text: random.pick(group) });
    }
  };
  spell(root, type as unknown as FieldType, 0, () => undefined);
}

function changed(json: string, type: Struct, random: Random, times: number): Written {
  const root = readWritten(json);
  for (let n = times; n > 0; n--) {
    const changes: Change[] = [];
    structChanges((root as { entries: Entries }).entries, type, changes, true);
    random.pick(changes)(random);
  }
  return root;
}

export function randomPair(_area: string, random: Random): Pair {
  bases ??= readBases();
  const { json, type } = random.pick(bases);
  const first = write(changed(json, type, random, random.int(4)), () => '');
  const second = changed(first, type, random, random.pick([0, 1, 1, 1, 2]));
  if (random.int(2) === 0) respell(second, type, random);
  return { a: first, b: write(second, () => '') };
}
