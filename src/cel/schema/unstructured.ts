import { isDate, parseFormattedDuration } from '#apimachinery/util/validation/string_formats';
import type { Spellings } from '#engine/json/notes';
import { equalUntyped, printUntyped } from '#engine/json/untyped';
import { quote } from '#engine/schema/fault';
import { opaqueType, type Type } from '../types/type.ts';
import { parseTimestamp } from '../values/time.ts';
import { CelError, Duration, OpaqueValue, Timestamp, type Value } from '../values/value.ts';
import { escapeName } from './escape.ts';
import { goTypeOfData, hasSameFloats, isInteger } from './native.ts';
import { itemsOf, propertiesOf, propertyOf, type Schema, valuesOf, withTypeAndObjectMeta } from './schema.ts';
import { UnstructuredList, UnstructuredMapList, UnstructuredSetList } from './unstructured_list.ts';
import { UnstructuredMap } from './unstructured_map.ts';

const TYPE = /* @__PURE__ */ opaqueType('unknown');

/** The parts of a layout, and what each takes. */
const PARTS: readonly (readonly [element: string, takes: RegExp])[] = [
  ['2006', /^\d{4}/],
  ['-', /^-/],
  ['01', /^\d\d/],
  ['-', /^-/],
  ['02', /^\d\d/],
  ['T', /^T/],
  ['15', /^\d\d?/],
  [':', /^:/],
  ['04', /^\d\d/],
  [':', /^:/],
  ['05', /^\d\d(?:[.,]\d+)?/],
];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Data of a resource as a value of the type that its schema declares. Parts are converted when they are asked for; data that
 * the schema does not admit is an error then. Mirrors `UnstructuredToVal` of k8s.io/apiserver.
 * @param spellings the `spellings` of its JSONDocument: without them a whole number is an integer however it is spelled
 */
export function unstructuredValue(data: unknown, schema: Schema, spellings?: Spellings): Value {
  return read(data, spellings, schema);
}

function read(data: unknown, spellings: Spellings | undefined, schema: Schema): Value {
  const given = data ?? null;
  if (given === null) {
    if (schema.nullable === true) return null;
    return new CelError('invalid data, got null for schema with nullable=false');
  }
  if (schema['x-kubernetes-int-or-string'] === true) {
    if (typeof given === 'string') return given;
    if (isInteger(given, spellings)) return BigInt(given);
    return new CelError('invalid data, expected XIntOrString value to be either a string or integer');
  }
  const expected = (what: string): CelError =>
    new CelError(`invalid data, expected ${what}, got ${goTypeOfData(given, spellings)}`);
  switch (schema.type) {
    case 'object':
      return readObject(given, spellings, schema);
    case 'array':
      return readArray(given, spellings, schema);
    case 'string':
      return typeof given === 'string' ? readText(given, schema.format) : expected('string');
    case 'number':
      // The integer -0 has no sign, the float -0.0 has.
      if (isInteger(given, spellings)) return Number(given) + 0;
      return typeof given === 'number' || typeof given === 'bigint' ? Number(given) : expected('float');
    case 'integer':
      return isInteger(given, spellings) ? BigInt(given) : expected('int');
    case 'boolean':
      return typeof given === 'boolean' ? given : expected('bool');
  }
  if (schema['x-kubernetes-preserve-unknown-fields'] === true) return new PreservedValue(given, spellings);
  return new CelError(
    `invalid type, expected object, array, number, integer, boolean or string, or no type with x-kubernetes-int-or-string or x-kubernetes-preserve-unknown-fields is true, got ${schema.type ?? ''}`,
  );
}

function readObject(data: unknown, spellings: Spellings | undefined, schema: Schema): Value {
  if (typeof data !== 'object' || Array.isArray(data)) {
    return new CelError('invalid data, expected a map for the provided schema with type=object');
  }
  const map = data as Readonly<Record<string, unknown>>;
  const embedded = schema['x-kubernetes-embedded-resource'] === true;
  const own = embedded ? withTypeAndObjectMeta(schema) : schema;
  const isObject = embedded || propertiesOf(schema) !== undefined;
  if (isObject) return new UnstructuredMap(read, map, spellings, true, (key) => propertyOf(own, key));
  const values = valuesOf(schema);
  return new UnstructuredMap(read, map, spellings, false, () => values);
}

function readArray(data: unknown, spellings: Spellings | undefined, schema: Schema): Value {
  if (!Array.isArray(data))
    return new CelError('invalid data, expected an array for the provided schema with type=array');
  const items = itemsOf(schema);
  if (items === undefined) return new CelError('invalid array type, expected Items with a non-empty Schema');
  const type = schema['x-kubernetes-list-type'] ?? '';
  switch (type) {
    case '':
    case 'atomic':
      return new UnstructuredList(read, data, spellings, items);
    case 'set':
      return new UnstructuredSetList(read, data, spellings, items);
    case 'map': {
      const keys = schema['x-kubernetes-list-map-keys'] ?? [];
      return new UnstructuredMapList(
        read,
        data,
        spellings,
        items,
        keys.map((key) => escapeName(key) ?? key),
      );
    }
    default:
      return new CelError(`invalid x-kubernetes-list-type, expected 'map', 'set' or 'atomic' but got ${type}`);
  }
}

