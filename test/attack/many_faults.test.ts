import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { ALL } from '../some_of.ts';

/** Bodies that are wrong in each of their items: the answer says so, and neither it nor the server grows with the faults. */
const BODIES = [
  ['pods', '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"a"},"spec":{"containers":[', '{}'],
  [
    'persistentvolumeclaims',
    '{"apiVersion":"v1","kind":"PersistentVolumeClaim","metadata":{"name":"a"},"spec":{"resources":{"requests":{"storage":"1"}},"accessModes":[',
    '""',
  ],
  // Judged by the allocator of addresses, too.
  ['services', '{"apiVersion":"v1","kind":"Service","metadata":{"name":"a"},"spec":{"ipFamilies":[', '""'],
] as const;
const SIZES = [49_000, ALL ? 900_000 : 150_000] as const;

if (!isMainThread) {
  await using server = await startTestServer();
  for (const [size, [resource, begin, item]] of SIZES.flatMap((size) => BODIES.map((body) => [size, body] as const))) {
    const body = `${begin}${`${item},`.repeat(size)}${item}]}}`;
    const response = await fetch(`${server.url}/api/v1/namespaces/default/${resource}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    parentPort!.postMessage({ code: response.status, text: await response.text() });
  }
} else {
  test('an object with very many faults is refused in bounded space', async () => {
    // A larger heap would end the worker, not this process.
    const worker = new Worker(new URL(import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 768 } });
    const answers: { code: number; text: string }[] = [];
    worker.on('message', (answer) => answers.push(answer));
    await Promise.race([once(worker, 'exit'), once(worker, 'error').then(([error]) => Promise.reject(error))]);
    assert.equal(answers.length, SIZES.length * BODIES.length);
    for (const [index, { code, text }] of answers.entries()) {
      assert.equal(code, 422);
      assert.ok(text.length < 8 << 20, `an answer of ${text.length} characters`);
      const { message, details } = JSON.parse(text);
      // More values than an object may have are refused before they are read.
      if (index >= BODIES.length) {
        assert.match(message, / "" is invalid: <nil>: Too many: may have at most 50000 values$/);
        continue;
      }
      const { length } = details.causes;
      if (index === 0) {
        assert.ok(length > 5000 && length <= 10_000, `${length} causes`);
        assert.match(message, /, and more$/);
      } else if (index === 1) assert.equal(length, 1, 'what is said of the field again and again');
    }
  });

  test('YAML with more values than an object may have is refused before it is read to its end', async () => {
    await using server = await startTestServer();
    const text = (items: number): string => `apiVersion: v1\nkind: ConfigMap\nx:\n${'- a\n'.repeat(items)}"`;
    const path = `${server.url}/api/v1/namespaces/default/configmaps`;
    const send = async (method: string, type: string, items: number): Promise<{ code: number; message: string }> => {
      const url = method === 'POST' ? path : `${path}/a?fieldManager=m`;
      return (await fetch(url, { method, headers: { 'Content-Type': type }, body: text(items) })).json();
    };
    for (const [method, type] of [
      ['POST', 'application/yaml'],
      ['PATCH', 'application/apply-patch+yaml'],
    ] as const) {
      const refused = await send(method, type, 130_000);
      assert.equal(refused.code, 422);
      assert.match(refused.message, /Too many: may have at most 50000 values$/);
      const read = await send(method, type, 120_000);
      assert.equal(read.code, 400);
      assert.match(read.message, /yaml: line \d+: /);
    }
  });
}
