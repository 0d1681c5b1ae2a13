// What a decoded object must still hold, told from the descriptors by other means than the engine's.
import { scalars } from 'kubetyped/apimachinery/apis/meta/v1';
import { type Field, type FieldType, INLINE, LIST, MAP, type Struct } from 'kubetyped/engine';

type Data = Record<string, unknown>;

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const tables = new Map<Struct, Map<string, Field>>();

/** The JSON fields of a struct, those of embedded ones too. */
export function fieldsOf(struct: Struct): Map<string, Field> {
  let table = tables.get(struct);
  if (table === undefined) {
    table = new Map();
    for (const field of struct.fields) {
      if ((field[2] & INLINE) !== 0) for (const [name, inner] of fieldsOf(field[1] as Struct)) table.set(name, inner);
      else table.set(field[0], field);
    }
    tables.set(struct, table);
  }
  return table;
}

const zeros: Readonly<Record<string, unknown>> = {
  bool: false,
  int32: 0,
  int64: 0,
  float64: 0,
  bytes: null,
  json: null,
  any: null,
};

/** What a null in a list or map stands for. */
function zero(type: FieldType): unknown {
  const resolved = type;
  if (typeof resolved !== 'string') return 'check' in resolved ? resolved.zero : 'fields' in resolved ? {} : null;
  if (resolved.startsWith('@')) return scalars.get(resolved.slice(1))!.zero;
  return Object.hasOwn(zeros, resolved) ? zeros[resolved] : '';
}

/** The types of which Go keeps raw JSON. */
const opaque = new Set(['json', 'any', '@runtime.RawExtension', '@v1.FieldsV1']);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/**
 * The JSON value that default encoding must give for an object read from YAML that stands for `value`: all of it, except
 * for nulls on known fields, which are gone, and those in lists and maps, which are zero values. The keys of raw JSON are
 * sorted.
 */
export function expectedOf(type: FieldType, value: unknown): unknown {
  const resolved = type;
  if (typeof resolved === 'string') return opaque.has(resolved) ? sorted(value) : value;
  if (value === null) return value;
  if ('list' in resolved) return listOf(resolved.list, value);
  if ('union' in resolved) return isObject(value) ? expectedOf(resolved.of(), value) : value;
  if (!('fields' in resolved) || !isObject(value)) return value;
  const fields = fieldsOf(resolved);
  const kept: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const field = fields.get(key);
    if (field === undefined) kept.push([key, item]);
    else if (item !== null) kept.push([key, fieldValue(field, item)]);
  }
  return Object.fromEntries(kept);
}

function fieldValue([, type, flags]: Field, value: unknown): unknown {
  if ((flags & LIST) !== 0) return listOf(type, value);
  if ((flags & MAP) === 0 || !isObject(value)) return expectedOf(type, value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === null ? zero(type) : expectedOf(type, item)]),
  );
}

function listOf(type: FieldType, value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((item: unknown) => (item === null ? zero(type) : expectedOf(type, item)))
    : value;
}

/** An exact text of a JSON value: integers beyond 2^53, the order of keys and -0 show. */
export function exactText(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'bigint' ? `bigint ${item}` : Object.is(item, -0) ? '-0' : item,
  );
}
