import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';

/** An object that can't be written: it is cyclic, is nested too deeply, or has a value that JSON doesn't have. */
export class EncodeError extends Error {
  override readonly name: string = 'EncodeError';
  readonly code = 'ERR_ENCODE';
}

/** Whether an error is an {@link EncodeError}. */
export function isEncodeError(err: unknown): err is EncodeError {
  return hasCode(err, 'ERR_ENCODE');
}

/**
 * Runs an encoder on an object.
 * @throws EncodeError for what isn't an object, and in place of errors that have no code
 */
export function encodeWith<T extends string | Uint8Array>(object: unknown, encode: () => T): T {
  checkObject(object);
  try {
    return encode();
  } catch (error) {
    throw toldError(error);
  }
}

/**
 * The same for an encoder that writes in pieces.
 * @throws EncodeError while iterating
 */
export function* encodeInPiecesWith(
  object: unknown,
  encode: () => Iterable<string>,
): Generator<string, void, undefined> {
  checkObject(object);
  try {
    yield* encode();
  } catch (error) {
    throw toldError(error);
  }
}

function checkObject(object: unknown): void {
  if (typeof object === 'object' && object !== null && !Array.isArray(object)) return;
  const what = object === null ? 'null' : Array.isArray(object) ? 'an array' : `a ${typeof object}`;
  throw new EncodeError(`${what} is not an object of a kind`);
}

function toldError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error;
  const text =
    error instanceof RangeError ? 'the object is nested too deeply, or holds itself' : asError(error).message;
  return new EncodeError(`the object can't be encoded: ${text}`, { cause: error });
}
