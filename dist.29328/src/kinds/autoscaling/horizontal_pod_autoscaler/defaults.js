function fillAutoscalerSpec(spec) {
    spec.minReplicas ??= 1;
    if ((spec.metrics ?? []).length === 0) {
        const target = { type: 'Utilization', averageUtilization: 80 };
        spec.metrics = [{ type: 'Resource', resource: { name: 'cpu', target } }];
    }
    const { behavior } = spec;
    if (!behavior)
        return;
    const percent = { type: 'Percent', value: 100, periodSeconds: 15 };
    const pods = { type: 'Pods', value: 4, periodSeconds: 15 };
    const up = { stabilizationWindowSeconds: 0, selectPolicy: 'Max', policies: [pods, percent] };
    behavior.scaleUp = withScalingRules(behavior.scaleUp, { ...up, policies: [...up.policies] });
    behavior.scaleDown = withScalingRules(behavior.scaleDown, { selectPolicy: 'Max', policies: [percent] });
}
/** Of the rules that are given, those that say something. */
function withScalingRules(given, rules) {
    return { ...rules, ...Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value != null)) };
}
export const horizontalPodAutoscalerDefaults = {
    'autoscaling/v1.HorizontalPodAutoscalerSpec': (spec) => void (spec.minReplicas ??= 1),
    'autoscaling/v2.HorizontalPodAutoscalerSpec': fillAutoscalerSpec,
};
