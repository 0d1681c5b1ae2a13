export const ImageReviewSpec = {
    type: 'k8s.io/api/imagepolicy/v1alpha1.ImageReviewSpec',
    get fields() {
        return [
            ['containers', ImageReviewContainerSpec, 9],
            ['annotations', 'string', 10],
            ['namespace', 'string', 8],
        ];
    },
};
export const ImageReviewContainerSpec = {
    type: 'k8s.io/api/imagepolicy/v1alpha1.ImageReviewContainerSpec',
    get fields() {
        return [
            ['image', 'string', 8],
        ];
    },
};
export const ImageReviewStatus = {
    type: 'k8s.io/api/imagepolicy/v1alpha1.ImageReviewStatus',
    get fields() {
        return [
            ['allowed', 'bool', 0],
            ['reason', 'string', 8],
            ['auditAnnotations', 'string', 10],
        ];
    },
};
