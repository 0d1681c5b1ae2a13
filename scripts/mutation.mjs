// @ts-check
// Do the tests notice small faults? Puts one after the other into files of the library, drawn at random, and runs the tests
// that execute the place, until one fails. What no test notices is listed, with its line.
//   npm run mutation                                200 faults
//   npm run mutation -- --sample 2000 --seed 7      more, and others
//   npm run mutation -- apimachinery/labels         of some folders or files
//   npm run mutation -- --tests test/apimachinery/labels apimachinery/labels     noticed by these tests
//   npm run mutation -- --near 4                    noticed by the four tests that are likely to be about its file
// May be stopped and started again: what was found stands in dist-test/mutation.jsonl. A fault that was not noticed meets
// the tests again that have changed since, so after a better test the same command tells whether it helps.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install, root, writeData } from './build.mjs';

install();
await import('./sources.mjs');
const { mutantsOf } = await import('./mutate/mutants.mjs');
const { javaScriptOf } = await import('./source_hooks.mjs');
const { Random } = await import('../test/differential/random_scalars.ts');

/** @typedef {{ file: string, start: number, end: number, text: string, what: string }} Mutant */
/**
 * What a test executes of each file, and what it costs.
 * @typedef {{ cpu: number, wall: number, executed: Record<string, [start: number, end: number][]> }} Coverage
 */

/** Tests of builds, of other programs and of this machine say nothing of single places. */
const LEFT_OUT =
  /^test\/(?:bundle|packaging|examples|runtimes|site|types|client_node|readme|server|differential|controller\/faults|apiserver\/foreign|architecture|hostile)\b/;
/** A fault may make a test wait for ever: it has failed after so many times its seconds, and so many more. */
const PATIENCE = { times: 5, more: 60 };
/** Seconds of work in tests for one fault that is not noticed. */
const ENOUGH = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true, default: ['test'] },
    near: { type: 'string' },
  },
});
const folders = positionals.length > 0 ? positionals : ['apimachinery', 'src'];

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @param {string} folder @param {string} ending */
function filesBelow(folder, ending) {
  if (folder.endsWith(ending)) return [folder];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Runs a test file. One that does not end has failed.
 * @param {string} test @param {Record<string, string>} env @param {number} seconds
 * @returns {Promise<{ passed: boolean, cpu: number }>}
 */
function runTest(test, env, seconds) {
  const args = ['--import', './scripts/sources.mjs', '--import', './scripts/mutate/mutant_hooks.mjs', test];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    let cpu = '';
    child.stdio[3]?.on('data', (data) => {
      cpu += data;
    });
    const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.on('close', (status) => {
      clearTimeout(late);
      resolve({ passed: status === 0, cpu: Number(cpu) });
    });
  });
}

/** @type {Map<string, Promise<Coverage>>} */
const coverages = new Map();

/** What a test executes, from a run or from one that is kept. @param {string} test */
function coverageOf(test) {
  const known = coverages.get(test) ?? measuredCoverage(test);
  coverages.set(test, known);
  return known;
}

/** @type {Map<string, Promise<boolean>>} */
const asTheyAre = new Map();

/** @param {string} test */
function passesAsItIs(test) {
  const known = asTheyAre.get(test) ?? runTest(test, {}, 600).then(({ passed }) => passed);
  asTheyAre.set(test, known);
  return known;
}

