import type * as appsv1 from '#api/apps/v1/index';
import type { StructDefaults } from '../../aspects/defaults.ts';
import { DEFAULT_HISTORY } from '../pod_set.ts';

function fillDaemonSetSpec(spec: appsv1.DaemonSetSpec): void {
  const strategy = (spec.updateStrategy ??= {});
  strategy.type ||= 'RollingUpdate';
  if (strategy.type === 'RollingUpdate') {
    const rolling = (strategy.rollingUpdate ??= {});
    rolling.maxUnavailable ??= 1;
    rolling.maxSurge ??= 0;
  }
  spec.revisionHistoryLimit ??= DEFAULT_HISTORY;
}

export const daemonSetDefaults: StructDefaults = {
  'apps/v1.DaemonSetSpec': fillDaemonSetSpec,
};
