const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

/** Deeper ones are left to JSON.parse. */
const MAX_DEPTH = 100;

/**
 * Where the object ends that begins at `at`. Unless it is written without a space, holds only objects, and has only ASCII
 * keys without escapes but `\"` and `\\`: then the place where that shows, negative. Nobody need look before it again.
 */
export function endOfPlainObject(text: string, at: number): number {
  for (let depth = 1; depth <= MAX_DEPTH; depth++) {
    let code = text.charCodeAt(++at);
    if (code === CLOSE) {
      do {
        if (--depth === 0) return at + 1;
        code = text.charCodeAt(++at);
      } while (code === CLOSE);
      if (code !== COMMA) return -at;
      code = text.charCodeAt(++at);
    }
    if (code !== QUOTE) return -at;
    while ((code = text.charCodeAt(++at)) !== QUOTE) {
      // Past the end it is NaN, which is in no range.
      if (!(code >= 32 && code < 127)) return -at;
      if (code !== BACKSLASH) continue;
      code = text.charCodeAt(++at);
      if (code !== QUOTE && code !== BACKSLASH) return -at;
    }
    if (text.charCodeAt(++at) !== COLON || text.charCodeAt(++at) !== OPEN) return -at;
  }
  return -at;
}

/** Whether the whole text is such an object. */
export function isPlainObject(text: string): boolean {
  return text.charCodeAt(0) === OPEN && endOfPlainObject(text, 0) === text.length;
}
