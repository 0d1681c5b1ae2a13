/** The state of one evaluation. */
export class Frame {
    variables;
    /** Variables of loops; `undefined` before the first use of one that is computed then. */
    slots;
    /** What was spent so far. */
    cost = 0;
    limit;
    interrupted;
    steps = 0;
    constructor(variables, slots, limit, interrupted) {
        this.variables = variables;
        this.slots = new Array(slots);
        this.limit = limit;
        this.interrupted = interrupted;
    }
    /** Spends. @throws Cancelled when that exceeds the budget */
    charge(cost) {
        this.cost += cost;
        if (this.cost > this.limit)
            throw new Cancelled('operation cancelled: actual cost limit exceeded');
    }
    /**
     * Asks once in 100 steps of loops whether to stop.
     * Differs from Go: it ends the whole evaluation, where Go ends one loop and goes on with those around it.
     * @throws Cancelled
     */
    checkInterrupt() {
        if (this.interrupted === undefined || ++this.steps % 100 !== 0)
            return;
        if (this.interrupted())
            throw new Cancelled('operation interrupted');
    }
}
/** Ends an evaluation at once. Not seen outside of it. */
export class Cancelled {
    message;
    constructor(message) {
        this.message = message;
    }
}
