import { trimSpace } from '#engine/go/trim_space';
import { quote } from '#engine/schema/fault';
import { utf8Length } from '#engine/text/utf8';
import { CelError, PER_CALL_LIMIT } from '../../cel/index.js';
/** The longest message that an expression may make, in bytes. */
const MAX_MESSAGE = 5 * 1024;
/** Evaluates a `messageExpression`. Mirrors `evalMessageExpression`. */
export function evaluateMessage(program, variables, remaining, options) {
    const { value, cost } = program.evaluate(variables, { ...options, budget: PER_CALL_LIMIT });
    if (cost > remaining) {
        return {
            fatal: 'messageExpression evaluation failed due to running out of cost budget, no further validation rules will be run',
        };
    }
    if (value instanceof CelError && isOverBudget(value)) {
        return {
            fatal: `no further validation rules will be run due to call cost exceeds limit for messageExpression: ${quote(program.expression)}`,
        };
    }
    const left = { remaining: remaining - cost };
    if (typeof value !== 'string')
        return left;
    const text = trimSpace(value);
    return text === '' || text.includes('\n') || utf8Length(text) > MAX_MESSAGE ? left : { ...left, text };
}
/** Whether an evaluation was ended because it cost too much. */
export function isOverBudget({ message }) {
    return message.startsWith('operation cancelled: actual cost limit exceeded');
}
/** The message of a rule that has none of an expression's. */
export function ownMessage(rule) {
    return rule.message ? trimSpace(rule.message) : `failed rule: ${describeRule(rule)}`;
}
/** How errors name a rule: by its message, else by its text. */
export function describeRule({ message, rule }) {
    return trimSpace(message || rule);
}
