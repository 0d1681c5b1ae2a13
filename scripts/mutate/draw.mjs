// @ts-check
// What the programs share that put faults into files: which files, which faults, and how many at a time.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build.mjs';

/** The files below a folder, by how their names end; the folder may be one of them. @param {string} folder @param {string} ending */
export function filesBelow(folder, ending) {
  if (folder.endsWith(ending)) return [folder];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/** The files of the library below folders that are written by hand. @param {readonly string[]} folders */
export function sourcesBelow(folders) {
  return folders.flatMap((folder) => filesBelow(folder, '.ts')).filter((file) => !/zz_generated|\.d\.ts$/.test(file));
}

/** Some of all, in the order in which they are drawn. @template T @param {readonly T[]} all @param {number} count @param {{ int(below: number): number }} random */
export function draw(all, count, random) {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(random.int(left.length), 1)).flat();
}

/** @template T @param {readonly T[]} items @param {number} workers @param {(item: T) => Promise<void>} run */
export async function inParallel(items, workers, run) {
  const open = [...items];
  const worker = async () => {
    for (let item = open.shift(); item !== undefined; item = open.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
