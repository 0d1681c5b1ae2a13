import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const CrossVersionObjectReference = {
    type: 'k8s.io/api/autoscaling/v1.CrossVersionObjectReference',
    get fields() {
        return [
            ['kind', 'string', 0],
            ['name', 'string', 0],
            ['apiVersion', 'string', 8],
        ];
    },
};
export const HorizontalPodAutoscalerSpec = {
    type: 'k8s.io/api/autoscaling/v1.HorizontalPodAutoscalerSpec',
    get fields() {
        return [
            ['scaleTargetRef', CrossVersionObjectReference, 0],
            ['minReplicas', 'int32', 12],
            ['maxReplicas', 'int32', 0],
            ['targetCPUUtilizationPercentage', 'int32', 12],
        ];
    },
};
export const HorizontalPodAutoscalerStatus = {
    type: 'k8s.io/api/autoscaling/v1.HorizontalPodAutoscalerStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 12],
            ['lastScaleTime', '@v1.Time', 12],
            ['currentReplicas', 'int32', 0],
            ['desiredReplicas', 'int32', 0],
            ['currentCPUUtilizationPercentage', 'int32', 12],
        ];
    },
};
export const ScaleSpec = {
    type: 'k8s.io/api/autoscaling/v1.ScaleSpec',
    get fields() {
        return [
            ['replicas', 'int32', 8],
        ];
    },
};
export const ScaleStatus = {
    type: 'k8s.io/api/autoscaling/v1.ScaleStatus',
    get fields() {
        return [
            ['replicas', 'int32', 0],
            ['selector', 'string', 8],
        ];
    },
};
export const MetricSpec = {
    type: 'k8s.io/api/autoscaling/v1.MetricSpec',
    get fields() {
        return [
            ['type', 'v1.MetricSourceType', 0],
            ['object', ObjectMetricSource, 12],
            ['pods', PodsMetricSource, 12],
            ['resource', ResourceMetricSource, 12],
            ['containerResource', ContainerResourceMetricSource, 12],
            ['external', ExternalMetricSource, 12],
        ];
    },
};
export const ObjectMetricSource = {
    type: 'k8s.io/api/autoscaling/v1.ObjectMetricSource',
    get fields() {
        return [
            ['target', CrossVersionObjectReference, 0],
            ['metricName', 'string', 0],
            ['targetValue', '@resource.Quantity', 0],
            ['selector', metav1.LabelSelector, 12],
            ['averageValue', '@resource.Quantity', 12],
        ];
    },
};
export const PodsMetricSource = {
    type: 'k8s.io/api/autoscaling/v1.PodsMetricSource',
    get fields() {
        return [
            ['metricName', 'string', 0],
            ['targetAverageValue', '@resource.Quantity', 0],
            ['selector', metav1.LabelSelector, 12],
        ];
    },
};
export const ResourceMetricSource = {
    type: 'k8s.io/api/autoscaling/v1.ResourceMetricSource',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['targetAverageUtilization', 'int32', 12],
            ['targetAverageValue', '@resource.Quantity', 12],
        ];
    },
};
export const ContainerResourceMetricSource = {
    type: 'k8s.io/api/autoscaling/v1.ContainerResourceMetricSource',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['targetAverageUtilization', 'int32', 12],
            ['targetAverageValue', '@resource.Quantity', 12],
            ['container', 'string', 0],
        ];
    },
};
export const ExternalMetricSource = {
    type: 'k8s.io/api/autoscaling/v1.ExternalMetricSource',
    get fields() {
        return [
            ['metricName', 'string', 0],
            ['metricSelector', metav1.LabelSelector, 12],
            ['targetValue', '@resource.Quantity', 12],
            ['targetAverageValue', '@resource.Quantity', 12],
        ];
    },
};
export const MetricStatus = {
    type: 'k8s.io/api/autoscaling/v1.MetricStatus',
    get fields() {
        return [
            ['type', 'v1.MetricSourceType', 0],
            ['object', ObjectMetricStatus, 12],
            ['pods', PodsMetricStatus, 12],
            ['resource', ResourceMetricStatus, 12],
            ['containerResource', ContainerResourceMetricStatus, 12],
            ['external', ExternalMetricStatus, 12],
        ];
    },
};
export const HorizontalPodAutoscalerCondition = {
    type: 'k8s.io/api/autoscaling/v1.HorizontalPodAutoscalerCondition',
    get fields() {
        return [
            ['type', 'v1.HorizontalPodAutoscalerConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
            ['observedGeneration', 'int64', 12],
        ];
    },
};
export const ObjectMetricStatus = {
    type: 'k8s.io/api/autoscaling/v1.ObjectMetricStatus',
    get fields() {
        return [
            ['target', CrossVersionObjectReference, 0],
            ['metricName', 'string', 0],
            ['currentValue', '@resource.Quantity', 0],
            ['selector', metav1.LabelSelector, 12],
            ['averageValue', '@resource.Quantity', 12],
        ];
    },
};
export const PodsMetricStatus = {
    type: 'k8s.io/api/autoscaling/v1.PodsMetricStatus',
    get fields() {
        return [
            ['metricName', 'string', 0],
            ['currentAverageValue', '@resource.Quantity', 0],
            ['selector', metav1.LabelSelector, 12],
        ];
    },
};
export const ResourceMetricStatus = {
    type: 'k8s.io/api/autoscaling/v1.ResourceMetricStatus',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['currentAverageUtilization', 'int32', 12],
            ['currentAverageValue', '@resource.Quantity', 0],
        ];
    },
};
export const ContainerResourceMetricStatus = {
    type: 'k8s.io/api/autoscaling/v1.ContainerResourceMetricStatus',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['currentAverageUtilization', 'int32', 12],
            ['currentAverageValue', '@resource.Quantity', 0],
            ['container', 'string', 0],
        ];
    },
};
export const ExternalMetricStatus = {
    type: 'k8s.io/api/autoscaling/v1.ExternalMetricStatus',
    get fields() {
        return [
            ['metricName', 'string', 0],
            ['metricSelector', metav1.LabelSelector, 12],
            ['currentValue', '@resource.Quantity', 0],
            ['currentAverageValue', '@resource.Quantity', 12],
        ];
    },
};
