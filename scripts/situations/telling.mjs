// @ts-check
// The questions that `npm run telling -- strategies` has found.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FILE = 'test/kinds/telling.jsonl.gz';

/** @type {readonly object[]} */
export const telling = !existsSync(FILE)
  ? []
  : gunzipSync(readFileSync(FILE))
      .toString()
      .trim()
      .split('\n')
      .map((line) => {
        const { in: object, old, subresource } = JSON.parse(line);
        return { in: object, ...(old && { old }), ...(subresource && { subresource }) };
      });
