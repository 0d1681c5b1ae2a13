// `validate`: what it finds, how it says so, and its exit status.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cli } from './run_cli.ts';
import type { ValidateJSON } from './validate_json.ts';

const pod = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n';

test('the example manifests have no faults, and one warning', async () => {
  const { status, stdout, stderr } = await cli(['validate', 'examples/manifests']);
  assert.equal(status, 0, stdout);
  assert.equal(stderr, '');
  assert.match(stdout, /^examples\/manifests\/deprecated\.yaml +Endpoints +old +1 warning$/m);
  assert.match(
    stdout,
    /^ {2}2:1 {2}v1 Endpoints is deprecated since Kubernetes 1\.33; use discovery\.k8s\.io\/v1 EndpointSlice {2}\[deprecated\]$/m,
  );
  assert.match(stdout, /^32 documents with 3 list items in 26 files: 35 ok, 1 warning$/m);
});

test('every fault of the broken examples has its place', async () => {
  const { status, stdout } = await cli(['validate', '-o', 'lines', 'examples/broken']);
  assert.equal(status, 1);
  const quantity = `quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'`;
  assert.deepEqual(stdout.trimEnd().split('\n'), [
    `examples/broken/bad-quantity.yaml:12:11: error: spec.containers[0].resources.requests.memory: Invalid value: "64 MB": ${quantity}; did you mean 64M or 64Mi? [type]`,
    `examples/broken/bad-quantity.yaml:14:11: error: spec.containers[0].resources.limits.memory: Invalid value: "128mb": ${quantity}; did you mean 128M or 128Mi? [type]`,
    'examples/broken/bad-time.json:4:39: error: metadata.creationTimestamp: parsing time "31.01.2026" as "2006-01-02T15:04:05Z07:00": cannot parse "31.01.2026" as "2006" [type]',
    'examples/broken/bad-time.json:6:5: error: spec.renewTime: parsing time "2026-01-31 10:15:42" as "2006-01-02T15:04:05.000000Z07:00": cannot parse " 10:15:42" as "T" [type]',
    'examples/broken/duplicate-key.yaml:7:3: error: metadata.labels: duplicate key [duplicate]',
    'examples/broken/duplicate-key.yaml:13:7: error: spec.containers[0].image: duplicate key [duplicate]',
    'examples/broken/syntax-error.yaml:11:31: error: document 2: yaml: mapping values are not allowed in this context [syntax]',
    'examples/broken/unknown-field.yaml:6:3: error: spec.replica: unknown field; did you mean replicas? [unknown]',
    'examples/broken/unknown-field.yaml:16:11: error: spec.template.spec.containers[0].port: unknown field; did you mean ports? [unknown]',
    'examples/broken/wrong-type.yaml:8:7: error: document 1: spec.ports[0].port: expected int32, got string; write it without quotes [type]',
    'examples/broken/wrong-type.yaml:16:3: error: document 2: data.enabled: expected string, got bool; put it in quotes [type]',
    'examples/broken/wrong-type.yaml:17:3: error: document 2: data.workers: expected string, got number; put it in quotes [type]',
    'examples/broken/wrong-type.yaml:18:3: error: document 2: data.nested: expected string, got object [type]',
  ]);
});

test('the table shows each faulty document with its faults and counts the others', async () => {
  const { status, stdout } = await cli([
    'validate',
    'examples/broken/wrong-type.yaml',
    'examples/broken/syntax-error.yaml',
  ]);
  assert.equal(status, 1);
  assert.equal(
    stdout,
    `FILE                               DOC  KIND       NAME      RESULT
examples/broken/wrong-type.yaml    1    Service    web       1 fault
  8:7  spec.ports[0].port: expected int32, got string; write it without quotes  [type]
examples/broken/wrong-type.yaml    2    ConfigMap  settings  3 faults
  16:3  data.enabled: expected string, got bool; put it in quotes  [type]
  17:3  data.workers: expected string, got number; put it in quotes  [type]
  18:3  data.nested: expected string, got object  [type]
examples/broken/syntax-error.yaml  2    -          -         1 fault
  11:31  yaml: mapping values are not allowed in this context  [syntax]

KIND               OK   FAULTY
v1 ConfigMap        1        1
v1 Service                   1

4 documents in 2 files: 1 ok, 3 faulty with 5 faults
`,
  );
});

test('--verbose shows every document', async () => {
  const { stdout } = await cli([
    'validate',
    '--verbose',
    'examples/manifests/rbac.yaml',
    'examples/manifests/list.yaml',
    'examples/manifests/customresourcedefinition.yaml',
  ]);
  assert.match(stdout, /^examples\/manifests\/rbac\.yaml +3 +RoleBinding +read-pods +ok$/m);
  assert.match(stdout, /^examples\/manifests\/list\.yaml +1\[2\] +PriorityClass +important +ok$/m);
  assert.match(stdout, /^ +2 +Widget +large-and-red +ok$/m);
});

