import type { Steps } from '#engine/steps';
/** An object can't be applied, or its field owners can't be determined. The message is Go's; `cause` is what failed. */
export declare class FieldManagerError extends Error {
    readonly code = "ERR_FIELD_MANAGER";
    constructor(message: string, options?: ErrorOptions);
}
/** Runs a step; errors get its name. */
export declare function during<T>(step: () => string, run: () => T): T;
/** The same of what is done in steps itself. */
export declare function duringSteps<T>(step: () => string, steps: Steps<T>): Steps<T>;
