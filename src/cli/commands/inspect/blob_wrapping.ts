/// <reference types="node" />
import { gunzipSync } from 'node:zlib';
import { fromUTF8 } from '#engine/text/utf8';
import { startsWith } from './blob_format.ts';
import { MAX_BYTES } from '../../input/read_input.ts';

/** The wrapping of some bytes. */
export interface Unwrapped {
  readonly bytes: Uint8Array;
  /** The layers removed, in words. */
  readonly notes: readonly string[];
  readonly contentType?: string;
}

/** Maximum length of headers. */
const MAX_HEAD = 1 << 16;
/** Maximum nested wrappings. */
const MAX_LAYERS = 8;

/**
 * Removes the wrapping of an object: the headers of a response, gzip, and the key that `etcdctl get` prints.
 * @throws Error when it is gzip that can't be unpacked
 */
export function unwrap(blob: Uint8Array): Unwrapped {
  const notes: string[] = [];
  let bytes = blob;
  let contentType: string | undefined;
  for (let layers = 0; layers < MAX_LAYERS; layers++) {
    const response = startsWith(bytes, 'HTTP/') ? splitResponse(bytes) : undefined;
    const key = etcdKey(bytes);
    if (response !== undefined) {
      contentType = response.contentType;
      notes.push(
        `response: ${response.status}${contentType === undefined ? '' : `, ${contentType}`}, ${response.body.length} bytes; offsets are those of its body`,
      );
      bytes = response.body;
    } else if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
      const unpacked = gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
      bytes = new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
      notes.push(`gzip: ${bytes.length} bytes when unpacked; offsets are those of the unpacked bytes`);
    } else if (key !== undefined) {
      notes.push(`key: ${key}; offsets are those of its value`);
      bytes = bytes.subarray(key.length + 1);
    } else break;
  }
  return { bytes, notes, ...(contentType !== undefined && { contentType }) };
}

/** The last response, after any others (redirects, 100 Continue). */
function splitResponse(
  bytes: Uint8Array,
): { status: string; contentType: string | undefined; body: Uint8Array } | undefined {
  const head = fromLatin1(bytes.subarray(0, MAX_HEAD));
  const end = /\r?\n\r?\n/.exec(head);
  if (end === null) return undefined;
  const lines = head.slice(0, end.index).split(/\r?\n/);
  const header = lines.slice(1).find((line) => /^content-type:/i.test(line));
  return {
    status: lines[0]!,
    contentType: header?.slice(header.indexOf(':') + 1).trim(),
    body: bytes.subarray(end.index + end[0].length),
  };
}

/** A path on its own line, before a possible value. */
function etcdKey(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x2f) return undefined;
  const end = bytes.subarray(0, 4096).indexOf(0x0a);
  const isValue = [0x6b, 0x7b, 0xd9].includes(bytes[end + 1] ?? 0);
  return end > 0 && isValue ? fromUTF8(bytes.subarray(0, end)) : undefined;
}

function fromLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
