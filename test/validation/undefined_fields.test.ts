// A property that is undefined is absent, as to JSON.stringify: whatever is made of an object is the same with and without.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encode, scheme } from 'kubetyped';
import { CustomResourceDefinition as V1beta1Definition } from 'kubetyped/api/apiextensions/v1beta1';
import * as autoscalingv1 from 'kubetyped/api/autoscaling/v1';
import * as autoscalingv2 from 'kubetyped/api/autoscaling/v2';
import * as corev1 from 'kubetyped/api/core/v1';
import * as eventsv1 from 'kubetyped/api/events/v1';
import { CustomResourceValidators, convertDefinition, defineKind, toCRD } from 'kubetyped/apiextensions';
import { Semantic } from 'kubetyped/apimachinery/api/equality';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { GroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { APIServer, schemaStrategy } from 'kubetyped/apiserver';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';
import { FakeAPI } from 'kubetyped/client/testing';
import { setDefaults } from 'kubetyped/defaults';
import { validate, validateUpdate } from 'kubetyped/validation';
import { CustomResourceConverter, conversionWebhook } from 'kubetyped/webhooks';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { compile } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { addConversions, otherVersionsOf } from '#src/kinds/other_versions';
import { readSamples } from '../client/samples.ts';
import { ALL, someOf } from '../some_of.ts';

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
  for (const [name, sample] of someOf(
    [...readSamples()].filter(([name]) => name.includes(' ')),
    40,
  )) {
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
  assert(kinds > (ALL ? 60 : 30), `${kinds} Kinds`);
});

test('of every built-in Kind that is served in another version: its conversions', () => {
  const samples = readSamples();
  let conversions = 0;
  const converting = new Scheme();
  for (const add of [corev1.addToScheme, eventsv1.addToScheme, autoscalingv1.addToScheme, autoscalingv2.addToScheme])
    add(converting);
  addConversions(converting);
  for (const stored of [corev1.Event, autoscalingv2.HorizontalPodAutoscaler]) {
    for (const { kind: other } of otherVersionsOf(stored))
      for (const [from, to] of [
        [stored, other],
        [other, stored],
      ] as const) {
        const sample = samples.get(`${from.apiVersion} ${from.kind}`);
        assert(sample !== undefined, `no sample of ${from.apiVersion} ${from.kind}`);
        const convert = (object: object): unknown => {
          const out = converting.new(to);
          converting.convert(converting.from(object), out, new GroupVersion(to));
          return JSON.parse(JSON.stringify(out));
        };
        const odd = withUndefined(sample, { kind: 'struct', shape: compile(from, scalarSyntaxes) });
        assert(isData(odd));
        assert.deepEqual(convert(odd), convert(structuredClone(sample)), `${from.apiVersion} to ${to.apiVersion}`);
        // One field of the object after the other, as some are looked at only where others are missing.
        for (const field of Object.keys(sample).filter((each) => !/^(?:apiVersion|kind|metadata)$/.test(each))) {
          const { [field]: _, ...without } = structuredClone(sample) as unknown as Data;
          assert.deepEqual(
            convert({ ...without, [field]: undefined }),
            convert(without),
            `${from.apiVersion} ${field}`,
          );
          conversions++;
        }
      }
  }
  assert(conversions >= 14, `${conversions} fields`);
});

test('of a definition of v1beta1: convertDefinition', () => {
  const definition = {
    apiVersion: 'apiextensions.k8s.io/v1beta1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.x.example', labels: { a: 'b' } },
    spec: {
      group: 'x.example',
      version: 'v1',
      names: { kind: 'Thing', plural: 'things' },
      validation: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object' } } } },
      versions: [{ name: 'v1', served: true, storage: true }],
      conversion: { strategy: 'Webhook', webhookClientConfig: { url: 'https://x.example' } },
    },
  };
  const odd = withUndefined(definition, { kind: 'struct', shape: compile(V1beta1Definition, scalarSyntaxes) });
  const convert = (given: object): unknown =>
    JSON.parse(JSON.stringify(convertDefinition(new V1beta1Definition(given as never))));
  assert(isData(odd));
  assert.deepEqual(convert(odd), convert(definition));
});

test('of conversion webhooks: what functions return, what is converted, and what webhooks answer', async () => {
  const object = {
    apiVersion: 'x.example/v1',
    kind: 'Thing',
    metadata: { name: 'a', labels: { a: 'b' } },
    spec: { a: 1 },
  };
  const odd = {
    ...object,
    metadata: { ...object.metadata, labels: { a: 'b', c: undefined }, annotations: undefined, uid: undefined },
    status: undefined,
  };
  const definition = toCRD(Thing);
  definition.spec.versions = ['v1', 'v2'].map((name, index) => ({ name, served: true, storage: index === 0 }));
  const convert = async (given: Data, change: (object: Data) => object, isNone = false): Promise<unknown> => {
    const handler = conversionWebhook({ group: 'x.example', conversions: { 'v1 -> v2': change } });
    definition.spec.conversion = isNone
      ? { strategy: 'None' }
      : { strategy: 'Webhook', webhook: { conversionReviewVersions: ['v1'], clientConfig: {} } };
    const asked = async (review: object): Promise<unknown> => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(review) };
      return (await handler(new Request('https://x.example', init))).json();
    };
    const converter = new CustomResourceConverter(definition, ({ review }) => asked(review));
    const one = await converter.convert(given, 'v2');
    const list = { apiVersion: 'x.example/v1', kind: 'ThingList', metadata: {}, items: [given, given] };
    return JSON.parse(JSON.stringify([one, await converter.convert(list, 'v2')]));
  };
  const plain = await convert(object, (given) => given);
  assert.deepEqual(await convert(odd, (given) => given), plain);
  assert.deepEqual(await convert(odd, (given) => given, true), await convert(object, (given) => given, true));
  const metadata = { ...object.metadata, labels: { a: 'b', c: undefined }, annotations: undefined };
  assert.deepEqual(await convert(object, (given) => ({ ...given, metadata, status: undefined })), plain);
  // The answer of a webhook of this process, which no JSON has gone through.
  const answered = new CustomResourceConverter(definition, async ({ review }) => {
    const { request } = review as { request: { uid: string } };
    const made = { ...odd, apiVersion: 'x.example/v2' };
    return {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'ConversionReview',
      response: { uid: request.uid, convertedObjects: [made], result: { status: 'Success', message: undefined } },
    };
  });
  definition.spec.conversion = { strategy: 'Webhook', webhook: { conversionReviewVersions: ['v1'], clientConfig: {} } };
  assert.deepEqual(JSON.parse(JSON.stringify(await answered.convert(odd, 'v2'))), {
    ...object,
    apiVersion: 'x.example/v2',
  });
  // What has nothing but a version and a kind has nothing to convert.
  const empty = { apiVersion: 'x.example/v1', kind: 'Thing' };
  const unasked = new CustomResourceConverter(definition, () => Promise.reject(new Error('asked')));
  assert.deepEqual(await unasked.convert(empty, 'v2'), { ...empty, apiVersion: 'x.example/v2' });
  const emptied = await unasked.convert({ ...empty, metadata: undefined }, 'v2');
  assert.deepEqual(JSON.parse(JSON.stringify(emptied)), { ...empty, apiVersion: 'x.example/v2' });
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
