import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { checkNonNegativeQuantity, quantityOf } from '../checks/quantities.ts';
import type { HorizontalPodAutoscaler as V1 } from '#api/autoscaling/v1/zz_generated.types';
import type { HorizontalPodAutoscaler } from '#api/autoscaling/v2/zz_generated.types';
import type { HPAScalingRules } from '#api/autoscaling/v2/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { checkMetrics } from './metrics.ts';
import { checkTarget, type ScaleTarget } from './scale_target.ts';

interface Bounds {
  readonly minReplicas?: number;
  readonly maxReplicas?: number;
  readonly scaleTargetRef?: ScaleTarget;
}

export function checkHorizontalPodAutoscalerV1(faults: Faults, { metadata, spec }: V1): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  checkBounds(faults, path, spec ?? {}, false);
  const share = spec?.targetCPUUtilizationPercentage;
  // It is a metric to the server, which has a path of its own there.
  if (share !== undefined && share < 1) {
    faults.invalid(
      path.child('metrics').index(0).child('resource', 'target', 'averageUtilization'),
      share,
      'must be greater than 0',
    );
  }
}

export function checkHorizontalPodAutoscaler(faults: Faults, { metadata, spec }: HorizontalPodAutoscaler): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: true });
  const types: readonly string[] = (spec?.metrics ?? []).map(({ type }) => type);
  checkBounds(faults, path, spec ?? {}, types.includes('Object') || types.includes('External'));
  checkMetrics(faults, path.child('metrics'), spec?.metrics ?? []);
  for (const name of ['scaleUp', 'scaleDown'] as const) {
    const rules = spec?.behavior?.[name];
    if (rules !== undefined) checkScaling(faults, path.child('behavior', name), rules);
  }
}

function checkBounds(
  faults: Faults,
  path: Path,
  { minReplicas = 1, maxReplicas = 0, scaleTargetRef = {} }: Bounds,
  mayBeZero: boolean,
): void {
  const max = path.child('maxReplicas');
  if (minReplicas < 1) faults.invalid(path.child('minReplicas'), minReplicas, 'must be greater than or equal to 1');
  if (maxReplicas === 0) faults.required(max, 'must be set and greater than 0');
  else if (maxReplicas < 0) faults.invalid(max, maxReplicas, 'must be greater than or equal to 1');
  if (minReplicas === 0 && !mayBeZero) {
    faults.forbidden(
      path.child('metrics'),
      'must specify at least one Object or External metric to support scaling to zero replicas',
    );
  }
  if (maxReplicas < minReplicas) faults.invalid(max, maxReplicas, 'must be greater than or equal to `minReplicas`');
  checkTarget(faults, path.child('scaleTargetRef'), scaleTargetRef, scaleTargetRef.kind === 'ReplicationController');
}

const MAX_WINDOW = 3600;
const MAX_PERIOD = 1800;

function checkScaling(faults: Faults, path: Path, rules: HPAScalingRules): void {
  const { stabilizationWindowSeconds: window, selectPolicy, policies, tolerance } = rules;
  const at = path.child('stabilizationWindowSeconds');
  if (window !== undefined && window < 0) faults.invalid(at, window, 'must be greater than or equal to zero');
  if (window !== undefined && window > MAX_WINDOW)
    faults.invalid(at, window, `must be less than or equal to ${MAX_WINDOW}`);
  faults.oneOf(path.child('selectPolicy'), selectPolicy, ['Disabled', 'Max', 'Min']);
  // Left out, there are policies by default.
  if (policies?.length === 0) faults.required(path.child('policies'), 'must specify at least one Policy');
  for (const [index, { type = '', value = 0, periodSeconds = 0 }] of (policies ?? []).entries()) {
    const policy = path.child('policies').index(index);
    faults.oneOf(policy.child('type'), type, ['Percent', 'Pods']);
    if (value <= 0) faults.invalid(policy.child('value'), value, 'must be greater than zero');
    const period = policy.child('periodSeconds');
    if (periodSeconds <= 0) faults.invalid(period, periodSeconds, 'must be greater than zero');
    if (periodSeconds > MAX_PERIOD)
      faults.invalid(period, periodSeconds, `must be less than or equal to ${MAX_PERIOD}`);
  }
  if (tolerance !== undefined) checkNonNegativeQuantity(faults, path.child('tolerance'), quantityOf(tolerance));
}
