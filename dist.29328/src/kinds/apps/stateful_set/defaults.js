import { DEFAULT_HISTORY } from '../pod_set.js';
function fillStatefulSetSpec(spec) {
    spec.podManagementPolicy ||= 'OrderedReady';
    const strategy = (spec.updateStrategy ??= {});
    if (!strategy.type) {
        strategy.type = 'RollingUpdate';
        strategy.rollingUpdate ??= {};
    }
    if (strategy.type === 'RollingUpdate' && strategy.rollingUpdate) {
        strategy.rollingUpdate.partition ??= 0;
        strategy.rollingUpdate.maxUnavailable ??= 1;
    }
    const retention = (spec.persistentVolumeClaimRetentionPolicy ??= {});
    retention.whenDeleted ||= 'Retain';
    retention.whenScaled ||= 'Retain';
    spec.replicas ??= 1;
    spec.revisionHistoryLimit ??= DEFAULT_HISTORY;
}
export const statefulSetDefaults = {
    'apps/v1.StatefulSetSpec': fillStatefulSetSpec,
};
