// Whether work on long inputs costs time in proportion to their length. Other programs on the machine must not decide that:
// what counts is processor time, beside that of the same work on half the input and beside plain reading.
import assert from 'node:assert/strict';

/** Work on an input 4 times as long may cost this much more: what is quadratic costs 16 times as much. */
const GROWTH = 12;
/** Times what it costs to take a text of that length apart and together. */
const READING = 400;
/** Shares of the collector and of the compiler, which are not the work's, in microseconds. */
const NOISE = 20_000;

/** Processor time in microseconds. */
function cost(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * Fails when work on an input of 4n costs much more than four times what it costs on n, or out of proportion to reading it.
 * @param length 4n: about how many characters the larger input has
 * @param input is made before the time is taken
 */
export function assertLinear<T>(
  what: string,
  length: number,
  input: (n: number) => T,
  run: (input: T) => unknown,
): void {
  const [part, whole] = [input(length / 4), input(length)];
  const text = 'a'.repeat(length);
  const least = { reading: Infinity, part: Infinity, whole: Infinity };
  // The first time, code is compiled, and once in a while memory is cleaned up.
  for (let attempt = 0; attempt < 5; attempt++) {
    least.reading = Math.min(
      least.reading,
      cost(() => text.split('').join('')),
    );
    least.part = Math.min(
      least.part,
      cost(() => run(part)),
    );
    least.whole = Math.min(
      least.whole,
      cost(() => run(whole)),
    );
    if (least.whole <= NOISE + GROWTH * least.part && least.whole <= NOISE + READING * least.reading) return;
  }
  assert.fail(`${what}: ${JSON.stringify(least)} µs for reading, for a quarter of the input and for all of it`);
}
