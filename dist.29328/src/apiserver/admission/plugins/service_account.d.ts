import { type HostedAdmission } from '../plugin.ts';
/** Gives Pods their ServiceAccount, which must be there, and its token. */
export declare const serviceAccount: HostedAdmission;
