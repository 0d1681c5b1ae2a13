// The same results in every JavaScript engine, from the package as it is installed. KUBETYPED_RUNTIMES is what
// scripts/runtimes.mjs prints: the programs by name.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { fromSources } from '../cli/run_cli.ts';

const given = process.env['KUBETYPED_RUNTIMES'];
const runtimes = new Map(Object.entries(JSON.parse(given ?? '{}') as Record<string, string>));
let folder: string;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kubetyped-runtimes-'));
  mkdirSync(join(folder, 'node_modules/kubetyped'), { recursive: true });
  for (const name of ['package.json', 'dist'])
    cpSync(name, join(folder, 'node_modules/kubetyped', name), { recursive: true });
  symlinkSync(resolve('node_modules/big.js'), join(folder, 'node_modules/big.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module","dependencies":{"kubetyped":"*"}}');
  cpSync('test/runtimes/program.mjs', join(folder, 'program.mjs'));
});

after(() => rmSync(folder, { recursive: true }));

function output(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, [...args, 'program.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

test('the program says something of every part', () => {
  const lines = output(process.execPath, []).trimEnd().split('\n');
  assert.ok(lines.length >= 16, String(lines.length));
  assert.deepEqual(
    lines.filter((line) => /TypeError|undefined:/.test(line)),
    [],
  );
});

for (const name of ['node22', 'node24', 'node26', 'bun', 'deno']) {
  const program = runtimes.get(name);
  const skip = program === undefined && `KUBETYPED_RUNTIMES has no ${name}: see scripts/runtimes.mjs`;
  test(`${name} gives what Node gives`, { skip }, () => {
    assert.equal(
      output(program!, name === 'deno' ? ['run', '--node-modules-dir=manual', '--allow-read', '--allow-env'] : []),
      output(process.execPath, []),
    );
  });
}

const bun = runtimes.get('bun');

test('Bun shows the data of an object, and no methods', {
  skip: bun === undefined && 'KUBETYPED_RUNTIMES has no bun',
}, () => {
  const code = `import { Pod } from 'kubetyped/api/core/v1'; console.log(new Pod({ metadata: { name: 'a' } }));`;
  const { stdout, stderr } = spawnSync(bun!, ['-e', code], { cwd: folder, encoding: 'utf8', timeout: 120_000 });
  assert.match(
    stdout,
    /^Pod \{\s+apiVersion: ["']v1["'],\s+kind: ["']Pod["'],\s+metadata: \{\s+name: ["']a["'],?\s+\},?\s+\}\n$/,
    stderr,
  );
});

for (const name of ['node22', 'node24', 'node26']) {
  const program = runtimes.get(name);
  const skip = program === undefined && `KUBETYPED_RUNTIMES has no ${name}: see scripts/runtimes.mjs`;
  test(`the fast tests pass on ${name}`, { skip }, () => {
    const files = ['root.test.ts', 'protobuf.test.ts', 'engine/**/*.test.ts'].map((path) => `test/${path}`);
    const { status, stdout } = spawnSync(program!, [...fromSources, '--test', ...files], {
      encoding: 'utf8',
      timeout: 300_000,
    });
    assert.equal(
      status,
      0,
      stdout
        .split('\n')
        .filter((line) => /^not ok/.test(line))
        .join('\n') || stdout.slice(-2000),
    );
  });
}
