import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
export declare const horizontalPodAutoscalerStrategy: KindStrategy<HorizontalPodAutoscaler>;
