/**
 * Leaves parts of a JSON text unread that would take JSON.parse most of its time and memory, and which hardly any program
 * looks at: sets of fields, as servers send them with everything, and long lists of simple objects.
 *
 * Numbers stand in their place while the rest is parsed. The pass over the result puts them back, as properties that
 * are parsed when they are first read.
 */
import type { Field, FieldType } from '../schema/descriptor.ts';
import { setLazy } from './lazy.ts';

/** A property of some type that may be left unread wherever it stands in a text. */
export interface LateProperty {
  /**
   * The beginning of the key as it stands in a text, with the quotation mark, and the rest of it with a colon. A rest
   * that begins with a rare character is found fastest.
   */
  readonly start: string;
  readonly rest: string;
  /** The type that the field has in its descriptor. */
  readonly type: FieldType;
  /**
   * Tells where a value ends that begins at `at`; -1 for one that has to be read. The value must be good for the field,
   * and written as JSON.stringify and Go both write it.
   */
  readonly end: (text: string, at: number) => number;
}

/** A shorter value costs less to parse than to put by. */
const MIN_LENGTH = 256;

interface Span {
  readonly type: FieldType;
  readonly from: number;
  readonly to: number;
}

/** A text without some of its values, and the values. */
export class Cut {
  /** The text with numbers in place of the values. */
  readonly text: string;
  readonly #whole: string;
  readonly #spans: (Span | undefined)[];
  /** The first of the numbers. No text can foresee it, and so have one of its own taken for it. */
  readonly #first: number = Math.floor(1e8 + Math.random() * 8e8);

  constructor(whole: string, spans: Span[]) {
    this.#whole = whole;
    this.#spans = spans;
    let text = '';
    let end = 0;
    for (let index = 0; index < spans.length; index++) {
      const { from, to } = spans[index]!;
      text += whole.slice(end, from) + (this.#first + index);
      end = to;
    }
    this.text = text + whole.slice(end);
  }

  /** Makes a property whose value is one of the numbers the value it stands for; false when it is another number. */
  restore(object: object, [key, type]: Field, value: number): boolean {
    const index = value - this.#first;
    const span = this.#spans[index];
    if (span?.type !== type) return false;
    this.#spans[index] = undefined;
    setLazy(object, key, detached(this.#whole, span.from, span.to), true);
    return true;
  }

  /** Whether every value is back. One may have stood where it is no property of this kind. */
  get done(): boolean {
    return this.#spans.every((span) => span === undefined);
  }
}

/** Cuts properties out of a text, where they are worth it; undefined when none is. */
export function cutOut(text: string, properties: readonly LateProperty[]): Cut | undefined {
  const spans: Span[] = [];
  for (const { start, rest, type, end } of properties) {
    for (let at = text.indexOf(rest); at >= 0; at = text.indexOf(rest, at + rest.length)) {
      if (!text.startsWith(start, at - start.length)) continue;
      const from = at + rest.length;
      const to = end(text, from);
      if (to - from < MIN_LENGTH) continue;
      spans.push({ type, from, to });
      at = to - rest.length;
    }
  }
  // None of them is inside another: what is left unread holds no property that may be.
  if (properties.length > 1) spans.sort((a, b) => a.from - b.from);
  return spans.length === 0 ? undefined : new Cut(text, spans);
}

/** A part of a text that doesn't keep the whole of it alive. */
function detached(text: string, from: number, to: number): string {
  // Slicing makes one string of the two, and refers to that.
  return ` ${text.slice(from, to)}`.slice(1);
}
