// Measures one comparison in a process of its own, so that no other code shapes what V8 knows about it, and prints
// microseconds per call: sample.mjs <family> <number of the comparison> <data file>
//
// Both sides take turns. There is no call of gc(): a full collection drops the hidden classes of dead objects and with
// them the optimised code, which slows compiled JavaScript down for a while and native code not at all.
import { readFileSync } from 'node:fs';

const [, , family, number, file] = process.argv;
const { comparisons } = await import(`../families/${family}.mjs`);
const texts = readFileSync(file, 'utf8').split('\0');
const sides = Object.entries(await comparisons[number].prepare(texts));

/** Short samples of both sides, one after the other, have the same weather. */
const SAMPLE_MS = 25;
const WARM_UP_MS = 400;
const MIN_SAMPLES = 8;
const MAX_SAMPLES = 60;

/** Milliseconds that a call takes, once the code is optimised. */
function warmUp(run) {
  const start = performance.now();
  let calls = 0;
  let from = start;
  while (performance.now() - start < WARM_UP_MS || calls < 2) {
    from = performance.now();
    run(calls++);
  }
  return performance.now() - from;
}

const slowest = Math.max(...sides.map(([, run]) => warmUp(run)));
const calls = Math.max(1, Math.round(SAMPLE_MS / slowest));
const samples = Math.max(MIN_SAMPLES, Math.min(MAX_SAMPLES, Math.round(1500 / (calls * slowest))));
const times = Object.fromEntries(sides.map(([side]) => [side, []]));
for (let sample = -2; sample < samples; sample++) {
  for (const [side, run] of sample % 2 === 0 ? sides : sides.toReversed()) {
    // Collects the garbage of the other side.
    run(0);
    const start = performance.now();
    for (let call = 0; call < calls; call++) run(call);
    const time = ((performance.now() - start) * 1000) / calls;
    if (sample >= 0) times[side].push(time);
  }
}
console.log(JSON.stringify(times));
