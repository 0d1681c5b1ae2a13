// What a bundle of a small program weighs, and what must not be in it. A ceiling that is hit is a question: does the
// program use what came in? If not, something at the top level of a module keeps it (a call, a spread, a static block).

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bleed, bundle, rollupBundle } from './bundle.ts';

const CONFIG_MAP = `
  import { ConfigMap } from 'kubetyped/api/core/v1';
  console.log(JSON.stringify(new ConfigMap({ metadata: { name: 'a' }, data: { a: 'b' } })));`;

const decodePod = (from: string): string => `
  import { decode } from '${from}';
  import * as corev1 from 'kubetyped/api/core/v1';
  export const read = (text: string) => decode(corev1.Pod, text);`;

const POD_SERIALIZER = `
  import { Pod } from 'kubetyped/api/core/v1';
  import { scalars } from 'kubetyped/apimachinery/apis/meta/v1';
  import { Scheme } from 'kubetyped/apimachinery/runtime';
  import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
  const scheme = new Scheme();
  scheme.addScalars(scalars);
  scheme.addKnownTypes(Pod, Pod);
  export const decode = (text: string) => new Serializer(scheme).decode(text);`;

test('types alone weigh nothing', async () => {
  const { text } = await bundle(`
    import type { Pod } from 'kubetyped/api/core/v1';
    import type { ObjectMeta } from 'kubetyped/apimachinery/apis/meta/v1';
    export type Named = Pod & { metadata: ObjectMeta };`);
  assert.equal(text, '');
});

test('imports that are not used vanish', async () => {
  const { text } = await bundle(`
    import * as kubetyped from 'kubetyped';
    import * as corev1 from 'kubetyped/api/core/v1';
    import * as runtime from 'kubetyped/apimachinery/runtime';
    import * as metav1 from 'kubetyped/apimachinery/apis/meta/v1';
    import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';`);
  assert.ok(text.length < 100, text);
});

// deepCopy is a method of every Kind, so its code is in every bundle.
test('ConfigMap alone: at most 3 KB, and nothing of Pod', async (context) => {
  const bundled = await bundle(CONFIG_MAP);
  context.diagnostic(`${bundled.gzip} bytes gzip, ${bundled.text.length} minified`);
  assert.ok(bundled.gzip <= 3072, `${bundled.gzip} bytes`);
  for (const word of ['PodSpec', 'containers', 'v1.Pod', 'quantities', 'parsing time'])
    assert.ok(!bundled.text.includes(word), word);
  assert.deepEqual(bleed(bundled), []);
});

test('ConfigMap through the namespace of its package is the same', async () => {
  const direct = await bundle(CONFIG_MAP);
  const namespaced = await bundle(
    CONFIG_MAP.replace('{ ConfigMap }', '* as corev1').replace('new ConfigMap', 'new corev1.ConfigMap'),
  );
  assert.equal(namespaced.text.length, direct.text.length);
});

for (const [name, program, limit] of [
  ['the decoder of JSON alone: at most 24 KB', decodePod('kubetyped/json'), 24_576],
  [
    'a Scheme and a Serializer, which also encodes, leaves out fields and tells spellings: at most 33 KB',
    POD_SERIALIZER,
    33_792,
  ],
] as const) {
  test(`Pod with ${name}, without YAML, Protobuf and other Kinds`, async (context) => {
    const bundled = await bundle(program);
    context.diagnostic(`${bundled.gzip} bytes gzip, ${bundled.text.length} minified`);
    assert.ok(bundled.gzip <= limit, `${bundled.gzip} bytes`);
    for (const word of ['PersistentVolumeSpec', 'ServiceSpec', 'NodeStatus', 'k8s.io/api/apps'])
      assert.ok(!bundled.text.includes(word), word);
    assert.deepEqual(bleed(bundled), []);
  });
}

test("README's decode(corev1.Pod, text) of JSON or YAML brings nothing of other Kinds: at most 40 KB", async (context) => {
  const bundled = await bundle(decodePod('kubetyped'));
  context.diagnostic(`${bundled.gzip} bytes gzip, ${bundled.text.length} minified`);
  assert.ok(bundled.gzip <= 40_960, `${bundled.gzip} bytes`);
  for (const word of ['PersistentVolumeSpec', 'ServiceSpec', 'NodeStatus', 'k8s.io/api/apps'])
    assert.ok(!bundled.text.includes(word), word);
  assert.doesNotMatch(bundled.text, /addKnownTypes/);
});

