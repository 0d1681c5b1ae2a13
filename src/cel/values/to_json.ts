import { setOwn } from '#engine/json/own_property';
import { MAX_NESTING } from '#engine/schema/nesting';
import { encodeBase64 } from '#engine/text/base64';
import { Type } from '../types/type.ts';
import { durationText, toText } from './convert.ts';
import { print } from './print.ts';
import { timestampText } from './time.ts';
import {
  CelError,
  Duration,
  ListValue,
  MapValue,
  OpaqueValue,
  OptionalValue,
  Timestamp,
  Uint,
  type Value,
} from './value.ts';

/**
 * A value as JSON: an int is a number, beyond ±(2^53-1) a bigint; bytes are base64, times and durations as in JSON of
 * Protobuf, keys of maps texts, and what only functions handle (a quantity, a type) its text. An optional value is what
 * it holds, or null. A {@link CelError} inside a list or map is returned in its place: the whole has no JSON then; nor has
 * what is nested more than 1,000 levels.
 */
export function toJSON(value: Value): unknown {
  return jsonOf(value, 0);
}

function jsonOf(value: Value, depth: number): unknown {
  if (depth > MAX_NESTING) return new CelError(`the value is nested more than ${MAX_NESTING} levels`);
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'bigint':
      return exact(value);
    case 'number':
      return Number.isFinite(value) ? value : print(value);
  }
  if (value === null || value instanceof CelError) return value;
  if (value instanceof Uint) return exact(value.value);
  if (value instanceof Uint8Array) return encodeBase64(value);
  if (value instanceof Duration) return durationText(value);
  if (value instanceof Timestamp) return timestampText(value);
  if (value instanceof OptionalValue) return value.value === undefined ? null : jsonOf(value.value, depth + 1);
  if (value instanceof ListValue) return listToJSON(value, depth + 1);
  if (value instanceof MapValue) return mapToJSON(value, depth + 1);
  if (value instanceof Type) return value.name;
  return value instanceof OpaqueValue ? value.toString() : null;
}

function listToJSON(list: ListValue, depth: number): unknown {
  const items: unknown[] = [];
  for (const item of list) {
    const json = jsonOf(item, depth);
    if (json instanceof CelError) return json;
    items.push(json);
  }
  return items;
}

function mapToJSON(map: MapValue, depth: number): unknown {
  const object: Record<string, unknown> = {};
  for (const key of map.keys()) {
    const value = map.find(key);
    const name = toText(key);
    if (typeof name !== 'string' || value === undefined) continue;
    const json = jsonOf(value, depth);
    if (json instanceof CelError) return json;
    setOwn(object, name, json);
  }
  return object;
}

function exact(value: bigint): number | bigint {
  return BigInt.asIntN(54, value) === value && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
