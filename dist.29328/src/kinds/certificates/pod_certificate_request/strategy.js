/**
 * A request never changes, but for its status.
 *
 * Differs from Go: who may write the status may sign.
 */
export const podCertificateRequestStrategy = {
    allowUnconditionalUpdate: false,
    selectableFields: {
        'spec.signerName': ({ spec }) => spec?.signerName ?? '',
        'spec.podName': ({ spec }) => spec?.podName ?? '',
        'spec.nodeName': ({ spec }) => spec?.nodeName ?? '',
    },
    isSelectableByNamespace: false,
    status: { keepsMetadata: true },
};
export const podCertificateRequestDefaults = {
    'certificates/v1.PodCertificateRequestSpec': (spec) => void (spec.maxExpirationSeconds ??= 86_400),
};