/** @param {string} test @returns {Promise<Coverage>} */
async function measuredCoverage(test) {
  const kept = join(root, 'dist-test/coverage', `${versionOf(test)}.json`.replaceAll('/', '.'));
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-coverage-'));
  try {
    const begin = performance.now();
    const { passed, cpu } = await runTest(test, { NODE_V8_COVERAGE: folder }, 600);
    const coverage = { cpu, wall: (performance.now() - begin) / 1000, executed: passed ? executedIn(folder) : {} };
    if (!passed) {
      // Not kept: it is tried, and said, again by the next run.
      console.error(`${test} fails as it is, and is left out`);
      return coverage;
    }
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
const random = new Random(Number(values.seed));
/** @type {Mutant[]} */
const drawn = [];
for (let n = Math.min(Number(values.sample), all.length); n > 0; n--)
  drawn.push(...all.splice(random.int(all.length), 1));
console.log(
  `${drawn.length} of ${drawn.length + all.length} faults, in ${new Set(drawn.map(({ file }) => file)).size} files`,
);

writeData(join(root, 'dist'));
const tests = values.tests.flatMap((folder) => filesBelow(folder, '.test.ts')).filter((test) => !LEFT_OUT.test(test));
/** A test and what stands in it. @type {Map<string, string>} */
const versions = new Map();
/** @param {string} test */
function versionOf(test) {
  const version = versions.get(test) ?? `${test}.${hashOf(readFileSync(join(root, test)))}`;
  versions.set(test, version);
  return version;
}

/** @param {string} path */
const partsOf = (path) => path.replace(/^src\/|^test\//, '').split('/');
/** What a test says it is about: its own place, what it imports, and its words. */
const subjects = tests.map((test) => {
  const text = readFileSync(join(root, test), 'utf8');
  const imported = text.matchAll(/from '(?:#|kubetyped\/)([^']+)'/g);
  const paths = Array.from(imported, ([, path = '']) => path.replace(/^engine\//, 'apimachinery/engine/'));
  return { test, places: [test.replace(/\.test\.ts$/, ''), ...paths].map(partsOf), words: new Set(text.match(/\w+/g)) };
});

/**
 * The tests, those first that are likely to be about a file: near it, of its name, or with names that it exports.
 * @param {string} file
 */
function likelyTests(file) {
  const place = partsOf(file.replace(/\.ts$/, ''));
  const stem = place.at(-1) ?? '';
  const exported = Array.from(
    codes.get(file)?.matchAll(/^export .*?(\w+)(?= extends |\(| = | \{)/gm) ?? [],
    ([, name = '']) => name,
  );
  const far = (/** @type {typeof subjects[number]} */ { test, places, words }) => {
    const distances = places.map((each) => {
      let same = 0;
      while (same < place.length && each[same] === place[same]) same++;
      return place.length + each.length - 2 * same;
    });
    return Math.min(...distances) - (test.includes(stem) ? 4 : 0) - (exported.some((name) => words.has(name)) ? 2 : 0);
  };
  return subjects
    .map((subject) => ({ test: subject.test, far: far(subject) }))
    .sort((a, b) => a.far - b.far)
    .map(({ test }) => test);
}

/** What was found, by fault: the versions of the tests that passed with it, and that which did not. */
const journal = join(root, 'dist-test/mutation.jsonl');
/** @type {Map<string, { passed: Set<string>, by: string | undefined, cpu: number }>} */
const found = new Map();
/** @param {{ fault: string, test: string, passed: boolean, cpu: number }} line */
function record({ fault, test, passed, cpu }) {
  const known = found.get(fault) ?? { passed: new Set(), by: undefined, cpu: 0 };
  if (passed) known.passed.add(test);
  else known.by = test;
  known.cpu += cpu;
  found.set(fault, known);
}
mkdirSync(join(root, 'dist-test'), { recursive: true });
if (existsSync(journal))
  for (const line of readFileSync(journal, 'utf8').split('\n')) if (line.endsWith('}')) record(JSON.parse(line));

/** @type {{ mutant: Mutant, by: string | undefined, executed: boolean }[]} */
const results = [];
let begun = performance.now();
await inParallel(drawn, async (mutant) => {
  const { file, start, end, text } = mutant;
  const fault = hashOf(`${file} ${start} ${end} ${text} ${codes.get(file)}`);
  const env = { KUBETYPED_MUTANT: JSON.stringify({ url: pathToFileURL(join(root, file)).href, start, end, text }) };
  const known = found.get(fault);
  let by = known?.by;
  let executed = known !== undefined;
  let spent = 0;
  let met = 0;
  for (const test of by === undefined ? likelyTests(file) : []) {
    if (met >= Number(values.near ?? Infinity)) break;
    // What the nearest tests execute is not worth a run of each.
    const coverage = values.near === undefined ? await coverageOf(test) : undefined;
    if (coverage !== undefined && !executes(coverage, mutant)) continue;
    executed = true;
    met++;
    if ((spent += coverage?.cpu ?? 0) > ENOUGH && met > 1) break;
    if (known?.passed.has(versionOf(test))) continue;
    const { passed, cpu } = await runTest(test, env, (coverage?.wall ?? 30) * PATIENCE.times + PATIENCE.more);
    if (!passed && coverage === undefined && !(await passesAsItIs(test))) continue;
    const line = { fault, test: versionOf(test), passed, cpu };
    record(line);
    appendFileSync(journal, `${JSON.stringify(line)}\n`);
    if (passed) continue;
    by = test;
    break;
  }
  results.push({ mutant, by, executed });
  if (by === undefined) console.log(`not noticed: ${describe(mutant, executed)}`);
  if (results.length === drawn.length || performance.now() - begun < 60_000) return;
  begun = performance.now();
  console.log(table());
});

/** @template T @param {readonly T[]} items @param {(item: T) => Promise<void>} run */
async function inParallel(items, run) {
  const open = [...items];
  const worker = async () => {
    for (let item = open.shift(); item !== undefined; item = open.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** @param {Mutant} mutant @param {boolean} executed */
function describe(mutant, executed) {
  const code = codes.get(mutant.file) ?? '';
  const place = code.slice(mutant.start, mutant.end).replace(/\s+/g, ' ').slice(0, 80);
  return `${mutant.file}:${lineOf(mutant, code)} ${mutant.what}${executed ? '' : ' (not executed)'}: ${place}`;
}

/** `src/cli` of `src/cli/input/x.ts`. @param {string} file */
function partOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

/** How many of the faults were noticed, by folder. */
function table() {
  const lines = ['', '| folder | faults | noticed | not executed | share |', '|---|---|---|---|---|'];
  for (const part of [...new Set(results.map(({ mutant }) => partOf(mutant.file)).sort()), '']) {
    const mine = results.filter(({ mutant }) => mutant.file.startsWith(part));
    const noticed = mine.filter(({ by }) => by !== undefined).length;
    const missed = mine.filter(({ executed }) => !executed).length;
    const share = Math.round((noticed / mine.length) * 100);
    lines.push(`| ${part || 'all'} | ${mine.length} | ${noticed} | ${missed} | ${share} % |`);
  }
  return lines.join('\n');
}

console.log('\nNot noticed:');
for (const { mutant, by, executed } of results.sort((a, b) => (a.mutant.file < b.mutant.file ? -1 : 1)))
  if (by === undefined) console.log(`  ${describe(mutant, executed)}`);
console.log(table());
