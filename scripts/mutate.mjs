// @ts-check
// Changes each threshold of apimachinery that scripts/mutate/thresholds.json lists, one after the other, and runs the tests
// named beside it: one must fail where the threshold decides what comes out, all must pass where it only makes something
// faster.
//   npm run mutate                   all of them: minutes
//   npm run mutate -- engine/yaml    those of files with that in their path, or with it in their text
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, root } from './build.mjs';

/**
 * @typedef {object} Threshold
 * @property {string} text occurs once in the file; its last number is the threshold
 * @property {string[]} tests those that notice, as in `test/….test.ts`
 * @property {string} [speed] why nothing but speed depends on it
 * @property {number[]} [to] what it is changed to, where the usual changes say nothing
 * @property {string} [why] they say nothing
 */

/** @typedef {{ file: string, threshold: Threshold, values: number[] }} Row */

/** @type {Record<string, Threshold[]>} */
const thresholds = JSON.parse(readFileSync(join(root, 'scripts/mutate/thresholds.json'), 'utf8'));
const NUMBER = /(\d[\d_.]*(?:e\d+)?)(n?)(?=\D*$)/;
const [wanted = ''] = process.argv.slice(2);
const rows = Object.entries(thresholds)
  .flatMap(([file, each]) => each.map((threshold) => ({ file, threshold, values: valuesOf(threshold) })))
  .filter(({ file, threshold }) => file.includes(wanted) || threshold.text.includes(wanted));

/** What decides is changed as little as can be, what only makes faster by much. @param {Threshold} threshold */
function valuesOf({ text, speed, to }) {
  const value = Number(NUMBER.exec(text)?.[1]?.replaceAll('_', ''));
  return to ?? (speed === undefined && Number.isInteger(value) ? [value - 1, value + 1] : [value / 2, value * 2]);
}

/** Makes the threshold of a row one that can be changed while the program runs. @param {string} place @param {number} index */
function open(place, index) {
  const { file, threshold } = rows[index] ?? fail(`no row ${index}`);
  const path = join(place, 'apimachinery', `${file}.ts`);
  const code = readFileSync(path, 'utf8');
  if (code.split(threshold.text).length !== 2) fail(`${file}: ${threshold.text}: not there, or not there once`);
  const variable = threshold.text.replace(NUMBER, (_, number, big) => {
    const value = `(globalThis.thresholds?.get(${index}) ?? ${number})`;
    return big === '' ? value : `BigInt${value}`;
  });
  const changed = code.replace(threshold.text, () => variable);
  // A constant is made again of it.
  const constant = new RegExp(`^(export )?const (\\w+)(?:: [\\w<>[\\], ]+)? = (.*get\\(${index}\\).*);$`, 'm');
  writeFileSync(
    path,
    changed.replace(constant, '$1let $2 = $3; (globalThis.constants ??= []).push(() => { $2 = $3; });'),
  );
}

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message);
}

const place = mkdtempSync(join(tmpdir(), 'kubetyped-mutate-'));
try {
  install();
  for (const name of readdirSync(root)) {
    if (['apimachinery', 'api', 'src', 'test', 'scripts'].includes(name))
      cpSync(join(root, name), join(place, name), { recursive: true });
    else symlinkSync(join(root, name), join(place, name));
  }
  for (const index of rows.keys()) open(place, index);
  let broken = 0;
  /** The changes that some test noticed. @type {Set<string>} */
  const noticed = new Set();
  for (const test of new Set(rows.flatMap(({ threshold }) => threshold.tests))) {
    const asked = [...rows.entries()]
      .filter(([, { threshold }]) => threshold.tests.includes(test))
      .flatMap(([index, { values, threshold }]) =>
        values.map((value) => [index, value, threshold.speed !== undefined]),
      );
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        ...['--import', './scripts/sources.mjs', 'scripts/mutate/run.mjs'],
        ...[join('test', `${test}.test.ts`), JSON.stringify(asked)],
      ],
      { cwd: place, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (status !== 0) {
      console.error(`${test} fails as it is`);
      broken++;
      continue;
    }
    const changes = stdout.trimEnd().split('\n').at(-1) ?? '[]';
    console.error(`${test}: ${asked.length} changes, noticed ${changes}`);
    for (const change of JSON.parse(changes)) noticed.add(JSON.stringify(change));
  }
  let wrong = 0;
  for (const [index, { file, threshold, values }] of rows.entries()) {
    const others = values.filter(
      (value) => noticed.has(JSON.stringify([index, value])) === (threshold.speed !== undefined),
    );
    if (others.length > 0) wrong++;
    const verdict = threshold.speed === undefined ? 'decides' : 'speed only';
    console.log(
      `${file}: ${threshold.text}: ${verdict}${others.length > 0 ? `; WRONG with ${others.join(', ')}` : ''}`,
    );
  }
  console.log(`${rows.length} thresholds, ${wrong} wrong; ${broken} files of tests fail without any change`);
  process.exitCode = wrong + broken === 0 ? 0 : 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
