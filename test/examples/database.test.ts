// The storages of examples/database in SQLite and PostgreSQL: their tests pass with the library as published, and kubectl works
// with the server in front of them. Their packages come from the registry: npm's cache has them after the first time.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { hasKubectl } from './console.ts';

const EXAMPLE = 'examples/database';
/** What `scripts/link-project.mjs` has. */
const LINKED = ['kubetyped', 'typescript'];

/** Where Debian keeps the programs of PostgreSQL that are not on the PATH. */
function debianPostgres(): string[] {
  const root = '/usr/lib/postgresql';
  return existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
}

test('examples/database: its tests pass, and what kubectl creates is there after a restart', {
  timeout: 550_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-database-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(EXAMPLE, 'package.json'), 'utf8'),
  );
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: Object.fromEntries(wanted.filter(([name]) => !LINKED.includes(name))),
    }),
  );
  const install = ['install', '--ignore-scripts', '--prefer-offline', '--no-fund', '--no-audit', '--fetch-retries=0'];
  const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) {
    t.skip(`its packages could not be installed: ${stderr.slice(0, 300)}`);
    return;
  }
  // Below its packages, which are found there; its types of Node are newer than those that are linked.
  const project = join(folder, 'database');
  cpSync(EXAMPLE, project, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)$/.test(path) });
  execFileSync(process.execPath, ['scripts/link-project.mjs', project]);
  rmSync(join(project, 'node_modules/@types/node'));
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  env['PATH'] = [env['PATH'], ...debianPostgres()].join(':');
  // Root starts PostgreSQL as another user, who may not enter the folder that this test runner has for its files.
  if (process.getuid?.() === 0) env['TMPDIR'] = '/tmp';
  const tests = spawnSync('npm', ['test'], { cwd: project, encoding: 'utf8', env });
  assert.equal(tests.status, 0, tests.stdout + tests.stderr);
  const [, passed] = /^(?:# |ℹ )pass (\d+)$/m.exec(tests.stdout) ?? [];
  const [, skipped] = /^(?:# |ℹ )skipped (\d+)$/m.exec(tests.stdout) ?? [];
  t.diagnostic(`${passed} tests, ${skipped} skipped: without PostgreSQL, half of them are`);
  assert.ok(Number(passed) > 60, tests.stdout);

  const place = 'postgres://nobody@127.0.0.1:1/none';
  const lost = spawnSync(process.execPath, ['dist/src/main.js', place], { cwd: project, encoding: 'utf8' });
  assert.deepEqual([lost.status, lost.stderr], [1, 'PostgreSQL: Error: connect ECONNREFUSED 127.0.0.1:1\n']);
  if (!hasKubectl()) {
    t.diagnostic('no kubectl: nothing is asked of the server');
    return;
  }
  const kubectl = (...args: string[]): string =>
    execFileSync('kubectl', ['--kubeconfig', 'kubeconfig', ...args], { cwd: project, encoding: 'utf8' });
  const bird = {
    apiVersion: 'zoo.example.com/v1',
    kind: 'Bird',
    metadata: { name: 'robin' },
    spec: { species: 'robin' },
  };
  writeFileSync(join(project, 'robin.json'), JSON.stringify(bird));
  const versions: string[] = [];
  for (const run of [1, 2]) {
    const child = spawn(process.execPath, ['dist/src/main.js', 'birds.db'], { cwd: project, stdio: 'pipe' });
    try {
      const { value } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
      assert.match(String(value), /^listening on http/);
      if (run === 1) assert.equal(kubectl('create', '-f', 'robin.json'), 'bird.zoo.example.com/robin created\n');
      versions.push(kubectl('get', 'bird', 'robin', '-o', 'jsonpath={.spec.species} {.metadata.resourceVersion}'));
    } finally {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    assert.equal(child.exitCode, 0);
  }
  assert.equal(versions[0], versions[1]);
  assert.match(versions[0] ?? '', /^robin \d+$/);
});
