// @ts-check
// Do the tests notice small faults? `npm run mutation -- --help` says how it is used.
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
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { install, root, writeData } from './build.mjs';
import { draw, filesBelow, inParallel, sourcesBelow } from './mutate/draw.mjs';

install();
await import('./sources.mjs');
const { mutantsOf } = await import('./mutate/mutants.mjs');
const { javaScriptOf } = await import('./source_hooks.mjs');
const { Random } = await import('../test/differential/random_scalars.ts');

/** @typedef {{ file: string, start: number, end: number, text: string, what: string }} Mutant */
/**
 * What a test executes of each file, and what it costs.
 * @typedef {{ cpu: number, wall: number, executed: Record<string, { code: string, ranges: [start: number, end: number][] }> }} Coverage
 */

/** Tests of builds, of other programs and of this machine say nothing of single places. */
const LEFT_OUT =
  /^test\/(?:bundle|packaging|examples|runtimes|site|types|client_node|readme|controller\/faults|apiserver\/foreign|architecture|hostile)\b/;
/** What compares with Go alone. */
const COMPARES = /^test\/(?:differential|server)\b/;
const withGo = process.env.KUBETYPED_GO === '1';
/** A fault may make a test wait for ever: it has failed after so many times its seconds, and so many more. */
const PATIENCE = { times: 5, more: 20 };
/** What was found is kept here. */
const JOURNAL = 'dist-test/mutation.jsonl';

const USAGE = `Usage: npm run mutation -- [options] [folder or file...]

Puts small faults into apimachinery and src, or into what is named, one at a time, drawn at random. For each, runs the tests
that execute its place, the most likely first, until one fails. Prints the faults that no test notices, and a table:

  | folder     | asked | noticed | cut off | not executed | share |
  | src/client |    32 |      27 |       3 |            1 |  84 % |

Cut off are faults not noticed so far, with tests left to run. No test executes the place of those not executed.

  --sample N       how many faults (200)
  --seed N         which faults (1)
  --cap SECONDS    CPU time of tests for one fault (120)
  --tests FOLDER   only tests in this folder or file; may be repeated
  --near N         only the N tests most likely to be about the file; without measuring what each test executes
  --again JOURNAL  instead of drawing: the faults that a run did not notice, found again by their line of code; the table
                   counts those that it did notice, too
  --table JOURNAL  only the table; it leaves out what --again did not find

What was found is kept in ${JOURNAL}: stop and start at will. A fault that was not noticed meets
only tests whose file is new or has changed; delete the journal to run all. KUBETYPED_GO=1 includes tests beside Go.

  npm run mutation -- --sample 50 src/kubectl
  npm run mutation -- --again ${JOURNAL}     after better tests: do they help?`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'string' },
    cap: { type: 'string', default: '120' },
    help: { type: 'boolean', short: 'h' },
    near: { type: 'string' },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    table: { type: 'string' },
    tests: { type: 'string', multiple: true, default: ['test'] },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
const folders = positionals.length > 0 ? positionals : ['apimachinery', 'src'];

/** @param {string | Buffer} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Ends a test, and the processes that it has started and may have left. @param {import('node:child_process').ChildProcess} child */
function endGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}

/**
 * Runs a test file. One that does not end has failed.
 * @param {string} test @param {Record<string, string>} env @param {number} seconds
 * @returns {Promise<{ passed: boolean, cpu: number }>}
 */
function runTest(test, env, seconds) {
  const hooks = new URL('mutate/mutant_hooks.mjs', import.meta.url).href;
  const options = `${process.env.NODE_OPTIONS ?? ''} --import=${hooks}`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [test], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: options, KUBETYPED_ASKED_BY: String(process.pid), ...env },
    });
    let cpu = '';
    child.stdio[3]?.on('data', (data) => {
      cpu += data;
    });
    running.add(child);
    const late = setTimeout(() => endGroup(child), seconds * 1000);
    child.on('close', (status) => {
      clearTimeout(late);
      endGroup(child);
      running.delete(child);
      // Workers say it, too; the process itself says it last.
      resolve({ passed: status === 0, cpu: Number(cpu.split('\n').at(-2) ?? 0) });
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
        (executed[path] ??= { code: codeHashOf(path), ranges: [] }).ranges.push(
          count > 0 ? [startOffset, endOffset] : [startOffset, -endOffset],
        );
    }
  }
  return executed;
}

