import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RawExtension } from 'kubetyped/apimachinery/runtime';

test('RawExtension takes any JSON as it is', () => {
  const extension: RawExtension = { apiVersion: 'example.com/v1', kind: 'Widget', size: 1 };
  for (const value of [extension, {}, [], 'text', 0, true]) {
    assert.equal(RawExtension.check(value), undefined);
    assert.equal(RawExtension.canonical(value), value);
  }
  assert.equal(RawExtension.opaque, true);
  assert.equal(RawExtension.zero, null);
});
