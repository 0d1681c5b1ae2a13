/// <reference types="node" />
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Resolves when more can be written, or nothing any more. @throws what goes wrong with the stream meanwhile */
export async function drained(stream: Writable): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  try {
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]);
  } finally {
    done.abort();
  }
}
