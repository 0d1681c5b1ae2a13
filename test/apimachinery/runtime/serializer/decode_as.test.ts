import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import { isDecodeError, isStrictDecodingError } from 'kubetyped/apimachinery/runtime';
import { decodeAs } from 'kubetyped/apimachinery/runtime/serializer/json';

test('decodeAs gives an instance of the Kind, and takes what is missing of its name from it', () => {
  const pod = decodeAs(Pod, '{"metadata":{"name":"a"},"spec":{"containers":[{"name":"c"}]}}');
  assert.ok(pod instanceof Pod);
  assert.equal(pod.spec?.containers[0]?.name, 'c');
  assert.equal(pod.kind, 'Pod');
  assert.equal(JSON.stringify(pod), '{"metadata":{"name":"a"},"spec":{"containers":[{"name":"c"}]}}');
  assert.deepEqual(
    decodeAs(ConfigMap, new TextEncoder().encode('{"apiVersion":"v1","kind":"ConfigMap"}')).metadata,
    {},
  );
});

test('decodeAs refuses other kinds, wrong values and, if strict, unknown fields and duplicate keys', () => {
  assert.throws(() => decodeAs(Pod, '{"apiVersion":"v1","kind":"Secret"}'), {
    code: 'ERR_KIND_MISMATCH',
    message: 'cannot decode /v1, Kind=Secret as Pod of v1',
  });
  assert.throws(
    () => decodeAs(Pod, '{"spec":{"containers":{}}}'),
    (error) => isDecodeError(error) && error.path === 'spec.containers',
  );
  assert.throws(
    () => decodeAs(Pod, '{"spec":'),
    (error) => isDecodeError(error) && /unexpected end of JSON input/.test(error.text),
  );
  const twice = '{"spec":{"containers":[],"nodeNam":"a"},"metadata":{"name":"a","name":"b"}}';
  assert.equal(decodeAs(Pod, twice).metadata.name, 'b');
  assert.throws(
    () => decodeAs(Pod, twice, { strict: true }),
    (error) =>
      isStrictDecodingError(error) &&
      error.errors.join() === 'unknown field "spec.nodeNam",duplicate field "metadata.name"',
  );
});
