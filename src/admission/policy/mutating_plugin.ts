import type {
  MutatingAdmissionPolicy,
  MutatingAdmissionPolicyBinding,
} from '#api/admissionregistration/v1/zz_generated.types';
import { isStatusError, type StatusError } from '#apimachinery/api/errors/status_error';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { equalUntyped } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { type Match, matchResources } from '../matching/match_resources.ts';
import { isExcluded } from '../matching/rules.ts';
import type { Attributes } from '../request/attributes.ts';
import { newForbidden } from '../request/forbidden.ts';
import { metadataOf } from '../request/metadata.ts';
import type { ObjectInterfaces } from '../request/object_interfaces.ts';
import type { AdmissionPlugin } from '../request/plugin.ts';
import { CachingAuthorizer } from './authorization.ts';
import { hooksOf } from './hooks.ts';
import { MutatingPolicy } from './mutating_policy.ts';
import { collectParams, paramObjects } from './params.ts';
import type { BoundPolicies, PolicyWorld } from './policy_objects.ts';
import { namespaceOf, versionedAttributes } from './versioned.ts';

type Policy = MutatingAdmissionPolicy;
type Binding = MutatingAdmissionPolicyBinding;

/** A mutation that changed an object, or could not. */
export interface MutationFinding {
  readonly policy: Policy;
  /** undefined: the policy itself can't be used. */
  readonly binding: Binding | undefined;
  /** undefined: it was applied. */
  readonly error: string | undefined;
  /** Whether the object is another one now. */
  readonly changed: boolean;
}

/** What is set for MutatingAdmissionPolicies. */
export interface MutatingPoliciesOptions extends BoundPolicies<Policy, Binding>, PolicyWorld {
  /** Called with every binding whose mutations were applied or failed. */
  readonly onMutation?: (finding: MutationFinding, attributes: Attributes) => void;
}

/** Admission by MutatingAdmissionPolicies, as kube-apiserver does it. Mirrors Go's `mutating.NewPlugin`. */
export function mutatingAdmissionPolicies(options: MutatingPoliciesOptions): AdmissionPlugin {
  const compiled = new WeakMap<Policy, MutatingPolicy>();
  const compile = (policy: Policy): MutatingPolicy => {
    let known = compiled.get(policy);
    if (known === undefined) compiled.set(policy, (known = new MutatingPolicy(policy)));
    return known;
  };
  return {
    name: NAME,
    handles: (operation) => operation !== 'DELETE',
    async admit(attributes, interfaces) {
      if (isExcluded(attributes)) return;
      const run = new Dispatch(options, compile, attributes, interfaces);
      for (const invocation of await run.invocations()) await run.invoke(invocation);
      run.finish();
    },
  };
}

const NAME = 'MutatingAdmissionPolicy';

/** A policy with one of its bindings and one of its parameters. */
interface Invocation {
  readonly policy: Policy;
  readonly binding: Binding;
  readonly match: Match;
  readonly params: RuntimeObject | undefined;
}

interface Failure {
  readonly policy: Policy;
  readonly binding: Binding | undefined;
  readonly message: string;
  readonly reason?: string;
}

/** What is kept for the second time. Mirrors Go's `policyReinvokeContext`. */
class Reinvocations {
  last: RuntimeObject | undefined;
  #reinvocable = new Set<string>();
  readonly #due = new Set<string>();

  add(key: string): void {
    this.#reinvocable.add(key);
  }

  markDue(): void {
    for (const key of this.#reinvocable) this.#due.add(key);
    this.#reinvocable = new Set();
  }

  isDue(key: string): boolean {
    return this.#due.has(key);
  }
}

/** One request on its way through all policies. */
class Dispatch {
  readonly #options: MutatingPoliciesOptions;
  readonly #compile: (policy: Policy) => MutatingPolicy;
  readonly #attributes: Attributes;
  readonly #interfaces: ObjectInterfaces;
  readonly #authorizer: CachingAuthorizer;
  readonly #reinvocations: Reinvocations;
  readonly #failures: Failure[] = [];
  #isMutated = false;

