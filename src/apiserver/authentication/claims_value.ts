import { isMap } from '#engine/json/untyped';
import { CelError, JoinedList, type ListValue, MapValue, unescapeName, type Value } from '../../cel/index.ts';

/**
 * The claims of a token, or what is known of a user, as expressions see them: numbers are doubles, and a name that no
 * identifier is can be written with escapes, `claims.a__dot__b`. Mirrors Go's `newClaimsValue` and `newUserInfoValue`.
 *
 * Differs from Go: `size(claims)` and `'sub' in claims` have values; there they are errors.
 * @param data JSON
 */
export function claimsValue(data: Readonly<Record<string, unknown>>): MapValue {
  return new Fields(data);
}

function valueOf(data: unknown): Value {
  if (data === null || data === undefined) return null;
  if (typeof data === 'string' || typeof data === 'boolean' || typeof data === 'number') return data;
  if (typeof data === 'bigint') return Number(data);
  if (Array.isArray(data)) return new DataList(data);
  return isMap(data) ? new DataMap(data) : new CelError('no JSON');
}

class DataMap extends MapValue {
  readonly #data: Readonly<Record<string, unknown>>;

  constructor(data: Readonly<Record<string, unknown>>) {
    super();
    this.#data = data;
  }

  get size(): number {
    return Object.keys(this.#data).length;
  }

  find(key: Value): Value | undefined {
    if (typeof key !== 'string') return undefined;
    const name = unescapeName(key) ?? key;
    return Object.hasOwn(this.#data, name) ? valueOf(this.#data[name]) : undefined;
  }

  keys(): readonly Value[] {
    return Object.keys(this.#data);
  }
}

/** What an expression sees as a whole. As in Go, a loop over it goes over the values, not over the names. */
class Fields extends DataMap {
  override find(key: Value): Value | undefined {
    return typeof key === 'string' && unescapeName(key) === undefined ? undefined : super.find(key);
  }

  override keys(): readonly Value[] {
    return [...super.keys()].map((name) => super.find(name) ?? null);
  }
}

class DataList extends JoinedList {
  readonly #data: readonly unknown[];

  constructor(data: readonly unknown[]) {
    super();
    this.#data = data;
  }

  get length(): number {
    return this.#data.length;
  }

  at(index: number): Value {
    return valueOf(this.#data[index]);
  }

  contains(value: Value, equal: Parameters<ListValue['contains']>[1]): Value {
    for (const each of this) if (equal(value, each) === true) return true;
    return false;
  }
}
