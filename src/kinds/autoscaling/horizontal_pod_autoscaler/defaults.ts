import type * as autoscalingv1 from '#api/autoscaling/v1/index';
import type * as autoscalingv2 from '#api/autoscaling/v2/index';
import type { StructDefaults } from '../../aspects/defaults.ts';

function fillAutoscalerSpec(spec: autoscalingv2.HorizontalPodAutoscalerSpec): void {
  spec.minReplicas ??= 1;
  if ((spec.metrics ?? []).length === 0) {
    const target = { type: 'Utilization', averageUtilization: 80 } as const;
    spec.metrics = [{ type: 'Resource', resource: { name: 'cpu', target } }];
  }
  const { behavior } = spec;
  if (!behavior) return;
  const percent = { type: 'Percent', value: 100, periodSeconds: 15 } as const;
  const pods = { type: 'Pods', value: 4, periodSeconds: 15 } as const;
  const up = { stabilizationWindowSeconds: 0, selectPolicy: 'Max', policies: [pods, percent] } as const;
  behavior.scaleUp = withScalingRules(behavior.scaleUp, { ...up, policies: [...up.policies] });
  behavior.scaleDown = withScalingRules(behavior.scaleDown, { selectPolicy: 'Max', policies: [percent] });
}

/** Of the rules that are given, those that say something. */
function withScalingRules(
  given: autoscalingv2.HPAScalingRules | undefined,
  rules: autoscalingv2.HPAScalingRules,
): autoscalingv2.HPAScalingRules {
  return { ...rules, ...Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value != null)) };
}

export const horizontalPodAutoscalerDefaults: StructDefaults = {
  'autoscaling/v1.HorizontalPodAutoscalerSpec': (spec: autoscalingv1.HorizontalPodAutoscalerSpec) =>
    void (spec.minReplicas ??= 1),
  'autoscaling/v2.HorizontalPodAutoscalerSpec': fillAutoscalerSpec,
};
