import type { AdmissionHost, HostedController, HostedTerm } from '../admission/admission_control.ts';
import type { StoredObjects } from '../admission/stored_objects.ts';
import type { QuotaStatus } from './quota_status.ts';
/**
 * Keeps the status of ResourceQuotas: what they limit, and what is used, also when objects go. What the controller
 * `resourcequota` of kube-controller-manager does.
 */
export declare class QuotaController implements HostedController {
    #private;
    constructor(host: AdmissionHost, stored: StoredObjects, status: QuotaStatus);
    lead(term: HostedTerm): void;
}
