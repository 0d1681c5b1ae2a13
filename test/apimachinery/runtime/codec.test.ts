import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ContentTypeCBOR,
  ContentTypeCBORSequence,
  ContentTypeJSON,
  ContentTypeProtobuf,
  ContentTypeYAML,
  decode,
  decodeInto,
  EquivalentResourceRegistry,
  encode,
  noopDecoder,
  noopEncoder,
  type RuntimeObject,
  type Serializer,
  type SerializerInfo,
  serializerInfoForMediaType,
} from 'kubetyped/apimachinery/runtime';
import { fromAPIVersionAndKind } from 'kubetyped/apimachinery/runtime/schema';
import { Widget } from './sample_kinds.ts';

/** Reads JSON, into the given object if it is a Widget. */
const serializer: Serializer = {
  encode: (object) => new TextEncoder().encode(JSON.stringify(object)),
  encodeToString: (object) => JSON.stringify(object),
  identifier: () => 'test',
  decode(data, _defaults, into) {
    const read = JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data)) as RuntimeObject;
    const object = into instanceof Widget && read.kind === 'Widget' ? Object.assign(into, read) : read;
    return { object, gvk: fromAPIVersionAndKind(read.apiVersion ?? '', read.kind ?? '') };
  },
};

test('encode and decode', () => {
  const widget = new Widget({ metadata: { name: 'a' } });
  const data = encode(serializer, widget);
  assert.deepEqual(decode(serializer, data), { ...widget });
  const into = new Widget();
  decodeInto(serializer, data, into);
  assert.deepEqual(into, widget);
});

test('decodeInto refuses data of another kind', () => {
  assert.throws(() => decodeInto(serializer, '{"apiVersion":"v1","kind":"Pod"}', new Widget()), {
    code: 'ERR_CODEC',
    message: 'unable to decode /v1, Kind=Pod into *v1.Widget',
  });
  assert.throws(() => decodeInto(serializer, '{"kind":"Pod"}', { apiVersion: 'v1', kind: 'Node' }), {
    message: 'unable to decode /, Kind=Pod into v1 Node',
  });
});

test('serializers for one direction', () => {
  const widget = new Widget();
  const decoder = noopEncoder(serializer);
  assert.equal(decode(decoder, '{"kind":"X"}').kind, 'X');
  assert.equal(decoder.identifier(), 'noop');
  assert.throws(() => encode(decoder, widget), {
    code: 'ERR_CODEC',
    message: /^encoding is not allowed for this codec/,
  });
  assert.throws(() => decoder.encodeToString(widget), { code: 'ERR_CODEC' });
  const encoder = noopDecoder(serializer);
  assert.equal(encoder.encodeToString(widget), JSON.stringify(widget));
  assert.deepEqual(encode(encoder, widget), encode(serializer, widget));
  assert.equal(encoder.identifier(), 'test');
  assert.throws(() => decode(encoder, '{}'), { code: 'ERR_CODEC', message: /^decoding is not allowed for this codec/ });
});

test('serializerInfoForMediaType falls back to the one for any media type', () => {
  const info = (mediaType: string): SerializerInfo => ({
    mediaType,
    mediaTypeType: '',
    mediaTypeSubType: '',
    encodesAsText: true,
    serializer,
  });
  const any = info('');
  const json = info('application/json');
  assert.equal(serializerInfoForMediaType([any, json], 'application/json'), json);
  assert.equal(serializerInfoForMediaType([any, json], 'text/plain'), any);
  assert.equal(serializerInfoForMediaType([json], 'text/plain'), undefined);
});

test('content types', () => {
  assert.deepEqual(
    [ContentTypeJSON, ContentTypeYAML, ContentTypeProtobuf, ContentTypeCBOR, ContentTypeCBORSequence],
    [
      'application/json',
      'application/yaml',
      'application/vnd.kubernetes.protobuf',
      'application/cbor',
      'application/cbor-seq',
    ],
  );
});

test('equivalent resources share a key, by subresource', () => {
  const registry = new EquivalentResourceRegistry((gr) => (gr.resource === 'deployments' ? 'deployments' : ''));
  const apps = { group: 'apps', version: 'v1', resource: 'deployments' };
  const extensions = { group: 'extensions', version: 'v1beta1', resource: 'deployments' };
  const pods = { group: '', version: 'v1', resource: 'pods' };
  registry.registerKindFor(apps, '', { group: 'apps', version: 'v1', kind: 'Deployment' });
  registry.registerKindFor(extensions, '', { group: 'extensions', version: 'v1beta1', kind: 'Deployment' });
  registry.registerKindFor(apps, 'scale', { group: 'autoscaling', version: 'v1', kind: 'Scale' });
  registry.registerKindFor(pods, '', { group: '', version: 'v1', kind: 'Pod' });
  assert.deepEqual(registry.equivalentResourcesFor(extensions, '').map(String), [
    'apps/v1, Resource=deployments',
    'extensions/v1beta1, Resource=deployments',
  ]);
  assert.deepEqual(registry.equivalentResourcesFor(extensions, 'scale').map(String), ['apps/v1, Resource=deployments']);
  assert.deepEqual(registry.equivalentResourcesFor(pods, '').map(String), ['/v1, Resource=pods']);
  assert.deepEqual(registry.equivalentResourcesFor({ ...pods, resource: 'nodes' }, ''), []);
  assert.equal(registry.kindFor(apps, 'scale')?.toString(), 'autoscaling/v1, Kind=Scale');
  assert.equal(registry.kindFor(apps, 'status'), undefined);
});
