import type { ValidationRule } from '#api/apiextensions/v1/zz_generated.types';
import { CelError, type EvaluationOptions, type Program, type Value } from '../../cel/index.ts';
/** What became of a `messageExpression`. */
export type Message = {
    readonly text: string;
    readonly remaining: number;
}
/** The error that takes the place of the rule's, after which no rule is run. */
 | {
    readonly fatal: string;
}
/** No message: the rule has to do with its own. */
 | {
    readonly remaining: number;
};
/** Evaluates a `messageExpression`. Mirrors `evalMessageExpression`. */
export declare function evaluateMessage(program: Program, variables: (name: string) => Value | undefined, remaining: number, options: EvaluationOptions): Message;
/** Whether an evaluation was ended because it cost too much. */
export declare function isOverBudget({ message }: CelError): boolean;
/** The message of a rule that has none of an expression's. */
export declare function ownMessage(rule: ValidationRule): string;
/** How errors name a rule: by its message, else by its text. */
export declare function describeRule({ message, rule }: ValidationRule): string;
