// @ts-check
// The tests, from the sources, by Node's own runner. Types are checked by `npm run lint`.
//   npm test                                      all but those that use the library as it is installed, in part
//   KUBETYPED_ALL=1 npm test                      everything, as in CI
//   npm test -- test/engine test/root.test.ts     folders and files
//   npm test -- --watch test/root.test.ts         again after each change
//   npm test -- --only NAME test/root.test.ts     the tests whose names match a regular expression
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, root, writeData } from './build.mjs';

/** Tests of what is published, which take `kubetyped/...` from a build. */
const PUBLISHED =
  /^test(?:$|\/(?:bundle|packaging|examples|readme|kubectl\.test|runtimes|server|site|types|apiextensions\/types|client_node|client\/browser\.test|protobuf\.test)\b)/;

/** Minutes of installing and starting whole projects: for CI, and for those who name them. */
const INSTALLED = /^test\/(?:examples|packaging|site)\//;

/** What large inputs and floods do to a server: for CI, and for those who name them. */
const LARGE =
  /^test\/(?:attack\/(?:dropped|floods|linear|others_are_served|slow_watches|stored_values)|cli\/hostile|hostile\/size|apiserver\/large_lists)\b/;

/** Tests of what a process holds, how long it is busy and what it has not done yet, and of whole projects. */
const ALONE =
  /^test\/(?:attack\/(?:dropped|floods|linear|others_are_served|policy_variables|slow_watches|sockets)|hostile\/(?:inputs|random)|apiserver\/(?:foreign|histories|turns)|client\/(?:leaks|soak|transport\/http2_resets)|controller\/faults|apimachinery\/runtime\/kind_base|examples|packaging|site)/;

/** How long a test may take: what hangs must not keep the others waiting. */
const minutes = Number(process.env.KUBETYPED_TEST_MINUTES ?? 15);

/** Starting a process and loading the library takes longer than the tests of most files do: so many files share one. */
const TOGETHER = 24;

/**
 * Test files of the same folder, joined into few.
 * @param {readonly string[]} files
 * @param {string} place an empty folder for what is written
 * @returns {string[]}
 */
function joined(files, place) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  for (const file of files) {
    if (ALONE.test(file)) continue;
    const folder = file.split('/').slice(0, -1)[1] ?? 'test';
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const small = [...folders].filter(([, all]) => all.length < TOGETHER / 2);
  for (const [folder] of small) folders.delete(folder);
  folders.set(
    'others',
    small.flatMap(([, all]) => all),
  );
  const groups = [...folders].flatMap(([folder, all]) => {
    const count = Math.ceil(all.length / TOGETHER);
    return Array.from({ length: count }, (_, index) => {
      const path = join(place, `${folder}-${index + 1}.mjs`);
      const own = all.filter((_, at) => at % count === index);
      const script = new URL('test_group.mjs', import.meta.url).href;
      writeFileSync(
        path,
        `import { runTogether } from ${JSON.stringify(script)};\nrunTogether(${JSON.stringify(own)}, ${minutes * 60_000});\n`,
      );
      return path;
    });
  });
  return [...groups, ...files.filter((file) => ALONE.test(file))];
}

/**
 * The tests of a folder, or a file.
 * @param {string} path
 * @returns {string[]}
 */
function testFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { watch: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const wanted = positionals.map((path) => path.replace(/\/$/, ''));
for (const path of wanted) {
  if (existsSync(path)) continue;
  console.error(`${path}: no such test`);
  process.exit(2);
}
install();
const published = wanted.length === 0 || wanted.some((path) => PUBLISHED.test(path));
if (published) await build();
else writeData('dist');
if (process.env.KUBETYPED_GO !== '1') console.log('What needs Go is skipped: KUBETYPED_GO=1 builds and runs it');
const isAll = wanted.length > 0 || process.env.KUBETYPED_ALL === '1';
if (!isAll)
  console.log(
    "test/examples, test/packaging, test/site and what takes large inputs are left out, and fewer random cases and rows of Go's answers are tried: KUBETYPED_ALL=1 has them all",
  );
const files = (wanted.length > 0 ? wanted : ['test'])
  .flatMap(testFiles)
  .filter((file) => isAll || !(INSTALLED.test(file) || LARGE.test(file)));
// Where files or tests are named, each file has a process of its own.
const isAlone = wanted.length > 0 || values.watch || values.only !== undefined;
// Tests remove what they make; what is left by those that were killed goes with this folder.
const temporary = mkdtempSync(join(tmpdir(), 'kubetyped-test-'));
const runner = spawn(
  process.execPath,
  [
    ...['--import', new URL('sources.mjs', import.meta.url).href, '--enable-source-maps', '--test'],
    // What failed comes once more at the end, on a terminal and in a log.
    '--test-reporter=spec',
    // Some wait for servers and for time to pass while others work.
    `--test-concurrency=${availableParallelism() + 1}`,
    `--test-timeout=${minutes * (isAlone ? 1 : 4) * 60_000}`,
    ...(values.watch ? ['--watch'] : []),
    ...(values.only === undefined ? [] : [`--test-name-pattern=${values.only}`]),
    ...(isAlone ? files : joined(files, temporary)),
  ],
  {
    stdio: 'inherit',
    cwd: root,
    env: {
      ...process.env,
      KUBETYPED_PUBLISHED: published ? '1' : '0',
      KUBETYPED_PART: isAll ? '0' : '1',
      TMPDIR: temporary,
      TEMP: temporary,
      TMP: temporary,
    },
  },
);
// A terminal interrupts the runner, too.
process.on('SIGINT', () => {});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => runner.kill(signal));
runner.on('close', (status) => {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  process.exitCode = status ?? 1;
});
