import type {
  ValidatingAdmissionPolicy,
  ValidatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { escapeHTML } from '#engine/json/escape';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { toUTF8, utf8Length } from '#engine/text/utf8';
import { type Match, matchResources } from '../matching/match_resources.ts';
import { isExcluded } from '../matching/rules.ts';
import type { Attributes } from '../request/attributes.ts';
import { newForbidden } from '../request/forbidden.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';
import type { AdmissionPlugin } from '../request/plugin.ts';
import { CachingAuthorizer } from './authorization.ts';
import { type Hook, hooksOf } from './hooks.ts';
import { collectParams, type ParamObjects, paramObjects } from './params.ts';
import type { BoundPolicies, PolicyWorld } from './policy_objects.ts';
import { type Decision, ValidatingPolicy, type Verdict } from './validating_policy.ts';
import { namespaceOf, versionedAttributes } from './versioned.ts';

type Policy = ValidatingAdmissionPolicy;
type Binding = ValidatingAdmissionPolicyBinding;

/** What a binding of a policy says of a request. */
export interface PolicyFinding {
  readonly policy: Policy;
  /** undefined: the policy itself can't be used. */
  readonly binding: Binding | undefined;
  readonly decision: Decision;
  /** `Deny`, `Warn`, `Audit`: what the binding wants to be done. */
  readonly actions: readonly string[];
}

/** What is set for ValidatingAdmissionPolicies. */
export interface ValidatingPoliciesOptions extends BoundPolicies<Policy, Binding>, PolicyWorld {
  /** Called with every decision of a policy, admissions included. */
  readonly onDecision?: (finding: PolicyFinding, attributes: Attributes) => void;
}

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
export function validatingAdmissionPolicies(options: ValidatingPoliciesOptions): AdmissionPlugin {
  const compiled = new WeakMap<Policy, ValidatingPolicy>();
  const compile = (policy: Policy): ValidatingPolicy => {
    let known = compiled.get(policy);
    if (known === undefined) compiled.set(policy, (known = new ValidatingPolicy(policy)));
    return known;
  };
  return {
    name: 'ValidatingAdmissionPolicy',
    async validate(attributes, interfaces) {
      if (isExcluded(attributes)) return;
      const run = new Dispatch(options, compile, attributes, interfaces);
      for (const hook of await hooksOf(options)) await run.policy(hook);
      run.publishFailures();
      const [first] = run.denials;
      if (first !== undefined) throw newDenied(attributes, first);
    },
  };
}

/** One request on its way through all policies. */
class Dispatch {
  readonly denials: PolicyFinding[] = [];
  readonly #failures: object[] = [];
  readonly #options: ValidatingPoliciesOptions;
  readonly #compile: (policy: Policy) => ValidatingPolicy;
  readonly #attributes: Attributes;
  readonly #interfaces: ObjectInterfaces;
  readonly #authorizer: CachingAuthorizer;

  constructor(
    options: ValidatingPoliciesOptions,
    compile: (policy: Policy) => ValidatingPolicy,
    attributes: Attributes,
    interfaces: ObjectInterfaces,
  ) {
    this.#options = options;
    this.#compile = compile;
    this.#attributes = attributes;
    this.#interfaces = interfaces;
    this.#authorizer = new CachingAuthorizer(options.authorize ?? (() => ({ allowed: false })));
  }

  async policy({ policy, bindings }: Hook<Policy, Binding>): Promise<void> {
    let match: Match | undefined;
    let objects: ParamObjects | undefined;
    try {
      const constraints = policy.spec?.matchConstraints;
      if (!constraints) throw new Error('policy contained no match constraints, a required field');
      match = await this.#matches(constraints);
      if (match === undefined) return;
      objects = await paramObjects(policy.spec?.paramKind, this.#options.findParams);
    } catch (error) {
      this.#misconfigured(asError(error), policy, undefined);
      return;
    }
    const annotations = new Map<string, Set<string>>();
    for (const binding of bindings) {
      const verdicts = await this.#verdicts(policy, binding, match, objects);
      for (const verdict of verdicts) this.#take(policy, binding, verdict, annotations);
    }
    for (const [key, values] of annotations)
      this.#attributes.addAnnotation(`${policy.metadata.name ?? ''}/${key}`, [...values].join(', '));
  }

  /** Tells audit of the refusals of all policies, the first ones of many. */
  publishFailures(): void {
    if (this.#failures.length === 0) return;
    // As Go writes JSON for HTML.
    const text = escapeHTML(stringifyJSON(this.#failures.slice(0, MAX_FAILURES)));
    this.#attributes.addAnnotation('validation.policy.admission.k8s.io/validation_failure', text);
  }

  #matches(constraints: Parameters<typeof matchResources>[0]): Promise<Match | undefined> {
    return matchResources(constraints, this.#attributes, this.#interfaces, this.#options.findNamespace);
  }

  async #verdicts(
    policy: Policy,
    binding: Binding,
    match: Match,
    objects: ParamObjects | undefined,
  ): Promise<readonly Verdict[]> {
    const { findNamespace } = this.#options;
    let params: Awaited<ReturnType<typeof collectParams>>;
    let versioned: Awaited<ReturnType<typeof versionedAttributes>>;
    try {
      const constraints = binding.spec?.matchResources;
      if (constraints && (await this.#matches(constraints)) === undefined) return [];
      const { namespace } = this.#attributes;
      params = await collectParams(objects, binding.spec?.paramRef, namespace);
      versioned = await versionedAttributes(this.#attributes, match.kind, this.#interfaces);
    } catch (error) {
      this.#misconfigured(asError(error), policy, binding);
      return [];
    }
    const namespace = await namespaceOf(this.#attributes, findNamespace);
    const compiled = this.#compile(policy);
    const verdicts: Verdict[] = [];
    for (const each of params) {
      const verdict = await this.#authorizer.run((authorize) =>
        compiled.validate(versioned, { resource: match.resource, params: each, namespace, authorize }),
      );
      verdicts.push(verdict);
    }
    return verdicts;
  }

  /** Does what the binding wants. */
  #take(policy: Policy, binding: Binding, verdict: Verdict, annotations: Map<string, Set<string>>): void {
    const actions = binding.spec?.validationActions ?? [];
    for (const [index, decision] of verdict.decisions.entries()) {
      const finding: PolicyFinding = { policy, binding, decision, actions };
      this.#options.onDecision?.(finding, this.#attributes);
      if (decision.action === 'admit') continue;
      for (const action of actions) {
        if (action === 'Deny') this.denials.push(finding);
        else if (action === 'Warn') this.#attributes.warn(warningOf(finding));
        else if (action === 'Audit') this.#failures.push(failureOf(finding, index));
      }
    }
    for (const annotation of verdict.auditAnnotations) {
      if (annotation.action === 'publish') {
        const values = annotations.get(annotation.key) ?? new Set();
        annotations.set(annotation.key, values.add(cut(annotation.value)));
      } else if (annotation.action === 'error') {
        const decision: Decision = { action: 'deny', evaluation: 'error', message: annotation.error };
        const finding = { policy, binding, decision, actions: ['Deny'] };
        this.#options.onDecision?.(finding, this.#attributes);
        this.denials.push(finding);
      }
    }
  }

  #misconfigured(error: Error, policy: Policy, binding: Binding | undefined): void {
    const what = binding === undefined ? 'policy' : 'binding';
    const message = `failed to configure ${what}: ${error.message}`;
    const ignores = policy.spec?.failurePolicy === 'Ignore';
    const decision: Decision = { action: ignores ? 'admit' : 'deny', evaluation: 'error', message };
    const finding: PolicyFinding = { policy, binding, decision, actions: ['Deny'] };
    this.#options.onDecision?.(finding, this.#attributes);
    if (!ignores) this.denials.push(finding);
  }
}

function warningOf({ policy, binding, decision }: PolicyFinding): string {
  return `Validation failed for ValidatingAdmissionPolicy '${policy.metadata.name ?? ''}' with binding '${binding?.metadata.name ?? ''}': ${decision.message}`;
}

/** The audit annotation of a refusal. */
function failureOf({ policy, binding, decision, actions }: PolicyFinding, index: number): object {
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
function cut(text: string): string {
  return utf8Length(text) <= MAX_ANNOTATION ? text : new TextDecoder().decode(toUTF8(text).subarray(0, MAX_ANNOTATION));
}

const CODES: Readonly<Record<string, number>> = { Forbidden: 403, Unauthorized: 401, RequestEntityTooLarge: 413 };

function newDenied(attributes: Attributes, { policy, binding, decision }: PolicyFinding): StatusError {
  const bound = binding === undefined ? '' : ` with binding '${binding.metadata.name ?? ''}'`;
  const message = `ValidatingAdmissionPolicy '${policy.metadata.name ?? ''}'${bound} denied request: ${decision.message}`;
  const error = newForbidden(attributes, new Error(message));
  const { errStatus } = error;
  errStatus.reason = decision.reason ?? 'Invalid';
  errStatus.code = CODES[errStatus.reason] ?? 422;
  errStatus.details = { ...errStatus.details, causes: [...(errStatus.details?.causes ?? []), { message }] };
  return error;
}