test('encode brings no Kind and no Scheme: at most 24 KB with YAML', async (context) => {
  const bundled = await bundle(`import { encode } from 'kubetyped'; console.log(encode);`);
  context.diagnostic(`${bundled.gzip} bytes gzip, ${bundled.text.length} minified`);
  assert.ok(bundled.gzip <= 24_576, `${bundled.gzip} bytes`);
  assert.doesNotMatch(bundled.text, /PodSpec|addKnownTypes/);
});

test('a client for browsers that watches one Kind: at most 60 KB, and nothing of Node', async (context) => {
  const bundled = await bundle(`
    import { ConfigMap } from 'kubetyped/api/core/v1';
    import { Client, FetchTransport } from 'kubetyped/client';
    const client = new Client({ transport: new FetchTransport({ server: location.origin }) });
    for await (const { type, object } of await client.resource(ConfigMap, { namespace: 'default' }).watch())
      console.log(type, object.metadata.name);`);
  context.diagnostic(`${bundled.gzip} bytes gzip, ${bundled.text.length} minified`);
  assert.ok(bundled.gzip <= 61_440, `${bundled.gzip} bytes`);
  assert.doesNotMatch(bundled.text, /["'`]node:|PodSpec/);
});

test('all packages together load no format, and of the dependencies only the one of ResourceList', async () => {
  const packages = readdirSync('dist/api', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^\w+\/v\d\w*\/index\.js$/.test(name),
  );
  assert.ok(packages.length > 50);
  const all = packages
    .map((name, at) => `export * as p${at} from 'kubetyped/api/${name.replace('/index.js', '')}';`)
    .join('\n');
  assert.deepEqual(bleed(await bundle(all)), ['big.js']);
});

test('a Toleration and a NodeSelector bring no amounts: no Quantity, no dependency', async () => {
  const bundled = await bundle(
    `import { newNodeSelector, toleratesTaint } from 'kubetyped/api/core/v1'; console.log(newNodeSelector, toleratesTaint);`,
  );
  assert.deepEqual(bleed(bundled), []);
  for (const word of ['PodSpec', 'quantities']) assert.ok(!bundled.text.includes(word), word);
});

test('validate brings the rules of every Kind, but no format and no CEL: at most 132 KB', async (context) => {
  const bundled = await bundle(
    `import { validate } from 'kubetyped/validation'; console.log(validate({ apiVersion: 'v1', kind: 'Pod' }));`,
  );
  context.diagnostic(`${bundled.gzip} bytes gzip, ${bundled.text.length} minified`);
  assert.ok(bundled.gzip <= 132 * 1024, `${bundled.gzip} bytes`);
  assert.deepEqual(bleed(bundled), ['big.js']);
  assert.doesNotMatch(bundled.text, /undeclared reference|no such overload/);
});

test('one Kind read and validated, types included, brings the rules of that Kind: at most 47 KB', async (context) => {
  const program = (kind: string, api: string, check: string, group: string): string => `
    import { ${kind} } from 'kubetyped/api/${api}';
    import { ${check} } from 'kubetyped/kinds/${group}';
    import { validateAs } from 'kubetyped/validation';
    export const errorsOf = (text: string) => validateAs(${kind}, ${check}, JSON.parse(text));`;
  const deployments = await bundle(program('Deployment', 'apps/v1', 'checkDeployment', 'apps'));
  context.diagnostic(`Deployment: ${deployments.gzip} bytes gzip, ${deployments.text.length} minified`);
  assert.ok(deployments.gzip <= 48_128, `${deployments.gzip} bytes`);
  for (const word of ['ServiceSpec', 'JobSpec', 'must not have more than 20 auditAnnotations', 'Port(s)', 'Up-to-date'])
    assert.ok(!deployments.text.includes(word), word);
  assert.deepEqual(bleed(deployments), ['big.js']);
  const configMaps = await bundle(program('ConfigMap', 'core/v1', 'checkConfigMap', 'core'));
  context.diagnostic(`ConfigMap: ${configMaps.gzip} bytes gzip, ${configMaps.text.length} minified`);
  assert.ok(configMaps.gzip <= 19_456, `${configMaps.gzip} bytes`);
  assert.ok(!configMaps.text.includes('PodSpec'));
  assert.deepEqual(bleed(configMaps), []);
});

test('constants and a function of meta v1 bring no Kind', async () => {
  const bundled = await bundle(
    `import { NamespaceDefault, parseTime } from 'kubetyped/apimachinery/apis/meta/v1'; console.log(NamespaceDefault, parseTime('x'));`,
  );
  assert.doesNotMatch(bundled.text, /ERR_KIND_MISMATCH|apiVersion/);
  assert.ok(bundled.gzip < 2048, `${bundled.gzip} bytes`);
});

test('asking what an API error is brings neither Kinds nor decoders: at most 1 KB', async () => {
  const bundled = await bundle(
    `import { isConflict, isNotFound } from 'kubetyped/apimachinery/api/errors'; console.log(isNotFound(1), isConflict(2));`,
  );
  assert.ok(bundled.gzip < 1024, `${bundled.gzip} bytes`);
  assert.doesNotMatch(bundled.text, /ListMeta|parsing time|ERR_STATUS/);
});

test('the REST mapper of all built-in kinds brings names only: at most 7 KB', async () => {
  const bundled = await bundle(
    `import { newRESTMapper } from 'kubetyped/api/rest_mapper'; console.log(newRESTMapper());`,
  );
  assert.ok(bundled.gzip < 7168, `${bundled.gzip} bytes`);
  assert.doesNotMatch(bundled.text, /containerPort|k8s\.io\/api\/|parsing time/);
});

/** What only Node can load: servers and sockets, files, programs. */
const FOR_NODE =
  /^\.\/(?:apiserver|releases)|^\.\/client\/(?:transport\/node|plugin\/exec|tools\/(?:clientcmd|portforward\/node)|testing|util\/cert)$|^\.\/webhooks\/node$|^\.\/controller\/(?:certificates|endpoints)$/;

/** What can be imported: the subpaths of package.json, each wildcard with all that it stands for. */
function subpaths(): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, { default?: string; node?: string } | string | null>;
  };
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target !== 'object' || target === null) return [];
    const [before, after] = (target.default ?? target.node ?? '').split('*') as [string, string?];
    if (after === undefined) return [subpath];
    return readdirSync(before, { recursive: true, encoding: 'utf8' })
      .filter((name) => `/${name}`.endsWith(after) && !`${before}${name}`.includes('/apimachinery/engine/'))
      .map((name) => subpath.replace('*', name.slice(0, -after.length)));
  });
}

