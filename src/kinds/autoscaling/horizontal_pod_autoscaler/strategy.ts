import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';

export const horizontalPodAutoscalerStrategy: KindStrategy<HorizontalPodAutoscaler> = {
  generation: true,
  emptyIsSaid: ['spec.behavior.scaleUp.policies', 'spec.behavior.scaleDown.policies'],
};
