import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const PolicyRule = {
    type: 'k8s.io/api/rbac/v1alpha1.PolicyRule',
    get fields() {
        return [
            ['verbs', 'string', 1],
            ['apiGroups', 'string', 9],
            ['resources', 'string', 9],
            ['resourceNames', 'string', 9],
            ['nonResourceURLs', 'string', 9],
        ];
    },
};
export const Subject = {
    type: 'k8s.io/api/rbac/v1alpha1.Subject',
    get fields() {
        return [
            ['kind', 'string', 0],
            ['apiVersion', 'string', 8],
            ['name', 'string', 0],
            ['namespace', 'string', 8],
        ];
    },
};
export const RoleRef = {
    type: 'k8s.io/api/rbac/v1alpha1.RoleRef',
    get fields() {
        return [
            ['apiGroup', 'string', 0],
            ['kind', 'string', 0],
            ['name', 'string', 0],
        ];
    },
};
export const AggregationRule = {
    type: 'k8s.io/api/rbac/v1alpha1.AggregationRule',
    get fields() {
        return [
            ['clusterRoleSelectors', metav1.LabelSelector, 9],
        ];
    },
};
