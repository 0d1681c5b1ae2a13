import type { TypeProvider } from './checker/scope.ts';
import { type MakeObject } from './interpreter/plan.ts';
import type { Library } from './library/library.ts';
import type { Issue } from './parser/issue.ts';
import { Program } from './program.ts';
import { type Type } from './types/type.ts';
/** What an environment adds to the one it is made from. */
export interface EnvironmentOptions {
    /** Functions, types and macros. */
    readonly libraries?: readonly Library[];
    /** Variables and their types. */
    readonly variables?: Readonly<Record<string, Type>>;
    /** Types with fields. Asked before those of the environment it is made from. */
    readonly types?: TypeProvider;
    /** Makes the objects of `Type{field: value}`; without it there are none. */
    readonly makeObject?: MakeObject;
}
/** What became of an expression: a program, or issues. */
export type Compilation = {
    readonly program: Program;
    readonly issues: readonly [];
} | {
    readonly program: undefined;
    readonly issues: readonly Issue[];
    /** All issues as cel-go shows them, each with its line and a caret. */
    readonly message: string;
    /** `compile` for what the parser or the checker found, `program` for a constant that cannot be computed. */
    readonly stage: 'compile' | 'program';
    /** The type the result would have; dyn when that is not known. */
    readonly outputType: Type;
};
/**
 * The names that expressions may use: functions, types, macros and variables. Immutable; {@link extend} makes another.
 * Mirrors cel-go's `cel.Env`.
 */
export declare class Environment {
    private readonly functions;
    private readonly variables;
    private readonly planners;
    private readonly macros;
    private readonly types;
    private readonly makeObject;
    constructor(options?: EnvironmentOptions, base?: Environment);
    /** An environment with more in it. */
    extend(options: EnvironmentOptions): Environment;
    /** Compiles an expression: parses and checks it, and makes a program of it. */
    compile(expression: string): Compilation;
    private declarations;
    private planOptions;
}
