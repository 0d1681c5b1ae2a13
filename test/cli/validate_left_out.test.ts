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

test('what tests of chainsaw and kuttl compare objects with is left out, unless it is applied, too', async () => {
  await inFolder(async (folder) => {
    const some = 'apiVersion: v1\nkind: Pod\nspec: {nodeName: a}\n';
    write(folder, {
      'e2e/a/chainsaw-test.yaml': `apiVersion: chainsaw.kyverno.io/v1alpha1
kind: Test
metadata: {name: a}
spec:
  steps:
  - try: [{apply: {file: both.yaml}}, {assert: {file: both.yaml}}, {assert: {file: pod.yaml}}, {create: {file: new.yaml}}]
    catch: [{error: {file: ../gone-*.yaml}}, {script: {content: pwd}}, {assert: {resource: {kind: Pod}}}]
    finally: [{patch: {file: part.yaml}}]
  - catch: 1
---
apiVersion: chainsaw.kyverno.io/v1alpha1
kind: Test
spec: {steps: [{cleanup: [{assert: {file: end.yaml}}]}]}
`,
      'e2e/b/chainsaw-test.yml': 'spec: {steps: no}\n',
      'e2e/d/chainsaw-test.yml': `spec: {steps: [{try: [{assert: {file: "${'{a,b}'.repeat(20)}"}}]}]}\n`,
      'e2e/c/chainsaw-test.yml': 'spec: [a: b\n',
      ...Object.fromEntries(['a/pod', 'gone-1', 'a/part', 'a/end'].map((name) => [`e2e/${name}.yaml`, some])),
      'e2e/a/both.yaml': cm('both'),
      'e2e/a/new.yaml': some,
      'e2e/kuttl/00-assert.yaml': some,
      'e2e/kuttl/01-errors-later.yaml': some,
      'e2e/kuttl/00-install.yaml': cm('install'),
      'e2e/kuttl/assert.yaml': cm('assert'),
    });
    const all = await run(folder, ['.']);
    assert.deepEqual(
      all.documents.filter(({ result }) => result === 'ok').map(({ name }) => name),
      ['both', 'install', 'assert'],
    );
    assert.deepEqual([...new Set(all.faults.map(({ file }) => file))], ['e2e/a/new.yaml']);
    assert.match(
      all.notes.join('\n'),
      /^left out 6 files that tests compare objects with: e2e\/gone-1\.yaml, .* and 1 more$/m,
    );
  });
});

test('what a kustomization adds to its resources is not missing', async () => {
  await inFolder(async (folder) => {
    const deployment = (spec: string): string =>
      `apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: ${spec}\n`;
    const containers = 'spec: {containers: [{name: web, image: web}]}';
    const binding = `apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: {name: web}
roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: web}
subjects: [{kind: ServiceAccount, name: web}]
`;
    write(folder, {
      'base/kustomization.yaml': 'resources: [web.yaml, binding.yaml, wrong.yaml, empty.yaml]\n',
      'base/web.yaml': deployment(`{template: {metadata: {labels: {a: b}}, ${containers}}}`),
      'base/wrong.yaml': deployment(
        `{selector: {matchLabels: {a: c}}, template: {metadata: {labels: {a: b}}, ${containers}}}`,
      ),
      'base/empty.yaml': deployment(`{selector: {matchLabels: {}}, template: {metadata: {labels: {}}, ${containers}}}`),
      'base/binding.yaml': binding,
      'middle/kustomization.yaml':
        'resources: [../base]\nlabels: [{pairs: {x: y}}, {pairs: {app: web}, includeSelectors: true}]\n',
      'prod/kustomization.yaml': 'resources: [../middle, namespace.yaml]\nnamespace: prod\n',
      'prod/namespace.yaml': 'apiVersion: v1\nkind: Namespace\nmetadata: {name: _, labels: {b: "-"}}\n',
      'other/kustomization.yaml': 'resources: [web.yaml, binding.yaml]\nlabels: [{pairs: {app: web}}]\n',
      'other/web.yaml': deployment(`{template: {metadata: {labels: {a: b}}, ${containers}}}`),
      'other/binding.yaml': binding,
      'circle/kustomization.yaml': 'resources: [../circle, binding.yaml, web.yaml]\n',
      'circle/web.yaml': deployment(`{template: {metadata: {labels: {a: b}}, ${containers}}}`),
      'circle/binding.yaml': binding,
    });
    const faultsOf = ({ faults }: Run): string[] => faults.map(({ file, path }) => `${file} ${path}`);
    const all = await run(folder, ['.']);
    assert.deepEqual(faultsOf(all), [
      'base/wrong.yaml spec.template.metadata.labels',
      'circle/binding.yaml subjects[0].namespace',
      'circle/web.yaml spec.selector',
      'circle/web.yaml spec.template.metadata.labels',
      'other/binding.yaml subjects[0].namespace',
      'other/web.yaml spec.selector',
      'other/web.yaml spec.template.metadata.labels',
      'prod/namespace.yaml metadata.labels',
    ]);
    const alone = await run(folder, ['base/binding.yaml']);
    assert.deepEqual(faultsOf(alone), ['base/binding.yaml subjects[0].namespace'], 'who names a file means it');
  });
});

