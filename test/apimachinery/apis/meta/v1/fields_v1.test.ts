import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FieldsV1 } from 'kubetyped/apimachinery/apis/meta/v1';

test('FieldsV1 takes any JSON as it is', () => {
  const fields: FieldsV1 = { 'f:metadata': { 'f:labels': { '.': {}, 'f:app': {} } } };
  for (const value of [fields, {}, [], 'text', 0, true]) {
    assert.equal(FieldsV1.check(value), undefined);
    assert.equal(FieldsV1.canonical(value), value);
  }
  assert.equal(FieldsV1.opaque, true);
  assert.equal(FieldsV1.zero, null);
});
