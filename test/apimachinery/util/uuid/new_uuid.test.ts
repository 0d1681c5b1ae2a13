import { test } from 'node:test';
import assert from 'node:assert/strict';
import { newUUID } from 'kubetyped/apimachinery/util/uuid';

test('newUUID gives version 4 UUIDs, all different', () => {
  const made = new Set(Array.from({ length: 10_000 }, newUUID));
  assert.equal(made.size, 10_000);
  for (const uuid of made) assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
