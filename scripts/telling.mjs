// @ts-check
// Random questions that tell faults: `npm run telling -- --help` says how they are found.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { install, root, writeData } from './build.mjs';
import { draw, inParallel, sourcesBelow } from './mutate/draw.mjs';

const SUBJECTS = readdirSync(join(root, 'test/telling'))
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => name !== 'subject');

const USAGE = `Usage: npm run telling -- [options] ${SUBJECTS.join('|')}

Puts small faults into the files of a subject, one at a time, drawn at random. Where all questions that tests ask have the same
answers as before, asks random ones, and keeps the first whose answer is another, for Go to answer and tests to ask.

  --sample N       how many faults (200)
  --seed N         which faults, and which questions (2; those that npm run mutation draws are others)
  --questions N    how many random questions (5000)

  npm run telling -- strategies && scripts/vectors.sh strategies`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    questions: { type: 'string', default: '5000' },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '2' },
  },
});
const [name = ''] = positionals;
if (values.help || !SUBJECTS.includes(name) || positionals.length > 1) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

install();
await import('./sources.mjs');
const { mutantsOf } = await import('./mutate/mutants.mjs');
const { javaScriptOf } = await import('./source_hooks.mjs');
const { Random } = await import('../test/differential/random_scalars.ts');
const { readRows } = await import('../test/telling/subject.ts');
const subjectPath = join(root, `test/telling/${name}.ts`);
/** @type {{ subject: import('../test/telling/subject.ts').Subject<object> }} */
const { subject } = await import(pathToFileURL(subjectPath).href);
writeData(join(root, 'dist'));

/** Which answers are not there after so many milliseconds, they are others. */
const PATIENCE = 300_000;
const temporary = mkdtempSync(join(tmpdir(), 'kubetyped-telling-'));
let files = 0;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

const kept = readRows(subject.file);
const asked = [...kept, ...subject.known.flatMap(readRows)].map((row) => subject.questionOf(row));
const ask = subject.random(Number(values.seed));
const random = Array.from({ length: Number(values.questions) }, ask);
let questions = [...asked, ...random].map((question) => JSON.stringify(question));
let answers = await answersTo(questions);
// An answer that is another each time tells nothing.
const again = await answersTo(questions);
const isSame = answers.map((answer, at) => answer === again[at]);
questions = questions.filter((_, at) => isSame[at]);
answers = answers.filter((_, at) => isSame[at]);
const firstRandom = isSame.slice(0, asked.length).filter(Boolean).length;
/** Those that told a fault come first. @type {Set<number>} */
const telling = new Set();

const all = sourcesBelow(subject.folders).flatMap((file) =>
  mutantsOf(javaScriptOf(join(root, file))).map((mutant) => ({ ...mutant, file })),
);
const drawn = draw(all, Number(values.sample), new Random(Number(values.seed)));
console.log(
  `${drawn.length} faults, ${firstRandom} questions that tests ask, ${questions.length - firstRandom} random ones`,
);

const counts = { asked: 0, random: 0, nothing: 0 };
let begun = performance.now();
await inParallel(drawn, availableParallelism(), async ({ file, start, end, text, what }) => {
  const at = await firstTelling({ url: pathToFileURL(join(root, file)).href, start, end, text });
  counts[at === undefined ? 'nothing' : at < firstRandom || telling.has(at) ? 'asked' : 'random']++;
  if (at === undefined) console.log(`told by nothing: ${file} ${what}`);
  else if (at >= firstRandom) telling.add(at);
  if (performance.now() - begun < 60_000) return;
  begun = performance.now();
  console.log(`so far ${said()}`);
});
console.log(said());

const rows = [...telling].map((at) => JSON.parse(questions[at] ?? ''));
writeFileSync(
  join(root, subject.file),
  gzipSync([...kept, ...rows].map((row) => `${JSON.stringify(row)}\n`).join(''), { level: 9 }),
);

function said() {
  return `${counts.asked} told by questions that are asked, ${counts.random} by others, ${counts.nothing} by nothing`;
}

/** What ours answers. @param {readonly string[]} questions */
async function answersTo(questions) {
  const path = written('questions', questions);
  const answers = await run([subjectPath, path], {});
  if (answers === undefined) throw new Error(`${subjectPath} answers nothing`);
  return answers;
}

/** The first question whose answer is another with a fault; those that told another fault are tried first. @param {object} mutant */
async function firstTelling(mutant) {
  const order = [...telling];
  for (let at = 0; at < questions.length; at++) if (!telling.has(at)) order.push(at);
  const paths = [
    written(
      'questions',
      order.map((at) => questions[at] ?? ''),
    ),
    written(
      'answers',
      order.map((at) => answers[at] ?? ''),
    ),
  ];
  const [first] = (await run([subjectPath, ...paths], { KUBETYPED_MUTANT: JSON.stringify(mutant) })) ?? ['0'];
  for (const path of paths) rmSync(path);
  return first === undefined ? undefined : order[Number(first)];
}

/** @param {string} name @param {readonly string[]} lines */
function written(name, lines) {
  const path = join(temporary, `${name}${files++}`);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return path;
}

/** What tell.mjs writes; undefined where it fails, or takes too long. @param {string[]} args @param {Record<string, string>} env @returns {Promise<string[] | undefined>} */
function run(args, env) {
  const imports = ['./scripts/sources.mjs', './scripts/mutate/mutant_hooks.mjs'].flatMap((each) => ['--import', each]);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...imports, 'scripts/mutate/tell.mjs', ...args], {
      cwd: root,
      // The fourth is for what it costs.
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
      timeout: PATIENCE,
    });
    let out = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.on('close', (status) => resolve(status === 0 ? out.split('\n').slice(0, -1) : undefined));
  });
}
