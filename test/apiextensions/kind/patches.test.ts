// Servers take no strategic merge patches of custom resources.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineKind } from 'kubetyped/apiextensions';
import { isUnsupportedMediaType } from 'kubetyped/apimachinery/api/errors';
import { MergePatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { apply, patchFor, patchObject } from 'kubetyped/apimachinery/util/patch';

const Foo = defineKind({
  group: 'example.com',
  version: 'v1',
  kind: 'Foo',
  schema: {
    type: 'object',
    properties: { spec: { type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } } },
  },
});
const foo = (...names: string[]): InstanceType<typeof Foo> => new Foo({ metadata: { name: 'a' }, spec: { names } });

test('a strategic merge patch is refused as servers refuse it', () => {
  const refusal = {
    code: 'ERR_STATUS',
    message:
      'the body of the request was in an unknown format - accepted media types include: application/json-patch+json, ' +
      'application/merge-patch+json, application/apply-patch+yaml, application/apply-patch+cbor',
  };
  assert.throws(() => patchFor(foo('a'), foo('b'), StrategicMergePatchType), refusal);
  assert.throws(() => patchObject(foo('a'), { spec: {} }, StrategicMergePatchType), refusal);
  assert.throws(() => patchObject({ ...foo('a') }, {}, StrategicMergePatchType, { schema: Foo }), refusal);
  assert.throws(() => patchFor(foo('a'), foo('b'), StrategicMergePatchType), isUnsupportedMediaType);
});

test('applying takes a merge patch', () => {
  const request = apply(foo('a'), foo('a'), foo('a', 'b'));
  assert.ok(request.verb === 'patch');
  assert.equal(request.contentType, MergePatchType);
  assert.deepEqual(request.object.spec, { names: ['a', 'b'] });
  assert.deepEqual(patchObject(foo('a'), { spec: { names: ['c'] } }, MergePatchType).spec, { names: ['c'] });
});
