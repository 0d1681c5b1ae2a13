import { formatFloat } from '#engine/go/format_float';
import { noSuchKey } from '../values/map.ts';
import { print } from '../values/print.ts';
import { goTypeOf, typeOf } from '../values/type_of.ts';
import { CelError, ListValue, MapValue, OpaqueValue, Uint, type Value } from '../values/value.ts';

/** The value of a field, key or index; `undefined` when it is absent, which is an error unless one asks for presence. */
export function lookup(object: Value, key: Value): Value | undefined {
  if (object instanceof MapValue) return object.find(key);
  if (object instanceof ListValue) {
    const index = indexOf(key);
    if (typeof index !== 'number') return index;
    return index >= 0 && index < object.length ? object.at(index) : undefined;
  }
  if (object instanceof OpaqueValue) return object.field?.(key);
  return undefined;
}

/** What is wrong when a field, key or index is absent. */
export function absent(object: Value, key: Value): CelError {
  return object instanceof ListValue ? new CelError(`index out of bounds: ${print(key)}`) : noSuchKey(print(key));
}

/** The number of an index into a list; an integral double and a uint do. */
export function indexOf(key: Value): number | CelError {
  if (typeof key === 'bigint') return Number(key);
  if (key instanceof Uint) {
    if (key.value < 2n ** 63n) return Number(key.value);
    return new CelError(`unsupported index value ${key.value} in list`);
  }
  if (typeof key === 'number') {
    if (Number.isInteger(key) && Math.abs(key) < 2 ** 63) return key;
    return new CelError(`unsupported index value ${formatFloat(key)} in list`);
  }
  return new CelError(`unsupported index type '${typeOf(key)}' in list`);
}

/** Why a value is not a key; `undefined` for one that is. */
export function badKey(key: Value): CelError | undefined {
  switch (typeof key) {
    case 'string':
    case 'bigint':
    case 'number':
    case 'boolean':
      return undefined;
  }
  return key instanceof Uint ? undefined : new CelError(`invalid qualifier type: ${goTypeOf(key)}`);
}
