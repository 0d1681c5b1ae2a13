import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeTurns } from '#src/apiserver/turns/turns';

/** Holds the event loop, as one step of a large request does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a request of several turns is served between two long steps of another', async () => {
  const order: string[] = [];
  const large = async (): Promise<void> => {
    for (const step of ['first', 'second', 'third']) {
      await takeTurns();
      work(60);
      order.push(step);
    }
  };
  // From its connection to its answer, as a health check.
  const small = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
    order.push('small');
  };
  await Promise.all([large(), small()]);
  assert.deepEqual(order, ['first', 'small', 'second', 'third']);
});

test('short steps of several requests take turns', async () => {
  const order: string[] = [];
  const request = async (name: string): Promise<void> => {
    for (let step = 0; step < 3; step++) {
      await takeTurns();
      work(15);
      order.push(name);
    }
  };
  await Promise.all([request('a'), request('b')]);
  assert.deepEqual(order.slice().sort(), ['a', 'a', 'a', 'b', 'b', 'b']);
  assert.notDeepEqual(order, order.slice().sort());
});