test('-o json is one document with files, documents, faults, warnings and a summary', async () => {
  const { status, stdout } = await cli([
    'validate',
    '-o',
    'json',
    'examples/broken/wrong-type.yaml',
    'examples/manifests/customresourcedefinition.yaml',
    'examples/manifests/deprecated.yaml',
  ]);
  assert.equal(status, 1);
  const report = JSON.parse(stdout) as ValidateJSON;
  assert.deepEqual(Object.keys(report), [
    'kubernetesVersion',
    'strict',
    'files',
    'documents',
    'faults',
    'warnings',
    'excepted',
    'notes',
    'summary',
  ]);
  assert.equal(report.kubernetesVersion, '1.37');
  assert.equal(report.strict, true);
  const crd = 'examples/manifests/customresourcedefinition.yaml';
  const old = 'examples/manifests/deprecated.yaml';
  const wrong = 'examples/broken/wrong-type.yaml';
  assert.deepEqual(report.files, [
    { file: wrong, documents: 2, faults: 4, warnings: 0 },
    { file: crd, documents: 2, faults: 0, warnings: 0 },
    { file: old, documents: 1, faults: 0, warnings: 1 },
  ]);
  assert.deepEqual(report.documents, [
    { file: wrong, document: 1, line: 1, apiVersion: 'v1', kind: 'Service', name: 'web', result: 'faulty' },
    { file: wrong, document: 2, line: 11, apiVersion: 'v1', kind: 'ConfigMap', name: 'settings', result: 'faulty' },
    {
      file: crd,
      document: 1,
      line: 1,
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      name: 'widgets.example.com',
      result: 'ok',
    },
    {
      file: crd,
      document: 2,
      line: 29,
      apiVersion: 'example.com/v1',
      kind: 'Widget',
      name: 'large-and-red',
      result: 'ok',
    },
    {
      file: old,
      document: 1,
      line: 2,
      apiVersion: 'v1',
      kind: 'Endpoints',
      name: 'old',
      result: 'ok',
    },
  ]);
  assert.deepEqual(report.faults[0], {
    file: wrong,
    document: 1,
    line: 8,
    column: 7,
    path: 'spec.ports[0].port',
    reason: 'type',
    text: 'json: cannot unmarshal string into Go struct field ServicePort.spec.ports.port of type int32',
    value: '"80"',
    hint: 'write it without quotes',
  });
  assert.equal(report.warnings[0]!.line, 2);
  assert.deepEqual(report.summary, {
    files: 3,
    documents: 5,
    ok: 3,
    faulty: 2,
    skipped: 0,
    filtered: 0,
    faults: 4,
    warnings: 1,
    excepted: 0,
    kinds: {
      'v1 Service': { ok: 0, faulty: 1, skipped: 0 },
      'v1 ConfigMap': { ok: 0, faulty: 1, skipped: 0 },
      'apiextensions.k8s.io/v1 CustomResourceDefinition': { ok: 1, faulty: 0, skipped: 0 },
      'example.com/v1 Widget': { ok: 1, faulty: 0, skipped: 0 },
      'v1 Endpoints': { ok: 1, faulty: 0, skipped: 0 },
    },
  });
});

test('--lax accepts unknown fields and duplicate keys, and nothing else', async () => {
  const { stdout, status } = await cli(['validate', '--lax', '-o', 'lines', 'examples/broken']);
  assert.equal(status, 1);
  const files = new Set(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':')[0]),
  );
  assert.deepEqual(
    [...files],
    ['bad-quantity.yaml', 'bad-time.json', 'syntax-error.yaml', 'wrong-type.yaml'].map(
      (name) => `examples/broken/${name}`,
    ),
  );
});

test('all kinds of faults of one document are reported together', async () => {
  const input = `# comment\n${pod}  labels: {a: 1, b: x, b: z}\nspec:\n  nodeName: [n]\n  unknown: 1\n`;
  const { stdout } = await cli(['validate', '-o', 'lines'], { input });
  assert.equal(
    stdout,
    `-:6:12: error: metadata.labels.a: expected string, got number; put it in quotes [type]
-:6:24: error: metadata.labels.b: duplicate key [duplicate]
-:7:1: error: spec.containers: Required value [value]
-:8:3: error: spec.nodeName: expected string, got array [type]
-:9:3: error: spec.unknown: unknown field [unknown]
`,
  );
});

test('faults in JSON have the line and column of the key, in several objects too', async () => {
  const input =
    '{"apiVersion":"authentication.k8s.io/v1","kind":"SelfSubjectReview"}\n  {"apiVersion":"v1","kind":"Pod",\n "spec":{"hostNetwork":"yes", "x":1,\n "nodeName":"a","nodeName":"b"}}\n{"apiVersion":';
  const { stdout, status } = await cli(['validate', '-o', 'lines'], { input });
  assert.equal(status, 1);
  assert.equal(
    stdout,
    `-:2:3: error: document 2: metadata.name: Required value: name or generateName is required [value]
-:3:2: error: document 2: spec.containers: Required value [value]
-:3:10: error: document 2: spec.hostNetwork: expected bool, got string [type]
-:3:31: error: document 2: spec.x: unknown field [unknown]
-:4:17: error: document 2: spec.nodeName: duplicate key [duplicate]
-:5:15: error: document 3: unexpected end of JSON input [syntax]
`,
  );
});

