import type { Expr, Literal } from '../ast/expr.ts';
import type { Issues } from '../parser/issue.ts';
import type { Location } from '../parser/source.ts';
import { type Type } from '../types/type.ts';
import { type Declarations } from './scope.ts';
/** What a name or a call means. */
export type Reference = {
    readonly kind: 'ident';
    readonly name: string;
    readonly value: Literal | Type | undefined;
} | {
    readonly kind: 'function';
    readonly overloads: readonly string[];
};
/** An expression whose types are known. */
export interface Checked {
    /** The tree with qualified names made one identifier each. */
    readonly expr: Expr;
    readonly types: ReadonlyMap<number, Type>;
    readonly references: ReadonlyMap<number, Reference>;
}
/**
 * Finds the type of each node, and what each name means. Mirrors cel-go's `checker.Check` for an environment with
 * comparisons across types of numbers, and no container.
 */
export declare function check(expr: Expr, declarations: Declarations, locationOf: (id: number) => Location, issues: Issues): Checked;
