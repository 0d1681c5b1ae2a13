import { type Check } from './checked_pod.ts';
/** What `restricted` also forbids, in the order in which Go reports it. Mirrors Go's `policy.DefaultChecks`. */
export declare const restrictedChecks: readonly Check[];
