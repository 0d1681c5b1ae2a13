// Every TypeScript snippet of the README is compiled and run; a comment behind or below console.log is its output.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = 'dist-test/readme';
const snippets = [...readFileSync('README.md', 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map((match) => match[1]!);

test('the snippets of the README compile', () => {
  assert.ok(snippets.length >= 4);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [at, snippet] of snippets.entries()) writeFileSync(`${folder}/snippet${at}.ts`, snippet);
  const extended = {
    extends: '../../tsconfig.json',
    compilerOptions: { outDir: '.', rootDir: '.', declaration: false, isolatedDeclarations: false },
    include: ['*.ts'],
    exclude: [],
  };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(extended));
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { stdio: 'inherit' });
});

for (const [at, snippet] of snippets.entries()) {
  test(`snippet ${at + 1} of the README prints what it says`, () => {
    const printed = execFileSync(process.execPath, [`${folder}/snippet${at}.js`], { encoding: 'utf8' })
      .trimEnd()
      .split('\n');
    const said = [...snippet.matchAll(/console\.log\(.*\);(?: \/\/ (.*)|\n\/\/ (.*))/g)].map(
      (match) => match[1] ?? match[2],
    );
    assert.ok(said.length > 0);
    assert.deepEqual(printed, said);
  });
}
