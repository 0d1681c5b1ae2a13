import { DEFAULT_HISTORY } from '../pod_set.js';
function fillDaemonSetSpec(spec) {
    const strategy = (spec.updateStrategy ??= {});
    strategy.type ||= 'RollingUpdate';
    if (strategy.type === 'RollingUpdate') {
        const rolling = (strategy.rollingUpdate ??= {});
        rolling.maxUnavailable ??= 1;
        rolling.maxSurge ??= 0;
    }
    spec.revisionHistoryLimit ??= DEFAULT_HISTORY;
}
export const daemonSetDefaults = {
    'apps/v1.DaemonSetSpec': fillDaemonSetSpec,
};
