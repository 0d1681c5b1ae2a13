// The tests: builds the library, compiles the tests against it, runs them with Node's own runner.
//   npm test                                      everything
//   npm test -- test/engine test/root.test.ts     folders and files
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, run, tsc } from './build.mjs';

/** The compiled test files of a folder or file. */
function testFiles(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith('.test.js'))
    .sort()
    .map((name) => join(path, name));
}

await build();
rmSync('dist-test', { recursive: true, force: true });
tsc('-p', 'tsconfig.test.json');
const wanted = process.argv.slice(2);
const files = (wanted.length > 0 ? wanted : ['test']).flatMap((path) =>
  testFiles(join('dist-test', path.replace(/\.ts$/, '.js'))),
);
try {
  run(process.execPath, ['--test', ...files]);
} catch {
  // The runner has said what failed.
  process.exit(1);
}
