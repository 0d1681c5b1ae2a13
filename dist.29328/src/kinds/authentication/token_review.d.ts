import type { TokenReview } from '#api/authentication/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
export declare function checkTokenReview(faults: Faults, { spec }: TokenReview): void;
