import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newUUID } from 'kubetyped/apimachinery/util/uuid';

function checkUUIDs(): void {
  const made = new Set(Array.from({ length: 10_000 }, newUUID));
  assert.equal(made.size, 10_000);
  for (const uuid of made) assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
}

test('newUUID gives version 4 UUIDs, all different', checkUUIDs);

test('newUUID does without randomUUID, which browsers lack on pages served over http', (t) => {
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: undefined, configurable: true });
  // The one of the prototype comes back.
  t.after(() => Reflect.deleteProperty(globalThis.crypto, 'randomUUID'));
  assert.equal(globalThis.crypto.randomUUID, undefined);
  checkUUIDs();
});
