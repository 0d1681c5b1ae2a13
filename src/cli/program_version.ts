/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The version of the package. */
export function programVersion(): string {
  const path = createRequire(import.meta.url).resolve('kubetyped/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly version: string }).version;
}
