import { type Spellings, spellingsAt } from '#engine/json/notes';
import { equalOf } from '../values/equal.ts';
import { InternalFault } from '../values/internal_fault.ts';
import { NativeList } from '../values/list.ts';
import { typeOf } from '../values/type_of.ts';
import { CelError, ListValue, MapValue, noSuchOverload, type Value } from '../values/value.ts';
import { goTypeOfData, isInteger, plainValue, type Read } from './native.ts';
import type { Schema } from './schema.ts';
import { UnstructuredMap } from './unstructured_map.ts';

/** A list of data. Elements are converted when they are asked for. */
export class UnstructuredList extends ListValue {
  override get goType(): string {
    return '*common.unstructuredList';
  }

  readonly data: readonly unknown[];
  readonly spellings: Spellings | undefined;
  protected readonly read: Read;
  protected readonly items: Schema;

  constructor(read: Read, data: readonly unknown[], spellings: Spellings | undefined, items: Schema) {
    super();
    this.read = read;
    this.data = data;
    this.spellings = spellings;
    this.items = items;
  }

  get length(): number {
    return this.data.length;
  }

  at(index: number): Value {
    return this.read(this.data[index], spellingsAt(this.spellings, index), this.items);
  }

  concat(other: ListValue): Value {
    return new NativeList([...this, ...other]);
  }

  contains(value: Value): Value {
    if (value instanceof CelError) return value;
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
    return plainValue(this.data, this.spellings);
  }
}

const NOT_OF_SCALARS = 'listSet operations are only supported on lists of scalar values';

/** What an element of a set is as a key of a Go map: by type and value. An error is like nothing else. */
function scalarKey(value: Value): CelError | object | string {
  if (value instanceof ListValue || value instanceof MapValue) return new CelError(NOT_OF_SCALARS);
  if (value instanceof CelError) return { value };
  const text =
    typeof value === 'object' && value !== null
      ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
      : String(value);
  return `${typeOf(value).name} ${text}`;
}

/** The keys of a set; an error where one is not a scalar. */
function scalarKeys(list: Iterable<Value>): CelError | Set<object | string> {
  const keys = new Set<object | string>();
  for (const value of list) {
    const key = scalarKey(value);
    if (key instanceof CelError) return key;
    keys.add(key);
  }
  return keys;
}

/** Whether two lists have the same elements, in any order. */
function equalSets(list: ListValue, other: ListValue): Value {
  if (list.length !== other.length) return false;
  const own = scalarKeys(list);
  if (own instanceof CelError) return own;
  const seen = new Set<object | string>();
  for (const value of other) {
    const key = scalarKey(value);
    if (key instanceof CelError) return key;
    if (!own.has(key)) return false;
    seen.add(key);
  }
  return seen.size === own.size;
}

/** A list, and behind it the elements of another one that it lacks. */
function united(list: ListValue, other: ListValue): Value {
  const own = scalarKeys(list);
  if (own instanceof CelError) return own;
  const values = [...list];
  for (const value of other) {
    const key = scalarKey(value);
    if (key instanceof CelError) return key;
    if (own.has(key)) continue;
    own.add(key);
    values.push(value);
  }
  return new AddedSetList(values);
}

/** A list without order and repetitions: `==` and `+` treat it as a set. */
export class UnstructuredSetList extends UnstructuredList {
  override get goType(): string {
    return '*common.unstructuredSetList';
  }

  override equals(other: ListValue): Value {
    return equalSets(this, other);
  }

  override concat(other: ListValue): Value {
    return united(this, other);
  }
}

/** What adding to a set gives. */
class AddedSetList extends NativeList {
  override get goType(): string {
    return '*common.refValSetList';
  }

  override equals(other: ListValue): Value {
    return equalSets(this, other);
  }

  override concat(other: ListValue): Value {
    return united(this, other);
  }

  override equalsOther(other: Value): Value {
    return other instanceof CelError ? other : noSuchOverload();
  }
}

