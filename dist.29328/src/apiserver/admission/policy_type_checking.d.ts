import type { AdmissionHost, HostedController, HostedTerm } from './admission_control.ts';
/**
 * Tells in `status.typeChecking` what is wrong with the expressions of ValidatingAdmissionPolicies, by the types that are
 * served when a policy is written. What kube-controller-manager's `validatingadmissionpolicy-status-controller` does.
 */
export declare class PolicyTypeChecking implements HostedController {
    #private;
    constructor(host: AdmissionHost);
    lead(term: HostedTerm): void;
}
