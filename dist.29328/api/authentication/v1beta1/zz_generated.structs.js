import * as authenticationv1 from '../v1/zz_generated.structs.js';
export const ExtraValue = { type: 'k8s.io/api/authentication/v1beta1.ExtraValue', list: 'string' };
export const TokenReviewSpec = {
    type: 'k8s.io/api/authentication/v1beta1.TokenReviewSpec',
    get fields() {
        return [
            ['token', 'string', 8],
            ['audiences', 'string', 9],
        ];
    },
};
export const TokenReviewStatus = {
    type: 'k8s.io/api/authentication/v1beta1.TokenReviewStatus',
    get fields() {
        return [
            ['authenticated', 'bool', 8],
            ['user', UserInfo, 8],
            ['audiences', 'string', 9],
            ['error', 'string', 8],
        ];
    },
};
export const UserInfo = {
    type: 'k8s.io/api/authentication/v1beta1.UserInfo',
    get fields() {
        return [
            ['username', 'string', 8],
            ['uid', 'string', 8],
            ['groups', 'string', 9],
            ['extra', ExtraValue, 10],
        ];
    },
};
export const SelfSubjectReviewStatus = {
    type: 'k8s.io/api/authentication/v1beta1.SelfSubjectReviewStatus',
    get fields() {
        return [
            ['userInfo', authenticationv1.UserInfo, 8],
        ];
    },
};
