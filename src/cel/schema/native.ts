import { type Spellings, spellingsAt } from '#engine/json/notes';
import { JoinedList } from '../values/list.ts';
import { CelError, type ListValue, MapValue, type Value } from '../values/value.ts';
import type { Schema } from './schema.ts';

/** Reads data along a schema. `spellings` are those of the data: a number that has one is a float, `1.0` too. */
export type Read = (data: unknown, spellings: Spellings | undefined, schema: Schema) => Value;

/** Whether a number is an int64 to Go: whole, in range, and not spelled as a fraction. */
export function isInteger(value: unknown, spellings: Spellings | undefined): value is number | bigint {
  if (typeof value === 'bigint') return BigInt.asIntN(64, value) === value;
  return typeof value === 'number' && spellings === undefined && Number.isInteger(value) && Math.abs(value) < 2 ** 63;
}

/** Whether of two equal data the same numbers are floats: to Go 1.0 is not the 1 of an int64. */
export function hasSameFloats(data: unknown, own: Spellings | undefined, theirs: Spellings | undefined): boolean {
  if (own === undefined && theirs === undefined) return true;
  if (typeof data !== 'object' || data === null) return isInteger(data, own) === isInteger(data, theirs);
  return Object.entries(data).every(([key, each]) =>
    hasSameFloats(each, spellingsAt(own, key), spellingsAt(theirs, key)),
  );
}

/** The type of data in Go, as `%T` shows it. */
export function goTypeOfData(data: unknown, spellings?: Spellings): string {
  switch (typeof data) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'number':
    case 'bigint':
      return isInteger(data, spellings) ? 'int64' : 'float64';
  }
  if (data === null || data === undefined) return '<nil>';
  return Array.isArray(data) ? '[]interface {}' : 'map[string]interface {}';
}

/**
 * Data without a schema as a value, as admission policies see objects.
 * @param spellings the `spellings` of its JSONDocument: without them a whole number is an int however it is spelled
 */
export function plainValue(data: unknown, spellings?: Spellings): Value {
  switch (typeof data) {
    case 'string':
    case 'boolean':
      return data;
    case 'number':
    case 'bigint':
      return isInteger(data, spellings) ? BigInt(data) : Number(data);
  }
  if (data === null || data === undefined) return null;
  if (Array.isArray(data)) return new PlainList(data, spellings);
  return typeof data === 'object' ? new PlainMap(data as Record<string, unknown>, spellings) : new CelError('no data');
}

class PlainList extends JoinedList {
  private readonly data: readonly unknown[];
  private readonly spellings: Spellings | undefined;

  constructor(data: readonly unknown[], spellings: Spellings | undefined) {
    super();
    this.data = data;
    this.spellings = spellings;
  }

  get length(): number {
    return this.data.length;
  }

  at(index: number): Value {
    return plainValue(this.data[index], spellingsAt(this.spellings, index));
  }

  contains(value: Value, equal: Parameters<ListValue['contains']>[1]): Value {
    for (const each of this) if (equal(value, each) === true) return true;
    return false;
  }
}

class PlainMap extends MapValue {
  private readonly data: Readonly<Record<string, unknown>>;
  private readonly spellings: Spellings | undefined;

  constructor(data: Readonly<Record<string, unknown>>, spellings: Spellings | undefined) {
    super();
    this.data = data;
    this.spellings = spellings;
  }

  get size(): number {
    return Object.keys(this.data).length;
  }

  find(key: Value): Value | undefined {
    if (typeof key !== 'string' || !Object.hasOwn(this.data, key)) return undefined;
    return plainValue(this.data[key], spellingsAt(this.spellings, key));
  }

  keys(): readonly string[] {
    return Object.keys(this.data);
  }
}
