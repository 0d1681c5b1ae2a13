import type { TypedValue } from '../typed/index.ts';
import type { Converter } from './converter.ts';
import { MergeError } from './merge_error.ts';

/**
 * The object in a version; `undefined` when that version no longer exists. Other errors get the name, if there is one.
 */
export function convertOr(
  converter: Converter,
  object: TypedValue,
  apiVersion: string,
  name?: string,
): TypedValue | undefined {
  try {
    return converter.convert(object, apiVersion);
  } catch (cause) {
    if (converter.isMissingVersionError(cause)) return undefined;
    throw name === undefined ? cause : new MergeError(name, cause);
  }
}
