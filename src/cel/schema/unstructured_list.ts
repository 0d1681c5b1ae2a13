import { type Spellings, spellingsAt } from '#engine/json/notes';
import { equalOf } from '../values/equal.ts';
import { InternalFault } from '../values/internal_fault.ts';
import { CelError, ListValue, noSuchOverload, type Value } from '../values/value.ts';
import { Computed, goTypeOfData, isInteger, plainValue, type Read } from './native.ts';
import type { Schema } from './schema.ts';
import { UnstructuredMap } from './unstructured_map.ts';

/** Data, and how its numbers are spelled. */
interface Part {
  readonly data: unknown;
  readonly spellings?: Spellings | undefined;
}

/** A value as data: what Go's `Val.Value()` gives. */
function partOf(value: Value): Part {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'bigint':
      return { data: value };
  }
  if (value instanceof UnstructuredMap || value instanceof UnstructuredList)
    return { data: value.data, spellings: value.spellings };
  return { data: new Computed(value) };
}

function join(parts: readonly Part[]): { data: unknown[]; spellings: Spellings } {
  const spelled = parts.flatMap(({ spellings }, index) =>
    spellings === undefined ? [] : [[index, spellings] as const],
  );
  return { data: parts.map(({ data }) => data), spellings: Object.fromEntries(spelled) };
}

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

  protected parts(): Part[] {
    return this.data.map((data, index) => ({ data, spellings: spellingsAt(this.spellings, index) }));
  }

  concat(other: ListValue): Value {
    const { data, spellings } = join([...this.parts(), ...Array.from(other, partOf)]);
    return new UnstructuredList(this.read, data, spellings, this.items);
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

/** What data is as a key of a Go map: scalars by type and value. */
function hashed({ data, spellings }: Part): string {
  if (data instanceof Computed) return `${goTypeOfData(data)} ${keyText(data.value)}`;
  if (typeof data === 'object' && data !== null) {
    throw new InternalFault(`runtime error: hash of unhashable type ${goTypeOfData(data)}`);
  }
  return isInteger(data, spellings) ? `int64 ${BigInt(data)}` : `${goTypeOfData(data, spellings)} ${String(data)}`;
}

function keyText(value: Value): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
    : String(value);
}

/** A list without order and repetitions: `==` and `+` treat it as a set. */
export class UnstructuredSetList extends UnstructuredList {
  override get goType(): string {
    return '*common.unstructuredSetList';
  }

  private set(): Set<string> {
    return new Set(this.parts().map(hashed));
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    const own = this.set();
    for (const value of other) if (!own.has(hashed(partOf(value)))) return false;
    return true;
  }

  override concat(other: ListValue): Value {
    const own = this.set();
    const parts = this.parts();
    for (const value of other) {
      const part = partOf(value);
      const key = hashed(part);
      if (own.has(key)) continue;
      own.add(key);
      parts.push(part);
    }
    const { data, spellings } = join(parts);
    return new UnstructuredSetList(this.read, data, spellings, this.items);
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

  /** `undefined` for what is no map, and thus like nothing else. */
  private keyOf({ data, spellings }: Part): string | undefined {
    if (typeof data !== 'object' || data === null || Array.isArray(data) || data instanceof Computed) return undefined;
    const item = data as Readonly<Record<string, unknown>>;
    return this.keys
      .map((key) =>
        Object.hasOwn(item, key) ? hashed({ data: item[key], spellings: spellingsAt(spellings, key) }) : '<nil>',
      )
      .map((text) => JSON.stringify(text))
      .join(',');
  }

  /** The index of each item that is a map by its key; of several the last. */
  private places(): Map<string, number> {
    const places = new Map<string, number>();
    for (const [index, part] of this.parts().entries()) {
      const key = this.keyOf(part);
      if (key !== undefined) places.set(key, index);
    }
    return places;
  }

  override equals(other: ListValue): Value {
    if (this.length !== other.length) return false;
    const own = this.places();
    for (const value of other) {
      const key = this.keyOf(partOf(value));
      const index = key === undefined ? undefined : own.get(key);
      if (index === undefined) return false;
      const same = equalOf(this.at(index), value);
      if (same !== true) return same;
    }
    return true;
  }

  override concat(other: ListValue): Value {
    const parts = this.parts();
    const places = this.places();
    for (const value of other) {
      const part = partOf(value);
      const key = this.keyOf(part);
      const place = key === undefined ? undefined : places.get(key);
      if (place === undefined) parts.push(part);
      else parts[place] = part;
    }
    const { data, spellings } = join(parts);
    return new UnstructuredMapList(this.read, data, spellings, this.items, this.keys);
  }
}
