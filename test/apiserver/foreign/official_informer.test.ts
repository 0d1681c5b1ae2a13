// The informer of the official client on our server, while connections are cut at random and objects are written: in the end
// it holds what the server has. KUBETYPED_FOREIGN_SECONDS says for how long. It needs Node 22: this one, or one of
// KUBETYPED_RUNTIMES (see scripts/runtimes.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as corev1 from 'kubetyped/api/core/v1';
import { QuestionProgram } from '../../differential/go_oracle.ts';
import { writeConfigMap } from './random_writes.ts';
import { eventually, keyOf, sorted, UnreliableRun } from './unreliable_run.ts';

const runtimes = JSON.parse(process.env['KUBETYPED_RUNTIMES'] ?? '{}') as Readonly<Record<string, string>>;
const node =
  Number.parseInt(process.versions.node, 10) >= 22 ? process.execPath : (runtimes['node22'] ?? runtimes['node24']);
const skip =
  node === undefined &&
  'NOT RUN WITH THE OFFICIAL CLIENT: it needs Node 22; KUBETYPED_RUNTIMES has none (scripts/runtimes.mjs)';

/** Its dates are those of JavaScript: they are left out. */
const comparable = (objects: readonly corev1.ConfigMap[]): unknown[] =>
  sorted(objects).map((object) => [keyOf(object), object.metadata.resourceVersion, object.data, object.binaryData]);

test('the informer of the official client', { skip, timeout: 900_000 }, async (t) => {
  await using run = await UnreliableRun.start();
  const program = new QuestionProgram(node!, ['test/apiserver/foreign/official_informer.mjs', run.url]);
  try {
    await program.ask([{}]);
    t.diagnostic(await run.disturb(writeConfigMap));
    await eventually(async () => {
      const [held] = await program.ask<{ objects: corev1.ConfigMap[] }>([{}]);
      const all = await run.stored();
      assert.deepEqual(comparable(held!.objects), comparable(all));
      assert.ok(all.length > 0);
    });
  } finally {
    program.end();
  }
});
