// Control characters, Unicode line breaks, bidirectional controls and lone surrogates.
const invisible = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu;

/** A one-line string with control and invisible characters escaped. */
export function visible(text: string): string {
  return text.replace(invisible, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
