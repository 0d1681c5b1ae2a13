import type { MutatingAdmissionPolicy, MutatingAdmissionPolicyBinding } from '#api/admissionregistration/v1/zz_generated.types';
import type { Attributes } from '../request/attributes.ts';
import type { AdmissionPlugin } from '../request/plugin.ts';
import type { BoundPolicies, PolicyWorld } from './policy_objects.ts';
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
export declare function mutatingAdmissionPolicies(options: MutatingPoliciesOptions): AdmissionPlugin;
export {};
