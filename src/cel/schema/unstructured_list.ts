import { InternalFault } from '../values/internal_fault.ts';
import { equalOf } from '../values/equal.ts';
import { CelError, ListValue, noSuchOverload, type Value } from '../values/value.ts';
import { Computed, goTypeOfData, isInteger, plainValue, type Reader } from './native.ts';
import type { Schema } from './schema.ts';
import { UnstructuredMap } from './unstructured_map.ts';

/** A value as data: what Go's `Val.Value()` gives. */
function dataOf(value: Value): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'bigint':
      return value;
  }
  if (value instanceof UnstructuredMap) return value.data;
  return value instanceof UnstructuredList ? value.data : new Computed(value);
}

/** A list of data. Elements are converted when they are asked for. */
export class UnstructuredList extends ListValue {
  readonly data: readonly unknown[];
  protected readonly reader: Reader;
  protected readonly items: Schema;

  constructor(reader: Reader, data: readonly unknown[], items: Schema) {
    super();
    this.reader = reader;
    this.data = data;
    this.items = items;
  }

  get length(): number {
    return this.data.length;
  }

  at(index: number): Value {
    return this.reader.read(this.data[index], this.isFloat(index), this.items);
  }

  protected isFloat(index: number): boolean {
    return this.reader.spellings?.get(this.data)?.has(String(index)) === true;
  }

  /** The elements as data that stays what it is in another list. */
  protected elements(): unknown[] {
    return this.data.map((data, index) => (this.isFloat(index) ? new Computed(Number(data)) : data));
  }

  concat(other: ListValue): Value {
    return new UnstructuredList(this.reader, [...this.elements(), ...Array.from(other, dataOf)], this.items);
  }

  contains(value: Value): Value {
    let fault: CelError | undefined;
    for (const element of this) {
      const same = equalOf(element, value);
      if (same === true) return true;
      if (typeof same !== 'boolean') fault ??= noSuchOverload(same);
    }
    return fault ?? false;
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    for (let index = 0; index < this.length; index++) {
      const same = equalOf(this.at(index), other.at(index));
      if (same !== true) return same;
    }
    return true;
  }

  override equalsOther(other: Value): Value {
    return other instanceof CelError ? other : noSuchOverload();
  }

  override plain(): Value {
    return plainValue(this.data, false, this.reader.spellings);
  }
}

/** What data is as a key of a Go map: scalars by type and value. */
function hashed(data: unknown, isFloat: boolean): string {
  if (data instanceof Computed) return `${goTypeOfData(data, false)} ${keyText(data.value)}`;
  if (typeof data === 'object' && data !== null) {
    throw new InternalFault(`runtime error: hash of unhashable type ${goTypeOfData(data, false)}`);
  }
  return isInteger(data, isFloat) ? `int64 ${BigInt(data)}` : `${goTypeOfData(data, isFloat)} ${String(data)}`;
}

function keyText(value: Value): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
    : String(value);
}

/** A list without order and repetitions: `==` and `+` treat it as a set. */
export class UnstructuredSetList extends UnstructuredList {
  private set(): Set<string> {
    return new Set(this.data.map((data, index) => hashed(data, this.isFloat(index))));
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    const own = this.set();
    for (const value of other) if (!own.has(hashed(dataOf(value), false))) return false;
    return true;
  }

  override concat(other: ListValue): Value {
    const own = this.set();
    const elements = this.elements();
    for (const value of other) {
      const data = dataOf(value);
      const key = hashed(data, false);
      if (own.has(key)) continue;
      own.add(key);
      elements.push(data);
    }
    return new UnstructuredSetList(this.reader, elements, this.items);
  }
}

/** A list whose items have keys: `==` ignores order, `+` replaces items of the same keys. */
export class UnstructuredMapList extends UnstructuredList {
  private readonly keys: readonly string[];

  constructor(reader: Reader, data: readonly unknown[], items: Schema, keys: readonly string[]) {
    super(reader, data, items);
    this.keys = keys;
  }

  private keyOf(data: unknown): string {
    if (typeof data !== 'object' || data === null || Array.isArray(data) || data instanceof Computed) return 'no map';
    const item = data as Readonly<Record<string, unknown>>;
    const floats = this.reader.spellings?.get(item);
    return this.keys
      .map((key) => (Object.hasOwn(item, key) ? hashed(item[key], floats?.has(key) === true) : '<nil>'))
      .map((text) => JSON.stringify(text))
      .join(',');
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    const own = new Map(this.data.map((data, index) => [this.keyOf(data), index] as const));
    for (const value of other) {
      const index = own.get(this.keyOf(dataOf(value)));
      if (index === undefined) return false;
      const same = equalOf(this.at(index), value);
      if (same !== true) return same;
    }
    return true;
  }

  override concat(other: ListValue): Value {
    const elements = this.elements();
    const places = new Map(this.data.map((data, index) => [this.keyOf(data), index] as const));
    for (const value of other) {
      const data = dataOf(value);
      const place = places.get(this.keyOf(data));
      if (place === undefined) elements.push(data);
      else elements[place] = data;
    }
    return new UnstructuredMapList(this.reader, elements, this.items, this.keys);
  }
}
