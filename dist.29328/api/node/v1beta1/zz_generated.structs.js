import * as corev1 from '../../core/v1/zz_generated.structs.js';
export const Overhead = {
    type: 'k8s.io/api/node/v1beta1.Overhead',
    get fields() {
        return [
            ['podFixed', '@resource.Quantity', 10, { go: 'v1.ResourceList' }],
        ];
    },
};
export const Scheduling = {
    type: 'k8s.io/api/node/v1beta1.Scheduling',
    get fields() {
        return [
            ['nodeSelector', 'string', 10, { merge: 'atomic' }],
            ['tolerations', corev1.Toleration, 9],
        ];
    },
};
