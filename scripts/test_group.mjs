// @ts-check
// Several test files in one process, each a suite of its own, one after the other.
import { after, before, describe } from 'node:test';
import { noteDuration, secondsSoFar } from './durations.mjs';

/**
 * No test begins before all files are loaded: loading reads files below the working folder, which tests may change.
 * @param {readonly string[]} files below the root of the tree
 * @param {number} timeout milliseconds for each of them
 */
export function runTogether(files, timeout) {
  /** @type {Promise<unknown>[]} */
  const loading = [];
  for (const file of files)
    describe(file, { timeout }, async () => {
      const loaded = import(new URL(`../${file}`, import.meta.url).href);
      loading.push(loaded);
      await loaded;
      await Promise.allSettled(loading);
      /** @type {ReturnType<typeof secondsSoFar> | undefined} */
      let began;
      before(() => {
        began = secondsSoFar();
      });
      after(() => noteDuration(file, began));
    });
}
