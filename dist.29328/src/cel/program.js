import { estimateCost } from './cost/estimate.js';
import { Cancelled, Frame } from './interpreter/frame.js';
import { DynType } from './types/type.js';
import { InternalFault } from './values/internal_fault.js';
import { CelError } from './values/value.js';
/** The budget of one expression in Kubernetes. */
export const PER_CALL_LIMIT = 1_000_000;
/** A compiled expression. */
export class Program {
    /** The text it was made from. */
    expression;
    /** The tree with its types, for estimates and for tools. */
    checked;
    planned;
    constructor(expression, checked, planned) {
        this.expression = expression;
        this.checked = checked;
        this.planned = planned;
    }
    /** The type of the result. */
    get outputType() {
        return this.checked.types.get(this.checked.expr.id) ?? DynType;
    }
    /**
     * The least and the most that an evaluation can cost: what Kubernetes admits rules by.
     * @param sizes knows the sizes of variables, from a schema; without it they may have any
     */
    estimateCost(sizes) {
        return estimateCost(this.checked, sizes);
    }
    /** Computes the expression for variables: values by name, or a function that gives them. */
    evaluate(variables, options = {}) {
        const activation = typeof variables === 'function'
            ? variables
            : (name) => (Object.hasOwn(variables, name) ? variables[name] : undefined);
        const frame = new Frame(activation, this.planned.slots, options.budget ?? Infinity, options.interrupted);
        try {
            return { value: this.planned.run(frame), cost: frame.cost };
        }
        catch (fault) {
            if (fault instanceof Cancelled)
                return { value: new CelError(fault.message), cost: frame.cost };
            if (fault instanceof InternalFault)
                return { value: new CelError(`internal error: ${fault.message}`), cost: frame.cost };
            if (fault instanceof RangeError)
                return { value: new CelError(`internal error: ${fault.message}`), cost: frame.cost };
            throw fault;
        }
    }
}
