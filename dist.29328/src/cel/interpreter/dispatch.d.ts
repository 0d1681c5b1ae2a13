import type { FunctionDeclaration, Implementation } from '../decls/declarations.ts';
/** What a call runs, and whether it wants errors as arguments. */
export interface Bound {
    readonly call: Implementation;
    readonly nonStrict: boolean;
    /** Whether arguments after one that is an error are not computed. */
    readonly stopsAtError: boolean;
}
/** The implementation of a call: of one overload, or of a function when its overload shows only at run time. */
export declare function bind(declared: FunctionDeclaration, overloads: readonly string[], args: number): Bound | undefined;
