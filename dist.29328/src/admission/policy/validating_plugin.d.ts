import type { ValidatingAdmissionPolicy, ValidatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import type { Attributes } from '../request/attributes.ts';
import type { AdmissionPlugin } from '../request/plugin.ts';
import type { BoundPolicies, PolicyWorld } from './policy_objects.ts';
import { type Decision } from './validating_policy.ts';
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
export declare function validatingAdmissionPolicies(options: ValidatingPoliciesOptions): AdmissionPlugin;
export {};
