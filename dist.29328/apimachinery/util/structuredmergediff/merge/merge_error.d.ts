import type { Steps } from '#engine/steps';
/** A step of an update or apply failed; see `cause`. */
export declare class MergeError extends Error {
    readonly code = "ERR_SMD_MERGE";
    constructor(step: string, cause: unknown);
}
/** The result of a step, or a {@link MergeError} that names it. */
export declare function step<T>(name: string, run: () => T): T;
/** {@link step} of what takes several. */
export declare function inSteps<T>(name: string, steps: Steps<T>): Steps<T>;
