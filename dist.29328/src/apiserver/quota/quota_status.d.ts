import { ResourceQuota } from '#api/core/v1/zz_generated.types';
import type { AdmissionHost } from '../admission/admission_control.ts';
import type { StoredObjects } from '../admission/stored_objects.ts';
/** The parts of a status that are written. */
type Counts = Pick<NonNullable<ResourceQuota['status']>, 'hard' | 'used'>;
/** The `status` of ResourceQuotas, of each namespace by one at a time. */
export declare class QuotaStatus {
    #private;
    constructor(host: AdmissionHost, stored: StoredObjects);
    /** Does some work when all that began before in the namespace is done. */
    alone(namespace: string, work: () => Promise<void>): Promise<void>;
    /**
     * Changes the status of a quota as it is now.
     * @throws {StatusError} 404 when it is gone, 409 when others have changed it, and what `change` throws
     */
    write({ metadata }: ResourceQuota, change: (current: ResourceQuota) => Counts): Promise<void>;
}
export {};
