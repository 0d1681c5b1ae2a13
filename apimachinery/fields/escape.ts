/** A backslash before a character that needs no escape, or at the end. Mirrors Go's `fields.InvalidEscapeSequence`. */
export class InvalidEscapeSequence extends Error {
  readonly code = 'ERR_INVALID_ESCAPE_SEQUENCE';
  /** The backslash and what follows it. */
  readonly sequence: string;

  constructor(sequence: string) {
    super(`invalid field selector: invalid escape sequence: ${sequence}`);
    this.name = 'InvalidEscapeSequence';
    this.sequence = sequence;
  }
}

/** An unescaped `,` or `=` in a value. Mirrors Go's `fields.UnescapedRune`; the message has its code point. */
export class UnescapedRune extends Error {
  readonly code = 'ERR_UNESCAPED_RUNE';
  readonly rune: string;

  constructor(rune: string) {
    super(`invalid field selector: unescaped character in value: ${rune.codePointAt(0)}`);
    this.name = 'UnescapedRune';
    this.rune = rune;
  }
}

/** The value with a backslash before each `\`, `,` and `=`, for a field selector. Mirrors Go's `fields.EscapeValue`. */
export function escapeValue(value: string): string {
  return value.replace(/[\\,=]/g, '\\$&');
}

/**
 * Reverses {@link escapeValue}. Mirrors Go's `fields.UnescapeValue`.
 * @throws {InvalidEscapeSequence}
 * @throws {UnescapedRune}
 */
export function unescapeValue(value: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    const char = value.charAt(at);
    if (char === ',' || char === '=') throw new UnescapedRune(char);
    if (char !== '\\') continue;
    const escaped = value.codePointAt(at + 1);
    const next = escaped === undefined ? '' : String.fromCodePoint(escaped);
    if (next !== '\\' && next !== ',' && next !== '=') throw new InvalidEscapeSequence(`\\${next}`);
    parts.push(value.slice(from, at), next);
    at++;
    from = at + 1;
  }
  return parts.join('') + value.slice(from);
}
