// `patch`: what a patch makes of manifests, by our program and by the real kubectl.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { scheme } from 'kubetyped';
import { JSONPatchType, MergePatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { marshal } from 'kubetyped/apimachinery/util/json';
import { patchObject } from 'kubetyped/apimachinery/util/patch';
import { parseYAML } from 'kubetyped/engine';
import { kubectl, skipWithoutKubectl } from '../server/kubectl.ts';
import { cli, inFolder } from './run_cli.ts';

const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: 1\n  template:\n    spec:\n      containers:\n      - name: a\n        image: x:1\n      - name: b\n';
const WIDGET = 'apiVersion: example.com/v1\nkind: Widget\nspec:\n  list: [1, 2]\n  large: 9007199254740993\n';

test('strategic merge patch, as JSON and as YAML', async () => {
  const patched = DEPLOYMENT.replace('x:1', 'x:2');
  for (const patch of [
    '{"spec":{"template":{"spec":{"containers":[{"name":"a","image":"x:2"}]}}}}',
    'spec: {template: {spec: {containers: [{name: a, image: "x:2"}]}}}',
  ]) {
    assert.deepEqual(await cli(['patch', '-p', patch], { input: DEPLOYMENT }), {
      status: 0,
      signal: null,
      stdout: patched,
      stderr: '',
    });
  }
});

test('merge patch and JSON patch, from files, of several objects', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'patch.yaml');
    writeFileSync(file, 'spec: {list: [3]}\n');
    const merged = await cli(['patch', '--type', 'merge', '--patch-file', file, '-o', 'json'], {
      input: `${WIDGET}---\n${WIDGET}`,
    });
    const line = '{"apiVersion":"example.com/v1","kind":"Widget","spec":{"list":[3],"large":9007199254740993}}\n';
    assert.equal(merged.stdout, line + line);
    writeFileSync(file, '- {op: add, path: /spec/list/-, value: 3}\n');
    const added = await cli(['patch', '--type', 'json', '--patch-file', file], {
      input: `apiVersion: v1\nkind: List\nitems:\n- {apiVersion: a/v1, kind: A, spec: {list: [1]}}\n- {apiVersion: a/v1, kind: B, spec: {list: []}}\n`,
    });
    assert.equal(
      added.stdout,
      'apiVersion: a/v1\nkind: A\nspec:\n  list:\n  - 1\n  - 3\n---\napiVersion: a/v1\nkind: B\nspec:\n  list:\n  - 3\n',
    );
  });
});

test('what does not fit is said with its place, and the rest is patched', async () => {
  const bad = await cli(['patch', '-p', '{"spec":{"a":"b"}}'], { input: `${WIDGET}---\n${DEPLOYMENT}` });
  assert.equal(bad.status, 1);
  assert.match(
    bad.stderr,
    /^-:1: error: strategic merge patch is not supported for example\.com\/v1 Widget.*--type merge\n$/,
  );
  assert.match(bad.stdout, /^apiVersion: apps\/v1\n/);
  const key = await cli(['patch', '-p', '{"spec":{"template":{"spec":{"containers":[{"image":"x"}]}}}}'], {
    input: DEPLOYMENT,
  });
  assert.match(
    key.stderr,
    /^-:1: error: spec\.template\.spec\.containers: map: map\[image:x\] does not contain declared merge key: name\n$/,
  );
  const operation = await cli(
    [
      'patch',
      '--type',
      'json',
      '-p',
      '[{"op":"test","path":"/kind","value":"Deployment"},{"op":"remove","path":"/x"}]',
    ],
    { input: DEPLOYMENT },
  );
  assert.match(
    operation.stderr,
    /^-:1: error: operation 2: error in remove for path: '\/x': Unable to remove nonexistent key: x: missing value\n$/,
  );
  assert.equal((await cli(['patch', '-p', '{}'], { input: 'a: [' })).status, 1);
});

test('wrong usage ends with status 2', async () => {
  for (const [args, message] of [
    [[], /no patch given/],
    [['-p', '{}', '--patch-file', 'x'], /are mutually exclusive/],
    [['-p', '['], /the patch can't be read/],
    [['-p', '[]'], /must be an object/],
    [['-p', '{}', '--type', 'json'], /list of operations/],
    [['-p', '{}', '--type', 'nope'], /invalid value nope/],
    [['--patch-file', '-'], /standard input holds the patch/],
  ] as const) {
    const { status, stderr } = await cli(['patch', ...args], { input: DEPLOYMENT });
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, message);
  }
});

const corpus = `${process.env['KUBETYPED_SHARED'] ?? '../shared'}/corpus`;
const run = promisify(execFile);

