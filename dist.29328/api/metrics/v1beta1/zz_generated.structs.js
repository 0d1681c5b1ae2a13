export const ContainerMetrics = {
    type: 'k8s.io/metrics/pkg/apis/metrics/v1beta1.ContainerMetrics',
    get fields() {
        return [
            ['name', 'string', 0],
            ['usage', '@resource.Quantity', 2, { go: 'v1.ResourceList' }],
        ];
    },
};
