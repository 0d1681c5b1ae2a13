import type { NodeBuffer } from './node_buffer.ts';
import { buffer } from './node_buffer.ts';
import { fromUTF8, toUTF8 } from './utf8.ts';

/**
 * The UTF-8 of pieces of text, one behind the other; where there is Node's Buffer, without making one long text of them.
 * @param pieces bytes are UTF-8 already
 */
export function joinUTF8(pieces: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return buffer === undefined
    ? toUTF8(pieces.map(fromUTF8).join(''))
    : (joinASCII(pieces, buffer) ?? joinAny(pieces, buffer));
}

/** Where there are so many bytes more than a text has units, writing it stops early only if it has taken some of them. */
const SPARE = 4;

/** Looking for what is not ASCII would take longer than writing. Undefined when there is some. */
function joinASCII(
  pieces: readonly (string | Uint8Array)[],
  { byteLength, prototype }: NodeBuffer,
): Uint8Array<ArrayBuffer> | undefined {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') bytes.set(piece, at);
    else {
      if (length - at < piece.length + SPARE && byteLength(piece) !== piece.length) return undefined;
      if (prototype.utf8Write.call(bytes, piece, at, length - at) !== piece.length) return undefined;
    }
    at += piece.length;
  }
  return bytes;
}

function joinAny(
  pieces: readonly (string | Uint8Array)[],
  { byteLength, prototype }: NodeBuffer,
): Uint8Array<ArrayBuffer> {
  const lengthOf = (piece: string | Uint8Array): number =>
    typeof piece === 'string' ? byteLength(piece) : piece.length;
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0));
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += prototype.utf8Write.call(bytes, piece, at, bytes.length - at);
    else {
      bytes.set(piece, at);
      at += piece.length;
    }
  }
  return bytes;
}
