/** Writing objects with properties that nobody has read: their JSON is put into the text as it is. */
import { mark, setMark, unread } from './unread.ts';
import type { Kept } from './unread.ts';
import { isPlainObject } from './plain_object.ts';

/**
 * Gives a function that writes values, whose properties need not be read: it takes what gives the text of a value, by
 * JSON.stringify in the end and without white space, and gives that text in pieces. Making one of them is left to who
 * needs one. Without arguments, it changes nothing.
 * @param finish changes escapes of what JSON.stringify gave
 * @param escape escapes more of a text that has no escapes but `\"` and `\\`
 */
export function unreadWriter(
  finish: (text: string) => string = (text) => text,
  escape: (text: string) => string = finish,
): (stringify: () => string) => string[] {
  const marks = new Marks();
  return (stringify) => {
    const outer = mark;
    if (unread === undefined) return [finish(stringify())];
    // In somebody's toJSON it is to be the real text.
    setMark(outer === undefined ? marks.mark : undefined);
    try {
      const text = finish(stringify());
      return outer === undefined ? marks.fill(text, escape) : [text];
    } finally {
      setMark(outer);
      marks.clear();
    }
  };
}

/** What stands for such properties in a text. */
class Marks {
  /** Its first character is seldom in a text, and so is found at once; the rest of it nobody can foresee. */
  readonly #prefix = `\x7f${Math.random().toString(36).slice(2)}:`;
  #texts: string[] = [];

  readonly mark = (kept: Kept | undefined, plain: boolean): string | undefined =>
    typeof kept === 'string' && (plain || isPlainObject(kept))
      ? `${this.#prefix}${this.#texts.push(kept) - 1}`
      : undefined;

  /** The pieces of the text, with JSON in place of the strings that stand for it. */
  fill(text: string, escape: (text: string) => string): string[] {
    if (this.#texts.length === 0) return [text];
    const pieces: string[] = [];
    let from = 0;
    for (let at = text.indexOf(this.#prefix); at >= 0; at = text.indexOf(this.#prefix, from)) {
      const end = text.indexOf('"', at);
      pieces.push(text.slice(from, at - 1), escape(this.#texts[Number(text.slice(at + this.#prefix.length, end))]!));
      from = end + 1;
    }
    pieces.push(text.slice(from));
    return pieces;
  }

  /** Forgets all texts. */
  clear(): void {
    if (this.#texts.length > 0) this.#texts = [];
  }
}
