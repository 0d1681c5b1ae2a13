import * as authenticationv1 from '../v1/zz_generated.structs.js';
export const SelfSubjectReviewStatus = {
    type: 'k8s.io/api/authentication/v1alpha1.SelfSubjectReviewStatus',
    get fields() {
        return [
            ['userInfo', authenticationv1.UserInfo, 8],
        ];
    },
};
