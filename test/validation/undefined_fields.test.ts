// A property that is undefined is absent, as to JSON.stringify: whatever is made of an object is the same with and without.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode, scheme } from 'kubetyped';
import { CustomResourceValidators, defineKind, toCRD } from 'kubetyped/apiextensions';
import { Semantic } from 'kubetyped/apimachinery/api/equality';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, schemaStrategy } from 'kubetyped/apiserver';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { setDefaults } from 'kubetyped/defaults';
import { validate, validateUpdate } from 'kubetyped/validation';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { compile } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { readSamples } from '../client/samples.ts';

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts undefined at every field that a value lacks, and into every map. */
function withUndefined(value: unknown, node: Node | { readonly kind: 'struct'; readonly shape: Shape }): unknown {
  if (Array.isArray(value)) return node.kind === 'list' ? value.map((item) => withUndefined(item, node.elem)) : value;
  if (!isData(value)) return value;
  const copied: Data = {};
  if (node.kind === 'map') {
    for (const [key, item] of Object.entries(value)) copied[key] = withUndefined(item, node.elem);
    copied['absent'] = undefined;
    return copied;
  }
  if (node.kind !== 'struct') return value;
  for (const [key, item] of Object.entries(value)) {
    const member = node.shape.byName.get(key);
    copied[key] = member === undefined ? item : withUndefined(item, member.node);
  }
  for (const { name } of node.shape.members) if (!(name in copied)) copied[name] = undefined;
  return copied;
}

const messages = (errors: readonly Error[]): string[] => errors.map(({ message }) => message);

test('of every built-in Kind: validate, setDefaults, encode, equality, FakeAPI', async () => {
  let kinds = 0;
  for (const [name, sample] of readSamples()) {
    if (!name.includes(' ')) continue;
    const [apiVersion = '', kind = ''] = name.split(' ');
    const [version, group = ''] = apiVersion.split('/').reverse();
    const type: KindClass | undefined = scheme.typeFor({ group, version: version ?? '', kind });
    if (type === undefined) continue;
    kinds++;
    const odd = (): object => {
      const object = withUndefined(sample, { kind: 'struct', shape: compile(type, scalarSyntaxes) });
      assert(isData(object));
      return object;
    };
    const even = (): object => structuredClone(sample);
    assert.deepEqual(messages(validate(odd())), messages(validate(even())), `${name}: validate`);
    assert.equal(encode(scheme.from(odd())), encode(scheme.from(even())), `${name}: encode`);
    const [left, right] = [odd(), even()];
    setDefaults(left, type);
    setDefaults(right, type);
    assert.deepEqual(JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right)), `${name}: setDefaults`);
    assert.deepEqual(
      messages(validateUpdate(type, left, left)),
      messages(validateUpdate(type, right, right)),
      `${name}: validateUpdate`,
    );
    assert(Semantic.deepEqual(scheme.from(left), scheme.from(right)), `${name}: deepEqual`);
    if (type.resource === undefined) continue;
    const stored = await Promise.all(
      [odd, even].map(async (make) => {
        const now = (): Date => new Date(0);
        const client = new Client({ transport: new FakeAPI({ scheme, now }) });
        const objects = client.resource(type, { namespace: 'default' });
        const object = make();
        const written: unknown[] = [await objects.create(object as never)];
        written.push(await objects.update(object as never));
        written.push(await objects.patch(sample.metadata.name ?? '', mergePatch(object)));
        return JSON.parse(JSON.stringify(written).replace(/"time":"[^"]*"/g, '"time":""'));
      }),
    );
    assert.deepEqual(stored[0], stored[1], `${name}: FakeAPI`);
  }
  assert(kinds > 60, `${kinds} Kinds`);
});

const text = {
  type: 'object',
  properties: { text: { type: 'string' }, more: { type: 'object' } },
  required: ['text'],
} as const;
const Thing = defineKind({
  group: 'x.example',
  version: 'v1',
  kind: 'Thing',
  plural: 'things',
  schema: { type: 'object', properties: { spec: text, status: text } },
});

test('of a custom resource: validate, and hooks of strategies', async () => {
  const customResources = new CustomResourceValidators([toCRD(Thing)]);
  const of = (spec: object): string[] =>
    messages(
      validate(
        {
          apiVersion: 'x.example/v1',
          kind: 'Thing',
          metadata: { name: 'a', namespace: 'd', labels: undefined },
          spec,
          status: undefined,
        },
        { customResources },
      ),
    );
  assert.deepEqual(of({ text: 'a', more: undefined, unknown: undefined }), []);
  assert.deepEqual(of({ text: undefined }), ['spec.text: Required value']);
  for (const hook of ['default', 'prepareForCreate', 'canonicalize']) {
    const server = new APIServer({ scheme: new Scheme(), onError: () => undefined });
    const absent = (object: Data): void => {
      if (isData(object['spec'])) object['spec']['more'] = undefined;
    };
    server.resource(Thing, { strategy: { ...schemaStrategy(Thing), [hook]: absent } });
    const { url } = await server.listen({ port: 0 });
    try {
      const things = new Client({ transport: new FetchTransport({ server: url }) }).resource(Thing, {
        namespace: 'default',
      });
      const { spec } = await things.create({ metadata: { name: 'a' }, spec: { text: 'x', more: {} } });
      assert.deepEqual(spec, { text: 'x' }, hook);
    } finally {
      await server.close();
    }
  }
});