/** What an item of a list of objects is as a key of a Go map: by the values of its own keys. */
function objectKey(value: Value, keys: readonly string[]): string {
  const texts = keys.map((key) => {
    const found = value instanceof MapValue ? value.find(key) : undefined;
    if (found === undefined || found === null || found instanceof CelError) return '<nil>';
    const text = scalarKey(found);
    return typeof text === 'string' ? text : JSON.stringify(text);
  });
  return JSON.stringify(texts);
}

/** The places of a list's items by their keys; of several the last. */
function placesOf(list: Iterable<Value>, keys: readonly string[]): Map<string, number> {
  return new Map(Array.from(list, (value, index) => [objectKey(value, keys), index]));
}

/** A list with the items of another one, which take the places of those with the same keys. */
function merged(list: ListValue, other: ListValue, keys: readonly string[]): Value {
  const values = [...list];
  const places = placesOf(values, keys);
  for (const value of other) {
    const place = places.get(objectKey(value, keys));
    if (place === undefined) values.push(value);
    else values[place] = value;
  }
  return new AddedMapList(values, keys);
}

/** What adding to a list of objects with keys gives. */
class AddedMapList extends NativeList {
  override get goType(): string {
    return '*common.refValMapList';
  }

  private readonly keys: readonly string[];

  constructor(values: readonly Value[], keys: readonly string[]) {
    super(values);
    this.keys = keys;
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    const own = placesOf(this, this.keys);
    const seen = new Set<string>();
    for (const value of other) {
      const key = objectKey(value, this.keys);
      const index = own.get(key);
      if (index === undefined) return false;
      const same = equalOf(this.at(index), value);
      if (same !== true) return same;
      seen.add(key);
    }
    return seen.size === own.size;
  }

  override concat(other: ListValue): Value {
    return merged(this, other, this.keys);
  }

  override equalsOther(other: Value): Value {
    return other instanceof CelError ? other : noSuchOverload();
  }
}

/** A list whose items have keys: `==` ignores order, `+` replaces items of the same keys. */
export class UnstructuredMapList extends UnstructuredList {
  override get goType(): string {
    return '*common.unstructuredMapList';
  }

  private readonly keys: readonly string[];

  constructor(
    read: Read,
    data: readonly unknown[],
    spellings: Spellings | undefined,
    items: Schema,
    keys: readonly string[],
  ) {
    super(read, data, spellings, items);
    this.keys = keys;
  }

  /** Of data; `undefined` for what is not a map, and thus like nothing else. */
  private keyOf(data: unknown, spellings: Spellings | undefined): string | undefined {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    const item = data as Readonly<Record<string, unknown>>;
    return JSON.stringify(
      this.keys.map((key) => (Object.hasOwn(item, key) ? dataKey(item[key], spellingsAt(spellings, key)) : '<nil>')),
    );
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    const own = new Map(
      this.data.map((data, index) => [this.keyOf(data, spellingsAt(this.spellings, index)) ?? index, index]),
    );
    const seen = new Set<number | string>();
    for (const value of other) {
      const key = value instanceof UnstructuredMap ? this.keyOf(value.data, value.spellings) : undefined;
      if (key === undefined) return false;
      const index = own.get(key);
      if (index === undefined) return false;
      const same = equalOf(this.at(index), value);
      if (same !== true) return same;
      seen.add(key);
    }
    return seen.size === own.size;
  }

  override concat(other: ListValue): Value {
    return merged(this, other, this.keys);
  }
}

/** What data is as a key of a Go map: scalars by type and value. */
function dataKey(data: unknown, spellings: Spellings | undefined): string {
  if (typeof data === 'object' && data !== null)
    throw new InternalFault(`runtime error: hash of unhashable type ${goTypeOfData(data)}`);
  return isInteger(data, spellings) ? `int64 ${BigInt(data)}` : `${goTypeOfData(data, spellings)} ${String(data)}`;
}
