import type { Expr } from '../ast/expr.ts';
import { Issues } from './issue.ts';
import type { Macro } from './macro.ts';
import { type Location } from './source.ts';
/** A parsed expression. */
export interface Parsed {
    readonly expr: Expr;
    readonly issues: Issues;
    /** Where a node of the tree begins. */
    locationOf(id: number): Location;
}
/**
 * Parses an expression and expands its macros. Issues are collected; the tree is complete only when there are none.
 * Mirrors the parser of cel-go v0.26 with optional syntax (`a.?b`, `a[?b]`, `[?a]`), its texts and its limits.
 */
export declare function parse(text: string, macros: readonly Macro[]): Parsed;
