export const ClusterTrustBundleSpec = {
    type: 'k8s.io/api/certificates/v1alpha1.ClusterTrustBundleSpec',
    get fields() {
        return [
            ['signerName', 'string', 8],
            ['trustBundle', 'string', 0],
        ];
    },
};
