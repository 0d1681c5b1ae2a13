// @ts-check
// The tests: builds the library, compiles the tests against it, runs them with Node's own runner.
//   npm test                                      everything
//   npm test -- test/engine test/root.test.ts     folders and files
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build, compile, run, tsc } from './build.mjs';

/** Tests of what is published, or by way of it. The others take the compiled modules as they are. */
const PUBLISHED =
  /^test(?:$|\/(?:bundle|packaging|examples|readme|kubectl|runtimes|server|site|client_node|client\/browser\.test|protobuf\.test)\b)/;

/**
 * The compiled test files of a folder or file.
 * @param {string} path
 * @returns {string[]}
 */
function testFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.js'))
    .sort()
    .map((name) => join(path, name));
}

const wanted = process.argv.slice(2).map((path) => path.replace(/\/$/, ''));
for (const path of wanted) {
  if (existsSync(path)) continue;
  console.error(`${path}: no such test`);
  process.exit(2);
}
const published = wanted.length === 0 || wanted.some((path) => PUBLISHED.test(path));
if (published) await build();
else compile();
rmSync('dist-test', { recursive: true, force: true });
tsc('-p', 'tsconfig.test.json');
const files = (wanted.length > 0 ? wanted : ['test']).flatMap((path) =>
  testFiles(join('dist-test', path.replace(/\.ts$/, '.js'))),
);
run(process.execPath, [
  ...(published ? [] : ['--import', './scripts/plain_modules.mjs']),
  '--test',
  // What failed comes once more at the end, on a terminal and in a log.
  '--test-reporter=spec',
  // Node itself leaves a core to itself.
  `--test-concurrency=${availableParallelism()}`,
  // A file that hangs must not keep the others waiting.
  `--test-timeout=${Number(process.env.KUBETYPED_TEST_MINUTES ?? 15) * 60_000}`,
  ...files,
]);
