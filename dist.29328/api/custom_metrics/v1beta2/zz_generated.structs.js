import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const MetricIdentifier = {
    type: 'k8s.io/metrics/pkg/apis/custom_metrics/v1beta2.MetricIdentifier',
    get fields() {
        return [
            ['name', 'string', 0],
            ['selector', metav1.LabelSelector, 4],
        ];
    },
};
