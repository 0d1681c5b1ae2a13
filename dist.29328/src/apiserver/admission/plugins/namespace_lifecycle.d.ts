import { type HostedAdmission } from '../plugin.ts';
/**
 * Refuses what is to be created in a namespace that is not there, or that is being deleted, and the deletion of the
 * namespaces that every cluster has. A server that serves no namespaces has all of them.
 */
export declare const namespaceLifecycle: HostedAdmission;