test('the whole library loads in a browser, except what is for Node: it bundles without a warning and without anything of Node', async () => {
  const all = subpaths();
  const ours = all.filter((subpath) => !FOR_NODE.test(subpath));
  assert.ok(ours.length > 150 && all.length - ours.length > 6, `${ours.length} of ${all.length}`);
  const bundled = await bundle(
    ours.map((subpath, at) => `export * as p${at} from 'kubetyped${subpath.slice(1)}';`).join('\n'),
  );
  assert.deepEqual(bundled.warnings, []);
  assert.doesNotMatch(bundled.text, /\bfrom ?["']node:|\bimport\(["']node:|\brequire\(/);
  assert.deepEqual(
    bundled.files.filter(
      (file) =>
        (file.includes('node_modules') && !file.includes('node_modules/big.js/')) || file.includes('(disabled)'),
    ),
    [],
  );
});

test('the bundle of the root decodes where there is no Node', async () => {
  const { text } = await bundle(
    `import { decode, encode, scheme } from 'kubetyped'; export const answer = encode(decode(scheme, 'apiVersion: v1\\nkind: Pod\\nmetadata: {name: a}'));`,
  );
  // Only what every JavaScript engine and browser has, and no Buffer, no process.
  const { createContext, Script } = await import('node:vm');
  const context = createContext({ TextDecoder, TextEncoder });
  const script = text.replace(
    /export\s*\{([^}]*)\};?\s*$/,
    (_, names: string) => `globalThis.answer=${/([\w$]+) as answer/.exec(names)?.[1] ?? 'answer'};`,
  );
  new Script(script).runInContext(context);
  assert.equal((context as { answer?: unknown }).answer, '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"}}\n');
});

test('Rollup drops the Kinds that are not used', async () => {
  const code = await rollupBundle(`import { ConfigMap } from 'api/core/v1/index.js'; console.log(new ConfigMap());`);
  assert.match(code, /const ConfigMap ?= ?class/);
  assert.doesNotMatch(code, /class Pod\b|PodSpec|class Secret\b|class Status\b/);
  assert.equal((await rollupBundle(`import * as corev1 from 'api/core/v1/index.js';`)).trim(), '');
});
