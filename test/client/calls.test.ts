// The same calls as client-go's, request by request: see scripts/go/clientvectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packedRows } from '../packed_rows.ts';
import { oneIn } from '../some_of.ts';
import type { GoCall, Outcome } from './go_call.ts';
import { assertAsGo } from './go_outcome.ts';

interface Row {
  readonly in: GoCall;
  readonly out: Outcome;
}

const rowsOf = (name: string): readonly Row[] => packedRows<Row>(`test/client/vectors/${name}.jsonl.gz`);

test('client-go 0.37 asks the same, and makes the same of the answers', () => assertRows(rowsOf('client-calls')));

test('so it does of answers that are legal, and not what API servers send', () => assertRows(rowsOf('unusual-calls')));

test('it asks and takes the same of sockets, whatever bytes are on them', () => assertRows(rowsOf('socket-calls')));

test('watches give the same events, whatever their streams are made of', () => assertRows(rowsOf('stream-calls')));

async function assertRows(all: readonly Row[]): Promise<void> {
  assert.ok(all.length > 500);
  const wrong: string[] = [];
  for (const { in: call, out } of oneIn(5, all)) {
    try {
      await assertAsGo(call, out);
    } catch (error) {
      wrong.push(`${JSON.stringify(call)}\n${(error as Error).message}`);
    }
  }
  assert.equal(
    wrong.length,
    0,
    `${wrong.length} of ${all.length} differ:\n${wrong.slice(0, Number(process.env['KUBETYPED_SHOWN'] ?? 3)).join('\n')}`,
  );
}
