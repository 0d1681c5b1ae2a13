import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import { type Inputs, type VersionedAttributes } from '../cel/activation.ts';
/** What one of the `validations` says. Mirrors Go's `PolicyDecision`. */
export interface Decision {
    readonly action: 'admit' | 'deny';
    /** `error`: it could not be evaluated, and `failurePolicy` decided. */
    readonly evaluation: 'admit' | 'deny' | 'error';
    readonly message: string;
    /** `Invalid`, `Forbidden`, ... of a denial. */
    readonly reason?: string;
}
/** What one of the `auditAnnotations` says. Mirrors Go's `PolicyAuditAnnotation`. */
export type AuditAnnotation = {
    readonly key: string;
    readonly action: 'publish';
    readonly value: string;
} | {
    readonly key: string;
    readonly action: 'exclude';
} | {
    readonly key: string;
    readonly action: 'error';
    readonly error: string;
};
/** What a policy says of a request, with one parameter. Mirrors Go's `ValidateResult`. */
export interface Verdict {
    /** In the order of `validations`; a single one when something before them failed; none when a condition is false. */
    readonly decisions: readonly Decision[];
    readonly auditAnnotations: readonly AuditAnnotation[];
}
/** A ValidatingAdmissionPolicy with its expressions compiled. Mirrors Go's `Validator`. */
export declare class ValidatingPolicy {
    #private;
    readonly policy: ValidatingAdmissionPolicy;
    constructor(policy: ValidatingAdmissionPolicy);
    /** What does not compile: where, and why. */
    get faults(): readonly {
        readonly path: string;
        readonly error: string;
    }[];
    /** Mirrors Go's `validator.Validate`. */
    validate(versioned: VersionedAttributes, inputs: Inputs): Verdict;
}
