import type * as appsv1 from '#api/apps/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';
import { DEFAULT_HISTORY } from '../pod_set.ts';

function fillDeploymentSpec(spec: appsv1.DeploymentSpec): void {
  spec.replicas ??= 1;
  const strategy = (spec.strategy ??= {});
  strategy.type ||= 'RollingUpdate';
  if (strategy.type === 'RollingUpdate') {
    const rolling = (strategy.rollingUpdate ??= {});
    rolling.maxUnavailable ??= '25%';
    rolling.maxSurge ??= '25%';
  }
  spec.revisionHistoryLimit ??= DEFAULT_HISTORY;
  spec.progressDeadlineSeconds ??= 600;
}

export const deploymentDefaults: StructDefaults = {
  'apps/v1.DeploymentSpec': fillDeploymentSpec,
};