/**
 * The innermost range decides. In a file that has changed since it was measured, every place may be executed.
 * @param {Coverage} coverage @param {Mutant} mutant
 */
function executes({ executed }, { file, start, end }) {
  const measured = executed[file];
  if (measured === undefined || measured.code !== codeHashOf(file)) return measured !== undefined;
  let isExecuted = false;
  for (const [from, to] of measured.ranges) if (from <= start && end <= Math.abs(to)) isExecuted = to > 0;
  return isExecuted;
}

/** How much of its time a test may spend in a file, by how many ranges were counted. @param {Coverage} coverage @param {string} file */
function attentionTo({ executed, cpu, wall }, file) {
  const all = Object.values(executed).reduce((sum, { ranges }) => sum + ranges.length, 0);
  return (executed[file]?.ranges.length ?? 0) / all / (cpu || wall);
}

/** @type {Map<string, string>} */
const codeHashes = new Map();
/** @param {string} file */
function codeHashOf(file) {
  const hash = codeHashes.get(file) ?? hashOf(codes.get(file) ?? javaScriptOf(join(root, file)));
  codeHashes.set(file, hash);
  return hash;
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

const journal = join(root, JOURNAL);
const codes = new Map(sourcesBelow(folders).map((file) => [file, javaScriptOf(join(root, file))]));
const all = [...codes].flatMap(([file, code]) => mutantsOf(code).map((mutant) => ({ file, ...mutant })));
const random = new Random(Number(values.seed));
/** @typedef {{ file: string, by: string | undefined, executed: boolean, cut: boolean, mutant?: Mutant }} Result */
/** @type {Result[]} */
const results = [];
if (values.table !== undefined) {
  for (const { place, gone, ...each } of standingOf(values.table))
    if (!gone) results.push({ file: place.file, ...each });
  console.log(table());
  process.exit();
}
/** What is asked, and as what it was asked first. @type {(Mutant & { first?: string })[]} */
const drawn = values.again === undefined ? draw(all, Number(values.sample), random) : foundAgain(values.again);
console.log(`${drawn.length} of ${all.length} faults, in ${new Set(drawn.map(({ file }) => file)).size} files`);

if (drawn.length === 0) {
  console.log(table());
  process.exit();
}

/** What tells a fault when its file has changed: its line of code, and where in it. @param {Mutant} mutant */
function placeOf({ file, start, end, what }) {
  const code = codes.get(file) ?? '';
  const from = code.lastIndexOf('\n', start - 1) + 1;
  const to = code.indexOf('\n', end);
  return { file, what, before: code.slice(from, start).trim(), line: code.slice(from, to < 0 ? undefined : to).trim() };
}

/** @typedef {{ first: string, place: ReturnType<typeof placeOf>, start: number, by: string | undefined, executed: boolean, cut: boolean, gone: boolean }} Standing */

/** How the faults of a journal stand: each once, also those that were asked again in other code. @param {string} path */
function standingOf(path) {
  if (!existsSync(path)) {
    console.error(`${path}: no such file; a run writes ${JOURNAL}`);
    process.exit(2);
  }
  /** @type {Map<string, Standing>} */
  const standing = new Map();
  for (const { fault, first = fault, place, start, by, executed = true, cut = false, gone = false } of linesOf(path))
    if (place !== undefined && folders.some((folder) => `${place.file}/`.startsWith(`${folder}/`))) {
      const noticedBy = by ?? standing.get(first)?.by;
      standing.set(first, { first, place, start, by: noticedBy, executed, cut: cut && noticedBy === undefined, gone });
    }
  return [...standing.values()];
}

/** The faults of a journal that were not noticed. @param {string} path */
function foundAgain(path) {
  const byPlace = new Map(grouped(all, (mutant) => JSON.stringify(placeOf(mutant))));
  return standingOf(path).flatMap(({ first, place, start, by }) => {
    if (by !== undefined) {
      results.push({ file: place.file, by, executed: true, cut: false });
      return [];
    }
    const at = JSON.stringify(place);
    // Of several lines that are the same, the nearest.
    const near = byPlace
      .get(at)
      ?.sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
      .shift();
    if (near !== undefined) return { ...near, first };
    console.log(`no longer there: ${at}`);
    write({ fault: first, place, start, gone: true });
    return [];
  });
}

/** @param {string} path @returns {any[]} */
function linesOf(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  // The last one may have been cut off.
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line));
}

