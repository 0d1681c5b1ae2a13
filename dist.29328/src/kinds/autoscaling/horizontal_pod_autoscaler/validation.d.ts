import type { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from '#api/autoscaling/v1/zz_generated.types';
import type { MetricSpec } from '#api/autoscaling/v2/zz_generated.structs';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkHorizontalPodAutoscalerV1(faults: Faults, { metadata, spec }: HorizontalPodAutoscalerV1): void;
export declare function checkHorizontalPodAutoscaler(faults: Faults, { metadata, spec }: HorizontalPodAutoscaler): void;
/** An object of any kind that can be scaled or measured. */
export interface ScaleTarget {
    readonly kind?: string;
    readonly name?: string;
    readonly apiVersion?: string;
}
/** @param core whether the object may be one of the core group */
export declare function checkTarget(faults: Faults, path: Path, { kind, name, apiVersion }: ScaleTarget, core: boolean): void;
/** What the number of Pods follows. */
export declare function checkMetrics(faults: Faults, path: Path, metrics: readonly MetricSpec[]): void;
/** Mirrors `ValidateHorizontalPodAutoscalerStatusUpdate` of kube-apiserver. */
export declare function checkAutoscalerStatusUpdate(faults: Faults, { status }: Pick<HorizontalPodAutoscaler, 'metadata' | 'status'>): void;
export declare const horizontalPodAutoscalerUpdateValidation: UpdateValidation<HorizontalPodAutoscaler>;
/** {@link horizontalPodAutoscalerValidation} for v1. */
export declare const horizontalPodAutoscalerV1UpdateValidation: UpdateValidation<HorizontalPodAutoscalerV1>;
