import type { TokenReview } from '#api/authentication/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';

export function checkTokenReview(faults: Faults, { spec }: TokenReview): void {
  if (!spec?.token) faults.required(newPath('spec', 'token'), 'token is required for TokenReview in authentication');
}
