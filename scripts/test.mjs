// @ts-check
// The tests, from the sources, by Node's own runner. Types are checked by `npm run lint`.
//   npm test                                      all but those that use the library as it is installed
//   KUBETYPED_ALL=1 npm test                      everything, as in CI
//   npm test -- test/engine test/root.test.ts     folders and files
//   npm test -- --watch test/root.test.ts         again after each change
//   npm test -- --only NAME test/root.test.ts     the tests whose names match a regular expression
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, install, root, writeData } from './build.mjs';

/** Tests of what is published, which take `kubetyped/...` from a build. */
const PUBLISHED =
  /^test(?:$|\/(?:bundle|packaging|examples|readme|kubectl\.test|runtimes|server|site|types|apiextensions\/types|client_node|client\/browser\.test|protobuf\.test)\b)/;

/** Minutes of installing and starting whole projects: for CI, and for those who name them. */
const INSTALLED = /^test\/(?:examples|packaging|site)\//;

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
    'test/examples, test/packaging and test/site are left out, and fewer random cases are tried: KUBETYPED_ALL=1 has them all',
  );
const files = (wanted.length > 0 ? wanted : ['test'])
  .flatMap(testFiles)
  .filter((file) => isAll || !INSTALLED.test(file));
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
    // A file that hangs must not keep the others waiting.
    `--test-timeout=${Number(process.env.KUBETYPED_TEST_MINUTES ?? 15) * 60_000}`,
    ...(values.watch ? ['--watch'] : []),
    ...(values.only === undefined ? [] : [`--test-name-pattern=${values.only}`]),
    ...files,
  ],
  {
    stdio: 'inherit',
    cwd: root,
    env: {
      ...process.env,
      KUBETYPED_PUBLISHED: published ? '1' : '0',
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
