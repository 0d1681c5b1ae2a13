/**
 * Properties whose JSON is parsed when it is first looked at.
 *
 * Such a property is an own enumerable accessor: plain data to spread, for-in, JSON, structuredClone and console.log.
 * Read, it becomes an ordinary property; unread, its bytes are written back as they came.
 */
import { readJSON } from './read.ts';
import { mark, setUnread } from './unread.ts';
import type { Kept, UnreadProperties } from './unread.ts';
import { fromUTF8 } from '../text/utf8.ts';

/**
 * The method that Node calls to show an object, which has what stands for its unread properties. A symbol, not a private
 * field: a Proxy around the object (reactive state, a draft) shows it too.
 */
const INSPECT: unique symbol = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom') as never;

interface Lazy {
  [INSPECT]?: Inspect;
}

interface Inspect {
  (this: object): object;
  /** Few objects have more than one such property; a list can have thousands. */
  slots?: Slot | Map<string, Slot>;
}

/** What stands for one property. */
class Slot {
  readonly owner: object;
  readonly key: string;
  /** Undefined once the property has been read or set. */
  kept: Kept | undefined;
  /** Whether it is a text that is known to be what JSON.stringify writes, and nothing that JSON.parse loses. */
  readonly plain: boolean;
  /** The value of a property that can't be redefined, because its object is frozen or sealed. */
  fixed: { readonly value: unknown } | undefined = undefined;

  constructor(owner: object, key: string, kept: Kept, plain: boolean) {
    this.owner = owner;
    this.key = key;
    this.kept = kept;
    this.plain = plain;
  }
}

function slotOf(object: object, key: string): Slot | undefined {
  const held = (object as Lazy)[INSPECT]?.slots;
  if (held instanceof Slot) return held.key === key ? held : undefined;
  return held?.get(key);
}

/** The same functions for every object, so that objects with the same properties keep the same hidden class. */
const accessors = new Map<string, PropertyDescriptor>();

function accessorOf(key: string): PropertyDescriptor {
  let found = accessors.get(key);
  if (found === undefined) {
    found = {
      configurable: true,
      enumerable: true,
      get(this: object): unknown {
        const slot = slotOf(this, key);
        // Undefined of a getter that was taken out of its object.
        return slot && (mark?.(slot.kept, slot.plain) ?? read(slot));
      },
      set(this: object, value: unknown): void {
        if (Object.isFrozen(this)) throw new TypeError(`${key} is read-only`);
        settle(this, key, value);
      },
    };
    accessors.set(key, found);
  }
  return found;
}

function read(slot: Slot): unknown {
  const { owner, key, kept, plain } = slot;
  if (kept === undefined) return slot.fixed?.value;
  const value: unknown = plain ? JSON.parse(kept as string) : readJSON(keptText(kept)).value;
  settle(owner, key, value);
  return value;
}

function settle(object: object, key: string, value: unknown): void {
  const slot = slotOf(object, key);
  if (slot !== undefined && Object.getOwnPropertyDescriptor(object, key)?.configurable === false) {
    slot.fixed = { value };
    slot.kept = undefined;
    return;
  }
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  // Unless it was set on something that inherits from the object.
  if (slot !== undefined && !isUnread(slot.owner, key)) slot.kept = undefined;
}

function isUnread(object: object, key: string): boolean {
  return Object.getOwnPropertyDescriptor(object, key)?.get === accessorOf(key).get;
}

/** An object has values where Node would say that there are accessors. */
function newInspect(slot: Slot): Inspect {
  const inspect: Inspect = function (this: object): object {
    return Object.assign(
      Array.isArray(this) ? [] : (Object.create(Object.getPrototypeOf(this) as object | null) as object),
      this,
    );
  };
  inspect.slots = slot;
  return inspect;
}

/**
 * Makes a property of JSON bytes. Its first reading throws a JSONSyntaxError when they are none.
 * @param plain they are a text that is known to be what JSON.stringify would write, of which JSON.parse loses nothing
 */
export function setLazy(object: object, key: string, kept: Kept, plain = false): void {
  setUnread(properties);
  const slot = new Slot(object, key, kept, plain);
  const inspect = Object.hasOwn(object, INSPECT) ? (object as Lazy)[INSPECT] : undefined;
  const held = inspect?.slots;
  if (inspect === undefined) Object.defineProperty(object, INSPECT, { value: newInspect(slot), configurable: true });
  else if (held instanceof Slot && held.key !== key)
    inspect.slots = new Map([
      [held.key, held],
      [key, slot],
    ]);
  else if (held instanceof Map) held.set(key, slot);
  else inspect.slots = slot;
  Object.defineProperty(object, key, accessorOf(key));
}

/** The bytes of a property that nobody has looked at or replaced; undefined for any other. */
export function untouched(object: object, key: string): Kept | undefined {
  return isUnread(object, key) ? slotOf(object, key)?.kept : undefined;
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
  return fromUTF8(
    typeof kept !== 'string'
      ? kept
      : /[\x80-\xff]/.test(kept)
        ? Uint8Array.from(kept, (char) => char.charCodeAt(0))
        : kept,
  );
}

const properties: UnreadProperties = {
  has: (object: object) => (object as Lazy)[INSPECT]?.slots !== undefined,
  share(target: object, source: object, key: string): boolean {
    const kept = untouched(source, key);
    if (kept === undefined) return false;
    setLazy(target, key, kept, slotOf(source, key)!.plain);
    return true;
  },
  // Bytes are not compared one by one: where there are no strings to keep them in, reading them answers as well.
  same(a: object, b: object, key: string): boolean {
    const kept = untouched(a, key);
    return kept !== undefined && kept === untouched(b, key);
  },
};
