import { type HostedAdmission } from '../plugin.ts';
/** Gives Pods the priority of their PriorityClass, or of the one that is the default, and lets only one be that. */
export declare const priority: HostedAdmission;
