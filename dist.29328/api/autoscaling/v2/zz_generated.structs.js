import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const HorizontalPodAutoscalerSpec = {
    type: 'k8s.io/api/autoscaling/v2.HorizontalPodAutoscalerSpec',
    get fields() {
        return [
            ['scaleTargetRef', CrossVersionObjectReference, 0],
            ['minReplicas', 'int32', 12],
            ['maxReplicas', 'int32', 0],
            ['metrics', MetricSpec, 9],
            ['behavior', HorizontalPodAutoscalerBehavior, 12],
        ];
    },
};
export const CrossVersionObjectReference = {
    type: 'k8s.io/api/autoscaling/v2.CrossVersionObjectReference',
    get fields() {
        return [
            ['kind', 'string', 0],
            ['name', 'string', 0],
            ['apiVersion', 'string', 8],
        ];
    },
};
export const MetricSpec = {
    type: 'k8s.io/api/autoscaling/v2.MetricSpec',
    get fields() {
        return [
            ['type', 'v2.MetricSourceType', 0],
            ['object', ObjectMetricSource, 12],
            ['pods', PodsMetricSource, 12],
            ['resource', ResourceMetricSource, 12],
            ['containerResource', ContainerResourceMetricSource, 12],
            ['external', ExternalMetricSource, 12],
        ];
    },
};
export const HorizontalPodAutoscalerBehavior = {
    type: 'k8s.io/api/autoscaling/v2.HorizontalPodAutoscalerBehavior',
    get fields() {
        return [
            ['scaleUp', HPAScalingRules, 12],
            ['scaleDown', HPAScalingRules, 12],
        ];
    },
};
export const HPAScalingRules = {
    type: 'k8s.io/api/autoscaling/v2.HPAScalingRules',
    get fields() {
        return [
            ['stabilizationWindowSeconds', 'int32', 12],
            ['selectPolicy', 'v2.ScalingPolicySelect', 12],
            ['policies', HPAScalingPolicy, 9],
            ['tolerance', '@resource.Quantity', 12],
        ];
    },
};
export const HPAScalingPolicy = {
    type: 'k8s.io/api/autoscaling/v2.HPAScalingPolicy',
    get fields() {
        return [
            ['type', 'v2.HPAScalingPolicyType', 0],
            ['value', 'int32', 0],
            ['periodSeconds', 'int32', 0],
        ];
    },
};
export const ObjectMetricSource = {
    type: 'k8s.io/api/autoscaling/v2.ObjectMetricSource',
    get fields() {
        return [
            ['describedObject', CrossVersionObjectReference, 0],
            ['target', MetricTarget, 0],
            ['metric', MetricIdentifier, 0],
        ];
    },
};
export const PodsMetricSource = {
    type: 'k8s.io/api/autoscaling/v2.PodsMetricSource',
    get fields() {
        return [
            ['metric', MetricIdentifier, 0],
            ['target', MetricTarget, 0],
        ];
    },
};
export const ResourceMetricSource = {
    type: 'k8s.io/api/autoscaling/v2.ResourceMetricSource',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['target', MetricTarget, 0],
        ];
    },
};
export const ContainerResourceMetricSource = {
    type: 'k8s.io/api/autoscaling/v2.ContainerResourceMetricSource',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['target', MetricTarget, 0],
            ['container', 'string', 0],
        ];
    },
};
export const ExternalMetricSource = {
    type: 'k8s.io/api/autoscaling/v2.ExternalMetricSource',
    get fields() {
        return [
            ['metric', MetricIdentifier, 0],
            ['target', MetricTarget, 0],
        ];
    },
};
export const MetricIdentifier = {
    type: 'k8s.io/api/autoscaling/v2.MetricIdentifier',
    get fields() {
        return [
            ['name', 'string', 0],
            ['selector', metav1.LabelSelector, 12],
        ];
    },
};
export const MetricTarget = {
    type: 'k8s.io/api/autoscaling/v2.MetricTarget',
    get fields() {
        return [
            ['type', 'v2.MetricTargetType', 0],
            ['value', '@resource.Quantity', 12],
            ['averageValue', '@resource.Quantity', 12],
            ['averageUtilization', 'int32', 12],
        ];
    },
};
export const HorizontalPodAutoscalerStatus = {
    type: 'k8s.io/api/autoscaling/v2.HorizontalPodAutoscalerStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 12],
            ['lastScaleTime', '@v1.Time', 12],
            ['currentReplicas', 'int32', 8],
            ['desiredReplicas', 'int32', 0],
            ['currentMetrics', MetricStatus, 1],
            ['conditions', HorizontalPodAutoscalerCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const HorizontalPodAutoscalerCondition = {
    type: 'k8s.io/api/autoscaling/v2.HorizontalPodAutoscalerCondition',
    get fields() {
        return [
            ['type', 'v2.HorizontalPodAutoscalerConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
            ['observedGeneration', 'int64', 12],
        ];
    },
};
export const MetricStatus = {
    type: 'k8s.io/api/autoscaling/v2.MetricStatus',
    get fields() {
        return [
            ['type', 'v2.MetricSourceType', 0],
            ['object', ObjectMetricStatus, 12],
            ['pods', PodsMetricStatus, 12],
            ['resource', ResourceMetricStatus, 12],
            ['containerResource', ContainerResourceMetricStatus, 12],
            ['external', ExternalMetricStatus, 12],
        ];
    },
};
export const ObjectMetricStatus = {
    type: 'k8s.io/api/autoscaling/v2.ObjectMetricStatus',
    get fields() {
        return [
            ['metric', MetricIdentifier, 0],
            ['current', MetricValueStatus, 0],
            ['describedObject', CrossVersionObjectReference, 0],
        ];
    },
};
export const PodsMetricStatus = {
    type: 'k8s.io/api/autoscaling/v2.PodsMetricStatus',
    get fields() {
        return [
            ['metric', MetricIdentifier, 0],
            ['current', MetricValueStatus, 0],
        ];
    },
};
export const ResourceMetricStatus = {
    type: 'k8s.io/api/autoscaling/v2.ResourceMetricStatus',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['current', MetricValueStatus, 0],
        ];
    },
};
export const ContainerResourceMetricStatus = {
    type: 'k8s.io/api/autoscaling/v2.ContainerResourceMetricStatus',
    get fields() {
        return [
            ['name', 'v1.ResourceName', 0],
            ['current', MetricValueStatus, 0],
            ['container', 'string', 0],
        ];
    },
};
export const ExternalMetricStatus = {
    type: 'k8s.io/api/autoscaling/v2.ExternalMetricStatus',
    get fields() {
        return [
            ['metric', MetricIdentifier, 0],
            ['current', MetricValueStatus, 0],
        ];
    },
};
export const MetricValueStatus = {
    type: 'k8s.io/api/autoscaling/v2.MetricValueStatus',
    get fields() {
        return [
            ['value', '@resource.Quantity', 12],
            ['averageValue', '@resource.Quantity', 12],
            ['averageUtilization', 'int32', 12],
        ];
    },
};
