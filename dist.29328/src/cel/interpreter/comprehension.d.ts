import type { Eval } from './frame.ts';
/** The parts of a loop, and the slots of its variables. */
export interface Loop {
    readonly range: Eval;
    readonly condition: Eval;
    readonly step: Eval;
    readonly result: Eval;
    readonly accumulator: number;
    readonly first: number;
    /** The slot of the second variable; -1 for a loop with one. */
    readonly second: number;
}
/**
 * Runs a loop. The accumulator is computed when it is first asked for ({@link accumulatorOf}); an empty list or map
 * in it grows in place, as nothing else can see it.
 */
export declare function loopEval(loop: Loop): Eval;
/** The accumulator of a loop, computed by `init` when it is first asked for. */
export declare function accumulatorOf(slot: number, init: Eval): Eval;
