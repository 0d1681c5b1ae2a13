/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
/** The version of the package. */
export function programVersion() {
    const path = createRequire(import.meta.url).resolve('kubetyped/package.json');
    return JSON.parse(readFileSync(path, 'utf8')).version;
}
