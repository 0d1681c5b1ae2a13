import type { Checked } from '../checker/check.ts';
import type { FunctionDeclaration } from '../decls/declarations.ts';
import { CelError, type Value } from '../values/value.ts';
import { type Eval } from './frame.ts';
/** Makes an object of a type from the values of its fields. */
export type MakeObject = (typeName: string, fields: ReadonlyMap<string, Value>) => Value;
/** What a plan takes besides the expression. */
export interface PlanOptions {
    readonly functions: ReadonlyMap<string, FunctionDeclaration>;
    readonly makeObject: MakeObject;
    /** Calls that a library plans itself, by name: such as those with a constant pattern. */
    readonly planners: ReadonlyMap<string, CallPlanner>;
}
/** Prepares a call with a constant argument: gives what to do at run time, or an error for a constant that is wrong. */
export interface CallPlanner {
    /** Which argument, the receiver included, has to be constant. */
    readonly index: number;
    prepare(constant: Value): ((...args: Value[]) => Value) | CelError | undefined;
}
/** A planned expression. */
export interface Plan {
    readonly run: Eval;
    /** How many slots its frames need. */
    readonly slots: number;
}
/** Thrown for an expression that cannot run: a constant that converts to nothing. The message is cel-go's. */
export declare class PlanFault {
    readonly message: string;
    constructor(message: string);
}
/**
 * Turns a checked expression into closures that also count costs. Constants are folded as cel-go folds them, as that
 * decides what costs something. @throws PlanFault
 */
export declare function plan(checked: Checked, options: PlanOptions): Plan;
