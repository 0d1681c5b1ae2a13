import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { cli } from './run_cli.ts';

interface Words {
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Explained {
  group: string;
  version: string;
  kind: string;
  path: string;
  type: string;
  description?: string;
  doc: string[];
  fields: { name: string; type: string; description?: string; doc: string[]; fields?: Explained['fields'] }[];
}

async function explained(...args: string[]): Promise<Explained> {
  const { status, stdout, stderr } = await cli(['explain', '-o', 'json', ...args]);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as Explained;
}

test('a kind: its path, subresources, lifecycle and fields', async () => {
  const { status, stdout } = await cli(['explain', 'pods']);
  assert.equal(status, 0);
  assert.match(stdout, /^KIND {5}Pod\nVERSION {2}v1\n/);
  assert.match(stdout, /\/api\/v1\/namespaces\/\{namespace\}\/pods\/\{name\}/);
  assert.match(stdout, /^ {2}spec <PodSpec>/m);
});

test('a field: type, rules, values, and the fields below', async () => {
  const ports = await explained('pod.spec.containers.ports');
  assert.deepEqual([ports.kind, ports.path, ports.type], ['Pod', 'Pod.spec.containers.ports', '[]ContainerPort']);
  assert.deepEqual(ports.doc, [
    'List with unique containerPort + protocol.',
    'Strategic merge patch merges by containerPort.',
  ]);
  const protocol = ports.fields.find(({ name }) => name === 'protocol')!;
  assert.equal(protocol.type, 'string');
  assert.ok(
    protocol.doc.some((sentence) => sentence.includes('TCP')),
    String(protocol.doc),
  );
  const required = ports.fields.find(({ name }) => name === 'containerPort')!;
  assert.deepEqual(required.doc, ['Required.']);
});

test('descriptions: of a kind, a field, its type, and the fields below', async () => {
  const { stdout } = await cli(['explain', 'service.spec.ports']);
  const paragraphs = stdout.split('\n\n').map((text) => text.replace(/\s+/g, ' ').trim());
  assert.deepEqual(paragraphs.slice(1, 4), [
    'Ports of the Service. At least one, unless it is headless or an ExternalName.',
    'List with unique port + protocol. Strategic merge patch merges by port.',
    'A port of a Service, and the port of its Pods behind it.',
  ]);
  assert.match(paragraphs[4]!, /targetPort <IntOrString> Port of the Pods that receives the traffic, as a number or /);
  for (const line of stdout.split('\n')) assert.ok(line.length <= 100, line);

  const pod = await explained('pod');
  assert.match(pod.description!, /^One or more containers that run together on a node/);
  // Those of embedded structs too, and what all kinds have.
  assert.ok(pod.fields.every(({ description }) => description !== undefined));
  const probe = await explained('pod.spec.containers.livenessProbe');
  assert.match(probe.fields.find(({ name }) => name === 'grpc')!.description!, /gRPC health service/);
  // A line each as a tree: the first sentence.
  const tree = await cli(['explain', '--recursive', 'deployment.spec.strategy']);
  assert.match(tree.stdout, /^ {4}maxSurge <IntOrString> +How many Pods may exist beyond replicas[^.]*\.$/m);
});

test('a version that differs has its own words', async () => {
  const { words } = JSON.parse(readFileSync('proto/explain.json', 'utf8')) as Words;
  const own = Object.entries(words).filter(([type]) => /\/v\d\w*\.\w+$/.test(type));
  assert.ok(own.length > 5);
  for (const [type, fields] of own) {
    const shared = words[type.replace(/\/v\d\w*(?=\.)/, '')];
    for (const [field, text] of Object.entries(fields)) assert.notEqual(text, shared?.[field], `${type}.${field}`);
  }
});

test('fields of embedded structs, of maps, and behind an index', async () => {
  const volume = await explained('pod.spec.volumes[0]');
  assert.ok(volume.fields.some(({ name }) => name === 'configMap'));
  assert.equal((await explained('Pod.spec.volumes[].configMap.items')).type, '[]KeyToPath');
  const schema = await explained('customresourcedefinition.spec.versions.schema.openAPIV3Schema.properties.items');
  assert.equal(schema.type, 'JSONSchemaPropsOrArray');
  assert.ok(schema.fields.some(({ name }) => name === 'x-kubernetes-list-type'));
});

test('--recursive ends at types that contain themselves', async () => {
  const { stdout, status } = await cli(['explain', '--recursive', 'crd'.replace('crd', 'customresourcedefinition')]);
  assert.equal(status, 0);
  assert.match(stdout, /not <JSONSchemaProps> +.*Fields as above\./);
  const { fields } = await explained('--recursive', 'deployment.spec.strategy');
  assert.deepEqual(
    fields.find(({ name }) => name === 'rollingUpdate')?.fields?.map(({ name }) => name),
    ['maxUnavailable', 'maxSurge'],
  );
});

test('the best version, another one, and another group', async () => {
  assert.deepEqual(await explained('cronjob').then(({ group, version }) => [group, version]), ['batch', 'v1']);
  assert.equal((await explained('cronjob', '--api-version', 'batch/v1beta1')).version, 'v1beta1');
  assert.equal((await explained('event')).group, '');
  const other = await explained('events.events.k8s.io.note');
  assert.deepEqual([other.group, other.path], ['events.k8s.io', 'Event.note']);
  const { stdout } = await cli(['explain', 'deployment']);
  assert.match(stdout, /VERSION {2}apps\/v1 {2}\(also .*extensions\/v1beta1/);
});

test('what is not there: a hint', async () => {
  for (const [args, message] of [
    [['pot'], /unknown kind pot\ndid you mean pods?\?/i],
    [['pod.spec.container'], /Pod\.spec has no field container\ndid you mean containers\?/],
    [['pod.spec.nodeName.x'], /Pod\.spec\.nodeName has no fields: it is a string/],
    [['pod', '--api-version', 'apps/v1'], /apps\/v1 has no Pod\nit is in v1/],
    [[], /no kind given/],
    [['pod', 'spec'], /kubetyped explain pod\.spec/],
    [['pod.__proto__'], /Pod has no field __proto__/],
    [['__proto__'], /unknown kind __proto__/],
  ] as const) {
    const { status, stderr } = await cli(['explain', ...args]);
    assert.equal(status, 2, stderr);
    assert.match(stderr, message);
  }
});

test('every field of every kind has an explanation', async () => {
  const { scheme } = await import('kubetyped');
  const { types, kinds, words } = JSON.parse(readFileSync('proto/explain.json', 'utf8')) as Words & {
    types: Record<string, { fields: [string][] }>;
    kinds: object;
  };
  for (const [type, { fields }] of Object.entries(types)) {
    const described = { ...words[type.replace(/\/v\d\w*(?=\.)/, '')], ...words[type] };
    const missing = ['', ...fields.map(([name]) => name)].filter((name) => described[name] === undefined);
    // Fields that embed apiVersion and kind are described once, in TypeMeta.
    assert.deepEqual(
      missing.filter((name) => name !== 'apiVersion' && name !== 'kind'),
      [],
      type,
    );
  }
  let count = 0;
  for (const [, type] of scheme.allKnownTypes()) {
    assert.ok(types[type.type] !== undefined, type.type);
    if (!type.type.includes('/pkg/apis/meta/')) assert.ok(Object.hasOwn(kinds, type.type), type.type);
    for (const [name] of type.fields)
      if (name !== '')
        assert.ok(
          types[type.type]!.fields.some(([field]) => field === name),
          `${type.type}.${name}`,
        );
    count++;
  }
  assert.ok(count > 300);
});

test('required fields and closed sets of values are those that validate goes by', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`proto/${file}.json`, 'utf8'));
  const { types } = read('explain') as { types: Record<string, { fields: [string, string, string[]][] }> };
  const { fields: valued } = read('enums') as { fields: Record<string, { values: string[] }> };
  const { required, optional } = read('required') as Record<'required' | 'optional', object>;
  const rulesOf = (key: string): string[][] => {
    const [, home, struct, field] = /^(.+)\.(\w+)\.([\w-]+)$/.exec(key) ?? [];
    const found = Object.entries(types).filter(
      ([type]) =>
        type.endsWith(`/${home}.${struct}`) || type.replace(/\/v\d\w*(?=\.)/, '').endsWith(`/${home}.${struct}`),
    );
    assert.ok(found.length > 0, key);
    return found.flatMap(([, { fields }]) => fields.filter(([name]) => name === field).map(([, , doc]) => doc));
  };
  for (const key of Object.keys(required))
    for (const doc of rulesOf(key)) assert.ok(doc.includes('Required.'), `${key}: ${doc.join(' ')}`);
  for (const key of Object.keys(optional))
    for (const doc of rulesOf(key)) assert.ok(!doc.includes('Required.'), `${key}: ${doc.join(' ')}`);
  for (const [key, { values }] of Object.entries(valued))
    for (const doc of rulesOf(key)) assert.ok(doc.includes(`One of ${values.join(', ')}.`), `${key}: ${doc.join(' ')}`);
  // Closed by a list, though upstream marks the type as no enumeration.
  assert.deepEqual(rulesOf('core.Container.restartPolicy')[0], ['One of Always, Never, OnFailure.']);
});