function readText(text: string, format: string | undefined): Value {
  switch (format) {
    case 'duration': {
      const nanoseconds = parseFormattedDuration(text);
      if (nanoseconds !== undefined) return new Duration(nanoseconds);
      return new CelError(`Invalid duration ${text}: unable to parse ${text} as duration`);
    }
    case 'date': {
      if (isDate(text)) return new Timestamp(Date.parse(`${text}T00:00:00Z`) / 1000, 0);
      return new CelError(`Invalid date formatted string ${text}: ${layoutFault(text, '2006-01-02')}`);
    }
    case 'date-time': {
      if (text === '') return new Timestamp(0, 0);
      // Without a zone it is UTC.
      const time = parseTimestamp(text) ?? (/[T:.\d]$/.test(text) ? parseTimestamp(`${text}Z`) : undefined);
      if (time instanceof Timestamp) return time;
      return new CelError(`Invalid date-time formatted string ${text}: ${layoutFault(text, '2006-01-02T15:04:05')}`);
    }
    case 'byte': {
      const bytes = decodeBase64URL(text);
      if (typeof bytes === 'object') return bytes;
      return new CelError(`Invalid byte formatted string ${text}: illegal base64 data at input byte ${bytes}`);
    }
    default:
      return text;
  }
}

/** The bytes of padded base64 with the alphabet for URLs; for other texts the index of the byte that is wrong. */
function decodeBase64URL(text: string): Uint8Array | number {
  const bytes: number[] = [];
  const clean: { readonly code: number; readonly at: number }[] = [];
  let at = 0;
  for (; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\n' || character === '\r') continue;
    if (character === '=') break;
    const code = ALPHABET.indexOf(character);
    if (code < 0) return at;
    clean.push({ code, at });
  }
  const rest = clean.length % 4;
  if (at < text.length) {
    // The padding: two characters need two signs, three need one, and nothing follows.
    const signs = text.slice(at).replace(/[\r\n]/g, '');
    if (rest < 2) return at;
    if (signs !== '='.repeat(4 - rest))
      return signs[1] === '=' || rest === 3 ? at + (4 - rest) : signs.length === 1 ? text.length : at + 1;
  } else if (rest !== 0) {
    return text.length - rest;
  }
  let bits = 0;
  let count = 0;
  for (const { code } of clean) {
    bits = ((bits << 6) | code) & 0xffffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 0xff);
  }
  return Uint8Array.from(bytes);
}

/** Why a text does not have a layout, in the words of Go's `time.Parse`. */
function layoutFault(text: string, layout: '2006-01-02' | '2006-01-02T15:04:05'): string {
  const head = `parsing time ${quote(text)}`;
  let rest = text;
  for (const [element, takes] of layout === '2006-01-02' ? PARTS.slice(0, 5) : PARTS) {
    const taken = takes.exec(rest)?.[0];
    if (taken === undefined) return `${head} as ${quote(layout)}: cannot parse ${quote(rest)} as ${quote(element)}`;
    const number = Number(taken.slice(0, 2));
    if (element === '01' && (number < 1 || number > 12)) return `${head}: month out of range`;
    if (element === '15' && number > 23) return `${head}: hour out of range`;
    if (element === '04' && number > 59) return `${head}: minute out of range`;
    if (element === '05' && number > 59) return `${head}: second out of range`;
    rest = rest.slice(taken.length);
  }
  if (rest !== '') return `${head}: extra text: ${quote(rest)}`;
  return isDate(text.slice(0, 10)) ? head : `${head}: day out of range`;
}

/**
 * Data of a field without a type that is kept by x-kubernetes-preserve-unknown-fields. Expressions can't name it, but
 * comparing what holds it compares it, too.
 */
class PreservedValue extends OpaqueValue {
  readonly type: Type = TYPE;
  readonly goType: string = '*common.unknownPreserved';
  private readonly data: unknown;
  private readonly spellings: Spellings | undefined;

  constructor(data: unknown, spellings: Spellings | undefined) {
    super();
    this.data = data;
    this.spellings = spellings;
  }

  equals(other: Value): boolean {
    return (
      other instanceof PreservedValue &&
      equalUntyped(this.data, other.data) &&
      hasSameFloats(this.data, this.spellings, other.spellings)
    );
  }

  toString(): string {
    return `&{${printUntyped(this.data)}}`;
  }
}
