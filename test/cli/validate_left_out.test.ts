// What `validate` leaves out of folders because it is not a manifest by itself, and what programs make of it.
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

type Run = ValidateJSON & { readonly status: number | null; readonly stderr: string };

async function run(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<Run> {
  const { stdout, status, stderr } = await cli(['validate', '-o', 'json', ...args], { cwd: folder, env });
  return { ...(JSON.parse(stdout) as ValidateJSON), status, stderr };
}

const names = ({ files }: ValidateJSON): string[] => files.map(({ file }) => file);
const patch = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: 2}\n';
const cm = (name: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\n`;

test('what kustomizations name as parts is left out and counted, resources are checked', async () => {
  await inFolder(async (folder) => {
    write(folder, {
      'base/kustomization.yaml': `resources: [cm.yaml, both.yaml]
patches: [{path: p1.yaml}, {path: both.yaml}, {patch: "kind: Deployment\\nspec: {}\\n"}]
patchesStrategicMerge: [p2.yaml, "kind: Deployment\\nspec: {}\\n"]
patchesJson6902: [{path: p3.yaml, target: {kind: Deployment, name: web, version: v1}}]
replacements: [{path: r.yaml}]
configurations: [names.yaml]
configMapGenerator: [{name: made, files: [key=files/p4.yaml, p5.yaml], envs: [e.yaml]}]
transformers: [../transformers, t.yaml]
helmCharts: [{name: x, valuesFile: v.yaml}]
`,
      'base/cm.yaml': cm('base'),
      'base/both.yaml': cm('both'),
      ...Object.fromEntries(
        ['p1', 'p2', 'p3', 'files/p4', 'p5', 'e', 'r', 'names', 't', 'v'].map((name) => [`base/${name}.yaml`, patch]),
      ),
      'transformers/kustomization.yml': 'resources: [labels.yaml]\n',
      'transformers/labels.yaml': patch,
      'overlays/prod/Kustomization': 'bases: [../../base]\ncomponents: [../../parts]\npatches: [{path: ../q.yaml}]\n',
      'overlays/q.yaml': patch,
      'overlays/prod/x.yaml': cm('x'),
      'parts/kustomization.yaml': 'kind: Component\napiVersion: kustomize.config.k8s.io/v1alpha1\n',
      'flux/kustomization.yaml': `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: a}\n`,
    });
    const all = await run(folder, ['.']);
    assert.deepEqual(names(all), ['base/both.yaml', 'base/cm.yaml', 'flux/kustomization.yaml', 'overlays/prod/x.yaml']);
    assert.deepEqual([all.status, all.faults], [0, []]);
    assert.match(all.notes.join('\n'), /^left out 12 files that kustomizations name as parts: .* and 7 more$/m);
    const one = await run(folder, ['base/p1.yaml']);
    assert.deepEqual([one.status, one.stderr], [2, 'kubetyped: base/p1.yaml: nothing was checked here\n']);
    assert.equal((await run(folder, ['--allow-empty', 'base/p1.yaml', 'base/kustomization.yaml'])).status, 0);
  });
});

test('files in folders that are not manifests are left out, and manifests with a mistake are not', async () => {
  await inFolder(async (folder) => {
    write(folder, {
      'package.json': '{"name": "a", "version": "1.0.0"}',
      'tsconfig.json': '{\n  // a comment\n  "compilerOptions": {}\n}',
      'docker-compose.yml': 'services: {web: {image: a}}\n',
      '.github/workflows/ci.yml': 'name: ci\non: push\n',
      'list.json': '[1, 2]',
      'mkdocs.yml': 'site_name: a\nx: !!python/name:a.b.c\nb: c: d\n',
      'dashboard.json': '{"panels": [{"kind": "a", "spec": {}, "metadata": {}, "apiVersion": "b"}]}',
      'kubeconfig.yaml': 'apiVersion: v1\nkind: Config\nclusters: []\n',
      'skaffold.yaml': 'apiVersion: skaffold/v4beta9\nkind: Config\nmetadata: {name: a}\n',
      'good.yaml': cm('good'),
      'kind.yaml': cm('a').replace('kind', 'knd'),
      'version.yaml': cm('a').replace('apiVersion', 'api'),
      'broken.yaml': `${cm('a')}data: {a: b: c}\n`,
    });
    const all = await run(folder, ['.']);
    assert.deepEqual(names(all), ['broken.yaml', 'good.yaml', 'kind.yaml', 'version.yaml']);
    assert.deepEqual(
      all.faults.map(({ file, reason }) => `${file} ${reason}`),
      ['broken.yaml syntax', 'kind.yaml kind', 'version.yaml kind'],
    );
    assert.match(all.notes.join('\n'), /^left out 9 files that are not manifests: /m);
    assert.equal((await run(folder, ['.', '--exclude', '{broken,kind,version}.yaml'])).status, 0);
    const named = await run(folder, ['package.json']);
    assert.deepEqual([named.status, named.faults[0]?.text], [1, `Object 'Kind' is missing`]);
  });
});

test('a path under which nothing is checked is an error, others are still checked', async () => {
  await inFolder(async (folder) => {
    write(folder, {
      'chart/Chart.yaml': 'apiVersion: v2\nname: a\n',
      'chart/templates/a.yaml': 'kind: {{ a }}\n',
      'app/cm.yaml': cm('a'),
      'app/none.yaml': '# nothing\n',
      'none/none.yaml': '# nothing\n',
    });
    const { status, stderr, summary } = await run(folder, ['chart', 'app', 'app/*.yaml', 'none']);
    assert.equal(stderr, 'kubetyped: chart: nothing was checked here\nkubetyped: none: nothing was checked here\n');
    assert.deepEqual([status, summary.ok], [2, 1]);
  });
});

test('--render checks what programs make of kustomizations and charts', async () => {
  await inFolder(async (folder) => {
    write(folder, {
      'base/kustomization.yaml': 'resources: [cm.yaml]\n',
      'base/cm.yaml': cm('a'),
      'prod/kustomization.yaml': 'resources: [../base]\n',
      'chart/Chart.yaml': 'apiVersion: v2\nname: a\n',
      'chart/charts/sub/Chart.yaml': 'apiVersion: v2\nname: sub\n',
      'chart/templates/a.yaml': 'kind: {{ a }}\n',
    });
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const program = (name: string, text: string): void => {
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(bin, name), 0o755);
    };
    const PATH = `${bin}${delimiter}/bin${delimiter}/usr/bin`;
    program('kustomize', `echo 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: made}\ndataa: {}'; echo "# $*"`);
    program(
      'helm',
      `printf '%s\\n' '---' '# Source: a/templates/a.yaml' 'apiVersion: v1' 'kind: Pod' 'metadata: {name: A}'`,
    );
    const { documents, faults, status, notes } = await run(folder, ['--render', '.'], { PATH });
    assert.deepEqual(
      documents.map(({ file, source, name }) => [file, source, name]),
      [
        ['base/cm.yaml', undefined, 'a'],
        ['prod/kustomization.yaml', 'prod/kustomization.yaml', 'made'],
        ['chart/Chart.yaml', 'a/templates/a.yaml', 'A'],
      ],
    );
    assert.deepEqual([status, notes], [1, []]);
    assert.deepEqual([...new Set(faults.map(({ file }) => file))], ['prod/kustomization.yaml', 'chart/Chart.yaml']);
    write(folder, { 'package.json': '{"name": "a"}\n' });
    const counted = await run(folder, ['--render', '.'], { PATH });
    assert.deepEqual(counted.notes, ['left out 1 file that is not a manifest: package.json']);
    const github = await cli(['validate', '-o', 'github', '--render', 'prod'], { cwd: folder, env: { PATH } });
    assert.match(github.stdout, /^::error file=prod\/kustomization\.yaml,title=ConfigMap made::dataa: /);
    program('kustomize', 'echo working >&2; echo "accumulating resources" >&2; exit 1');
    const failed = await run(folder, ['--render', 'prod'], { PATH });
    assert.match(failed.stderr, /^kubetyped: prod\/kustomization\.yaml: kustomize build: accumulating resources$/m);
    assert.equal(failed.status, 2);
    const none = await run(folder, ['--render', 'chart', 'prod'], { PATH: bin.replace('bin', 'no') });
    assert.match(none.stderr, /chart\/Chart\.yaml: helm is not installed/);
    assert.match(none.stderr, /prod\/kustomization\.yaml: neither kustomize nor kubectl is installed/);
  });
});
