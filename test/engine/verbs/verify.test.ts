import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from 'kubetyped/api/core/v1';
import { scalars } from 'kubetyped/apimachinery/apis/meta/v1';
import { verify } from 'kubetyped/engine';

test('bytes as a list of numbers: a fault is at its element', () => {
  const faultsOf = (bytes: unknown): unknown[] =>
    verify(Secret, { data: { a: bytes } }, { scalars }).faults.map(({ path, keys, text }) => [path, keys, text]);
  assert.deepEqual(faultsOf([0, 255, null]), []);
  const text = (got: string): string => `json: cannot unmarshal ${got} into Go struct field Secret.data of type uint8`;
  assert.deepEqual(faultsOf([0, 256, -1, 'x']), [
    ['data.a[1]', ['data', 'a', 1], text('number 256')],
    ['data.a[2]', ['data', 'a', 2], text('number -1')],
    ['data.a[3]', ['data', 'a', 3], text('string')],
  ]);
});
