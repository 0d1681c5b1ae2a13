import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import {
  newUnstructuredCreator,
  newUnstructuredObjectTyper,
} from 'kubetyped/apimachinery/apis/meta/v1/unstructured/unstructuredscheme';
import {
  MultiObjectTyper,
  newSimpleNegotiatedSerializer,
  type ObjectConvertor,
  type ObjectCreater,
  type ObjectDefaulter,
  type ObjectTyper,
  type ObjectVersioner,
  OpenAPIDefinitionNameError,
  Scheme,
  toOpenAPIDefinitionName,
  useOrCreateObject,
  WithoutVersionDecoder,
} from 'kubetyped/apimachinery/runtime';
import { newSerializerInfo } from 'kubetyped/apimachinery/runtime/serializer';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Widget } from './sample_kinds.ts';

const scheme = new Scheme();
scheme.addKnownTypes({ group: 'example.com', version: 'v1' }, Widget);
const widget = { group: 'example.com', version: 'v1', kind: 'Widget' };

test('a Scheme is all of these', () => {
  const all: ObjectTyper & ObjectCreater & ObjectDefaulter & ObjectConvertor & ObjectVersioner = scheme;
  assert.equal(all, scheme);
});

test('several typers: the first that knows', () => {
  const typer = new MultiObjectTyper(scheme, newUnstructuredObjectTyper());
  const object = new Unstructured({ apiVersion: 'v1', kind: 'Anything' });
  assert.equal(String(typer.objectKinds(new Widget()).gvks[0]), 'example.com/v1, Kind=Widget');
  assert.equal(String(typer.objectKinds(object).gvks[0]), '/v1, Kind=Anything');
  assert.ok(typer.recognizes({ group: 'a', version: 'b', kind: 'c' }));
  const known = new MultiObjectTyper(new Scheme('other'), scheme);
  assert.ok(known.recognizes(widget));
  assert.ok(!known.recognizes({ ...widget, kind: 'Gadget' }));
  assert.throws(() => known.objectKinds({ apiVersion: 'v1', kind: 'Gadget' }), {
    code: 'ERR_NOT_REGISTERED',
    message: /in scheme "scheme"/,
  });
});

test('useOrCreateObject takes any typer and maker', () => {
  const any = { ...newUnstructuredObjectTyper(), ...newUnstructuredCreator() };
  assert.equal(useOrCreateObject(any, { group: '', version: 'v1', kind: 'Thing' }).kind, 'Thing');
});

test('WithoutVersionDecoder takes the kind off', () => {
  const decoder = new WithoutVersionDecoder(new Serializer(scheme));
  const { object, gvk } = decoder.decode('{"apiVersion":"example.com/v1","kind":"Widget","spec":{"size":1}}');
  assert.equal(String(gvk), 'example.com/v1, Kind=Widget');
  assert.deepEqual(Object.keys(object).sort(), ['metadata', 'spec']);
  assert.equal(object.kind, 'Widget');
  const plain = new WithoutVersionDecoder({ decode: (data) => ({ object: JSON.parse(String(data)) as object, gvk }) });
  assert.deepEqual(plain.decode('{"apiVersion":"v1","kind":"X","a":1}').object, { a: 1 });
});

test('newSimpleNegotiatedSerializer converts nothing', () => {
  const serializer = new Serializer(scheme);
  const info = newSerializerInfo('application/json', { encodesAsText: true, serializer });
  const negotiated = newSimpleNegotiatedSerializer(info);
  assert.deepEqual(negotiated.supportedMediaTypes(), [info]);
  assert.equal(negotiated.encoderForVersion(serializer, { group: 'a', version: 'b' }), serializer);
  assert.equal(negotiated.decoderToVersion(serializer, { group: 'a', version: 'b' }), serializer);
});

test('names in OpenAPI documents need group, version and kind', () => {
  const name = (gvk: { group: string; version: string; kind: string }): string =>
    toOpenAPIDefinitionName(newUnstructuredCreator(), gvk);
  assert.equal(name({ group: 'stable.example.com', version: 'v1', kind: 'CronTab' }), 'com.example.stable.v1.CronTab');
  for (const gvk of [
    { ...widget, version: '' },
    { ...widget, group: '' },
    { ...widget, kind: '' },
  ]) {
    assert.throws(
      () => name(gvk),
      (error: unknown) =>
        error instanceof OpenAPIDefinitionNameError &&
        error.code === 'ERR_OPENAPI_DEFINITION_NAME' &&
        error.gvk.equals(gvk),
    );
  }
});
