// @ts-check
// Do the tests notice small faults? Puts one after the other into files of the library, drawn at random, and runs the tests
// that execute the place, until one fails. What no test notices is listed, with its line.
//   npm run mutation                                200 faults
//   npm run mutation -- --sample 2000 --seed 7      more, and others
//   npm run mutation -- apimachinery/labels         of some folders or files
//   npm run mutation -- --tests test/apimachinery/labels apimachinery/labels     noticed by these tests
// At first every test is run once, for what it executes: 15 minutes of two cores, kept in dist-test/coverage.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install, root, writeData } from './build.mjs';

install();
const { mutantsOf } = await import('./mutate/mutants.mjs');
const { javaScriptOf } = await import('./source_hooks.mjs');

/** @typedef {{ file: string, start: number, end: number, text: string, what: string }} Mutant */
/** @typedef {{ seconds: number, executed: Record<string, [start: number, end: number][]> }} Coverage of a test, by file */

/** Tests of builds, of other programs and of this machine say nothing of single places. */
const LEFT_OUT =
  /^test\/(?:bundle|packaging|examples|runtimes|site|types|client_node|kubectl|readme|server|differential|controller\/faults|apiserver\/foreign|architecture|hostile)\b/;
/** A fault may make a test wait for ever: it has failed after so many times its seconds, and so many more. */
const PATIENCE = { times: 3, more: 10 };
/** Seconds of tests for one fault that is not noticed. */
const ENOUGH = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true, default: ['test'] },
  },
});
const folders = positionals.length > 0 ? positionals : ['apimachinery', 'src'];

/** Numbers between 0 and 1, the same for the same seed. @param {number} seed */
function* randoms(seed) {
  for (let state = seed >>> 0; ; ) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** @param {string} folder @param {string} ending */
function filesBelow(folder, ending) {
  if (folder.endsWith(ending)) return [folder];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Runs a test file, and tells whether it passed.
 * @param {string} test @param {Record<string, string>} env @param {number} seconds
 * @returns {Promise<boolean>}
 */
function runTest(test, env, seconds) {
  const args = ['--import', './scripts/sources.mjs', '--import', './scripts/mutate/mutant_hooks.mjs', test];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } });
    const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.on('close', (status) => {
      clearTimeout(late);
      resolve(status === 0);
    });
  });
}

