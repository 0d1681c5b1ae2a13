// Every block of code in the guides of the site: TypeScript is compiled and run, and a comment behind or below
// console.log is its output; commands are run, and manifests validated.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';

const GUIDES = 'site/guides';
const FOLDER = 'dist-test/guides';
const PROGRAM = resolve('dist/node/src/cli/main.js');

interface Block {
  readonly name: string;
  readonly language: string;
  readonly text: string;
}

const blocks: readonly Block[] = readdirSync(GUIDES).flatMap((guide) =>
  Array.from(readFileSync(`${GUIDES}/${guide}`, 'utf8').matchAll(/^```([a-z]+)\n(.*?)^```$/gms), (match, at) => ({
    name: `${guide.replace('.md', '')}-${at + 1}`,
    language: match[1]!,
    text: match[2]!,
  })),
);
const of = (language: string): readonly Block[] => blocks.filter((block) => block.language === language);

function run(args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, args, { cwd: 'examples', encoding: 'utf8', input });
}

test('all blocks are tested', () => {
  assert.deepEqual([...new Set(blocks.map(({ language }) => language))].sort(), ['sh', 'ts', 'yaml']);
  assert.ok(readdirSync(GUIDES).length >= 8);
});

test('the snippets of the guides compile', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, text } of of('ts')) writeFileSync(`${FOLDER}/${name}.ts`, text);
  const extended = {
    extends: '../../tsconfig.json',
    compilerOptions: { outDir: '.', rootDir: '.', declaration: false, isolatedDeclarations: false },
    include: ['*.ts'],
    exclude: [],
  };
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify(extended));
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', FOLDER], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
});

for (const { name, text } of of('ts')) {
  test(`${name} prints what it says`, () => {
    const { status, stdout, stderr } = run([resolve(FOLDER, `${name}.js`)]);
    assert.equal(status, 0, stderr);
    const said = Array.from(
      text.matchAll(/console\.log\(.*\);(?: \/\/ (.*)|\n\s*\/\/ (.*))/g),
      (match) => match[1] ?? match[2],
    );
    assert.ok(said.length > 0);
    assert.deepEqual(stdout.trimEnd().split('\n'), said);
  });
}

for (const { name, text } of of('sh')) {
  test(`the commands of ${name} run`, () => {
    for (const line of text.trimEnd().split('\n')) {
      const [command = '', status = '0'] = line.split(/ # exit status (\d).*$/);
      const [npx, program, ...args] = command.split(' ');
      assert.deepEqual([npx, program], ['npx', 'kubetyped'], line);
      const ended = run([PROGRAM, ...args]);
      assert.equal(ended.status, Number(status), `${line}\n${ended.stdout}${ended.stderr}`);
    }
  });
}

for (const { name, text } of of('yaml')) {
  test(`the manifests of ${name} have no fault`, () => {
    const { status, stdout } = run([PROGRAM, 'validate', '-', '--fail-on', 'skipped,warnings'], text);
    assert.equal(status, 0, stdout);
  });
}
