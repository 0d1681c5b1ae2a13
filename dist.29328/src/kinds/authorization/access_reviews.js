import { newPath } from '#apimachinery/util/validation/field/path';
export function checkSelfSubjectAccessReview(faults, { spec }) {
    checkQuestion(faults, spec ?? {});
}
/** What somebody may do, in the cluster or in one namespace. */
export function checkSubjectAccessReview(faults, { spec }) {
    const { user = '', groups = [] } = spec ?? {};
    checkQuestion(faults, spec ?? {});
    if (user === '' && groups.length === 0)
        faults.invalid(newPath('spec', 'user'), user, 'at least one of user or group must be specified');
}
function checkQuestion(faults, spec) {
    const { resourceAttributes, nonResourceAttributes } = spec;
    if ((resourceAttributes === undefined) === (nonResourceAttributes === undefined))
        faults.invalid(newPath('spec'), nonResourceAttributes ?? null, 'exactly one of nonResourceAttributes or resourceAttributes must be specified');
}
