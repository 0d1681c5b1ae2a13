import type { Scheme } from './scheme.ts';
/** Adds something to a Scheme. */
export type AddToScheme = (scheme: Scheme) => void;
/**
 * Collects functions that add to a Scheme, so that a package can offer all of its types as one function.
 * Mirrors Go's `runtime.SchemeBuilder`.
 */
export declare class SchemeBuilder {
    #private;
    constructor(...funcs: readonly AddToScheme[]);
    /** Adds functions to the end of the list. */
    register(...funcs: readonly AddToScheme[]): void;
    /** Calls all functions, in the order they were registered. What one of them throws ends it. May be passed on unbound. */
    readonly addToScheme: AddToScheme;
}
