/// <reference types="node" />
import type { Steps } from '#engine/steps';

/** How many milliseconds the work of requests may hold the event loop before everybody else gets a turn. */
const SLICE = 10;

/** When the work of this turn of the event loop began, as far as it says. */
let began: number | undefined;
const waiting: (() => void)[] = [];

function begin(): void {
  began = performance.now();
  setImmediate(() => (began = undefined));
}

function resumeNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/**
 * Lets others work when the work of requests has had its time in this turn of the event loop: called between the steps of a
 * request that may take long. Of several requests one goes on in each turn.
 * @throws the reason of the signal, when nobody wants the answer any more
 */
export async function takeTurns(signal?: AbortSignal): Promise<void> {
  if (began === undefined) return begin();
  if (performance.now() - began < SLICE) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(resumeNext);
  });
  if (began === undefined) begin();
  signal?.throwIfAborted();
}

/** Does work in steps, and lets others work before each. @throws the reason of the signal, as {@link takeTurns} */
export async function inTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    await takeTurns(signal);
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}
