import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import { scalars as allScalars, Time } from 'kubetyped/apimachinery/apis/meta/v1';
import { isDecodeError, isStrictDecodingError, Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { JSONDocument } from 'kubetyped/engine';
import { decode } from 'kubetyped/json';
import { decodeKind } from '#apimachinery/runtime/serializer/json/decode';

test('the decoder of JSON alone gives an instance of the Kind, and takes what is missing of its name from it', () => {
  const pod = decode(Pod, '{"metadata":{"name":"a"},"spec":{"containers":[{"name":"c"}]}}');
  assert.ok(pod instanceof Pod);
  assert.equal(pod.spec?.containers[0]?.name, 'c');
  assert.equal(pod.kind, 'Pod');
  assert.equal(JSON.stringify(pod), '{"metadata":{"name":"a"},"spec":{"containers":[{"name":"c"}]}}');
  assert.deepEqual(decode(ConfigMap, new TextEncoder().encode('{"apiVersion":"v1","kind":"ConfigMap"}')).metadata, {});
});

test('the decoder of JSON alone refuses other kinds, wrong values and, if strict, unknown fields and duplicate keys', () => {
  assert.throws(() => decode(Pod, '{"apiVersion":"v1","kind":"Secret"}'), {
    code: 'ERR_KIND_MISMATCH',
    message: 'cannot decode /v1, Kind=Secret as Pod of v1',
  });
  assert.throws(
    () => decode(Pod, '{"spec":{"containers":{}}}'),
    (error) => isDecodeError(error) && error.path === 'spec.containers',
  );
  assert.throws(
    () => decode(Pod, '{"spec":'),
    (error) => isDecodeError(error) && /unexpected end of JSON input/.test(error.text),
  );
  const twice = '{"spec":{"containers":[],"nodeNam":"a"},"metadata":{"name":"a","name":"b"}}';
  assert.equal(decode(Pod, twice).metadata.name, 'b');
  assert.throws(
    () => decode(Pod, twice, { strict: true }),
    (error) =>
      isStrictDecodingError(error) &&
      error.errors.join() === 'unknown field "spec.nodeNam",duplicate field "metadata.name"',
  );
});

test('the decoder of JSON alone leaves out fields', () => {
  const text = '{"metadata":{"name":"a","managedFields":[{"time":1, x}]},"spec":{"containers":[],"nodeName":{}}}';
  assert.throws(() => decode(Pod, text));
  const pod = decode(Pod, text, { strict: true, omitManagedFields: true, omit: ['spec.nodeName'] });
  assert.equal(JSON.stringify(pod), '{"metadata":{"name":"a"},"spec":{"containers":[]}}');
});

test('a Kind whose scalars are missing is neither read nor written', () => {
  const none = new Map();
  assert.throws(() => decodeKind(Pod, new JSONDocument('{"metadata":{}}'), none), {
    name: 'TypeError',
    message: 'a descriptor needs the scalar v1.Time, which is not among the given scalars',
  });
  const scheme = new Scheme();
  scheme.addKnownTypes(Pod, Pod);
  const serializer = new Serializer(scheme, { canonical: true });
  const lacks = { message: /needs the scalar v1\.Time/ };
  assert.throws(() => serializer.decode('{"apiVersion":"v1","kind":"Pod","metadata":{}}'), lacks);
  assert.throws(() => serializer.encode(new Pod()), lacks);
  scheme.addScalars(new Map([['example.com/v1.Other', { ...Time, goType: 'example.com/v1.Other' }]]));
  assert.throws(() => serializer.encode(new Pod()), lacks);
  scheme.addScalars(allScalars);
  assert.equal(scheme.scalars.size, allScalars.size + 1);
  assert.ok(serializer.decode(serializer.encode(new Pod())).object instanceof Pod);
  const given = new Scheme();
  given.addScalars(allScalars);
  given.addScalars(allScalars);
  assert.equal(given.scalars, allScalars);
});
