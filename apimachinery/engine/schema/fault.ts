/** What is wrong at one place of a document, in Go's words and with the place. */
export interface Fault {
  /**
   * - `type`: the value can't be what the field holds
   * - `unknown`: the struct has no such field (strict)
   * - `duplicate`: duplicate key (strict)
   */
  readonly reason: 'type' | 'unknown' | 'duplicate';
  /** Where: `spec.containers[0].ports[1].containerPort`. Empty for the whole document. */
  readonly path: string;
  /** The same as keys and indexes. */
  readonly keys: readonly (string | number)[];
  /** Go's text of the error. */
  readonly text: string;
  /** Where a JSON value has the wrong type: the Go type that the field has, such as `int32` or `v1.PodSpec`. */
  readonly expected?: string;
  /** And what Go calls the value: `string`, `number 1.5`. */
  readonly got?: string;
}

/** Joins keys and indexes as Go's strict decoder does: `spec.containers[0].image`; a key's own dots are not marked. */
export function formatPath(keys: readonly (string | number)[]): string {
  return keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}

/** A Go string literal of the text, as `strconv.Quote` writes it. */
export function quote(text: string): string {
  return `"${text.replace(/[^ !#-[\]-~]+/g, escapeForGo)}"`;
}

function escapeForGo(text: string): string {
  let out = '';
  for (const char of text) {
    const code = char.codePointAt(0)!;
    const named = NAMED.indexOf(char);
    if (named >= 0) out += `\\${NAMES[named]}`;
    else if (code < 0x20 || code === 0x7f) out += escapeCode(code, 'x', 2);
    else if (code >= 0xd800 && code <= 0xdfff) out += '\ufffd';
    else if (!isPrintable(char)) out += code > 0xffff ? escapeCode(code, 'U', 8) : escapeCode(code, 'u', 4);
    else out += char;
  }
  return out;
}

/** A character as Go writes its code: `\x7f`. */
export function escapeCode(code: number, letter: string, digits: number): string {
  return `\\${letter}${code.toString(16).padStart(digits, '0')}`;
}

/** What Go writes with a backslash, and as what. */
const NAMED = '"\\\x07\b\t\n\v\f\r';
const NAMES = '"\\abtnvfr';

/** Whether Go's unicode.IsPrint takes the character. */
export function isPrintable(char: string): boolean {
  unprintable ??= new RegExp('[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Cs} ]', 'u');
  return !unprintable.test(char);
}

/**
 * Everything but letters, marks, numbers, punctuation, symbols and the space. Half a surrogate pair is U+FFFD to Go, a symbol.
 * Not a literal: V8 builds the sets of a literal when it reads the file, used or not.
 */
let unprintable: RegExp | undefined;
