import { newRequestEntityTooLargeError } from '#apimachinery/api/errors/constructors';
import { isDeeperThan } from '#engine/json/levels';
import { MAX_NESTING } from '#engine/schema/nesting';
import type { ServerRequest } from './http.ts';

/** How many bytes the body of a request may have. */
const MAX_BODY_BYTES: number = 3 * 1024 * 1024;

/** All of the body. @throws {StatusError} 413 when it is too long; the rest is not read */
export async function readBody(
  { body }: Pick<ServerRequest, 'body'>,
  limit: number = MAX_BODY_BYTES,
): Promise<Uint8Array> {
  const tooLarge = (): Error => newRequestEntityTooLargeError(`limit is ${limit}`);
  if (body === undefined) return new Uint8Array(0);
  if (body instanceof Uint8Array) {
    if (body.length > limit) throw tooLarge();
    return body;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Everything that walks over values is made for {@link MAX_NESTING} levels; managed fields lie a few levels deeper than what they name. */
const MAX_LEVELS = MAX_NESTING - 100;

/**
 * Throws for a value of a request that is nested too deeply.
 * @throws {RangeError} with what to tell the client
 */
// Differs from Go: it takes 10,000 levels, and spends seconds on them.
export function checkLevels(value: unknown): void {
  if (isDeeperThan(value, MAX_LEVELS)) throw new RangeError(`it is nested in more than ${MAX_LEVELS} levels`);
}