test('the text of a duplicate key has no line of its own: Go counts those within the document', async () => {
  const input = `${pod}---\n${pod}  name: b\n`;
  const { stdout } = await cli(['validate', '-o', 'json'], { input });
  const { faults } = JSON.parse(stdout) as ValidateJSON;
  assert.deepEqual(
    faults.filter(({ reason }) => reason === 'duplicate').map(({ line, text }) => [line, text]),
    [[10, 'key "name" already set in map']],
  );
});

test('keys that override what a mapping merges are no duplicates, those beside them are', async () => {
  const labels = '  labels: &l {app: w, tier: front}\n';
  const faultsOf = async (annotations: string): Promise<string> => {
    const { stdout } = await cli(['validate', '-o', 'lines'], {
      input: `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n${labels}  annotations: ${annotations}\n`,
    });
    return stdout;
  };
  assert.equal(await faultsOf('{<<: *l, tier: back}'), '');
  assert.equal(await faultsOf('{tier: back, <<: *l}'), '');
  assert.equal(await faultsOf('{<<: [*l, *l, {app: x}]}'), '');
  assert.equal(
    await faultsOf('{<<: *l, tier: back, tier: top}'),
    '-:6:37: error: metadata.annotations.tier: duplicate key [duplicate]\n',
  );
  assert.equal(
    await faultsOf('{tier: back, <<: *l, tier: top}'),
    '-:6:37: error: metadata.annotations.tier: duplicate key [duplicate]\n',
  );
});

test('the items of a List are checked one by one', async () => {
  const input = `apiVersion: v1
kind: List
items:
- {apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {hostname: 1, containers: [{name: a, image: a}]}}
- {apiVersion: example.com/v1, kind: Widget}
- {kind: Pod}
- text
`;
  const { stdout } = await cli(['validate', '-o', 'json'], { input });
  const { documents, faults, summary } = JSON.parse(stdout) as ValidateJSON;
  assert.deepEqual(
    documents.map(({ item, kind, result, line }) => [item, kind, result, line]),
    [
      [undefined, 'List', 'ok', 1],
      ['items[0]', 'Pod', 'faulty', 4],
      ['items[1]', 'Widget', 'skipped', 5],
      ['items[2]', 'Pod', 'faulty', 6],
      ['items[3]', '', 'faulty', 7],
    ],
  );
  assert.deepEqual(
    faults.map(({ line, column, path }) => [line, column, path]),
    [
      [4, 59, 'items[0].spec.hostname'],
      [6, 3, 'items[2]'],
      [7, 3, 'items[3]'],
    ],
  );
  assert.equal(faults[1]!.text, `Object 'apiVersion' is missing`);
  assert.equal(summary.documents, 1);
});

test('a document without kind is a fault, an empty one is nothing', async () => {
  const { stdout, status } = await cli(['validate', '-o', 'lines'], {
    input: '---\n# nothing\n---\nname: x\nsecret: y\n---\n---\nnull\n---\nkind: Pod\n',
  });
  assert.equal(status, 1);
  assert.equal(
    stdout,
    `-:4:1: error: document 1: Object 'Kind' is missing [kind]\n-:10:1: error: document 2: Object 'apiVersion' is missing [kind]\n`,
  );
});

test('--kubernetes-version moves the line between what is there and what is gone', async () => {
  const input = `apiVersion: policy/v1beta1
kind: PodDisruptionBudget
metadata: {name: old}
spec: {maxUnavailable: 1, selector: {matchLabels: {app: old}}}
`;
  const at = (version: string): ReturnType<typeof cli> =>
    cli(['validate', '-o', 'lines', '--kubernetes-version', version], { input });
  assert.equal((await at('1.20')).stdout, '');
  const { stdout, status } = await at('v1.21.3');
  assert.equal(status, 0);
  assert.match(
    stdout,
    /is deprecated since Kubernetes 1\.21, gone in 1\.25; use policy\/v1 PodDisruptionBudget \[deprecated\]\n$/,
  );
  const gone = await at('1.25');
  assert.equal(gone.status, 1);
  assert.match(
    gone.stdout,
    /^-:1:1: error: apiVersion: .* no PodDisruptionBudget in this version since 1\.25; use policy\/v1 \[kind\]\n$/,
  );
  const early = [
    'validate',
    '-o',
    'lines',
    '--kubernetes-version',
    '1.20',
    'examples/manifests/poddisruptionbudget.yaml',
  ];
  assert.equal(
    (await cli(early)).stdout,
    'examples/manifests/poddisruptionbudget.yaml:1:1: error: apiVersion: Kubernetes 1.20 does not have PodDisruptionBudget in this version: it came with 1.21 [version]\n',
  );
  const wrong = await at('new');
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /new is not a Kubernetes version/);
});
