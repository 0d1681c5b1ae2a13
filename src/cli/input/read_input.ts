/// <reference types="node" />

import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { streams } from '../streams.ts';
import { systemMessage } from '../system_message.ts';

/** Large enough for cluster dumps; strings can be at most twice this size. */
export const MAX_BYTES: number = 256 << 20;
/** The first bytes, checked for binary data. */
const HEAD = 8192;
const CHUNK = 1 << 20;

/** A file that can't be read. The message is for people, without the path. */
export class InputError extends Error {
  readonly code = 'ERR_INPUT';

  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

/**
 * Reads a file, or standard input for `-`, as text.
 * @returns bytes in UTF-8, or the text of a file in UTF-16 with a byte order mark
 * @throws InputError when it can't be read, is too large or binary
 */
export async function readInput(path: string): Promise<string | Uint8Array> {
  return textOf(await readBytes(path));
}

/**
 * Reads a file, or standard input for `-`.
 * @throws InputError when it can't be read or is too large
 */
export async function readBytes(path: string): Promise<Uint8Array> {
  const { buffer, byteOffset, byteLength } = path === '-' ? await readStandardInput() : readFile(path);
  // No Buffer: the decoders are faster for plain bytes.
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * Bytes as text.
 * @returns the bytes when they are in UTF-8, or the text when they are UTF-16 with a byte order mark
 * @throws InputError when they are binary
 */
export function textOf(bytes: Uint8Array): string | Uint8Array {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, HEAD).includes(0)) throw new InputError('looks like a binary file, not a manifest');
  return bytes;
}

function readFile(path: string): Uint8Array {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const stats = fstatSync(file);
    if (stats.isDirectory()) throw new InputError('is a folder');
    if (stats.size > MAX_BYTES) throw tooLarge();
    // The size of pipes and devices is not known in advance.
    return stats.isFile() ? readFileSync(file) : readToEnd(file);
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(systemMessage(error));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readToEnd(file: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = new Uint8Array(CHUNK);
    const got = readSync(file, chunk, 0, CHUNK, null);
    if (got === 0) return Buffer.concat(chunks);
    size += got;
    if (size > MAX_BYTES) throw tooLarge();
    chunks.push(chunk.subarray(0, got));
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of streams().stdin as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(systemMessage(error));
  }
  return Buffer.concat(chunks);
}

function tooLarge(): InputError {
  return new InputError(`is larger than ${MAX_BYTES >> 20} MiB; split it into smaller files`);
}
