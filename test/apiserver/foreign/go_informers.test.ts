// Informers of client-go on our server, while connections are cut at random and objects are written: in the end each holds
// what the server has, and has told its handler so. KUBETYPED_FOREIGN_SECONDS says for how long.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type * as corev1 from 'kubetyped/api/core/v1';
import { GoProgram, hasGo, withoutGo } from '../../differential/go_oracle.ts';
import { writeConfigMap } from './random_writes.ts';
import { eventually, keyOf, sorted, UnreliableRun } from './unreliable_run.ts';

const skip = !hasGo() && withoutGo;

/** What scripts/go/informercache tells of an informer. */
interface Held {
  readonly synced: boolean;
  readonly objects: corev1.ConfigMap[];
  readonly told: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/** Which objects an informer is of, and how much of them it has. */
const VIEWS: Readonly<Record<string, (all: corev1.ConfigMap[]) => object[]>> = {
  json: (all) => all,
  protobuf: (all) => all,
  cbor: (all) => all,
  dynamic: (all) => all,
  metadata: (all) => all.map(({ metadata }) => ({ metadata })),
  selected: (all) => all.filter(({ metadata }) => metadata.labels?.['tier'] === 'a'),
  namespace: (all) => all.filter(({ metadata }) => metadata.namespace === 'default'),
};

const OPTIONS = [['-cbor'], ['-watchlist=false', '-cbor'], ['-watchlist=false'], []];

test('informers of client-go', { skip, concurrency: OPTIONS.length, timeout: 900_000 }, async (t) => {
  await Promise.all(
    OPTIONS.map((options) => t.test(`informercache ${options.join(' ')}`, (each) => compare(each, options))),
  );
});

async function compare(t: TestContext, options: readonly string[]): Promise<void> {
  await using run = await UnreliableRun.start();
  const program = new GoProgram('informercache', ...options, run.url);
  try {
    await program.ask([{}]);
    t.diagnostic(await run.disturb(writeConfigMap));
    await eventually(async () => {
      const all = await run.stored();
      const [held] = await program.ask<Record<string, Held>>([{}]);
      assert.equal(Object.keys(held!).length, options.includes('-cbor') ? 7 : 6);
      for (const [name, { synced, objects, told, faults }] of Object.entries(held!)) {
        const wanted = VIEWS[name]!(all);
        assert.ok(wanted.length > 0, name);
        assert.deepEqual([synced, faults], [true, []], name);
        assert.deepEqual(sorted(objects), wanted, name);
        const versions = sorted(objects).map((object) => [keyOf(object), object.metadata.resourceVersion]);
        assert.deepEqual(told, Object.fromEntries(versions), name);
      }
    });
  } finally {
    program.end();
  }
}
