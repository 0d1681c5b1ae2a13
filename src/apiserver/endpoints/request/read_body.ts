import { newRequestEntityTooLargeError } from '#apimachinery/api/errors/constructors';
import type { ServerRequest } from './http.ts';

/** How many bytes the body of a request may have. */
export const MAX_BODY_BYTES: number = 3 * 1024 * 1024;

/** All of the body. @throws {StatusError} 413 when it is too long; the rest is not read */
export async function readBody({ body }: ServerRequest, limit: number = MAX_BODY_BYTES): Promise<Uint8Array> {
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
