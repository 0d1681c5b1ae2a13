// The guides of docs/testing.md, each in a project of its own: its files are written, its commands run, and its tests must
// pass. The library is this one; the tools come from their registries.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const guides = new Map(
  readFileSync('docs/testing.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

/** What each guide needs, besides Node, and what its last command prints. */
const GUIDES: readonly { name: string; tools: readonly string[]; passed: RegExp; needs?: string }[] = [
  { name: 'vitest', tools: ['npm'], passed: /Tests\s+2 passed \(2\)/ },
  { name: 'jest', tools: ['npm'], passed: /Tests:\s+1 passed, 1 total/ },
  { name: 'Controllers', tools: [], passed: /^(?:# |ℹ )pass 1$/m },
  { name: 'Webhooks', tools: [], passed: /^(?:# |ℹ )pass 2$/m },
  { name: 'pytest', tools: ['python3'], passed: /^=+ 2 passed in /m },
  { name: 'Go', tools: ['go'], passed: /^ok\s+example\.com\/configmaps/m, needs: 'KUBETYPED_GO' },
  { name: 'JUnit', tools: ['mvn', 'java'], passed: /Tests run: 1, Failures: 0, Errors: 0, Skipped: 0/ },
];

test('every guide is run', () =>
  assert.deepEqual(
    [...guides.keys()],
    GUIDES.map(({ name }) => name),
  ));

for (const { name, tools, passed, needs } of GUIDES) {
  const missing = tools.find((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0);
  const isOff = needs !== undefined && process.env[needs] !== '1';
  const skip =
    missing === undefined ? isOff && `${needs} is not 1` : `SKIPPED: there is no ${missing}, so the guide is not run`;
  test(`the guide to ${name} works`, { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'kubetyped-guide-'));
    try {
      const printed = follow(guides.get(name) ?? '', folder);
      assert.match(printed.replace(/\x1b\[[\d;]*m/g, ''), passed);
    } finally {
      // Go's module cache is read-only elsewhere; nothing of it is here.
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** Does what a guide says, in order. @returns what its commands print */
function follow(guide: string, folder: string): string {
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  let printed = '';
  for (const [, file = '', language = '', text = ''] of guide.matchAll(
    /(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$/gms,
  )) {
    if (file !== '') {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    } else {
      assert.equal(language, 'sh');
      printed += run(here(text), folder);
    }
  }
  return printed;
}

/** The commands of a guide, with packages of Python in a folder of their own, and without our package from a registry. */
function here(commands: string): string {
  return commands
    .replace(/^npm install --save-dev kubetyped/m, 'npm install --no-fund --no-audit --ignore-scripts --save-dev')
    .replace(/^pip install/m, 'python3 -m venv .venv && .venv/bin/pip install --quiet')
    .replace('-- python ', '-- .venv/bin/python ')
    .replace(/-- mvn /, '-- mvn --batch-mode ');
}

function run(commands: string, folder: string): string {
  // What installs packages takes those away that it does not know.
  for (const [name, target] of [
    ['kubetyped', '.'],
    ['big.js', 'node_modules/big.js'],
  ] as const) {
    rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
    symlinkSync(resolve(target), join(folder, 'node_modules', name));
  }
  const program = join(folder, 'node_modules/.bin/kubetyped');
  const command = `'${process.execPath}' '${resolve('dist/node/src/cli/main.js')}'`;
  writeFileSync(program, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  const path = [join(folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  // With it, node --test within a test runs nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...env, PATH: path },
  });
  assert.equal(status, 0, `${commands}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}
