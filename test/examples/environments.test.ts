// The project of examples/environments, as `kubetyped new manifests` writes it: its tests pass with the library as published, the
// check finds a file that is not what the code gives, and what it writes is valid.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { cli } from '../cli/run_cli.ts';

/** Runs a command in a folder. @returns what it prints @throws Error with that when it fails */
function run(cwd: string, file: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

test('kubetyped new manifests: written, tested, changed, checked', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-manifests-'));
  try {
    const { status, stdout, stderr } = await cli(['new', 'manifests', 'shop'], { cwd: folder });
    assert.deepEqual([status, stderr], [0, '']);
    assert.match(stdout, /^wrote \d+ files; next:\n\n {2}cd shop\n {2}npm install\n {2}npm test\n {2}npm start\n$/);
    const project = join(folder, 'shop');
    const text = (path: string): string => readFileSync(join(project, path), 'utf8');
    assert.match(text('package.json'), /"name": "shop"/);
    assert.match(text('README.md'), /^# shop\n/);
    for (const path of readdirSync('examples/environments/src'))
      assert.equal(text(`src/${path}`), readFileSync(join('examples/environments/src', path), 'utf8'));
    run('.', process.execPath, 'scripts/link-project.mjs', project);
    run(project, 'npm', 'test');
    run(project, 'npm', 'run', 'check');
    const environments = readdirSync(join(project, 'manifests'));
    assert.deepEqual(environments, ['dev.yaml', 'production.yaml', 'staging.yaml']);
    const judged = await cli(['validate', 'manifests'], { cwd: project });
    assert.equal(judged.status, 0, judged.stdout);
    assert.match(run(project, 'npm', 'start'), /\nmanifests: nothing to change\n$/);
    // How two environments differ, as the README shows it.
    const [, difference = ''] = /`npx kubetyped (diff [^`]+)`/.exec(text('README.md')) ?? [];
    const { stdout: differences } = await cli(difference.split(' '), { cwd: project });
    assert.match(differences, /^Deployment\.apps web-production\/web .*\n~ spec\.replicas: 2 -> 4\n/m);
    assert.doesNotMatch(differences, /only in|namespace/);
    // A change of the code, and one of a file.
    const overlays = text('src/environments.ts');
    writeFileSync(join(project, 'src/environments.ts'), overlays.replace('replicated(4)', 'replicated(5)'));
    assert.throws(() => run(project, 'npm', 'run', 'check'), /manifests\/production\.yaml is not what the code gives/);
    assert.match(run(project, 'npm', 'start'), /wrote manifests\/production\.yaml\n$/);
    assert.match(text('manifests/production.yaml'), /replicas: 5/);
    // A misspelt field does not compile, nor is a value written that servers refuse.
    const broken = overlays.replace("image: 'nginx:latest'", "imag: 'nginx:latest'");
    writeFileSync(join(project, 'src/environments.ts'), broken);
    assert.throws(() => run(project, 'npm', 'start'), /'imag' does not exist in type/);
    writeFileSync(join(project, 'src/environments.ts'), overlays.replace("'web-dev'", "'Web_Dev'"));
    assert.throws(() => run(project, 'npm', 'start'), /ConfigMap web: metadata\.namespace: Invalid value: "Web_Dev"/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
