import { escapeHTML } from '#engine/json/escape';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { toUTF8, utf8Length } from '#engine/text/utf8';
import { matchResources } from '../matching/match_resources.js';
import { isExcluded } from '../matching/rules.js';
import { newForbidden } from '../request/forbidden.js';
import { CachingAuthorizer } from './authorization.js';
import { hooksOf } from './hooks.js';
import { collectParams, paramObjects } from './params.js';
import { ValidatingPolicy } from './validating_policy.js';
import { namespaceOf, versionedAttributes } from './versioned.js';
/** A longer value of an audit annotation is cut, in bytes. */
const MAX_ANNOTATION = 10 * 1024;
/**
 * Admission by ValidatingAdmissionPolicies, as kube-apiserver does it. Mirrors Go's `validating.NewPlugin`.
 *
 * ```ts
 * const plugin = validatingAdmissionPolicies({
 *   policies: () => [policy],
 *   bindings: () => [binding],
 *   findNamespace: (name) => namespaces.get(name),
 * });
 * ```
 */
export function validatingAdmissionPolicies(options) {
    const compiled = new WeakMap();
    const compile = (policy) => {
        let known = compiled.get(policy);
        if (known === undefined)
            compiled.set(policy, (known = new ValidatingPolicy(policy)));
        return known;
    };
    return {
        name: 'ValidatingAdmissionPolicy',
        async validate(attributes, interfaces) {
            if (isExcluded(attributes))
                return;
            const run = new Dispatch(options, compile, attributes, interfaces);
            for (const hook of await hooksOf(options))
                await run.policy(hook);
            run.publishFailures();
            const [first] = run.denials;
            if (first !== undefined)
                throw newDenied(attributes, first);
        },
    };
}
/** One request on its way through all policies. */
class Dispatch {
    denials = [];
    #failures = [];
    #options;
    #compile;
    #attributes;
    #interfaces;
    #authorizer;
    constructor(options, compile, attributes, interfaces) {
        this.#options = options;
        this.#compile = compile;
        this.#attributes = attributes;
        this.#interfaces = interfaces;
        this.#authorizer = new CachingAuthorizer(options.authorize ?? (() => ({ allowed: false })));
    }
    async policy({ policy, bindings }) {
        let match;
        let objects;
        try {
            const constraints = policy.spec?.matchConstraints;
            if (!constraints)
                throw new Error('policy contained no match constraints, a required field');
            match = await this.#matches(constraints);
            if (match === undefined)
                return;
            objects = await paramObjects(policy.spec?.paramKind, this.#options.findParams);
        }
        catch (error) {
            this.#misconfigured(asError(error), policy, undefined);
            return;
        }
        const annotations = new Map();
        for (const binding of bindings) {
            const verdicts = await this.#verdicts(policy, binding, match, objects);
            for (const verdict of verdicts)
                this.#take(policy, binding, verdict, annotations);
        }
        for (const [key, values] of annotations)
            this.#attributes.addAnnotation(`${policy.metadata.name ?? ''}/${key}`, [...values].join(', '));
    }
    /** Tells audit of the refusals of all policies, the first ones of many. */
    publishFailures() {
        if (this.#failures.length === 0)
            return;
        // As Go writes JSON for HTML.
        const text = escapeHTML(stringifyJSON(this.#failures.slice(0, MAX_FAILURES)));
        this.#attributes.addAnnotation('validation.policy.admission.k8s.io/validation_failure', text);
    }
    #matches(constraints) {
        return matchResources(constraints, this.#attributes, this.#interfaces, this.#options.findNamespace);
    }
    async #verdicts(policy, binding, match, objects) {
        const { findNamespace } = this.#options;
        let params;
        let versioned;
        try {
            const constraints = binding.spec?.matchResources;
            if (constraints && (await this.#matches(constraints)) === undefined)
                return [];
            const { namespace } = this.#attributes;
            params = await collectParams(objects, binding.spec?.paramRef, namespace);
            versioned = await versionedAttributes(this.#attributes, match.kind, this.#interfaces);
        }
        catch (error) {
            this.#misconfigured(asError(error), policy, binding);
            return [];
        }
        const namespace = await namespaceOf(this.#attributes, findNamespace);
        const compiled = this.#compile(policy);
        const verdicts = [];
        for (const each of params) {
            const verdict = await this.#authorizer.run((authorize) => compiled.validate(versioned, { resource: match.resource, params: each, namespace, authorize }));
            verdicts.push(verdict);
        }
        return verdicts;
    }
    /** Does what the binding wants. */
    #take(policy, binding, verdict, annotations) {
        const actions = binding.spec?.validationActions ?? [];
        for (const [index, decision] of verdict.decisions.entries()) {
            const finding = { policy, binding, decision, actions };
            this.#options.onDecision?.(finding, this.#attributes);
            if (decision.action === 'admit')
                continue;
            for (const action of actions) {
                if (action === 'Deny')
                    this.denials.push(finding);
                else if (action === 'Warn')
                    this.#attributes.warn(warningOf(finding));
                else if (action === 'Audit')
                    this.#failures.push(failureOf(finding, index));
            }
        }
        for (const annotation of verdict.auditAnnotations) {
            if (annotation.action === 'publish') {
                const values = annotations.get(annotation.key) ?? new Set();
                annotations.set(annotation.key, values.add(cut(annotation.value)));
            }
            else if (annotation.action === 'error') {
                const decision = { action: 'deny', evaluation: 'error', message: annotation.error };
                const finding = { policy, binding, decision, actions: ['Deny'] };
                this.#options.onDecision?.(finding, this.#attributes);
                this.denials.push(finding);
            }
        }
    }
    #misconfigured(error, policy, binding) {
        const what = binding === undefined ? 'policy' : 'binding';
        const message = `failed to configure ${what}: ${error.message}`;
        const ignores = policy.spec?.failurePolicy === 'Ignore';
        const decision = { action: ignores ? 'admit' : 'deny', evaluation: 'error', message };
        const finding = { policy, binding, decision, actions: ['Deny'] };
        this.#options.onDecision?.(finding, this.#attributes);
        if (!ignores)
            this.denials.push(finding);
    }
}
function warningOf({ policy, binding, decision }) {
    return `Validation failed for ValidatingAdmissionPolicy '${policy.metadata.name ?? ''}' with binding '${binding?.metadata.name ?? ''}': ${decision.message}`;
}
/** The audit annotation of a refusal. */
function failureOf({ policy, binding, decision, actions }, index) {
    return {
        message: decision.message,
        policy: policy.metadata.name ?? '',
        binding: binding?.metadata.name ?? '',
        expressionIndex: index,
        validationActions: actions,
    };
}
const MAX_FAILURES = 50;
/** The first bytes of a long text. */
function cut(text) {
    return utf8Length(text) <= MAX_ANNOTATION ? text : new TextDecoder().decode(toUTF8(text).subarray(0, MAX_ANNOTATION));
}
const CODES = { Forbidden: 403, Unauthorized: 401, RequestEntityTooLarge: 413 };
function newDenied(attributes, { policy, binding, decision }) {
    const bound = binding === undefined ? '' : ` with binding '${binding.metadata.name ?? ''}'`;
    const message = `ValidatingAdmissionPolicy '${policy.metadata.name ?? ''}'${bound} denied request: ${decision.message}`;
    const error = newForbidden(attributes, new Error(message));
    const { errStatus } = error;
    errStatus.reason = decision.reason ?? 'Invalid';
    errStatus.code = CODES[errStatus.reason] ?? 422;
    errStatus.details = { ...errStatus.details, causes: [...(errStatus.details?.causes ?? []), { message }] };
    return error;
}
