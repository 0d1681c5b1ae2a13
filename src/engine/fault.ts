/** What is wrong at one place of a document, in Go's words and with the place. */
export interface Fault {
  /**
   * - `type`: the value can't be what the field holds
   * - `unknown`: the struct has no such field (strict)
   * - `duplicate`: the key stands twice in its object (strict)
   */
  readonly reason: 'type' | 'unknown' | 'duplicate';
  /** Where: `spec.containers[0].ports[1].containerPort`. Empty for the whole document. */
  readonly path: string;
  /** The same as keys and indexes. */
  readonly keys: readonly (string | number)[];
  /** Go's text of the error. */
  readonly text: string;
}

/** Joins keys and indexes as Go's strict decoder does: `spec.containers[0].image`; a key's own dots are not marked. */
export function formatPath(keys: readonly (string | number)[]): string {
  return keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}

/** A Go string literal of the text, as `strconv.Quote` writes it. */
export function quote(text: string): string {
  let out = '"';
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if (char === '"' || char === '\\') out += `\\${char}`;
    else if (escapes[char] !== undefined) out += escapes[char];
    else if (code < 0x20 || code === 0x7f) out += `\\x${code.toString(16).padStart(2, '0')}`;
    else if (code >= 0xd800 && code <= 0xdfff) out += '\ufffd';
    else if (!isPrintable(char)) out += code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
    else out += char;
  }
  return `${out}"`;
}

const escapes: Record<string, string> = { '\x07': '\\a', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v' };
/** Whether Go's unicode.IsPrint takes the character. */
export function isPrintable(char: string): boolean {
  return !unprintable.test(char);
}

/** Everything but letters, marks, numbers, punctuation, symbols and the space. Half a surrogate pair is U+FFFD to Go, a symbol. */
const unprintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Cs} ]/u;
