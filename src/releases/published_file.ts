/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Reads a file of the package. `scripts/executable.mjs` puts another function in its place.
 * @param path from the folder of the package
 */
export function readPublishedFile(path: string): Uint8Array {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(new URL(path, `file://${resolve('kubetyped/package.json')}`));
}
