import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The lines of a packed file. */
export function packedLines(path: string): string[] {
  return gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
}

/** The rows of a packed file: one JSON value on each line. */
export function packedRows<Row>(path: string): Row[] {
  return packedLines(path).map((line) => JSON.parse(line) as Row);
}
