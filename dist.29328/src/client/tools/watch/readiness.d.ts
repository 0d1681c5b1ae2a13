import type { Readiness } from '#src/kinds/aspects/readiness';
/**
 * Whether an object is ready, by what objects of its kind say: workloads are rolled out, Jobs have ended well, Pods are
 * ready. Of other kinds those with a condition Ready or Available are waited for, and the others ready as they are.
 * @param object as a server gives it, with `apiVersion` and `kind`; undefined for one that is not there
 */
export declare function readiness(object: object | undefined): Readiness;
