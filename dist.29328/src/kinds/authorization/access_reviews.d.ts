import type { SelfSubjectAccessReview, SubjectAccessReview } from '#api/authorization/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
export declare function checkSelfSubjectAccessReview(faults: Faults, { spec }: SelfSubjectAccessReview): void;
/** What somebody may do, in the cluster or in one namespace. */
export declare function checkSubjectAccessReview(faults: Faults, { spec }: Pick<SubjectAccessReview, 'metadata' | 'spec'>): void;