/** Patches that fit many kinds. None replaces or copies what is missing: some builds of kubectl refuse that, with a newer json-patch. */
const PATCHES: readonly [type: 'strategic' | 'merge' | 'json', patch: string][] = [
  ['strategic', '{"metadata":{"labels":{"app":null,"new":"x"},"finalizers":["b","a"]}}'],
  ['strategic', '{"metadata":{"$retainKeys":["name","labels"],"labels":{"$patch":"replace","only":"this"}}}'],
  [
    'strategic',
    '{"spec":{"template":{"spec":{"containers":[{"name":"added","image":"i"},{"name":"nginx","$patch":"delete"}],"$setElementOrder/containers":[{"name":"added"}],"volumes":[{"name":"config","$patch":"delete"},{"name":"v","emptyDir":{}}]}}}}',
  ],
  [
    'strategic',
    '{"spec":{"ports":[{"port":80,"name":"changed"},{"port":9999}],"template":{"spec":{"containers":[{"$patch":"replace"},{"name":"only"}]}}}}',
  ],
  ['strategic', '{"spec":{"$patch":"delete"}}'],
  ['merge', '{"metadata":{"labels":{"app":null,"x":"y"}},"spec":{"template":null,"list":[{"a":null}],"o":{"p":null}}}'],
  [
    'json',
    '[{"op":"add","path":"/metadata/annotations","value":{"a":"b"}},{"op":"copy","from":"/metadata/name","path":"/metadata/annotations/n"},{"op":"move","from":"/metadata/name","path":"/metadata/generateName"}]',
  ],
  [
    'json',
    '[{"op":"remove","path":"/spec/template/spec/containers/0"},{"op":"test","path":"/spec/replicas","value":1}]',
  ],
];
const TYPES = { strategic: StrategicMergePatchType, merge: MergePatchType, json: JSONPatchType };

/** Real manifests of one object each. */
function* manifests(): Generator<{ apiVersion: string; kind: string }> {
  for (const name of readdirSync(corpus, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.ya?ml$/.test(name)) continue;
    let value: unknown;
    try {
      value = parseYAML(readFileSync(join(corpus, name), 'utf8'));
    } catch {
      continue;
    }
    const { apiVersion, kind, items } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown; items?: unknown };
    if (typeof apiVersion === 'string' && typeof kind === 'string' && items === undefined)
      yield { ...(value as object), apiVersion, kind };
  }
}

/** What kubectl makes of a file; nothing when it refuses. */
async function patchedByKubectl(file: string, type: string, patch: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(kubectl, ['patch', '--local', '-f', file, '--type', type, '-p', patch, '-o', 'json'], {
      env: { ...process.env, KUBECONFIG: '/dev/null' },
      maxBuffer: 1 << 26,
    });
    return marshal(JSON.parse(stdout));
  } catch {
    return undefined;
  }
}

test('kubectl patch --local gives the same objects', { timeout: 600_000 }, async (t) => {
  if (skipWithoutKubectl(t, 'NOT COMPARED WITH KUBECTL')) return;
  if (!existsSync(corpus))
    return t.skip('NOT COMPARED WITH KUBECTL: set KUBETYPED_SHARED to a folder that has the corpus');
  const samples = Number(process.env['KUBETYPED_KUBECTL'] ?? 80);
  const all = [...manifests()];
  const step = Math.max(1, Math.floor(all.length / samples));
  let failures = 0;
  let compared = 0;
  await inFolder(async (folder) => {
    for (let at = 0; at < all.length; at += step) {
      const object = all[at]!;
      const [type, patch] = PATCHES[(at / step) % PATCHES.length]!;
      const [version = '', group = ''] = object.apiVersion.split('/').reverse();
      const schema = scheme.typeFor({ group, version, kind: object.kind });
      let ours: string | undefined;
      try {
        ours = marshal(
          patchObject(object, JSON.parse(patch) as object, TYPES[type], schema === undefined ? {} : { schema }),
        );
      } catch {
        failures++;
      }
      const file = join(folder, 'object.json');
      writeFileSync(file, marshal(object));
      const theirs = await patchedByKubectl(file, type, patch);
      // Kinds that kubectl's scheme doesn't have can't be patched strategically there, and wrong manifests not at all.
      if (
        theirs === undefined &&
        ours !== undefined &&
        (await patchedByKubectl(file, type, type === 'json' ? '[]' : '{}')) === undefined
      )
        continue;
      assert.equal(ours, theirs, `${type} ${patch} of ${marshal(object).slice(0, 300)}`);
      if (ours !== undefined) compared++;
    }
  });
  t.diagnostic(`${compared} objects are the same, ${failures} patches are refused by both`);
  assert.ok(compared > samples / 3, `${compared} of ${all.length}`);
});
