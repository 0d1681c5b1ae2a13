import { buffer } from './node_buffer.ts';
import type { NodeBuffer } from './node_buffer.ts';
import { utf8Length } from './utf8.ts';

const encoder = /* @__PURE__ */ new TextEncoder();

/** The UTF-8 of pieces of text, one behind the other, without making one long text of them first. */
export function joinUTF8(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  if (buffer !== undefined) return joinASCII(pieces, buffer) ?? joinAny(pieces, buffer);
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + utf8Length(piece), 0));
  let at = 0;
  for (const piece of pieces) at += encoder.encodeInto(piece, bytes.subarray(at)).written;
  return bytes;
}

/** Where there are so many bytes more than a text has units, writing it stops early only if it has taken some of them. */
const SPARE = 4;

/** Looking for what is not ASCII would take longer than writing. Undefined when there is some. */
function joinASCII(pieces: readonly string[], { byteLength, prototype }: NodeBuffer): Uint8Array<ArrayBuffer> | undefined {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    if (length - at < piece.length + SPARE && byteLength(piece) !== piece.length) return undefined;
    if (prototype.utf8Write.call(bytes, piece, at, length - at) !== piece.length) return undefined;
    at += piece.length;
  }
  return bytes;
}

function joinAny(pieces: readonly string[], { byteLength, prototype }: NodeBuffer): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += prototype.utf8Write.call(bytes, piece, at, bytes.length - at);
  return bytes;
}
