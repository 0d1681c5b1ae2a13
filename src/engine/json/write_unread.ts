/** Writing objects with properties that nobody has read: their JSON is put into the text as it is. */
import { mark, setMark, unread } from '../unread.ts';
import type { Kept } from '../unread.ts';
import { isPlainObject } from './plain_object.ts';

/**
 * Gives the text of a value, for which the properties need not be read.
 * @param stringify gives the text, by JSON.stringify in the end, without white space
 * @param finish does something to every string of the text, in the whole of it or in a part
 */
export function writeUnread(stringify: () => string, finish: (text: string) => string): string {
  if (unread === undefined) return finish(stringify());
  const outer = mark;
  // In somebody's toJSON it is to be the real text.
  const marks = outer === undefined ? new Marks() : undefined;
  setMark(marks?.mark);
  try {
    const text = finish(stringify());
    return marks === undefined ? text : marks.fill(text, finish);
  } finally {
    setMark(outer);
  }
}

/** What stands for such properties in a text. */
class Marks {
  /** Its first character is seldom in a text, and so is found at once; the rest of it nobody can foresee. */
  readonly #prefix = `\x7f${Math.random().toString(36).slice(2)}:`;
  readonly #texts: string[] = [];

  readonly mark = (kept: Kept | undefined, plain: boolean): string | undefined =>
    typeof kept === 'string' && (plain || isPlainObject(kept)) ? `${this.#prefix}${this.#texts.push(kept) - 1}` : undefined;

  /** The text with JSON in place of the strings that stand for it. */
  fill(text: string, finish: (text: string) => string): string {
    if (this.#texts.length === 0) return text;
    let filled = '';
    let from = 0;
    for (let at = text.indexOf(this.#prefix); at >= 0; at = text.indexOf(this.#prefix, from)) {
      const end = text.indexOf('"', at);
      filled += text.slice(from, at - 1) + finish(this.#texts[Number(text.slice(at + this.#prefix.length, end))]!);
      from = end + 1;
    }
    return filled + text.slice(from);
  }
}
