// Part of a body may be no text: a server cut it, or we did. Until it is known how to print them, bytes of no character
// are kept as halves of surrogate pairs, which no text has.
import { quote } from '#engine/schema/fault';
import { repairUTF8 } from '#engine/text/repair_utf8';

const MARK = /[\udc80-\udcff]/u;

/** The text of bytes, with marks for those of no character. */
export function markedText(bytes: Uint8Array): string {
  return repairUTF8(bytes, (byte) => String.fromCharCode(0xdc00 + byte));
}

/** As Go's JSON has it: a replacement character for each such byte. */
export function withoutMarks(text: string): string {
  return MARK.test(text) ? text.split(MARK).join('\ufffd') : text;
}

/** As Go's `%q` has it, which shows such bytes: `\xe4`. */
export function quoteMarked(text: string): string {
  const parts = text.split(/([\udc80-\udcff])/u);
  return `"${parts.map((part, index) => (index % 2 === 1 ? `\\x${(part.charCodeAt(0) & 0xff).toString(16)}` : quote(part).slice(1, -1))).join('')}"`;
}