writeData(join(root, 'dist'));
const tests = values.tests
  .flatMap((folder) => filesBelow(folder, '.test.ts'))
  .filter((test) => !LEFT_OUT.test(test) && (withGo || !COMPARES.test(test)));
/** A test and what stands in it, and whether it does more as Go is there. @type {Map<string, string>} */
const versions = new Map();
/** @param {string} test */
function versionOf(test) {
  const version =
    versions.get(test) ??
    `${test}.${hashOf(readFileSync(join(root, test)))}${withGo && usesGo(join(root, test)) ? '.go' : ''}`;
  versions.set(test, version);
  return version;
}

/** @type {Map<string, boolean>} */
const useGo = new Map();
/** Whether a test, or what it imports beside it, asks whether there is Go. @param {string} path @returns {boolean} */
function usesGo(path) {
  const known = useGo.get(path);
  if (known !== undefined) return known;
  useGo.set(path, false);
  const text = readFileSync(path, 'utf8');
  const imported = Array.from(text.matchAll(/from '(\.[^']+\.ts)'/g), ([, name = '']) => join(path, '..', name));
  // Some write programs.
  const uses = text.includes('KUBETYPED_GO') || imported.some((file) => existsSync(file) && usesGo(file));
  useGo.set(path, uses);
  return uses;
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
 * The tests, by how likely they are to be about a file: near it, of its name, or with names that it exports.
 * @param {string} file @returns {string[][]} those that are equally likely together
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
  return grouped(subjects, far)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, equal]) => equal.map(({ test }) => test));
}

/** How many faults of files in a folder each test has noticed. @type {Map<string, Map<string, number>>} */
const noticed = new Map();
/** @param {string} file @param {string} by */
function noteNoticed(file, by) {
  const test = by.replace(/(?<=\.test\.ts)\..*$/, '');
  const counts = noticed.get(dirname(file)) ?? new Map();
  noticed.set(dirname(file), counts.set(test, (counts.get(test) ?? 0) + 1));
}

/**
 * The tests that execute a place, those first that are likely to notice: that have noticed others near, then those about its
 * file, and of those that are so equally those that do little else, and soon.
 * @param {Mutant} mutant
 */
async function* testsOf(mutant) {
  const counts = [...(noticed.get(dirname(mutant.file)) ?? [])].sort(([, a], [, b]) => b - a);
  const first = counts.map(([test]) => test).filter((test) => tests.includes(test));
  const seen = new Set();
  for (const equal of [...first.map((test) => [test]), ...likelyTests(mutant.file)]) {
    /** @type {{ test: string, coverage: Coverage | undefined }[]} */
    const those = [];
    for (const test of equal) {
      if (seen.has(test)) continue;
      seen.add(test);
      // What the nearest tests execute is not worth a run of each.
      const coverage = values.near === undefined ? await coverageOf(test) : undefined;
      if (coverage === undefined || executes(coverage, mutant)) those.push({ test, coverage });
    }
    const attention = (/** @type {typeof those[number]} */ { coverage }) =>
      coverage === undefined ? 0 : attentionTo(coverage, mutant.file);
    yield* those.sort((a, b) => attention(b) - attention(a));
  }
}

/** What was found, by fault: the versions of the tests that passed with it, and that which did not. */
/** @type {Map<string, { passed: Set<string>, by: string | undefined }>} */
const found = new Map();
/** @param {{ fault: string, test: string, passed: boolean, cpu: number }} line */
function record({ fault, test, passed }) {
  const known = found.get(fault) ?? { passed: new Set(), by: undefined };
  if (passed) known.passed.add(test);
  else known.by = test;
  found.set(fault, known);
}
for (const line of linesOf(journal)) if (line.test !== undefined) record(line);
for (const path of new Set([journal, ...(values.again === undefined ? [] : [values.again])]))
  for (const { place, by } of linesOf(path)) if (by !== undefined) noteNoticed(place.file, by);
