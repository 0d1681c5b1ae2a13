import type { Expr } from '../ast/expr.ts';
import { type MacroBuilder, MacroFault } from './expr_builder.ts';
/** A call that is rewritten while it is parsed. */
export interface Macro {
    readonly name: string;
    /** How many arguments the call has; other calls of the name are no macros. */
    readonly args: number;
    /** Whether the call has a receiver. */
    readonly member: boolean;
    /** What the call becomes; for arguments that do not do, what is wrong; undefined for a call that is not this macro. */
    expand(build: MacroBuilder, target: Expr, args: readonly Expr[]): Expr | MacroFault | undefined;
}
/** The variable that an argument names. */
export declare function variable(arg: Expr, complaint: string): string | MacroFault;
/** How a quantifier starts, when it goes on, and what a step and the end do. */
export type Quantifier = (build: MacroBuilder, predicate: Expr) => Pick<Extract<Expr, {
    kind: 'comprehension';
}>, 'accuInit' | 'loopCondition' | 'loopStep' | 'result'>;
/** All elements satisfy the predicate. */
export declare const allOf: Quantifier;
/** An element satisfies the predicate. */
export declare const someOf: Quantifier;
/** Exactly one element satisfies the predicate. */
export declare const oneOf: Quantifier;
/** The loop of `map`: also part of `sortBy`. */
export declare function mapLoop(build: MacroBuilder, target: Expr, args: readonly Expr[]): Expr | MacroFault;
/** Appends to a list what a step makes of an element, if the element passes. */
export declare function collect(build: MacroBuilder, filter: Expr | undefined, element: Expr): ReturnType<Quantifier>;
/** The macros of the language itself. */
export declare const STANDARD_MACROS: readonly Macro[];