test('what annotations keep from clusters is left out, unless kustomize builds it', async () => {
  await inFolder(async (folder) => {
    const annotated = (name: string, annotation: string): string =>
      `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, annotations: {${annotation}}}\ndata: {replicas: 3}\n`;
    const func = 'config.kubernetes.io/function: "container: {image: a}"';
    const local = (value: string): string => `config.kubernetes.io/local-config: ${JSON.stringify(value)}`;
    write(folder, {
      'fn/a.yaml': `${annotated('a', func)}---\n${cm('kept')}`,
      'fn/old.yaml': annotated('old', 'config.k8s.io/function: "container: {image: a}"'),
      'fn/list.yaml': `apiVersion: v1\nkind: List\nitems:\n- ${annotated('b', local('true')).trim().replaceAll('\n', '\n  ')}\n`,
      'fn/crd.yaml': `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: a, annotations: {${local('true')}}}\n`,
      'app/kustomization.yaml': `resources: [${['true', 'yes', '', 'false', 'fn'].map((name) => `x${name}.yaml`).join(', ')}]\n`,
      ...Object.fromEntries(
        ['true', 'yes', '', 'false'].map((value) => [`app/x${value}.yaml`, annotated(`x${value}`, local(value))]),
      ),
      'app/xfn.yaml': annotated('xfn', func),
    });
    const all = await run(folder, ['.']);
    // What kubectl kustomize builds of app has these two, the second as it is.
    assert.deepEqual(
      all.faults.map(({ file, path }) => `${file} ${path}`),
      ['app/xfalse.yaml data.replicas', 'app/xfn.yaml data.replicas'],
    );
    assert.deepEqual(names(all), ['app/xfalse.yaml', 'app/xfn.yaml', 'fn/a.yaml', 'fn/list.yaml']);
    assert.match(
      all.notes.join('\n'),
      /^left out 7 objects that annotations keep from clusters \(config\.kubernetes\.io\/local-config, config\.kubernetes\.io\/function\): app\/x\.yaml, .* and \d more$/m,
    );
    assert.equal((await run(folder, ['fn/old.yaml'])).faults.length, 1, 'who names a file means it');
    const none = await run(folder, ['fn/crd.yaml', 'app', '--exclude', 'app/x{false,fn}.yaml', '--allow-empty']);
    assert.deepEqual(
      none.documents.map(({ name }) => name),
      ['a'],
    );
  });
});

