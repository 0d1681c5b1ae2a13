import type { Value } from '../values/value.ts';

/** Where an evaluation gets its variables. */
export type Activation = (name: string) => Value | undefined;

/** The state of one evaluation. */
export class Frame {
  readonly variables: Activation;
  /** Variables of loops; `undefined` before the first use of one that is computed then. */
  readonly slots: (Value | undefined)[];
  /** What was spent so far. */
  cost = 0;
  private readonly limit: number;
  private readonly interrupted: (() => boolean) | undefined;
  private steps = 0;

  constructor(variables: Activation, slots: number, limit: number, interrupted: (() => boolean) | undefined) {
    this.variables = variables;
    this.slots = new Array<Value | undefined>(slots);
    this.limit = limit;
    this.interrupted = interrupted;
  }

  /** Spends. @throws Cancelled when that exceeds the budget */
  charge(cost: number): void {
    this.cost += cost;
    if (this.cost > this.limit) throw new Cancelled('operation cancelled: actual cost limit exceeded');
  }

  /**
   * Asks once in 100 steps of loops whether to stop.
   * Differs from Go: it ends the whole evaluation, where Go ends one loop and goes on with those around it.
   * @throws Cancelled
   */
  checkInterrupt(): void {
    if (this.interrupted === undefined || ++this.steps % 100 !== 0) return;
    if (this.interrupted()) throw new Cancelled('operation interrupted');
  }
}

/** Ends an evaluation at once. Not seen outside of it. */
export class Cancelled {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** A part of an expression, ready to run. */
export type Eval = (frame: Frame) => Value;
