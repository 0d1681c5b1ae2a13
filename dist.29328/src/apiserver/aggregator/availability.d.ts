import type { APIService, APIServiceCondition } from '#api/apiregistration/v1/zz_generated.types';
/** Whether the server of an APIService is there, as its condition `Available` says it. */
export interface Availability extends Pick<APIServiceCondition, 'reason' | 'message'> {
    readonly status: 'True' | 'False' | 'Unknown';
    readonly reason: string;
    readonly message: string;
}
/** This server serves it itself. */
export declare const LOCAL: Availability;
export declare const PASSED: Availability;
/** What is known of an APIService; undefined: nothing yet. */
export declare function availabilityOf({ status }: APIService): APIServiceCondition | undefined;
/** Whether requests can be passed on. */
export declare function isAvailable(service: APIService): boolean;
/** Whether an APIService says so already. */
export declare function saysSo(service: APIService, { status, reason, message }: Availability): boolean;
/** The APIService with the condition; `lastTransitionTime` changes with `status` alone. */
export declare function withAvailability(service: APIService, wanted: Availability): APIService;
