/// <reference types="node" />
import { gunzipSync } from 'node:zlib';
import { readPublishedFile } from './published_file.ts';

/** JSON that is published compressed, beside the program: `explain.json`, `releases.json`. */
export function readPublishedData(name: string): unknown {
  return JSON.parse(gunzipSync(readPublishedFile(`dist/${name}.gz`)).toString());
}
