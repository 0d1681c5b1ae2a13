import { buffer } from './node_buffer.ts';
import { utf8Length } from './utf8.ts';

const encoder = /* @__PURE__ */ new TextEncoder();

/** The UTF-8 of pieces of text, one behind the other, without making one long text of them first. */
export function joinUTF8(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  for (const piece of pieces) length += buffer === undefined ? utf8Length(piece) : buffer.byteLength(piece);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    at += buffer === undefined ? encoder.encodeInto(piece, bytes.subarray(at)).written : buffer.prototype.utf8Write.call(bytes, piece, at, length - at);
  }
  return bytes;
}
