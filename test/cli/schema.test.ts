// JSON Schemas of kinds, as an independent validator understands them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';
import { decode, decodeAll, scheme } from 'kubetyped';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { oneIn, PART } from '../some_of.ts';
import { cli } from './run_cli.ts';

type Data = Record<string, unknown>;

async function schemaOf(...args: string[]): Promise<Data> {
  const { status, stdout, stderr } = await cli(['schema', ...args]);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as Data;
}

function compile(schema: Data): ValidateFunction {
  return new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    validateFormats: false,
    allErrors: false,
  }).compile(schema);
}

/** Without what decoding doesn't look at: which fields must be there, and which values an enumeration has. */
function typesOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesOnly);
  if (typeof value !== 'object' || value === null) return value;
  const isSchema = Array.isArray((value as Data)['required']) || Array.isArray((value as Data)['enum']);
  const entries = Object.entries(value).filter(
    ([key, part]) =>
      !(isSchema && Array.isArray(part) && ((key === 'required' && !part.includes('apiVersion')) || key === 'enum')),
  );
  return Object.fromEntries(entries.map(([key, part]) => [key, typesOnly(part)]));
}

const everything = schemaOf('-o', 'compact');

test('a deployment: types, required fields, values and fields that are not there', async () => {
  const valid = compile(await schemaOf('deployments', '--api-version', 'apps/v1'));
  const deployment = (spec: Data): Data => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    spec: { selector: {}, template: { spec: { containers: [] } }, ...spec },
  });
  assert.equal(valid(deployment({})), true, JSON.stringify(valid.errors));
  for (const [spec, path, keyword] of [
    [{ replicas: '3' }, '/spec/replicas', 'type'],
    [{ replicas: 2147483648 }, '/spec/replicas', 'maximum'],
    [{ replica: 3 }, '/spec', 'additionalProperties'],
    [{ strategy: { type: 'Sometimes' } }, '/spec/strategy/type', 'enum'],
    [{ strategy: { rollingUpdate: { maxSurge: 1.5 } } }, '/spec/strategy/rollingUpdate/maxSurge', 'type'],
    [{ template: {} }, '/spec/template', 'required'],
    [{ template: { spec: { containers: [{}] } } }, '/spec/template/spec/containers/0', 'required'],
    [
      { template: { spec: { containers: [{ name: 'a', resources: { limits: { cpu: '1 core' } } }] } } },
      '/spec/template/spec/containers/0/resources/limits/cpu',
      'pattern',
    ],
  ] as const) {
    assert.equal(valid(deployment(spec)), false, path);
    assert.deepEqual(
      valid.errors?.map(({ instancePath, keyword }) => [instancePath, keyword]),
      [[path, keyword]],
    );
  }
  assert.equal(valid({ ...deployment({}), apiVersion: 'v1' }), false);
  assert.equal(valid({ spec: {} }), false);
});

test('--open takes unknown fields; --api-version chooses; a field has no schema', async () => {
  const open = compile(await schemaOf('pod', '--open'));
  assert.equal(open({ apiVersion: 'v1', kind: 'Pod', spec: { containers: [], future: 1 } }), true);
  const beta = await schemaOf('cronjob', '--api-version', 'batch/v1beta1');
  assert.deepEqual((beta['properties'] as { apiVersion: unknown }).apiVersion, { const: 'batch/v1beta1' });
  const wrong = await cli(['schema', 'pod.spec']);
  assert.deepEqual([wrong.status, wrong.stdout], [2, '']);
  assert.match(wrong.stderr, /pod\.spec is a field/);
  assert.equal((await cli(['schema', '--api-version', 'v9'])).status, 2);
});

test('every type and every field has a description', async () => {
  const { definitions } = (await everything) as { definitions: Record<string, Data> };
  const undescribed: string[] = [];
  for (const [type, schema] of Object.entries(definitions)) {
    const properties = schema['properties'] as Record<string, Data>;
    if (typeof schema['description'] !== 'string') undescribed.push(type);
    for (const [name, { description }] of Object.entries(properties))
      if (typeof description !== 'string') undescribed.push(`${type}.${name}`);
  }
  assert.deepEqual(undescribed, []);
  assert.ok(Object.keys(definitions).length > 500);
  const { description } = (definitions['k8s.io/api/core/v1.ServicePort']!['properties'] as Record<string, Data>)[
    'protocol'
  ]!;
  assert.match(String(description), /^Transport protocol of the port\. .* One of TCP, UDP, SCTP\. Default: TCP\.$/);
});