test('values are not judged in objects with variables that have not been replaced, their fields are', async () => {
  await inFolder(async (folder) => {
    const secret = (value: string): string =>
      `apiVersion: v1\nkind: Secret\nmetadata: {name: web}\ndata: {key: ${JSON.stringify(value)}}\n`;
    write(folder, {
      'claim.yaml': `apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: "\${APP}"}
spec: {accessModes: ["\${MODE:=ReadWriteOnce}"], resources: {requests: {storage: "\${SIZE:-5Gi}"}}, acessModes: []}
---
apiVersion: v1
kind: Namespace
metadata: {name: A}
`,
      'job.yaml': cm('item-$ITEM'),
      'secret.yaml': secret('${PASSWORD}'),
      'password.yaml': secret('pa$SWORD'),
      'script.yaml': secret('cd ${HOME}'),
      'fine.yaml': cm('fine').replace('name: fine', 'name: fine, annotations: {a: "${A}"}'),
    });
    const all = await run(folder, ['.']);
    assert.deepEqual(
      all.faults.map(({ file, path, reason }) => `${file} ${path} ${reason}`),
      [
        'claim.yaml spec.acessModes unknown',
        'claim.yaml metadata.name value',
        'password.yaml data.key type',
        'script.yaml data.key type',
      ],
    );
    assert.match(
      all.notes.join('\n'),
      /^no values were judged in objects with variables such as \$\{NAME\}, in 3 files: claim\.yaml and 2 more; check what replaces them: envsubst < claim\.yaml \| kubetyped validate$/m,
    );
    assert.equal((await run(folder, ['job.yaml'])).faults.length, 1, 'who names a file means it');
    const { stdout } = await cli(['validate', '-o', 'lines'], { cwd: folder, input: cm('"${APP}"') });
    assert.match(stdout, /metadata\.name: Invalid value: "\$\{APP\}"/);
  });
});

test('values are not judged in objects that SOPS has encrypted, their fields are', async () => {
  await inFolder(async (folder) => {
    const value = '"ENC[AES256_GCM,data:abc=,iv:x,tag:y,type:str]"';
    const secret = `apiVersion: v1
kind: Secret
metadata: {name: web}
data: {key: ${value}}
sops: {version: 3.9.0, mac: ${value}}
`;
    write(folder, { 'secret.yaml': secret, 'typo.yaml': `${secret}tpe: Opaque\n` });
    const all = await run(folder, ['.']);
    assert.deepEqual(
      all.faults.map(({ file, path, reason }) => `${file} ${path} ${reason}`),
      ['typo.yaml tpe unknown'],
    );
    assert.deepEqual(all.notes, [
      'no values were judged in objects that SOPS has encrypted, in 2 files: secret.yaml and 1 more; check them decrypted: sops decrypt secret.yaml | kubetyped validate',
    ]);
    assert.equal((await run(folder, ['secret.yaml'])).faults.length, 2, 'who names a file means it');
  });
});

test('text that is no YAML and looks like a template says what to do', async () => {
  const hint = '; it looks like a template: check what it renders, and leave it out with --exclude [syntax]\n';
  for (const [input, looks] of [
    ['kind: ConfigMap\n{{- if .Values.on }}\n', true],
    ['kind: ConfigMap\n{% if on %}\n', true],
    ['kind: ConfigMap\n  name: a\n', false],
  ] as const) {
    const { stdout } = await cli(['validate', '-o', 'lines'], { input });
    assert.match(stdout, /\[syntax\]\n$/);
    assert.equal(stdout.endsWith(hint), looks, stdout);
  }
});

test('a file of a chart that is called values is a manifest if it has a kind', async () => {
  await inFolder(async (folder) => {
    write(folder, {
      'chart/Chart.yaml': 'apiVersion: v2\nname: a\n',
      'chart/values.yaml': 'kind: none\n',
      'chart/files/values.yaml': 'size: 1\n',
      'chart/files/values-object.yaml': cm('a'),
      'chart/templates/b.yaml': cm('b'),
      'chart/crds/values.yaml': cm('c'),
    });
    const all = await run(folder, ['.']);
    assert.deepEqual(names(all), [
      'chart/crds/values.yaml',
      'chart/files/values-object.yaml',
      'chart/templates/b.yaml',
    ]);
    assert.match(all.notes.join('\n'), /^left out 3 files of the Helm chart chart; /m);
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
