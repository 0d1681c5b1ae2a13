import type { Expr } from './expr.ts';
/** Visits a tree, what is inside first. `parents` are the nodes around one, from the inside out. */
export declare function visit(expr: Expr, visitor: (expr: Expr, parents: readonly Expr[]) => void, parents?: readonly Expr[]): void;
/** The expressions directly inside a node. */
export declare function childrenOf(expr: Expr): readonly Expr[];
