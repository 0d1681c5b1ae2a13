import type { ValidatingAdmissionPolicy, Validation } from '#api/admissionregistration/v1/zz_generated.types';
import { trimSpace } from '#engine/go/trim_space';
import { asError } from '#engine/text/as_error';
import { utf8Length } from '#engine/text/utf8';
import { BoolType, NullType, StringType, typeOf } from '../../cel/index.ts';
import { Activation, type Inputs, type VersionedAttributes } from '../cel/activation.ts';
import { type CompiledExpression, compileExpression } from '../cel/compile.ts';
import { evaluateAll, POLICY_BUDGET, type Result, type Results } from '../cel/evaluate.ts';
import { CompiledPolicy } from './compiled_policy.ts';

/** The longest message that an expression may make, in bytes. */
const MAX_MESSAGE = 5 * 1024;

/** What one of the `validations` says. Mirrors Go's `PolicyDecision`. */
export interface Decision {
  readonly action: 'admit' | 'deny';
  /** `error`: it could not be evaluated, and `failurePolicy` decided. */
  readonly evaluation: 'admit' | 'deny' | 'error';
  readonly message: string;
  /** `Invalid`, `Forbidden`, ... of a denial. */
  readonly reason?: string;
}

/** What one of the `auditAnnotations` says. Mirrors Go's `PolicyAuditAnnotation`. */
export type AuditAnnotation =
  | { readonly key: string; readonly action: 'publish'; readonly value: string }
  | { readonly key: string; readonly action: 'exclude' }
  | { readonly key: string; readonly action: 'error'; readonly error: string };

/** What a policy says of a request, with one parameter. Mirrors Go's `ValidateResult`. */
export interface Verdict {
  /** In the order of `validations`; a single one when something before them failed; none when a condition is false. */
  readonly decisions: readonly Decision[];
  readonly auditAnnotations: readonly AuditAnnotation[];
}

/** A ValidatingAdmissionPolicy with its expressions compiled. Mirrors Go's `Validator`. */
export class ValidatingPolicy {
  readonly policy: ValidatingAdmissionPolicy;
  readonly #compiled: CompiledPolicy;
  readonly #validations: readonly CompiledExpression[];
  readonly #messages: readonly (CompiledExpression | undefined)[];
  readonly #annotations: readonly CompiledExpression[];

  constructor(policy: ValidatingAdmissionPolicy) {
    this.policy = policy;
    const { validations, auditAnnotations } = policy.spec ?? {};
    const compiled = new CompiledPolicy(policy.spec ?? {});
    const full = compiled.environment({ authorizer: true });
    const withoutAuthorizer = compiled.environment({});
    this.#compiled = compiled;
    this.#validations = (validations ?? []).map(({ expression }) => compileExpression(full, expression, [BoolType]));
    this.#messages = (validations ?? []).map(({ messageExpression }) =>
      messageExpression ? compileExpression(withoutAuthorizer, messageExpression, [StringType]) : undefined,
    );
    this.#annotations = (auditAnnotations ?? []).map(({ valueExpression }) =>
      compileExpression(full, valueExpression, [StringType, NullType]),
    );
  }

  /** What does not compile: where, and why. */
  get faults(): readonly { readonly path: string; readonly error: string }[] {
    const at = (path: string, compiled: CompiledExpression | undefined): { path: string; error: string }[] =>
      compiled?.error === undefined ? [] : [{ path, error: compiled.error }];
    return [
      ...Array.from(this.#compiled.variables, ([name, each]) => at(`spec.variables[${name}]`, each)).flat(),
      ...this.#validations.flatMap((each, index) => at(`spec.validations[${index}].expression`, each)),
      ...this.#messages.flatMap((each, index) => at(`spec.validations[${index}].messageExpression`, each)),
      ...this.#annotations.flatMap((each, index) => at(`spec.auditAnnotations[${index}].valueExpression`, each)),
    ];
  }

  /** Mirrors Go's `validator.Validate`. */
  validate(versioned: VersionedAttributes, inputs: Inputs): Verdict {
    const { policy } = this;
    const ignores = policy.spec?.failurePolicy === 'Ignore';
    const failed = (message: string): Decision => ({
      action: ignores ? 'admit' : 'deny',
      evaluation: 'error',
      message,
    });
    const whole = (message: string): Verdict => ({ decisions: [failed(message)], auditAnnotations: [] });
    const { variables, conditions } = this.#compiled;
    const matched = conditions.match(versioned, { ...inputs, variables }, ignores);
    if (matched instanceof Error) return whole(matched.message);
    if (!matched) return { decisions: [], auditAnnotations: [] };
    const { authorize: _, ...visible } = inputs;
    let decided: Results;
    try {
      decided = evaluateAll(this.#validations, new Activation(versioned, { ...inputs, variables }), POLICY_BUDGET);
    } catch (error) {
      return whole(asError(error).message);
    }
    let messages: Results['results'] = [];
    let messageFault: string | undefined;
    try {
      const activation = new Activation(versioned, { ...visible, variables });
      messages = evaluateAll(this.#messages, activation, decided.remaining).results;
    } catch (error) {
      messageFault = `failed messageExpression: ${asError(error).message}`;
    }
    const decisions = (policy.spec?.validations ?? []).map((validation, index): Decision => {
      const result = decided.results[index];
      if (result === undefined || 'error' in result) return failed(result?.error ?? '');
      if (messageFault !== undefined) return failed(messageFault);
      if (result.value === true) return { action: 'admit', evaluation: 'admit', message: '' };
      const reason = validation.reason ?? 'Invalid';
      return { action: 'deny', evaluation: 'deny', message: messageOf(validation, messages[index]), reason };
    });
    try {
      // As in Go: annotations may name the authorizer, but there is none.
      const activation = new Activation(versioned, { ...visible, variables });
      const { results } = evaluateAll(this.#annotations, activation, POLICY_BUDGET);
      return { decisions, auditAnnotations: this.#annotationsOf(results, ignores) };
    } catch (error) {
      return whole(asError(error).message);
    }
  }

  #annotationsOf(results: Results['results'], ignores: boolean): AuditAnnotation[] {
    return (this.policy.spec?.auditAnnotations ?? []).map(({ key, valueExpression }, index): AuditAnnotation => {
      const result = results[index];
      if (result === undefined || 'error' in result)
        return ignores ? { key, action: 'exclude' } : { key, action: 'error', error: result?.error ?? '' };
      const { value } = result;
      if (value === null) return { key, action: 'exclude' };
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
function messageOf({ message, expression }: Validation, result: Result | undefined): string {
  if (result !== undefined && 'value' in result && typeof result.value === 'string') {
    const text = trimSpace(result.value);
    if (text !== '' && !text.includes('\n') && utf8Length(text) <= MAX_MESSAGE) return text;
  }
  return trimSpace(message ?? '') || `failed expression: ${trimSpace(expression)}`;
}
