import type { HostedAdmission } from './admission_control.ts';
/**
 * Admission by the ValidatingAdmissionPolicies and MutatingAdmissionPolicies that the server stores, with their bindings
 * and parameters. The server serves these Kinds then. A policy counts from the first request after it is written; with
 * etcd, milliseconds later. What is wrong with its expressions by the types of its objects, `status.typeChecking` tells a
 * little later.
 *
 * ```ts
 * const server = new APIServer({ scheme, admission: [storedPolicies()] });
 * ```
 */
export declare function storedPolicies(): HostedAdmission;
/** The half of {@link storedPolicies} that changes objects. */
export declare const mutatingAdmissionPolicy: HostedAdmission;
/** The half that refuses objects. */
export declare const validatingAdmissionPolicy: HostedAdmission;
