import { type Program, type Type, type Value } from '../../cel/index.ts';
/** An expression of an issuer's mappings or rules. */
export interface CompiledExpression {
    readonly expression: string;
    readonly program: Program;
}
/**
 * Compiles an expression over `claims`. Mirrors Go's `CompileClaimsExpression`.
 * @param result what it must evaluate to; undefined: anything
 * @returns what is wrong with it, or the program
 */
export declare function compileClaimsExpression(expression: string, result?: Type): CompiledExpression | string;
/** Compiles an expression over `user`. Mirrors Go's `CompileUserExpression`. */
export declare function compileUserExpression(expression: string, result: Type): CompiledExpression | string;
/**
 * Evaluates an expression for one variable.
 * @throws {TypeError} when it has no value, with the text of Go
 */
export declare function evaluate({ expression, program }: CompiledExpression, variable: string, value: Value): Value;
