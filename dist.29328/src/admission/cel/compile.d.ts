import { type Environment, type Program, type Type } from '../../cel/index.ts';
/** An expression as a program, or why there is none. Mirrors Go's `CompilationResult`. */
export interface CompiledExpression {
    readonly expression: string;
    readonly program?: Program;
    readonly error?: string;
    /** `program` for an error that is no fault of the text: a constant that cannot be computed. */
    readonly stage?: 'compile' | 'program';
    readonly outputType?: Type;
}
/**
 * Compiles an expression of a policy. Mirrors Go's `CompileCELExpression`.
 * @param results what it may evaluate to; undefined: anything
 */
export declare function compileExpression(environment: Environment, expression: string, results?: readonly Type[]): CompiledExpression;
