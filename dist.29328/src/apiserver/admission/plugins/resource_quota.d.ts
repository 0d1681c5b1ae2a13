import { type HostedAdmission } from '../plugin.ts';
/**
 * Refuses what would exceed a ResourceQuota, and counts what is used as it is written.
 * @param keepsStatus whether `status` is kept up to date besides, as by the controller `resourcequota` of
 *   kube-controller-manager: what limits there are, and that less is used
 */
export declare function resourceQuota(keepsStatus: boolean): HostedAdmission;
