import { DEFAULT_HISTORY } from '../pod_set.js';
function fillDeploymentSpec(spec) {
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
export const deploymentDefaults = {
    'apps/v1.DeploymentSpec': fillDeploymentSpec,
};
