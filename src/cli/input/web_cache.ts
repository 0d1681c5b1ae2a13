/// <reference types="node" />
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What was fetched from the web, in a folder of files. It only saves time: a folder that can't be used is no fault. */
export class WebCache {
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
export function defaultCacheFolder(): string {
  const { XDG_CACHE_HOME = '' } = process.env;
  return join(XDG_CACHE_HOME === '' ? join(homedir(), '.cache') : XDG_CACHE_HOME, 'kubetyped', 'web');
}
