/**
 * Properties whose JSON is parsed when it is first looked at.
 *
 * Such a property is an own enumerable accessor: plain data to spread, for-in, JSON and structuredClone. Read, it becomes
 * an ordinary property; unread, its bytes are written back as they came.
 */
import { readJSON } from './json/read.ts';
import { mark, setUnread } from './unread.ts';
import type { Kept, UnreadProperties } from './unread.ts';
import { fromUTF8 } from './utf8.ts';

/**
 * Where an object has what stands for its unread properties. A symbol, not a private field: a Proxy around the object
 * (reactive state, a draft) shows it too.
 */
const SLOTS: unique symbol = /* @__PURE__ */ Symbol('unread');

interface Lazy {
  [SLOTS]?: Slots;
}

class Slots {
  readonly owner: object;
  readonly kept: Map<string, Kept> = new Map();
  /** Whether every text is known to be what JSON.stringify writes. */
  plain = false;
  /** The values of properties that can't be redefined, because their object is frozen or sealed. */
  fixed: Map<string, unknown> | undefined = undefined;

  constructor(owner: object) {
    this.owner = owner;
  }
}

/** The same functions for every object, so that objects with the same properties keep the same hidden class. */
const accessors = new Map<string, PropertyDescriptor>();

function accessorOf(key: string): PropertyDescriptor {
  let found = accessors.get(key);
  if (found === undefined) {
    found = {
      configurable: true,
      enumerable: true,
      get(this: Lazy): unknown {
        const slots = this[SLOTS];
        if (slots === undefined) return undefined;
        return (mark === undefined ? undefined : mark(slots.kept.get(key), slots.plain)) ?? read(slots, key);
      },
      set(this: Lazy, value: unknown): void {
        if (Object.isFrozen(this)) throw new TypeError(`${key} is read-only`);
        settle(this, key, value);
      },
    };
    accessors.set(key, found);
  }
  return found;
}

function read(slots: Slots, key: string): unknown {
  const { owner, kept, fixed } = slots;
  if (fixed?.has(key)) return fixed.get(key);
  const bytes = kept.get(key);
  // A getter that was taken out of its object.
  if (bytes === undefined) return undefined;
  const { value } = readJSON(keptText(bytes));
  settle(owner, key, value);
  return value;
}

function settle(object: object, key: string, value: unknown): void {
  const slots = (object as Lazy)[SLOTS];
  if (slots !== undefined && Object.getOwnPropertyDescriptor(object, key)?.configurable === false) {
    (slots.fixed ??= new Map()).set(key, value);
    slots.kept.delete(key);
    return;
  }
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  // Unless it was set on something that inherits from the object.
  if (slots !== undefined && !isUnread(slots.owner, key)) slots.kept.delete(key);
}

function isUnread(object: object, key: string): boolean {
  return Object.getOwnPropertyDescriptor(object, key)?.get === accessorOf(key).get;
}

/**
 * Makes a property of JSON bytes. Its first reading throws a JSONSyntaxError when they are none.
 * @param plain they are known to be what JSON.stringify would write
 */
export function setLazy(object: object, key: string, kept: Kept, plain = false): void {
  setUnread(properties);
  let slots = own(object);
  if (slots === undefined) {
    slots = new Slots(object);
    Object.defineProperty(object, SLOTS, { value: slots, configurable: true });
  }
  slots.plain = plain && (slots.plain || slots.kept.size === 0);
  slots.kept.set(key, kept);
  Object.defineProperty(object, key, accessorOf(key));
}

function own(object: object): Slots | undefined {
  const slots = (object as Lazy)[SLOTS];
  return slots !== undefined && Object.hasOwn(object, SLOTS) ? slots : undefined;
}

/** The bytes of a property that nobody has looked at or replaced; undefined for any other. */
export function untouched(object: object, key: string): Kept | undefined {
  const kept = own(object)?.kept.get(key);
  return kept !== undefined && isUnread(object, key) ? kept : undefined;
}

/**
 * A copy of the bytes of a property that was read from Protobuf and that nobody has looked at: for what may be no JSON,
 * such as the object of a watch event. Undefined for any other property.
 */
export function rawBytes(object: object, key: string): Uint8Array | undefined {
  const kept = untouched(object, key);
  return typeof kept === 'string' ? Uint8Array.from(kept, (char) => char.charCodeAt(0)) : kept?.slice();
}

/** The text of kept bytes. */
export function keptText(kept: Kept): string {
  return fromUTF8(typeof kept !== 'string' ? kept : /[\x80-\xff]/.test(kept) ? Uint8Array.from(kept, (char) => char.charCodeAt(0)) : kept);
}

const properties: UnreadProperties = {
  has: (object: object) => (object as Lazy)[SLOTS] !== undefined,
  share(target: object, source: object, key: string): boolean {
    const kept = untouched(source, key);
    if (kept === undefined) return false;
    setLazy(target, key, kept, (source as Lazy)[SLOTS]!.plain);
    return true;
  },
  // Bytes are not compared one by one: where there are no strings to keep them in, reading them answers as well.
  same(a: object, b: object, key: string): boolean {
    const kept = untouched(a, key);
    return kept !== undefined && kept === untouched(b, key);
  },
};
