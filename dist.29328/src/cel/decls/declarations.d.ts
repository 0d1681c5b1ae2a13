import type { Literal } from '../ast/expr.ts';
import type { Type } from '../types/type.ts';
import type { Value } from '../values/value.ts';
/** What a function does with its arguments; the receiver comes first. Errors are returned. */
export type Implementation = (...args: Value[]) => Value;
/** One signature of a function. */
export interface Overload {
    /** The name that costs are looked up by, as cel-go has it. */
    readonly id: string;
    /** Whether it is called on a receiver. */
    readonly member: boolean;
    readonly args: readonly Type[];
    readonly result: Type;
    /** Absent when the function as a whole, or the evaluator, has the implementation. */
    readonly call?: Implementation;
    /** Whether it is called even with an error as an argument. */
    readonly nonStrict?: boolean;
}
/** A function: overloads that differ in the types of their arguments. */
export interface FunctionDeclaration {
    readonly name: string;
    readonly overloads: readonly Overload[];
    /** One implementation for all overloads, for values that pass `accepts`. */
    readonly singleton?: {
        readonly call: Implementation;
        readonly accepts?: (receiver: Value) => boolean;
    };
    /** Whether an overload looks at its arguments' types itself. */
    readonly unguarded?: boolean;
}
/** A variable, or a constant when it has a value. */
export interface VariableDeclaration {
    readonly name: string;
    readonly type: Type;
    readonly value?: Literal | Type;
}
/** Shorthand for an overload without a receiver. */
export declare function overload(id: string, args: readonly Type[], result: Type, call?: Implementation): Overload;
/** Shorthand for an overload with a receiver: the first of the types. */
export declare function memberOverload(id: string, args: readonly Type[], result: Type, call?: Implementation): Overload;