/** @param {object} line */
function write(line) {
  mkdirSync(join(root, 'dist-test'), { recursive: true });
  appendFileSync(journal, `${JSON.stringify(line)}\n`);
}

// A place that no test executes is known when all are measured.
if (values.near === undefined)
  await inParallel(tests, availableParallelism(), async (test) => void (await coverageOf(test)));
let begun = performance.now();
// Many faults make a test wait: two at a time for each core.
let left = drawn.length;
await inParallel(drawn, 2 * availableParallelism(), async ({ first, ...mutant }) => {
  const { file, start, end, text } = mutant;
  const fault = hashOf(`${file} ${start} ${end} ${text} ${codes.get(file)}`);
  const env = { KUBETYPED_MUTANT: JSON.stringify({ url: pathToFileURL(join(root, file)).href, start, end, text }) };
  const known = found.get(fault);
  let by = known?.by;
  let met = 0;
  let spent = 0;
  let cut = false;
  for await (const { test, coverage } of by === undefined ? testsOf(mutant) : []) {
    cut = met >= Number(values.near ?? Infinity) || (spent > 0 && spent + (coverage?.cpu ?? 0) > Number(values.cap));
    if (cut) break;
    met++;
    spent += coverage?.cpu ?? 0;
    if (known?.passed.has(versionOf(test))) continue;
    const seconds = (coverage?.wall ?? 30) * PATIENCE.times + PATIENCE.more;
    const { passed, cpu } = await runTest(test, env, seconds);
    // One that fails by chance, or as it is, notices nothing.
    if (!passed && (await runTest(test, env, seconds)).passed) continue;
    if (!passed && coverage === undefined && !(await passesAsItIs(test))) continue;
    const line = { fault, test: versionOf(test), passed, cpu };
    record(line);
    write(line);
    if (passed) continue;
    by = test;
    noteNoticed(file, by);
    break;
  }
  const executed = by !== undefined || met > 0;
  results.push({ file, mutant, by, executed, cut });
  write({ fault, first, place: placeOf(mutant), start, by, executed, cut });
  if (by === undefined) console.log(`not noticed: ${describe(mutant, { executed, cut })}`);
  if (--left === 0 || performance.now() - begun < 60_000) return;
  begun = performance.now();
  console.log(table());
});

/** @template T @param {readonly T[]} items @param {(item: T) => string | number} keyOf @returns {[string | number, T[]][]} */
function grouped(items, keyOf) {
  /** @type {Map<string | number, T[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** @param {Mutant} mutant @param {{ executed: boolean, cut: boolean }} result */
function describe(mutant, { executed, cut }) {
  const code = codes.get(mutant.file) ?? '';
  const place = code.slice(mutant.start, mutant.end).replace(/\s+/g, ' ').slice(0, 80);
  const why = executed ? (cut ? ' (cut off)' : '') : ' (not executed)';
  return `${mutant.file}:${lineOf(mutant, code)} ${mutant.what}${why}: ${place}`;
}

/** How many of the faults were noticed, by folder: `src/cli` of `src/cli/input/x.ts`. */
function table() {
  const lines = ['', '| folder | asked | noticed | cut off | not executed | share |', '|---|---|---|---|---|---|'];
  const folders = grouped(results, ({ file }) => file.split('/').slice(0, 2).join('/')).sort();
  for (const [folder, mine] of [...folders, /** @type {const} */ (['all', results])]) {
    const noticed = mine.filter(({ by }) => by !== undefined).length;
    const cut = mine.filter((each) => each.cut).length;
    const missed = mine.filter(({ executed }) => !executed).length;
    const share = Math.round((noticed / (mine.length || 1)) * 100);
    lines.push(`| ${folder} | ${mine.length} | ${noticed} | ${cut} | ${missed} | ${share} % |`);
  }
  return lines.join('\n');
}

console.log('\nNot noticed:');
for (const { mutant, ...result } of results.sort((a, b) => (a.file < b.file ? -1 : 1)))
  if (mutant !== undefined && result.by === undefined) console.log(`  ${describe(mutant, result)}`);
console.log(table());
