import { isStatusError } from '#apimachinery/api/errors/status_error';
import { equalUntyped } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { matchResources } from '../matching/match_resources.js';
import { isExcluded } from '../matching/rules.js';
import { newForbidden } from '../request/forbidden.js';
import { metadataOf } from '../request/metadata.js';
import { CachingAuthorizer } from './authorization.js';
import { hooksOf } from './hooks.js';
import { MutatingPolicy } from './mutating_policy.js';
import { collectParams, paramObjects } from './params.js';
import { namespaceOf, versionedAttributes } from './versioned.js';
/** Admission by MutatingAdmissionPolicies, as kube-apiserver does it. Mirrors Go's `mutating.NewPlugin`. */
export function mutatingAdmissionPolicies(options) {
    const compiled = new WeakMap();
    const compile = (policy) => {
        let known = compiled.get(policy);
        if (known === undefined)
            compiled.set(policy, (known = new MutatingPolicy(policy)));
        return known;
    };
    return {
        name: NAME,
        handles: (operation) => operation !== 'DELETE',
        async admit(attributes, interfaces) {
            if (isExcluded(attributes))
                return;
            const run = new Dispatch(options, compile, attributes, interfaces);
            for (const invocation of await run.invocations())
                await run.invoke(invocation);
            run.finish();
        },
    };
}
const NAME = 'MutatingAdmissionPolicy';
/** What is kept for the second time. Mirrors Go's `policyReinvokeContext`. */
class Reinvocations {
    last;
    #reinvocable = new Set();
    #due = new Set();
    add(key) {
        this.#reinvocable.add(key);
    }
    markDue() {
        for (const key of this.#reinvocable)
            this.#due.add(key);
        this.#reinvocable = new Set();
    }
    isDue(key) {
        return this.#due.has(key);
    }
}
/** One request on its way through all policies. */
class Dispatch {
    #options;
    #compile;
    #attributes;
    #interfaces;
    #authorizer;
    #reinvocations;
    #failures = [];
    #isMutated = false;
    constructor(options, compile, attributes, interfaces) {
        this.#options = options;
        this.#compile = compile;
        this.#attributes = attributes;
        this.#interfaces = interfaces;
        this.#authorizer = new CachingAuthorizer(options.authorize ?? (() => ({ allowed: false })));
        const { values, isReinvoke } = attributes.reinvocation;
        const known = values.get(NAME);
        this.#reinvocations = known instanceof Reinvocations ? known : new Reinvocations();
        values.set(NAME, this.#reinvocations);
        if (isReinvoke && !equalUntyped(this.#reinvocations.last, attributes.object))
            this.#reinvocations.markDue();
    }
    /** What is to be applied, in the order of the names of policies and bindings. */
    async invocations() {
        const found = [];
        for (const { policy, bindings } of await hooksOf(this.#options)) {
            let binding;
            try {
                const constraints = policy.spec?.matchConstraints;
                if (!constraints)
                    throw new Error('policy contained no match constraints, a required field');
                const match = await this.#matches(constraints);
                if (match === undefined)
                    continue;
                const objects = await paramObjects(policy.spec?.paramKind, this.#options.findParams);
                for (binding of bindings) {
                    try {
                        const { matchResources: resources, paramRef } = binding.spec ?? {};
                        if (resources && (await this.#matches(resources)) === undefined)
                            continue;
                        for (const params of await collectParams(objects, paramRef, this.#attributes.namespace))
                            found.push({ policy, binding, match, params });
                    }
                    catch (error) {
                        this.#fail({ policy, binding, message: `failed to configure binding: ${asError(error).message}` });
                    }
                }
            }
            catch (error) {
                this.#fail({ policy, binding: undefined, message: `failed to configure policy: ${asError(error).message}` });
            }
        }
        return found;
    }
    #matches(constraints) {
        return matchResources(constraints, this.#attributes, this.#interfaces, this.#options.findNamespace);
    }
    async invoke({ policy, binding, match, params }) {
        const attributes = this.#attributes;
        const namespace = await namespaceOf(attributes, this.#options.findNamespace);
        const compiled = this.#compile(policy);
        const inputs = { resource: match.resource, params, namespace };
        let versioned = await versionedAttributes(attributes, match.kind, this.#interfaces);
        const matched = await this.#authorizer.run((authorize) => compiled.matches(versioned, { ...inputs, authorize }));
        if (matched instanceof Error) {
            this.#fail({ policy, binding, message: matched.message, reason: 'Invalid' });
            return;
        }
        const key = keyOf(policy, binding, params);
        const { reinvocation } = attributes;
        if (!matched || (reinvocation.isReinvoke && !this.#reinvocations.isDue(key)))
            return;
        const before = versioned.object;
        let hasFailed = false;
        for (let index = 0; index < compiled.count && versioned.object !== undefined; index++) {
            const { object } = versioned;
            const now = versioned;
            try {
                const value = await this.#authorizer.run((authorize) => compiled.evaluate(index, now, { ...inputs, authorize }));
                versioned = {
                    ...versioned,
                    object: compiled.mutate(value, versioned, object, this.#interfaces),
                    spellings: undefined,
                };
                this.#isMutated = true;
            }
            catch (error) {
                if (isStatusError(error))
                    throw error;
                hasFailed = true;
                this.#fail({ policy, binding, message: asError(error).message, reason: 'Invalid' });
            }
        }
        const changed = !equalUntyped(before, versioned.object);
        if (changed && versioned.object !== undefined) {
            attributes.object = await this.#interfaces.convert(versioned.object, attributes.kind);
            this.#reinvoke();
        }
        if (!hasFailed)
            this.#options.onMutation?.({ policy, binding, error: undefined, changed }, attributes);
        if (policy.spec?.reinvocationPolicy === 'IfNeeded')
            this.#reinvocations.add(key);
    }
    /** Those before may have something to say about what changed. */
    #reinvoke() {
        this.#reinvocations.markDue();
        this.#attributes.reinvocation.shouldReinvoke = true;
    }
    /** @throws {StatusError} when a policy failed that must not */
    finish() {
        // As in Go, this reaches the last policy, too: it is asked again about its own change.
        if (this.#isMutated)
            this.#reinvoke();
        this.#reinvocations.last = this.#attributes.object;
        const failures = this.#failures.filter(({ policy }) => policy.spec?.failurePolicy !== 'Ignore');
        if (failures.length > 0)
            throw newRefused(this.#attributes, failures);
    }
    #fail(failure) {
        this.#failures.push(failure);
        const { policy, binding, message } = failure;
        this.#options.onMutation?.({ policy, binding, error: message, changed: false }, this.#attributes);
    }
}
function keyOf(policy, binding, params) {
    return JSON.stringify([policy.metadata.name, binding.metadata.name, params && metadataOf(params).name]);
}
function newRefused(attributes, failures) {
    const error = newForbidden(attributes, new Error('admission request denied by policy'));
    const causes = failures.map((failure) => ({ message: messageOf(failure) }));
    const { errStatus } = error;
    const reason = failures[0]?.reason;
    if (reason !== undefined)
        errStatus.reason = reason;
    error.message = errStatus.message = causes[0]?.message ?? '';
    errStatus.details = { ...errStatus.details, causes };
    return error;
}
function messageOf({ policy, binding, message }) {
    const name = policy.metadata.name ?? '';
    return binding === undefined
        ? `policy ${JSON.stringify(name)} denied request: ${message}`
        : `policy '${name}' with binding '${binding.metadata.name ?? ''}' denied request: ${message}`;
}
