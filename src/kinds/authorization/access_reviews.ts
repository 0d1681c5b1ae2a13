import type { SelfSubjectAccessReview, SubjectAccessReview } from '#api/authorization/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';

export function checkSelfSubjectAccessReview(faults: Faults, { spec }: SelfSubjectAccessReview): void {
  checkQuestion(faults, spec ?? {});
}

/** The permissions of a user, in the cluster or in one namespace. */
export function checkSubjectAccessReview(
  faults: Faults,
  { spec }: Pick<SubjectAccessReview, 'metadata' | 'spec'>,
): void {
  const { user = '', groups = [] } = spec ?? {};
  checkQuestion(faults, spec ?? {});
  if (user === '' && groups.length === 0)
    faults.invalid(newPath('spec', 'user'), user, 'at least one of user or group must be specified');
}

function checkQuestion(
  faults: Faults,
  spec: { readonly resourceAttributes?: object; readonly nonResourceAttributes?: object },
): void {
  const { resourceAttributes, nonResourceAttributes } = spec;
  if ((resourceAttributes === undefined) === (nonResourceAttributes === undefined))
    faults.invalid(
      newPath('spec'),
      nonResourceAttributes ?? null,
      'exactly one of nonResourceAttributes or resourceAttributes must be specified',
    );
}
