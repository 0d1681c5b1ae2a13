import type { Value } from '../values/value.ts';
/** Where an evaluation gets its variables. */
export type Activation = (name: string) => Value | undefined;
/** The state of one evaluation. */
export declare class Frame {
    readonly variables: Activation;
    /** Variables of loops; `undefined` before the first use of one that is computed then. */
    readonly slots: (Value | undefined)[];
    /** What was spent so far. */
    cost: number;
    private readonly limit;
    private readonly interrupted;
    private steps;
    constructor(variables: Activation, slots: number, limit: number, interrupted: (() => boolean) | undefined);
    /** Spends. @throws Cancelled when that exceeds the budget */
    charge(cost: number): void;
    /**
     * Asks once in 100 steps of loops whether to stop.
     * Differs from Go: it ends the whole evaluation, where Go ends one loop and goes on with those around it.
     * @throws Cancelled
     */
    checkInterrupt(): void;
}
/** Ends an evaluation at once. Not seen outside of it. */
export declare class Cancelled {
    readonly message: string;
    constructor(message: string);
}
/** A part of an expression, ready to run. */
export type Eval = (frame: Frame) => Value;
