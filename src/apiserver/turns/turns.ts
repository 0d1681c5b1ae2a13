/// <reference types="node" />
import type { Steps } from '#engine/steps';

/** How many milliseconds the work of requests may hold the event loop before everybody else gets a turn. */
const SLICE = 10;

/** How many milliseconds a step may take, and for how many others are served alone after a longer one. */
const LONG_STEP = 50;
const PAUSE = 5;

/** When the work of this turn of the event loop began, as far as it says. */
let began: number | undefined;
/** How many milliseconds the last step took. */
let worked = 0;
const waiting: (() => void)[] = [];

function begin(): void {
  began = performance.now();
  setImmediate(() => (began = undefined));
}

function resumeNext(): void {
  // A small request takes several turns, from its connection to the answer: it must not meet a long step in each of them.
  if (worked >= LONG_STEP) {
    worked = 0;
    // Timers count from the beginning of a turn: in this one, the pause would be over already.
    setImmediate(() => setTimeout(resumeNext, PAUSE));
    return;
  }
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(resumeNext);
}

/**
 * Lets others work when the work of requests has had its time in this turn of the event loop: called between the steps of a
 * request that may take long. Of several requests one goes on in each turn.
 * @returns undefined: nothing is to be waited for, which loops over many small steps ask
 * @throws the reason of the signal, when the client has left
 */
export function takeTurns(signal?: AbortSignal): Promise<void> | undefined {
  if (began === undefined) {
    begin();
    return undefined;
  }
  worked = performance.now() - began;
  return worked < SLICE ? undefined : nextTurn(signal);
}

async function nextTurn(signal: AbortSignal | undefined): Promise<void> {
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
    const turn = takeTurns(signal);
    if (turn !== undefined) await turn;
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}
