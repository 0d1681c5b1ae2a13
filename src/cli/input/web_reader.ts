/// <reference types="node" />

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Arguments } from '../arguments.ts';
import { withoutCredentials } from '../web_address.ts';
import { InputError } from './read_input.ts';

/** No file of CustomResourceDefinitions is larger. The largest bundles in use have 5 MiB. */
const MAX_BYTES = 32 << 20;
const TIMEOUT = 15_000;
/** How long what was fetched counts as new. */
const FRESH = 24 * 60 * 60 * 1000;

export interface WebReaderOptions {
  readonly cache: WebCache;
  /** Only what is in the cache, however old. */
  readonly offline: boolean;
}

/** Reads addresses of the web, each once a day. */
export class WebReader {
  readonly #options: WebReaderOptions;

  constructor(options: WebReaderOptions) {
    this.#options = options;
  }

  /**
   * What is at an address; undefined when the server says that there is nothing (404).
   * @throws InputError when it can't be fetched, and was not fetched before
   */
  async read(address: string): Promise<Uint8Array | undefined> {
    const { cache, offline } = this.#options;
    const kept = cache.get(address);
    if (kept !== undefined && (offline || kept.age < FRESH)) return orNothing(kept.body);
    if (offline) throw new InputError('is not in the cache, and --offline forbids to fetch it');
    try {
      const body = await fetchBody(address);
      cache.set(address, body);
      return orNothing(body);
    } catch (error) {
      // An old copy is better than none, when it is the network that fails.
      if (kept !== undefined) return orNothing(kept.body);
      throw error;
    }
  }
}

/** The reader for a command's options: `--cache`, `--offline`. */
export function webReader(args: Arguments): WebReader {
  return new WebReader({
    cache: new WebCache(args.value('cache') ?? defaultCacheFolder()),
    offline: args.has('offline'),
  });
}

function orNothing(body: Uint8Array): Uint8Array | undefined {
  return body.length === 0 ? undefined : body;
}

/** @returns empty for 404 @throws InputError */
async function fetchBody(address: string): Promise<Uint8Array> {
  if (withoutCredentials(address) !== address)
    throw new InputError('has a user name: locations with credentials are not supported');
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      return new Uint8Array();
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new InputError(`the server answered ${response.status} ${response.statusText}`.trimEnd());
    }
    return await bodyOf(response);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { name, message, cause } = error as Error & { readonly cause?: { readonly message?: string } };
    if (name === 'TimeoutError') throw new InputError(`no answer within ${TIMEOUT / 1000} seconds`);
    throw new InputError(`can't be fetched: ${cause?.message ?? message}`);
  }
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new InputError(`is larger than ${MAX_BYTES >> 20} MiB`);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** What was fetched from the web, in a folder of files. It only saves time: a folder that can't be used is not an error. */
class WebCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is kept for an address, and since when. An empty body stands for an address that has nothing. */
  get(address: string): { readonly body: Uint8Array; readonly age: number } | undefined {
    const file = this.#file(address);
    try {
      return { body: readFileSync(file), age: Date.now() - statSync(file).mtimeMs };
    } catch {
      return undefined;
    }
  }

  set(address: string, body: Uint8Array): void {
    const file = this.#file(address);
    const waiting = `${file}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(waiting, body);
      renameSync(waiting, file);
    } catch {
      rmSync(waiting, { force: true });
    }
  }

  #file(address: string): string {
    return join(this.#folder, createHash('sha256').update(address).digest('hex'));
  }
}

/** Where programs keep such files: `$XDG_CACHE_HOME/kubetyped/web`. */
function defaultCacheFolder(): string {
  const { XDG_CACHE_HOME = '' } = process.env;
  return join(XDG_CACHE_HOME === '' ? join(homedir(), '.cache') : XDG_CACHE_HOME, 'kubetyped', 'web');
}
