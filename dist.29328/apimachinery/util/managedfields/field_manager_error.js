/** An object can't be applied, or its field owners can't be determined. The message is Go's; `cause` is what failed. */
export class FieldManagerError extends Error {
    code = 'ERR_FIELD_MANAGER';
    constructor(message, options) {
        super(message, options);
        this.name = 'FieldManagerError';
    }
}
/** Runs a step; errors get its name. */
export function during(step, run) {
    try {
        return run();
    }
    catch (cause) {
        throw failed(step, cause);
    }
}
/** The same of what is done in steps itself. */
export function* duringSteps(step, steps) {
    try {
        return yield* steps;
    }
    catch (cause) {
        throw failed(step, cause);
    }
}
function failed(step, cause) {
    return new FieldManagerError(`${step()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}
