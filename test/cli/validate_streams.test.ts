// What stands around manifests: charts and kustomizations, the streams that are made of them, and what is not asked for.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { cli, inFolder } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

const configMap = (name: string): string => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\n`;

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

test('charts and kustomizations are left out, and it is said how to check them', async () => {
  await inFolder(async (folder) => {
    write(folder, {
      'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\n',
      'charts/web/values.yaml': 'replicas: 1\n',
      'charts/web/values-prod.yaml': 'replicas: 3\n',
      'charts/web/ci/small-values.yaml': 'replicas: 1\n',
      'charts/web/templates/cm.yaml': 'apiVersion: v1\nkind: {{ .Values.kind }}\n',
      'charts/web/templates/plain.yaml': configMap('plain'),
      'charts/web/crds/crd.yaml': configMap('in-crds'),
      'base/kustomization.yaml': 'resources: [cm.yaml]\n',
      'base/cm.yaml': configMap('base'),
      'values.yaml': configMap('no-chart'),
    });
    const { status, stdout, stderr } = await cli(['validate', '--verbose', '.'], { cwd: folder });
    assert.deepEqual([status, stderr], [0, '']);
    for (const name of ['plain', 'in-crds', 'base', 'no-chart']) assert.match(stdout, new RegExp(` ${name} +ok\n`));
    assert.ok(
      stdout.endsWith(`4 documents in 4 files: 4 ok
left out 5 files of the Helm chart charts/web; check what it renders: helm template charts/web |
kubetyped validate
left out the kustomization of base; check what it builds: kustomize build base | kubetyped validate
`),
      stdout,
    );
    const named = await cli(['validate', '-o', 'lines', 'charts/web/templates/cm.yaml'], { cwd: folder });
    assert.equal(named.status, 2);
    assert.match(
      named.stderr,
      /: nothing was checked here\nkubetyped: left out 1 file of the Helm chart charts\/web; check/,
    );
  });
});

test('documents of a rendered stream are reported under the file they are made of', async () => {
  const input = `---
# Source: web/templates/cm.yaml
${configMap('ok')}---
# Source: web/templates/svc.yaml
# a comment
apiVersion: v1
kind: Service
metadata: {name: web}
spec: {ports: [{port: x}]}
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: b
  annotations:
    config.kubernetes.io/origin: |
      path: base/cm.yaml
      repo: https://example.com/r
dataa: {}
`;
  const run = (format: string): ReturnType<typeof cli> => cli(['validate', '-o', format], { input });
  assert.equal(
    (await run('lines')).stdout,
    `-:12:17: error: document 2 (web/templates/svc.yaml): spec.ports[0].port: expected int32, got string [type]
-:22:1: error: document 3 (base/cm.yaml): dataa: unknown field; did you mean data? [unknown]
`,
  );
  assert.match((await run('table')).stdout, /^web\/templates\/svc\.yaml +2 +Service +web +1 fault$/m);
  assert.match(
    (await run('github')).stdout,
    /^::error file=web\/templates\/svc\.yaml,title=Service web::spec\.ports\[0\]\.port: expected int32, got string \[type\]\n/,
  );
  const json = JSON.parse((await run('json')).stdout) as ValidateJSON;
  assert.deepEqual(
    json.documents.map(({ source }) => source),
    ['web/templates/cm.yaml', 'web/templates/svc.yaml', 'base/cm.yaml'],
  );
  const junit = (await run('junit')).stdout;
  assert.match(
    junit,
    /<testcase classname="base\/cm\.yaml" name="v1 ConfigMap b \(document 3\)" file="base\/cm\.yaml"/,
  );
});

test('--only and --skip take kinds by any name', async () => {
  const input = [
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: d}\n',
    'apiVersion: v1\nkind: Secret\nmetadata: {name: s}\n',
    'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: i}\n',
    'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\n',
    'apiVersion: other.org/v1\nkind: Widget\nmetadata: {name: o}\n',
    'apiVersion: v1\nkind: List\nitems: [{apiVersion: v1, kind: Secret, metadata: {name: l}}]\n',
  ].join('---\n');
  const names = async (...args: string[]): Promise<string> => {
    const { stdout } = await cli(['validate', '-o', 'json', ...args], { input });
    return (JSON.parse(stdout) as ValidateJSON).documents.map(({ name }) => name ?? 'list').join();
  };
  assert.equal(await names('--only', 'deploy,SECRETS'), 'd,s,l');
  assert.equal(await names('--only', 'secret', '--only', 'ing'), 's,i,l');
  assert.equal(await names('--only', 'deployments.apps'), 'd');
  assert.equal(await names('--only', 'apps/v1beta1/Deployment'), '');
  assert.equal(await names('--only', 'apps/v1/deployments'), 'd');
  assert.equal(await names('--skip', 'Widget'), 'd,s,i,list,l');
  assert.equal(await names('--skip', 'widget.other.org,secret'), 'd,i,w,list');
  assert.equal(await names('--only', 'deploy,ing', '--skip', 'ingresses'), 'd');
  const wrong = await cli(['validate', '--skip', 'Ingres'], { input });
  assert.match(wrong.stderr, /^kubetyped: unknown kind Ingres\ndid you mean Ingress\? A custom kind/);
});

test('short names, plurals and singulars in explain and schema', async () => {
  for (const [name, kind] of [
    ['po', 'Pod'],
    ['svc.spec', 'Service'],
    ['hpa', 'HorizontalPodAutoscaler'],
    ['crd', 'CustomResourceDefinition'],
    ['sts', 'StatefulSet'],
    ['netpol', 'NetworkPolicy'],
    ['persistentvolumeclaims', 'PersistentVolumeClaim'],
  ]) {
    const { stdout } = await cli(['explain', name!]);
    assert.match(stdout, new RegExp(`^KIND +${kind}\n`));
  }
  assert.match((await cli(['schema', 'cm'])).stdout, /"const": "ConfigMap"/);
});

test('--exclude with nothing left is no fault', async () => {
  const { status, stdout } = await cli([
    'validate',
    '--exclude',
    'examples/**',
    'examples/broken',
    'examples/none.yaml',
  ]);
  assert.equal(status, 0);
  assert.equal(stdout, '0 documents in 0 files: 0 ok\nleft out 6 files by --exclude\n');
});

test('fields and kinds are judged by the version of Kubernetes asked for', async () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a}]\n  hostUsers: false\n';
  const at = (version: string, ...args: string[]): ReturnType<typeof cli> =>
    cli(['validate', '-o', 'lines', '--kubernetes-version', version, ...args], { input: pod });
  const early = await at('1.24');
  assert.equal(early.status, 1);
  assert.equal(
    early.stdout,
    '-:6:3: error: spec.hostUsers: Kubernetes 1.24 does not have this field: it came with 1.25 [version]\n',
  );
  assert.match(
    early.stderr,
    /^kubetyped: judged for Kubernetes 1\.24 by when kinds, fields and values came and went; /,
  );
  assert.equal((await at('1.24', '--lax')).stdout, '');
  assert.deepEqual([(await at('1.25')).status, (await at('1.37')).stderr], [0, '']);
  assert.match((await at('1.99')).stderr, /judged by Kubernetes 1\.37, the newest that is known, not by 1\.99/);
});
