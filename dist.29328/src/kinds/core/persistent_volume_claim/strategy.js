import { isVolumeOrSnapshot } from './spec_validation.js';
/** Claims are new as `Pending`, and tell in both fields what they are filled from. */
export const persistentVolumeClaimStrategy = {
    returnDeletedObject: true,
    prepareForCreate(claim) {
        claim.status = { phase: 'Pending' };
        if (claim.spec !== undefined)
            syncSources(claim.spec);
    },
    prepareForUpdate(claim, old) {
        if (claim.spec !== undefined)
            syncSources(claim.spec, old.spec);
    },
    status: {
        // Of the feature CSIVolumeHealth, which is off by default.
        prepareForUpdate({ status }, { status: old }) {
            if (old?.healthStatus === undefined)
                delete status?.healthStatus;
        },
    },
};
/** The older field takes volumes and snapshots only, and both say the same unless one names another namespace. */
function syncSources(spec, old) {
    if (spec.dataSourceRef?.namespace && old?.dataSourceRef === undefined)
        delete spec.dataSourceRef;
    const isNew = old?.dataSource === undefined && old?.dataSourceRef === undefined;
    if (isNew && spec.dataSourceRef === undefined && !isVolumeOrSnapshot(spec.dataSource))
        delete spec.dataSource;
    const { dataSource, dataSourceRef } = spec;
    if (dataSource !== undefined && dataSourceRef === undefined)
        spec.dataSourceRef = { ...dataSource };
    if (dataSource !== undefined || dataSourceRef === undefined || dataSourceRef.namespace)
        return;
    const { namespace: _, ...source } = dataSourceRef;
    spec.dataSource = source;
}
