import type { ValidationRule } from '#api/apiextensions/v1/zz_generated.types';
import { trimSpace } from '#engine/go/trim_space';
import { quote } from '#engine/schema/fault';
import { utf8Length } from '#engine/text/utf8';
import { CelError, type EvaluationOptions, PER_CALL_LIMIT, type Program, type Value } from '../../cel/index.ts';

/** The longest message that an expression may make, in bytes. */
const MAX_MESSAGE = 5 * 1024;

/** What became of a `messageExpression`. */
export type Message =
  | { readonly text: string; readonly remaining: number }
  /** The error that takes the place of the rule's, after which no rule is run. */
  | { readonly fatal: string }
  /** No message: the rule has to do with its own. */
  | { readonly remaining: number };

/** Evaluates a `messageExpression`. Mirrors `evalMessageExpression`. */
export function evaluateMessage(
  program: Program,
  variables: (name: string) => Value | undefined,
  remaining: number,
  options: EvaluationOptions,
): Message {
  const { value, cost } = program.evaluate(variables, { ...options, budget: PER_CALL_LIMIT });
  if (cost > remaining) {
    return {
      fatal:
        'messageExpression evaluation failed due to running out of cost budget, no further validation rules will be run',
    };
  }
  if (value instanceof CelError && isOverBudget(value)) {
    return {
      fatal: `no further validation rules will be run due to call cost exceeds limit for messageExpression: ${quote(program.expression)}`,
    };
  }
  const left = { remaining: remaining - cost };
  if (typeof value !== 'string') return left;
  const text = trimSpace(value);
  return text === '' || text.includes('\n') || utf8Length(text) > MAX_MESSAGE ? left : { ...left, text };
}

/** Whether an evaluation was ended because it cost too much. */
export function isOverBudget({ message }: CelError): boolean {
  return message.startsWith('operation cancelled: actual cost limit exceeded');
}

/** The message of a rule that has none of an expression's. */
export function ownMessage(rule: ValidationRule): string {
  return rule.message ? trimSpace(rule.message) : `failed rule: ${describeRule(rule)}`;
}

/** How errors name a rule: by its message, else by its text. */
export function describeRule({ message, rule }: ValidationRule): string {
  return trimSpace(message || rule);
}
