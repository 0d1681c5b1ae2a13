import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const APIVersionDiscovery = {
    type: 'k8s.io/api/apidiscovery/v2beta1.APIVersionDiscovery',
    get fields() {
        return [
            ['version', 'string', 0],
            ['resources', APIResourceDiscovery, 9, { merge: 'map', keys: ['resource'] }],
            ['freshness', 'v2beta1.DiscoveryFreshness', 8],
        ];
    },
};
export const APIResourceDiscovery = {
    type: 'k8s.io/api/apidiscovery/v2beta1.APIResourceDiscovery',
    get fields() {
        return [
            ['resource', 'string', 0],
            ['responseKind', metav1.GroupVersionKind, 12],
            ['scope', 'v2beta1.ResourceScope', 0],
            ['singularResource', 'string', 0],
            ['verbs', 'string', 1, { merge: 'set' }],
            ['shortNames', 'string', 9, { merge: 'set' }],
            ['categories', 'string', 9, { merge: 'set' }],
            ['subresources', APISubresourceDiscovery, 9, { merge: 'map', keys: ['subresource'] }],
        ];
    },
};
export const APISubresourceDiscovery = {
    type: 'k8s.io/api/apidiscovery/v2beta1.APISubresourceDiscovery',
    get fields() {
        return [
            ['subresource', 'string', 0],
            ['responseKind', metav1.GroupVersionKind, 12],
            ['acceptedTypes', metav1.GroupVersionKind, 9, { merge: 'map', keys: ['group', 'version', 'kind'] }],
            ['verbs', 'string', 1, { merge: 'set' }],
        ];
    },
};