/** What a test executes, from a run or from one that is kept. @param {string} test @returns {Promise<Coverage | undefined>} */
async function coverageOf(test) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, test)))
    .digest('hex')
    .slice(0, 16);
  const kept = join(root, 'dist-test/coverage', `${test.replaceAll('/', '.')}.${hash}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-coverage-'));
  try {
    const begin = performance.now();
    const passed = await runTest(test, { NODE_V8_COVERAGE: folder }, 300);
    const coverage = { seconds: (performance.now() - begin) / 1000, executed: passed ? executedIn(folder) : {} };
    if (!passed) console.error(`${test} fails as it is, and is left out`);
    mkdirSync(join(root, 'dist-test/coverage'), { recursive: true });
    writeFileSync(kept, JSON.stringify(coverage));
    return coverage;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The ranges of files of the library that were executed, inner ranges of 0 taken out. @param {string} folder */
function executedIn(folder) {
  /** @type {Coverage['executed']} */
  const executed = {};
  for (const name of readdirSync(folder)) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { url, functions } of result) {
      const path = url.startsWith('file:') ? fileURLToPath(url).slice(root.length) : '';
      if (!/^(?:apimachinery|src)\/.*\.ts$/.test(path)) continue;
      const ranges = functions.flatMap((/** @type {any} */ each) => each.ranges);
      ranges.sort(
        (/** @type {any} */ a, /** @type {any} */ b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset,
      );
      for (const { startOffset, endOffset, count } of ranges)
        (executed[path] ??= []).push(count > 0 ? [startOffset, endOffset] : [startOffset, -endOffset]);
    }
  }
  return executed;
}

/** The innermost range decides. @param {Coverage} coverage @param {Mutant} mutant */
function executes({ executed }, { file, start, end }) {
  let isExecuted = false;
  for (const [from, to] of executed[file] ?? []) if (from <= start && end <= Math.abs(to)) isExecuted = to > 0;
  return isExecuted;
}

/** The line of the source. @param {Mutant} mutant @param {string} code */
function lineOf({ start }, code) {
  const before = code.slice(0, start).split('\n');
  const map = /sourceMappingURL=data:application\/json;base64,(\S+)/.exec(code)?.[1] ?? '';
  const found = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString())).findEntry(
    before.length - 1,
    before.at(-1)?.length ?? 0,
  );
  return 'originalLine' in found ? found.originalLine + 1 : 0;
}

const codes = new Map(
  folders
    .flatMap((folder) => filesBelow(folder, '.ts'))
    .filter((file) => !/zz_generated|\.d\.ts$/.test(file))
    .map((file) => [file, javaScriptOf(join(root, file))]),
);
const all = [...codes].flatMap(([file, code]) => mutantsOf(code).map((mutant) => ({ file, ...mutant })));
const random = randoms(Number(values.seed));
const next = () => random.next().value ?? 0;
const drawn = [];
for (let n = Math.min(Number(values.sample), all.length); n > 0; n--)
  drawn.push(...all.splice(Math.floor(next() * all.length), 1));
console.log(
  `${drawn.length} of ${drawn.length + all.length} faults, in ${new Set(drawn.map(({ file }) => file)).size} files`,
);

if (!existsSync(join(root, 'dist/templates.json.gz'))) writeData(join(root, 'dist'));
const tests = values.tests.flatMap((folder) => filesBelow(folder, '.test.ts')).filter((test) => !LEFT_OUT.test(test));
/** @type {Map<string, Coverage>} */
const coverages = new Map();
await inParallel(tests, async (test) => {
  const coverage = await coverageOf(test);
  if (coverage !== undefined) coverages.set(test, coverage);
  progress('tests', coverages.size, tests.length);
});

/** @type {{ mutant: Mutant, by: string | undefined, executed: boolean }[]} */
const results = [];
await inParallel(drawn, async (mutant) => {
  const candidates = [...coverages]
    .filter(([, coverage]) => executes(coverage, mutant))
    .sort(([, a], [, b]) => a.seconds - b.seconds);
  const { file, start, end, text } = mutant;
  const env = { KUBETYPED_MUTANT: JSON.stringify({ url: pathToFileURL(join(root, file)).href, start, end, text }) };
  let by;
  let spent = 0;
  for (const [test, { seconds }] of candidates) {
    if ((spent += seconds) > ENOUGH && spent > seconds) break;
    if (await runTest(test, env, seconds * PATIENCE.times + PATIENCE.more)) continue;
    by = test;
    break;
  }
  results.push({ mutant, by, executed: candidates.length > 0 });
  progress('faults', results.length, drawn.length);
});

/** @template T @param {readonly T[]} items @param {(item: T) => Promise<void>} run */
async function inParallel(items, run) {
  const open = [...items];
  const worker = async () => {
    for (let item = open.shift(); item !== undefined; item = open.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** @param {string} what @param {number} done @param {number} of */
function progress(what, done, of) {
  if (process.stderr.isTTY || done % 50 === 0 || done === of)
    process.stderr.write(`\r${done} of ${of} ${what}${done === of ? '\n' : ''}`);
}

/** `src/cli` of `src/cli/input/x.ts`. @param {string} file */
const partOf = (file) => file.split('/').slice(0, 2).join('/');
console.log('\nNot noticed:');
for (const { mutant, by, executed } of results.sort((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1))) {
  if (by !== undefined) continue;
  const code = codes.get(mutant.file) ?? '';
  const place = code.slice(mutant.start, mutant.end).replace(/\s+/g, ' ').slice(0, 80);
  console.log(`  ${mutant.file}:${lineOf(mutant, code)} ${mutant.what}${executed ? '' : ' (not executed)'}: ${place}`);
}
console.log('\n| folder | faults | noticed | not executed | share |\n|---|---|---|---|---|');
for (const part of [...new Set(results.map(({ mutant }) => partOf(mutant.file))), '']) {
  const mine = results.filter(({ mutant }) => mutant.file.startsWith(part));
  const noticed = mine.filter(({ by }) => by !== undefined).length;
  const missed = mine.filter(({ executed }) => !executed).length;
  console.log(
    `| ${part || 'all'} | ${mine.length} | ${noticed} | ${missed} | ${Math.round((noticed / mine.length) * 100)} % |`,
  );
}
