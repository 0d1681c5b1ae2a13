export const ExtraValue = { type: 'k8s.io/api/authentication/v1.ExtraValue', list: 'string' };
export const AttestationValue = { type: 'k8s.io/api/authentication/v1.AttestationValue', list: 'string' };
export const TokenReviewSpec = {
    type: 'k8s.io/api/authentication/v1.TokenReviewSpec',
    get fields() {
        return [
            ['token', 'string', 8],
            ['audiences', 'string', 9],
        ];
    },
};
export const TokenReviewStatus = {
    type: 'k8s.io/api/authentication/v1.TokenReviewStatus',
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
    type: 'k8s.io/api/authentication/v1.UserInfo',
    get fields() {
        return [
            ['username', 'string', 8],
            ['uid', 'string', 8],
            ['groups', 'string', 9],
            ['extra', ExtraValue, 10],
        ];
    },
};
export const TokenRequestSpec = {
    type: 'k8s.io/api/authentication/v1.TokenRequestSpec',
    get fields() {
        return [
            ['audiences', 'string', 1],
            ['expirationSeconds', 'int64', 4],
            ['boundObjectRef', BoundObjectReference, 4],
            ['attestations', AttestationValue, 10],
        ];
    },
};
export const TokenRequestStatus = {
    type: 'k8s.io/api/authentication/v1.TokenRequestStatus',
    get fields() {
        return [
            ['token', 'string', 0],
            ['expirationTimestamp', '@v1.Time', 0],
        ];
    },
};
export const BoundObjectReference = {
    type: 'k8s.io/api/authentication/v1.BoundObjectReference',
    get fields() {
        return [
            ['kind', 'string', 8],
            ['apiVersion', 'string', 8],
            ['name', 'string', 8],
            ['uid', 'types.UID', 8],
        ];
    },
};
export const SelfSubjectReviewStatus = {
    type: 'k8s.io/api/authentication/v1.SelfSubjectReviewStatus',
    get fields() {
        return [
            ['userInfo', UserInfo, 8],
        ];
    },
};
