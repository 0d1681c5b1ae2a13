import { type HostedAdmission } from '../plugin.ts';
/** Gives Pods the overhead, the node selector and the tolerations of their RuntimeClass, which must be there. */
export declare const runtimeClass: HostedAdmission;
