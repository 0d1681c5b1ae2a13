import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import {
  newJSONFallbackEncoder,
  Unstructured,
  UnstructuredList,
} from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { type Encoder, NotRegisteredError, Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { newDefaultingCodecForScheme } from 'kubetyped/apimachinery/runtime/serializer/versioning';

const scheme = new Scheme();
const codec = newDefaultingCodecForScheme(
  scheme,
  new Serializer(scheme),
  undefined,
  { group: 'example.com', version: 'v1' },
  undefined,
);

test('what a Scheme does not know is written as JSON', () => {
  const encoder = newJSONFallbackEncoder(codec);
  const object = new Unstructured({ kind: 'Foo', apiVersion: 'a.com/v1', b: 1, a: 2 });
  assert.throws(() => codec.encode(object), { code: 'ERR_NOT_REGISTERED' });
  assert.equal(encoder.encodeToString(object), '{"a":2,"apiVersion":"a.com/v1","b":1,"kind":"Foo"}\n');
  assert.equal(new TextDecoder().decode(encoder.encode(object)), encoder.encodeToString(object));
  const list = new UnstructuredList({ kind: 'FooList', apiVersion: 'a.com/v1' });
  assert.equal(encoder.encodeToString(list), '{"apiVersion":"a.com/v1","items":[],"kind":"FooList"}\n');
});

test('only objects without a class, and only that error', () => {
  const encoder = newJSONFallbackEncoder(codec);
  assert.throws(() => encoder.encode(new Pod()), NotRegisteredError);
  const broken: Encoder = {
    encode(): never {
      throw new TypeError('broken');
    },
    encodeToString: () => 'text',
    identifier: () => 'a "b"',
  };
  assert.throws(
    () => newJSONFallbackEncoder(broken).encode(new Unstructured({ kind: 'Foo', apiVersion: 'v1' })),
    TypeError,
  );
  assert.equal(newJSONFallbackEncoder(broken).encodeToString(new Pod()), 'text');
  assert.equal(newJSONFallbackEncoder(broken).identifier(), '{"base":"a \\"b\\"","name":"fallback"}');
});
