import { type HostedAdmission } from '../plugin.ts';
/** Gives Pods the labels that say where their node is, when they get it. */
export declare const podTopologyLabels: HostedAdmission;
