/**
 * Raw JSON within Protobuf, parsed when it is first looked at.
 *
 * A property of this kind is an own enumerable accessor: plain data to spread, for-in, JSON and structuredClone. Read,
 * it becomes an ordinary property; unread, its bytes are written back as they came.
 */
import { Attached } from '../attached.ts';
import type { Kept } from '../attached.ts';
import { readJSON } from '../json/read.ts';
import { keptText } from './text_decoder.ts';

/** The same functions for every object, so that objects with the same properties keep the same hidden class. */
const accessors = new Map<string, PropertyDescriptor>();

function accessorOf(key: string): PropertyDescriptor {
  let found = accessors.get(key);
  if (found === undefined) {
    found = {
      configurable: true,
      enumerable: true,
      get(this: object): unknown {
        const kept = Attached.get(this, key);
        // Something that inherits from the object, or a getter that was taken out of it.
        if (kept === undefined) return undefined;
        const value = readJSON(keptText(kept)).value;
        settle(this, key, value);
        return value;
      },
      set(this: object, value: unknown): void {
        settle(this, key, value);
      },
    };
    accessors.set(key, found);
  }
  return found;
}

function settle(object: object, key: string, value: unknown): void {
  Attached.forget(object, key);
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

/** Makes a property of JSON bytes. Its first reading throws a JSONSyntaxError when they are none. */
export function setLazy(object: object, key: string, kept: Kept): void {
  Attached.set(object, key, kept);
  Object.defineProperty(object, key, accessorOf(key));
}

/** The bytes of a property that nobody has looked at or replaced; undefined for any other. */
export function untouched(object: object, key: string): Kept | undefined {
  const kept = Attached.get(object, key);
  return kept !== undefined && Object.getOwnPropertyDescriptor(object, key)?.get === accessorOf(key).get ? kept : undefined;
}

/**
 * A copy of the bytes of a property that was read from Protobuf and that nobody has looked at: for what may be no JSON,
 * such as the object of a watch event. Undefined for any other property.
 */
export function rawBytes(object: object, key: string): Uint8Array | undefined {
  const kept = untouched(object, key);
  return typeof kept === 'string' ? Uint8Array.from(kept, (char) => char.charCodeAt(0)) : kept?.slice();
}
