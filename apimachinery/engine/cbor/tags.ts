import { CBORError, typeNames } from './error.ts';
import type { Source } from './source.ts';
import { BASE16, BASE64URL, NEGINT, SELF_DESCRIBED, TAG, TEXT, UINT } from './source.ts';

/** Reads the tags that only say that an item is CBOR. */
export function readSelfDescribed(source: Source): void {
  while (source.nextMajor === TAG) {
    const start = source.at;
    source.head();
    if (source.argument !== SELF_DESCRIBED) {
      source.at = start;
      return;
    }
  }
}

/**
 * Skips the tags before an item.
 * @returns the one that says how byte strings become text; 0 for none
 * @throws CBORError when a time tag precedes another type
 */
export function readTags(source: Source): number {
  let holds = 0;
  while (source.nextMajor === TAG) {
    const tag = readTag(source);
    if (tag >= BASE64URL && tag <= BASE16) holds = tag;
  }
  return holds;
}

/** Reads one tag, and checks that its content may stand there. */
export function readTag(source: Source): number {
  source.head();
  const tag = Number(source.argument);
  const next = source.nextMajor;
  const name = typeNames[next];
  if (tag === 0 && next !== TEXT)
    throw new CBORError(`cbor: tag number 0 must be followed by text string, got ${name}`);
  const initial = source.data[source.at]!;
  if (tag === 1 && next !== UINT && next !== NEGINT && (initial < 0xf9 || initial > 0xfb)) {
    throw new CBORError(`cbor: tag number 1 must be followed by integer or floating-point number, got ${name}`);
  }
  return tag;
}
