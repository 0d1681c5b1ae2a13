import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const ExtraValue = { type: 'k8s.io/api/authorization/v1.ExtraValue', list: 'string' };
export const ResourceAttributes = {
    type: 'k8s.io/api/authorization/v1.ResourceAttributes',
    get fields() {
        return [
            ['namespace', 'string', 8],
            ['verb', 'string', 8],
            ['group', 'string', 8],
            ['version', 'string', 8],
            ['resource', 'string', 8],
            ['subresource', 'string', 8],
            ['name', 'string', 8],
            ['fieldSelector', FieldSelectorAttributes, 12],
            ['labelSelector', LabelSelectorAttributes, 12],
        ];
    },
};
export const LabelSelectorAttributes = {
    type: 'k8s.io/api/authorization/v1.LabelSelectorAttributes',
    get fields() {
        return [
            ['rawSelector', 'string', 8],
            ['requirements', metav1.LabelSelectorRequirement, 9],
        ];
    },
};
export const FieldSelectorAttributes = {
    type: 'k8s.io/api/authorization/v1.FieldSelectorAttributes',
    get fields() {
        return [
            ['rawSelector', 'string', 8],
            ['requirements', metav1.FieldSelectorRequirement, 9],
        ];
    },
};
export const NonResourceAttributes = {
    type: 'k8s.io/api/authorization/v1.NonResourceAttributes',
    get fields() {
        return [
            ['path', 'string', 8],
            ['verb', 'string', 8],
        ];
    },
};
export const SubjectAccessReviewSpec = {
    type: 'k8s.io/api/authorization/v1.SubjectAccessReviewSpec',
    get fields() {
        return [
            ['resourceAttributes', ResourceAttributes, 12],
            ['nonResourceAttributes', NonResourceAttributes, 12],
            ['user', 'string', 8],
            ['groups', 'string', 9],
            ['extra', ExtraValue, 10],
            ['uid', 'string', 8],
        ];
    },
};
export const SelfSubjectAccessReviewSpec = {
    type: 'k8s.io/api/authorization/v1.SelfSubjectAccessReviewSpec',
    get fields() {
        return [
            ['resourceAttributes', ResourceAttributes, 12],
            ['nonResourceAttributes', NonResourceAttributes, 12],
        ];
    },
};
export const SubjectAccessReviewStatus = {
    type: 'k8s.io/api/authorization/v1.SubjectAccessReviewStatus',
    get fields() {
        return [
            ['allowed', 'bool', 0],
            ['denied', 'bool', 8],
            ['reason', 'string', 8],
            ['evaluationError', 'string', 8],
        ];
    },
};
export const SelfSubjectRulesReviewSpec = {
    type: 'k8s.io/api/authorization/v1.SelfSubjectRulesReviewSpec',
    get fields() {
        return [
            ['namespace', 'string', 8],
        ];
    },
};
export const SubjectRulesReviewStatus = {
    type: 'k8s.io/api/authorization/v1.SubjectRulesReviewStatus',
    get fields() {
        return [
            ['resourceRules', ResourceRule, 1],
            ['nonResourceRules', NonResourceRule, 1],
            ['incomplete', 'bool', 0],
            ['evaluationError', 'string', 8],
        ];
    },
};
export const ResourceRule = {
    type: 'k8s.io/api/authorization/v1.ResourceRule',
    get fields() {
        return [
            ['verbs', 'string', 1],
            ['apiGroups', 'string', 9],
            ['resources', 'string', 9],
            ['resourceNames', 'string', 9],
        ];
    },
};
export const NonResourceRule = {
    type: 'k8s.io/api/authorization/v1.NonResourceRule',
    get fields() {
        return [
            ['verbs', 'string', 1],
            ['nonResourceURLs', 'string', 9],
        ];
    },
};
