import { newPath } from '#apimachinery/util/validation/field/path';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { Faults } from '../checks/faults.ts';

/** Mirrors `ValidateHorizontalPodAutoscalerStatusUpdate` of kube-apiserver. */
export function checkAutoscalerStatusUpdate(
  faults: Faults,
  { status }: Pick<HorizontalPodAutoscaler, 'metadata' | 'status'>,
): void {
  for (const name of ['currentReplicas', 'desiredReplicas'] as const)
    faults.nonNegative(newPath('status', name), status?.[name]);
}
