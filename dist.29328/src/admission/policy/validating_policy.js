import { trimSpace } from '#engine/go/trim_space';
import { asError } from '#engine/text/as_error';
import { utf8Length } from '#engine/text/utf8';
import { BoolType, NullType, StringType, typeOf } from '../../cel/index.js';
import { Activation } from '../cel/activation.js';
import { compileExpression } from '../cel/compile.js';
import { evaluateAll, POLICY_BUDGET } from '../cel/evaluate.js';
import { CompiledPolicy } from './compiled_policy.js';
/** The longest message that an expression may make, in bytes. */
const MAX_MESSAGE = 5 * 1024;
/** A ValidatingAdmissionPolicy with its expressions compiled. Mirrors Go's `Validator`. */
export class ValidatingPolicy {
    policy;
    #compiled;
    #validations;
    #messages;
    #annotations;
    constructor(policy) {
        this.policy = policy;
        const { validations, auditAnnotations } = policy.spec ?? {};
        const compiled = new CompiledPolicy(policy.spec ?? {});
        const full = compiled.environment({ authorizer: true });
        const withoutAuthorizer = compiled.environment({});
        this.#compiled = compiled;
        this.#validations = (validations ?? []).map(({ expression }) => compileExpression(full, expression, [BoolType]));
        this.#messages = (validations ?? []).map(({ messageExpression }) => messageExpression ? compileExpression(withoutAuthorizer, messageExpression, [StringType]) : undefined);
        this.#annotations = (auditAnnotations ?? []).map(({ valueExpression }) => compileExpression(full, valueExpression, [StringType, NullType]));
    }
    /** What does not compile: where, and why. */
    get faults() {
        const at = (path, compiled) => compiled?.error === undefined ? [] : [{ path, error: compiled.error }];
        return [
            ...Array.from(this.#compiled.variables, ([name, each]) => at(`spec.variables[${name}]`, each)).flat(),
            ...this.#validations.flatMap((each, index) => at(`spec.validations[${index}].expression`, each)),
            ...this.#messages.flatMap((each, index) => at(`spec.validations[${index}].messageExpression`, each)),
            ...this.#annotations.flatMap((each, index) => at(`spec.auditAnnotations[${index}].valueExpression`, each)),
        ];
    }
    /** Mirrors Go's `validator.Validate`. */
    validate(versioned, inputs) {
        const { policy } = this;
        const ignores = policy.spec?.failurePolicy === 'Ignore';
        const failed = (message) => ({
            action: ignores ? 'admit' : 'deny',
            evaluation: 'error',
            message,
        });
        const whole = (message) => ({ decisions: [failed(message)], auditAnnotations: [] });
        const { variables, conditions } = this.#compiled;
        const matched = conditions.match(versioned, { ...inputs, variables }, ignores);
        if (matched instanceof Error)
            return whole(matched.message);
        if (!matched)
            return { decisions: [], auditAnnotations: [] };
        const { authorize: _, ...visible } = inputs;
        let decided;
        try {
            decided = evaluateAll(this.#validations, new Activation(versioned, { ...inputs, variables }), POLICY_BUDGET);
        }
        catch (error) {
            return whole(asError(error).message);
        }
        let messages = [];
        let messageFault;
        try {
            const activation = new Activation(versioned, { ...visible, variables });
            messages = evaluateAll(this.#messages, activation, decided.remaining).results;
        }
        catch (error) {
            messageFault = `failed messageExpression: ${asError(error).message}`;
        }
        const decisions = (policy.spec?.validations ?? []).map((validation, index) => {
            const result = decided.results[index];
            if (result === undefined || 'error' in result)
                return failed(result?.error ?? '');
            if (messageFault !== undefined)
                return failed(messageFault);
            if (result.value === true)
                return { action: 'admit', evaluation: 'admit', message: '' };
            const reason = validation.reason ?? 'Invalid';
            return { action: 'deny', evaluation: 'deny', message: messageOf(validation, messages[index]), reason };
        });
        try {
            // As in Go: annotations may name the authorizer, but there is none.
            const activation = new Activation(versioned, { ...visible, variables });
            const { results } = evaluateAll(this.#annotations, activation, POLICY_BUDGET);
            return { decisions, auditAnnotations: this.#annotationsOf(results, ignores) };
        }
        catch (error) {
            return whole(asError(error).message);
        }
    }
    #annotationsOf(results, ignores) {
        return (this.policy.spec?.auditAnnotations ?? []).map(({ key, valueExpression }, index) => {
            const result = results[index];
            if (result === undefined || 'error' in result)
                return ignores ? { key, action: 'exclude' } : { key, action: 'error', error: result?.error ?? '' };
            const { value } = result;
            if (value === null)
                return { key, action: 'exclude' };
            if (typeof value !== 'string')
                return {
                    key,
                    action: 'error',
                    error: `valueExpression '${valueExpression}' resulted in unsupported return type: ${typeOf(value).name}. Return type must be either string or null.`,
                };
            const text = trimSpace(value);
            return text === '' ? { key, action: 'exclude' } : { key, action: 'publish', value: text };
        });
    }
}
/** The message of the expression, if that is a good one; else that of the validation, or its expression. */
function messageOf({ message, expression }, result) {
    if (result !== undefined && 'value' in result && typeof result.value === 'string') {
        const text = trimSpace(result.value);
        if (text !== '' && !text.includes('\n') && utf8Length(text) <= MAX_MESSAGE)
            return text;
    }
    return trimSpace(message ?? '') || `failed expression: ${trimSpace(expression)}`;
}
