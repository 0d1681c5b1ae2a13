import { quote } from '#engine/schema/fault';

/** A number is too small. Mirrors Go's `content.MinError`. */
export function minError(min: number | bigint): string {
  return `must be greater than or equal to ${min}`;
}

/** A number is too large. Mirrors Go's `content.MaxError`. */
export function maxError(max: number | bigint): string {
  return `must be less than or equal to ${max}`;
}

/** A text has more than `length` bytes of UTF-8. Mirrors Go's `content.MaxLenError`. */
export function maxLenError(length: number): string {
  return `must be no more than ${length} bytes`;
}

/** A text is empty. Mirrors Go's `content.EmptyError`. */
export function emptyError(): string {
  return 'must be non-empty';
}

/** A text does not have the syntax of `regex`; `message` says so in words. Mirrors Go's `content.RegexError`. */
export function regexError(message: string, regex: string, ...examples: readonly string[]): string {
  const used = `regex used for validation is '${regex}')`;
  if (examples.length === 0) return `${message} (${used}`;
  return `${message} (e.g. ${examples.map((example) => `'${example}', `).join(' or ')}${used}`;
}

/** A value is the one that it must not be. Mirrors Go's `content.NEQError`. */
export function neqError(disallowed: string | number | bigint | boolean): string {
  return `must not be equal to ${typeof disallowed === 'string' ? quote(disallowed) : String(disallowed)}`;
}
