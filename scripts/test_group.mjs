// @ts-check
// Several test files in one process, each a suite of its own, one after the other.
import { describe } from 'node:test';

/**
 * No test begins before all files are loaded: loading reads files below the working folder, which tests may change.
 * @param {readonly string[]} files below the root of the tree
 */
export function runTogether(files) {
  /** @type {Promise<unknown>[]} */
  const loading = [];
  for (const file of files)
    describe(file, async () => {
      const loaded = import(new URL(`../${file}`, import.meta.url).href);
      loading.push(loaded);
      await loaded;
      await Promise.allSettled(loading);
    });
}
