import { setUnread } from './unread.ts';
import type { UnreadProperties } from './unread.ts';

/** Bytes that stand for a property until somebody reads it. What holds them never changes. */
export type Kept = string | Uint8Array;

/** Gives any object a private field: the way to attach something to it that nobody sees. */
const Base: new (object: object) => object = /* @__PURE__ */ (() =>
  function Identity(object: object): object {
    return object;
  } as unknown as new (object: object) => object)();

/** The bytes attached to objects, by property. */
export class Attached extends Base {
  #first: Kept | undefined;
  #firstKey: string;
  #others: Map<string, Kept> | undefined = undefined;

  private constructor(object: object, key: string, kept: Kept) {
    super(object);
    this.#firstKey = key;
    this.#first = kept;
  }

  static set(object: object, key: string, kept: Kept): void {
    setUnread(properties);
    if (!(#first in object)) new Attached(object, key, kept);
    else if (object.#firstKey === key) object.#first = kept;
    else (object.#others ??= new Map()).set(key, kept);
  }

  static get(object: object, key: string): Kept | undefined {
    if (!(#first in object)) return undefined;
    return object.#firstKey === key ? object.#first : object.#others?.get(key);
  }

  /** Whether the object has such bytes, or once had some. */
  static has(object: object): boolean {
    return #first in object;
  }

  static forget(object: object, key: string): void {
    if (!(#first in object)) return;
    if (object.#firstKey === key) object.#first = undefined;
    else object.#others?.delete(key);
  }
}

const properties: UnreadProperties = { has: (object) => Attached.has(object), share, same };

function share(target: object, source: object, key: string): boolean {
  const kept = Attached.get(source, key);
  const property = kept === undefined ? undefined : Object.getOwnPropertyDescriptor(source, key);
  if (property?.get === undefined) return false;
  Attached.set(target, key, kept!);
  Object.defineProperty(target, key, property);
  return true;
}

function same(a: object, b: object, key: string): boolean {
  const kept = Attached.get(a, key);
  // Bytes are not compared one by one: where there are no strings to keep them in, reading them answers as well.
  return kept !== undefined && kept === Attached.get(b, key) && isUnread(a, key) && isUnread(b, key);
}

function isUnread(object: object, key: string): boolean {
  return Object.getOwnPropertyDescriptor(object, key)?.get !== undefined;
}