  constructor(
    options: MutatingPoliciesOptions,
    compile: (policy: Policy) => MutatingPolicy,
    attributes: Attributes,
    interfaces: ObjectInterfaces,
  ) {
    this.#options = options;
    this.#compile = compile;
    this.#attributes = attributes;
    this.#interfaces = interfaces;
    this.#authorizer = new CachingAuthorizer(options.authorize ?? (() => ({ allowed: false })));
    const { values, isReinvoke } = attributes.reinvocation;
    const known = values.get(NAME);
    this.#reinvocations = known instanceof Reinvocations ? known : new Reinvocations();
    values.set(NAME, this.#reinvocations);
    if (isReinvoke && !equalUntyped(this.#reinvocations.last, attributes.object)) this.#reinvocations.markDue();
  }

  /** What is to be applied, in the order of the names of policies and bindings. */
  async invocations(): Promise<readonly Invocation[]> {
    const found: Invocation[] = [];
    for (const { policy, bindings } of await hooksOf(this.#options)) {
      let binding: Binding | undefined;
      try {
        const constraints = policy.spec?.matchConstraints;
        if (!constraints) throw new Error('policy contained no match constraints, a required field');
        const match = await this.#matches(constraints);
        if (match === undefined) continue;
        const objects = await paramObjects(policy.spec?.paramKind, this.#options.findParams);
        for (binding of bindings) {
          try {
            const { matchResources: resources, paramRef } = binding.spec ?? {};
            if (resources && (await this.#matches(resources)) === undefined) continue;
            for (const params of await collectParams(objects, paramRef, this.#attributes.namespace))
              found.push({ policy, binding, match, params });
          } catch (error) {
            this.#fail({ policy, binding, message: `failed to configure binding: ${asError(error).message}` });
          }
        }
      } catch (error) {
        this.#fail({ policy, binding: undefined, message: `failed to configure policy: ${asError(error).message}` });
      }
    }
    return found;
  }

  #matches(constraints: Parameters<typeof matchResources>[0]): Promise<Match | undefined> {
    return matchResources(constraints, this.#attributes, this.#interfaces, this.#options.findNamespace);
  }

  async invoke({ policy, binding, match, params }: Invocation): Promise<void> {
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
    if (!matched || (reinvocation.isReinvoke && !this.#reinvocations.isDue(key))) return;
    const before = versioned.object;
    let hasFailed = false;
    for (let index = 0; index < compiled.count && versioned.object !== undefined; index++) {
      const { object } = versioned;
      const now = versioned;
      try {
        const value = await this.#authorizer.run((authorize) =>
          compiled.evaluate(index, now, { ...inputs, authorize }),
        );
        versioned = {
          ...versioned,
          object: compiled.mutate(value, versioned, object, this.#interfaces),
          spellings: undefined,
        };
        this.#isMutated = true;
      } catch (error) {
        if (isStatusError(error)) throw error;
        hasFailed = true;
        this.#fail({ policy, binding, message: asError(error).message, reason: 'Invalid' });
      }
    }
    const changed = !equalUntyped(before, versioned.object);
    if (changed && versioned.object !== undefined) {
      attributes.object = await this.#interfaces.convert(versioned.object, attributes.kind);
      this.#reinvoke();
    }
    if (!hasFailed) this.#options.onMutation?.({ policy, binding, error: undefined, changed }, attributes);
    if (policy.spec?.reinvocationPolicy === 'IfNeeded') this.#reinvocations.add(key);
  }

  /** Those before may have something to say about what changed. */
  #reinvoke(): void {
    this.#reinvocations.markDue();
    this.#attributes.reinvocation.shouldReinvoke = true;
  }

  /** @throws {StatusError} when a policy failed that must not */
  finish(): void {
    // As in Go, this reaches the last policy, too: it is asked again about its own change.
    if (this.#isMutated) this.#reinvoke();
    this.#reinvocations.last = this.#attributes.object;
    const failures = this.#failures.filter(({ policy }) => policy.spec?.failurePolicy !== 'Ignore');
    if (failures.length > 0) throw newRefused(this.#attributes, failures);
  }

  #fail(failure: Failure): void {
    this.#failures.push(failure);
    const { policy, binding, message } = failure;
    this.#options.onMutation?.({ policy, binding, error: message, changed: false }, this.#attributes);
  }
}

function keyOf(policy: Policy, binding: Binding, params: RuntimeObject | undefined): string {
  return JSON.stringify([policy.metadata.name, binding.metadata.name, params && metadataOf(params).name]);
}

function newRefused(attributes: Attributes, failures: readonly Failure[]): StatusError {
  const error = newForbidden(attributes, new Error('admission request denied by policy'));
  const causes = failures.map((failure) => ({ message: messageOf(failure) }));
  const { errStatus } = error;
  const reason = failures[0]?.reason;
  if (reason !== undefined) errStatus.reason = reason;
  error.message = errStatus.message = causes[0]?.message ?? '';
  errStatus.details = { ...errStatus.details, causes };
  return error;
}

function messageOf({ policy, binding, message }: Failure): string {
  const name = policy.metadata.name ?? '';
  return binding === undefined
    ? `policy ${JSON.stringify(name)} denied request: ${message}`
    : `policy '${name}' with binding '${binding.metadata.name ?? ''}' denied request: ${message}`;
}
