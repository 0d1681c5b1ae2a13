import { type HostedAdmission } from '../plugin.ts';
/** Gives containers the requests and limits of the LimitRanges of their namespace, and refuses what is not within them. */
export declare const limitRanger: HostedAdmission;
