// `apply --local`: what kubectl apply would make of live objects that are files.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseYAML } from 'kubetyped/engine';
import { cli, inFolder } from './run_cli.ts';

const ANNOTATION = 'kubectl.kubernetes.io/last-applied-configuration';
const APPLIED =
  '{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"annotations":{},"labels":{"kept":"z","old":"x"},"name":"web"},"spec":{"template":{"spec":{"containers":[{"image":"a:1","name":"a"},{"name":"gone"}]}}}}\n';
const LIVE = JSON.stringify({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: {
    name: 'web',
    namespace: 'default',
    uid: 'u',
    labels: { kept: 'z', old: 'x', others: 'y' },
    annotations: { [ANNOTATION]: APPLIED },
  },
  spec: {
    replicas: 4,
    template: {
      spec: {
        containers: [{ name: 'a', image: 'a:1', imagePullPolicy: 'Always' }, { name: 'gone' }, { name: 'injected' }],
      },
    },
  },
});
const WANTED =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n  labels: {kept: z}\n  creationTimestamp: null\nspec:\n  template:\n    spec:\n      containers:\n      - {name: a, image: "a:2"}\n      - {name: new}\n';
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\n';

async function run(
  args: readonly string[],
  files: { live: string; wanted: string },
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  let result = { status: null as number | null, stdout: '', stderr: '' };
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'live.json'), files.live);
    writeFileSync(join(cwd, 'wanted.yaml'), files.wanted);
    result = await cli(['apply', '--local', '--live', 'live.json', ...args, 'wanted.yaml'], { cwd });
  });
  return result;
}

test('what differs is changed, what was applied and is no more is deleted, what others have set stays', async () => {
  const { status, stdout, stderr } = await run([], { live: LIVE, wanted: `${WANTED}---\n${SERVICE}` });
  assert.deepEqual([status, stderr], [0, '']);
  const [deployment, service] = stdout.split('---\n').map(
    (text) =>
      parseYAML(text) as {
        metadata: { annotations: Record<string, string>; labels?: object; uid?: string };
        spec?: { replicas: number; template: { spec: { containers: object[] } } };
      },
  );
  assert.deepEqual(deployment!.spec, {
    replicas: 4,
    template: {
      spec: {
        containers: [{ name: 'a', image: 'a:2', imagePullPolicy: 'Always' }, { name: 'injected' }, { name: 'new' }],
      },
    },
  });
  assert.deepEqual([deployment!.metadata.labels, deployment!.metadata.uid], [{ kept: 'z', others: 'y' }, 'u']);
  assert.equal(
    deployment!.metadata.annotations[ANNOTATION],
    '{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"annotations":{},"creationTimestamp":null,"labels":{"kept":"z"},"name":"web"},"spec":{"template":{"spec":{"containers":[{"image":"a:2","name":"a"},{"name":"new"}]}}}}\n',
  );
  assert.equal(
    service!.metadata.annotations[ANNOTATION],
    '{"apiVersion":"v1","kind":"Service","metadata":{"annotations":{},"name":"s"}}\n',
  );
});

test('as a diff, and as requests', async () => {
  const files = { live: LIVE, wanted: `${WANTED}---\n${SERVICE}` };
  const diff = await run(['-o', 'diff'], files);
  assert.equal(diff.status, 0);
  assert.deepEqual(
    diff.stdout.split('\n').filter((line) => line !== ''),
    [
      'Deployment.apps web',
      '- metadata.labels.old: "x"',
      '~ spec.template.spec.containers[name=a].image: "a:1" -> "a:2"',
      '- spec.template.spec.containers[name=gone]: {"name":"gone"}',
      '+ spec.template.spec.containers[name=new]: {"name":"new"}',
      '+ Service s  (created)',
    ],
  );
  const requests = (await run(['-o', 'patch'], files)).stdout
    .trimEnd()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as {
          verb: string;
          kind: string;
          contentType: string;
          body: { metadata: { labels: object }; spec: { template: { spec: object } } };
        },
    );
  assert.deepEqual(
    requests.map(({ verb, kind, contentType }) => [verb, kind, contentType]),
    [
      ['patch', 'Deployment', 'application/strategic-merge-patch+json'],
      ['create', 'Service', 'application/json'],
    ],
  );
  assert.deepEqual(requests[0]!.body.metadata.labels, { old: null });
  assert.deepEqual(requests[0]!.body.spec.template.spec, {
    '$setElementOrder/containers': [{ name: 'a' }, { name: 'new' }],
    containers: [{ image: 'a:2', name: 'a' }, { name: 'new' }, { $patch: 'delete', name: 'gone' }],
  });
});

test('applied twice, nothing changes the second time', async () => {
  const wanted = WANTED.replace('  creationTimestamp: null\n', '');
  const live = LIVE.replace(',{"name":"injected"}', '');
  const first = await run(['-o', 'json'], { live, wanted });
  const second = await run(['-o', 'diff'], { live: first.stdout, wanted });
  assert.deepEqual([second.status, second.stdout], [0, 'Deployment.apps web  (unchanged)\n']);
  const request = JSON.parse((await run(['-o', 'patch'], { live: first.stdout, wanted })).stdout) as object;
  assert.deepEqual(request, { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', verb: 'none' });
});

test('custom resources are changed by merge patches; without an annotation nothing is deleted', async () => {
  const live =
    '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"w"},"spec":{"list":[1,2],"stays":9007199254740993}}';
  const { status, stdout, stderr } = await run(['-o', 'patch'], {
    live,
    wanted: 'apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {list: [3], big: 9007199254740995}\n',
  });
  assert.equal(status, 0);
  assert.match(
    stderr,
    /^Widget\.example\.com w: the live object has no annotation .*, so nothing is deleted from it\n$/,
  );
  assert.match(
    stdout,
    /"contentType":"application\/merge-patch\+json".*"spec":\{"big":9007199254740995,"list":\[3\]\}\}\}\n$/,
  );
});

test('a conflict fails without overwrite', async () => {
  const files = {
    live: LIVE.replace('"image":"a:1","imagePullPolicy"', '"image":"by-hand","imagePullPolicy"'),
    wanted: WANTED,
  };
  assert.equal((await run([], files)).status, 0);
  const { status, stderr } = await run(['--no-overwrite'], files);
  assert.equal(status, 1);
  assert.match(stderr, /^wanted\.yaml:1: error: /);
});

test('what can not be read, and wrong usage', async () => {
  const bad = await run([], { live: LIVE, wanted: `a: [\n---\n${SERVICE}` });
  assert.equal(bad.status, 1);
  assert.match(bad.stdout, /kind: Service/);
  for (const [args, message] of [
    [['--live', 'x', 'y'], /use --local/],
    [['--local', 'y'], /use --live PATH/],
    [['--local', '--live', '-'], /standard input holds the live objects/],
    [['--local', '--live', 'no-such-file.yaml', 'no-such-file.yaml'], /no-such-file\.yaml/],
  ] as const) {
    const { status, stderr } = await cli(['apply', ...args]);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, message);
  }
});
