/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
/** JSON that is published compressed, beside the program: `explain.json`, `releases.json`. */
export function readPublishedData(name) {
    const { resolve } = createRequire(import.meta.url);
    const file = new URL(`dist/${name}.gz`, `file://${resolve('kubetyped/package.json')}`);
    return JSON.parse(gunzipSync(readFileSync(file)).toString());
}
