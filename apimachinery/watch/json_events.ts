import { isSpace } from '#engine/json/space';
import { WatchEvent } from '../apis/meta/v1/zz_generated.types.ts';
import { ContentTypeJSON } from '../runtime/content_type.ts';
import { DecodeError } from '../runtime/decode_error.ts';
import { Scheme } from '../runtime/scheme.ts';
import { Serializer } from '../runtime/serializer/json/serializer.ts';
import { stringifyJSON } from '#engine/json/stringify';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { JSONFramedReader, JSONFramer } from '../util/framer/json_framed.ts';
import type { EventFormat, RawEvent } from './event_format.ts';

const none = /* @__PURE__ */ new Uint8Array(0);
const quote = 0x22;
const backslash = 0x5c;

/**
 * Events as JSON: `{"type":"ADDED","object":{...}}`. The object is cut out of the frame, so that nothing is parsed twice.
 */
export const JSONEvents: EventFormat = {
  mediaTypes: [ContentTypeJSON],
  framer: JSONFramer,
  split: (frame) => cut(frame) ?? parse(frame),
  join({ type, raw }): Uint8Array {
    const object = raw.length === 0 ? 'null' : fromUTF8(raw).trimEnd();
    return toUTF8(`{"type":${JSON.stringify(type)},"object":${object}}\n`);
  },
};

const keys: readonly Uint8Array[] = [
  /* @__PURE__ */ toUTF8('{'),
  /* @__PURE__ */ toUTF8('"type"'),
  /* @__PURE__ */ toUTF8(':'),
];
const objectKeys: readonly Uint8Array[] = [
  /* @__PURE__ */ toUTF8(','),
  /* @__PURE__ */ toUTF8('"object"'),
  /* @__PURE__ */ toUTF8(':'),
];

/** Takes apart an event that has just a type and an object, as servers write it; `undefined` for any other. */
function cut(frame: Uint8Array): RawEvent | undefined {
  let at = expect(frame, 0, keys);
  if (at < 0 || frame[at] !== quote) return undefined;
  const typeEnd = frame.indexOf(quote, at + 1);
  const type = frame.subarray(at + 1, typeEnd);
  if (typeEnd < 0 || type.some((byte) => byte === backslash || byte < 0x20 || byte >= 0x80)) return undefined;
  at = expect(frame, typeEnd + 1, objectKeys);
  if (at < 0 || frame[frame.length - 1] !== 0x7d) return undefined;
  const rest = frame.subarray(at, frame.length - 1);
  // There must be nothing but one object.
  if (rest[0] !== 0x7b) return undefined;
  const reader = new JSONFramedReader({ maxBytes: Infinity });
  reader.push(rest);
  const raw = reader.next();
  if (raw === undefined || skipSpace(rest, raw.length) < rest.length) return undefined;
  return { type: fromUTF8(type), raw };
}

/** Where the parts, with any space around them, end; -1 when something else is there. */
function expect(frame: Uint8Array, from: number, parts: readonly Uint8Array[]): number {
  let at = skipSpace(frame, from);
  for (const part of parts) {
    for (const byte of part) if (frame[at++] !== byte) return -1;
    at = skipSpace(frame, at);
  }
  return at;
}

function skipSpace(frame: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(frame[at])) at++;
  return at;
}

/** Takes apart any event, and throws the errors of those that are none. */
function parse(frame: Uint8Array): RawEvent {
  const { object: decoded, gvk } = new Serializer(new Scheme()).decode(frame, undefined, new WatchEvent());
  // Most likely a Status in place of the watch.
  if (gvk.kind !== '' && gvk.kind !== WatchEvent.kind) throw new DecodeError('unable to decode to metav1.WatchEvent');
  const { type = '', object } = decoded as unknown as Partial<WatchEvent>;
  return { type, raw: object === undefined || object === null ? none : toUTF8(stringifyJSON(object)) };
}
