/** A step of an update or apply failed; see `cause`. */
export class MergeError extends Error {
    code = 'ERR_SMD_MERGE';
    constructor(step, cause) {
        super(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
        this.name = 'MergeError';
    }
}
/** The result of a step, or a {@link MergeError} that names it. */
export function step(name, run) {
    try {
        return run();
    }
    catch (cause) {
        throw new MergeError(name, cause);
    }
}
/** {@link step} of what takes several. */
export function* inSteps(name, steps) {
    try {
        return yield* steps;
    }
    catch (cause) {
        throw new MergeError(name, cause);
    }
}
