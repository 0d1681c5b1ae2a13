import { type HostedAdmission } from '../plugin.ts';
/** Lets a Pod be resized only within what its node has, and only on Linux. */
export declare const podResizeValidator: HostedAdmission;
