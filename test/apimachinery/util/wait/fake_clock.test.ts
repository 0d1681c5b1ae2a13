import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FakeClock } from './fake_clock.ts';

test('time stands still while somebody works and gives others a turn now and then', async () => {
  const clock = new FakeClock();
  const seen: number[] = [];
  await clock.run(async () => {
    const work = async (): Promise<void> => {
      for (let turns = 0; turns < 5; turns++) {
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(clock.now());
      }
    };
    await Promise.all([work(), work(), clock.sleep(1000)]);
    seen.push(clock.now());
  });
  assert.deepEqual(seen, [...Array<number>(10).fill(0), 1000]);
});
