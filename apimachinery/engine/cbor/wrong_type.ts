import type { CBORError } from './error.ts';
import { mismatch } from './error.ts';
import type { Source } from './source.ts';
import { NEGINT, TEXT } from './source.ts';
import { unknownSimpleValue } from './wellformed.ts';

/** The error for the item whose head was just read. Go sees first what is wrong with the item itself. */
export function wrongType(source: Source, goType: string, why = ''): CBORError {
  const unknown = unknownSimpleValue(source);
  if (unknown !== undefined) return unknown;
  if (source.major === TEXT) source.text(0);
  const tooLarge = source.major === NEGINT && source.integer() < -(2n ** 63n);
  return mismatch(source.major, goType, tooLarge ? `${source.integer()} overflows Go's int64` : why);
}
