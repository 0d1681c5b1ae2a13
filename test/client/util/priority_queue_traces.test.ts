// The same answers to the same calls as controller-runtime's priority queue: see scripts/go/priorityqueue.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packedRows } from '../../packed_rows.ts';
import { oneIn } from '../../some_of.ts';
import { type CallOutcome, type QueueScript, runQueueScript } from './priority_queue_script.ts';

interface Row {
  readonly in: QueueScript;
  readonly out: readonly CallOutcome[];
}

const rows = packedRows<Row>('test/client/vectors/priority-queues.jsonl.gz');

const down = { item: '', priority: 0, down: true };

/** Differs from Go, on purpose: what is ready at the shut-down is still given out. */
const different: Readonly<Record<string, readonly CallOutcome[]>> = {
  'shut down with items': [
    { size: 1 },
    { size: 2 },
    { size: 2 },
    { got: [{ item: 'a', priority: 0 }], size: 1 },
    { got: [{ item: 'b', priority: 0 }], size: 0 },
    { got: [down], size: 0 },
  ],
  'shut down while all is worked on': [
    { size: 1 },
    { got: [{ item: 'a', priority: 0 }], size: 0 },
    { size: 1 },
    { size: 1 },
    { got: [down], size: 1 },
    { size: 1 },
    { got: [{ item: 'a', priority: 0 }], size: 0 },
  ],
};

test('priority queues answer as those of controller-runtime do', async (t) => {
  assert.ok(rows.length > 670);
  for (const { in: script, out } of oneIn(3, rows))
    await t.test(script.name, async () => {
      const expected = different[script.name] ?? out;
      assert.deepEqual(await runQueueScript(script), expected);
      // What differs no more is no difference.
      if (script.name in different) assert.notDeepEqual(out, expected);
    });
});
