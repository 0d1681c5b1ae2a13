/**
 * Leaves parts of a JSON text unread: objects that hold nothing but objects (sets of fields, as servers send them with
 * everything), which would take JSON.parse most of its time and memory, and which hardly any program looks at.
 *
 * Numbers stand in their place while the rest is parsed. The pass over the result puts them back, as properties that
 * are parsed when they are first read.
 */
import { setLazy } from '../lazy.ts';
import { endOfPlainObject } from './plain_object.ts';

/** A shorter object costs less to parse than to put by. */
const MIN_LENGTH = 256;

/** A text without some of its objects, and the objects. */
export class Cut {
  /** The text with numbers in place of the objects. */
  readonly text: string;
  /** The first of these numbers. No text can foresee it, and so have one of its own taken for it. */
  readonly #first: number;
  readonly #kept: (string | undefined)[];
  #left: number;

  constructor(text: string, first: number, kept: string[]) {
    this.text = text;
    this.#first = first;
    this.#kept = kept;
    this.#left = kept.length;
  }

  /** Makes a property whose value is one of the numbers the object it stands for; false when it is another number. */
  restore(object: object, key: string, value: number): boolean {
    const index = value - this.#first;
    const kept = this.#kept[index];
    if (kept === undefined) return false;
    this.#kept[index] = undefined;
    this.#left--;
    setLazy(object, key, kept, true);
    return true;
  }

  /** Whether every object is back. One may have stood where it is no property of this kind. */
  get done(): boolean {
    return this.#left === 0;
  }
}

/** Cuts the properties called `key` out of a text, where they are worth it; undefined when none is. */
export function cutOut(text: string, key: string): Cut | undefined {
  // A key ends in something rarer than it begins with.
  const end = `${key.slice(-2)}":{"`;
  const start = `"${key.slice(0, -2)}`;
  const first = Math.floor(1e8 + Math.random() * 8e8);
  const kept: string[] = [];
  let rest = '';
  let from = 0;
  for (let at = text.indexOf(end); at >= 0; at = text.indexOf(end, at + end.length)) {
    if (!text.startsWith(start, at - start.length)) continue;
    const open = at + end.length - 2;
    const close = endOfPlainObject(text, open);
    if (close - open < MIN_LENGTH) continue;
    at = close - end.length;
    rest += text.slice(from, open) + (first + kept.length);
    kept.push(detached(text, open, close));
    from = close;
  }
  return kept.length === 0 ? undefined : new Cut(rest + text.slice(from), first, kept);
}

/** A part of a text that doesn't keep the whole of it alive. */
function detached(text: string, from: number, to: number): string {
  const joined = ` ${text.slice(from, to)}`;
  // Asking for a character makes one string of the two.
  joined.charCodeAt(1);
  return joined.slice(1);
}