test('the schema of everything takes the example manifests, each as its own kind', async () => {
  const valid = compile(await everything);
  let documents = 0;
  for (const name of readdirSync('examples/manifests')) {
    // It holds a custom resource, too.
    if (name === 'customresourcedefinition.yaml') continue;
    for (const object of decodeAll(scheme, readFileSync(`examples/manifests/${name}`))) {
      if (object.kind === 'List') continue;
      documents++;
      assert.equal(valid(JSON.parse(JSON.stringify(object))), true, `${name}: ${JSON.stringify(valid.errors)}`);
    }
  }
  assert.ok(documents > 20);
  assert.equal(valid({ apiVersion: 'v1', kind: 'Pod', spec: { containers: [{ image: 'a' }] } }), false);
  assert.equal(valid({ apiVersion: 'v1', kind: 'Deployment' }), false);
});

test('of every kind and every wrong type within it, a validator says what strict decoding says', async () => {
  const schema = await everything;
  const kinds = schema['allOf'] as {
    if: { properties: { apiVersion: { const: string }; kind: { const: string } } };
    then: Data;
  }[];
  const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true, validateFormats: false });
  ajv.addSchema({ $id: 'all', definitions: typesOnly(schema['definitions']) as Data });
  const validators = new Map(
    kinds.map(({ if: { properties }, then }) => [`${properties.apiVersion.const} ${properties.kind.const}`, then]),
  );
  const seen = new Set<string>();
  let faults = 0;
  const filled = objectFiles().flatMap((file) => readRows(file).filter(({ variant }) => variant === 'filled'));
  for (const row of oneIn(12, filled)) {
    const object = JSON.parse(row.json!) as Data;
    const name = `${String(object['apiVersion'])} ${String(object['kind'])}`;
    const then = validators.get(name);
    if (then === undefined) continue;
    seen.add(name);
    const valid = ajv.compile({
      ...(JSON.parse(JSON.stringify(then).replaceAll('"#/', '"all#/')) as Data),
      required: ['apiVersion', 'kind'],
    });
    assert.equal(valid(object), true, `${name}: ${JSON.stringify(valid.errors)}`);
    for (const [place, changed] of withFaults(object)) {
      faults++;
      assert.equal(valid(changed), isTaken(changed), `${name} ${place}: ${JSON.stringify(valid.errors)}`);
    }
  }
  assert.deepEqual(
    [...validators.keys()].filter((name) => !PART && !seen.has(name)),
    [],
  );
  assert.ok(faults > (PART ? 750 : 10_000), String(faults));
});

function isTaken(object: Data): boolean {
  try {
    decode(scheme, JSON.stringify(object), { strict: true });
    return true;
  } catch {
    return false;
  }
}

/** The object with one value after the other replaced by one of another type, and with one more field. */
function* withFaults(root: Data): Generator<[place: string, changed: Data]> {
  const text = JSON.stringify(root);
  const places: (string | number)[][] = [];
  const gather = (value: unknown, path: (string | number)[]): void => {
    if (path.length > 0) places.push(path);
    if (Array.isArray(value)) value.forEach((item, index) => gather(item, [...path, index]));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([key, part]) => gather(part, [...path, key]));
  };
  gather(root, []);
  // Every place of small objects, some of large ones.
  const step = Math.max(1, Math.floor(places.length / 60));
  for (let index = 0; index < places.length; index += step) {
    const path = places[index]!;
    if (path.length === 1 && (path[0] === 'apiVersion' || path[0] === 'kind')) continue;
    const changed = JSON.parse(text) as Data;
    let parent = changed as Data;
    for (const key of path.slice(0, -1)) parent = parent[key] as Data;
    const last = path.at(-1)!;
    const old = parent[last];
    parent[last] =
      typeof old === 'string'
        ? 7.5
        : typeof old === 'number'
          ? 'seven'
          : typeof old === 'boolean'
            ? 'true'
            : Array.isArray(old)
              ? { a: 'b' }
              : ['b'];
    yield [path.join('.'), changed];
  }
  yield ['unknown', { ...(JSON.parse(text) as Data), unknownField: 1 }];
}
