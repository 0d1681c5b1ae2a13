import { newPath } from '#apimachinery/util/validation/field/path';
export function checkTokenReview(faults, { spec }) {
    if (!spec?.token)
        faults.required(newPath('spec', 'token'), 'token is required for TokenReview in authentication');
}
