import type { Bytes, Uint } from '../values/value.ts';
/** The value of a literal. */
export type Literal = bigint | number | Uint | string | boolean | null | Bytes;
/** The syntax tree of an expression, macros expanded: plain data. */
export type Expr = LiteralExpr | IdentExpr | SelectExpr | CallExpr | ListExpr | MapExpr | StructExpr | ComprehensionExpr | UnspecifiedExpr;
/** A constant. */
export interface LiteralExpr {
    readonly kind: 'literal';
    readonly id: number;
    readonly value: Literal;
}
/** A variable, or a type; dots are part of a name that was resolved against declarations. */
export interface IdentExpr {
    readonly kind: 'ident';
    readonly id: number;
    readonly name: string;
}
/** `operand.field`, or with `testOnly` `has(operand.field)`. */
export interface SelectExpr {
    readonly kind: 'select';
    readonly id: number;
    readonly operand: Expr;
    readonly field: string;
    readonly testOnly: boolean;
}
/** A call; operators are functions such as `_+_`. */
export interface CallExpr {
    readonly kind: 'call';
    readonly id: number;
    readonly function: string;
    /** The receiver of `target.function(...)`. */
    readonly target: Expr | undefined;
    readonly args: readonly Expr[];
}
/** `[a, ?b]`. */
export interface ListExpr {
    readonly kind: 'list';
    readonly id: number;
    readonly elements: readonly Expr[];
    /** Which elements are optional. */
    readonly optionals: readonly number[];
}
/** An entry of a map literal. */
export interface MapEntry {
    readonly id: number;
    readonly key: Expr;
    readonly value: Expr;
    readonly optional: boolean;
}
/** `{k: v, ?k: v}`. */
export interface MapExpr {
    readonly kind: 'map';
    readonly id: number;
    readonly entries: readonly MapEntry[];
}
/** A field of an object literal. */
export interface StructField {
    readonly id: number;
    readonly name: string;
    readonly value: Expr;
    readonly optional: boolean;
}
/** `Type{field: value}`. */
export interface StructExpr {
    readonly kind: 'struct';
    readonly id: number;
    readonly typeName: string;
    readonly fields: readonly StructField[];
}
/** A loop over a list or map: what `all`, `map` and the other macros become. */
export interface ComprehensionExpr {
    readonly kind: 'comprehension';
    readonly id: number;
    readonly iterRange: Expr;
    readonly iterVar: string;
    /** The second variable of a comprehension with two; the empty text for one with a single variable. */
    readonly iterVar2: string;
    readonly accuVar: string;
    readonly accuInit: Expr;
    readonly loopCondition: Expr;
    readonly loopStep: Expr;
    readonly result: Expr;
}
/** Where the parser found no expression. */
export interface UnspecifiedExpr {
    readonly kind: 'unspecified';
    readonly id: number;
}
