/// <reference types="node" />
import { brotliDecompressSync } from 'node:zlib';
import { readPublishedFile } from './published_file.ts';

/** JSON that is published compressed, beside the program: `explain.json`, `releases.json`. */
export function readPublishedData(name: string): unknown {
  return JSON.parse(brotliDecompressSync(readPublishedFile(`dist/${name}.br`)).toString());
}
