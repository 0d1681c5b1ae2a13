import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { subdomain } from '#src/validation/checks/names';
import { checkPositiveQuantity, quantityOf } from '#src/validation/checks/quantities';
const ACCESS_MODES = ['ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOnce', 'ReadWriteOncePod'];
export const VOLUME_MODES = ['Block', 'Filesystem'];
/** How a volume may be mounted. `ReadWriteOncePod` goes with no other mode. */
export function checkAccessModes(faults, path, modes, whenEmpty = '') {
    if (modes.length === 0)
        faults.required(path, whenEmpty);
    for (const mode of modes)
        faults.oneOf(path, mode, ACCESS_MODES);
    const known = modes.filter((mode) => ACCESS_MODES.includes(mode));
    if (known.includes('ReadWriteOncePod') && known.some((mode) => mode !== 'ReadWriteOncePod')) {
        faults.forbidden(path, 'may not use ReadWriteOncePod with other access modes');
    }
}
export function checkPersistentVolumeClaimSpec(faults, path, spec) {
    checkAccessModes(faults, path.child('accessModes'), spec.accessModes ?? [], 'at least 1 access mode is required');
    faults.add(validateLabelSelector(spec.selector, {}, path.child('selector')));
    const storage = spec.resources?.requests?.['storage'];
    const storagePath = path.child('resources').key('storage');
    if (storage === undefined)
        faults.required(storagePath);
    else
        checkPositiveQuantity(faults, storagePath, quantityOf(storage));
    for (const name of ['storageClassName', 'volumeAttributesClassName']) {
        const value = spec[name];
        if (value)
            faults.each(path.child(name), value, subdomain(value));
    }
    faults.oneOf(path.child('volumeMode'), spec.volumeMode, VOLUME_MODES);
    // The server drops older sources of other kinds, and newer ones in another namespace; the older is one of the newer, too.
    const dataSource = isVolumeOrSnapshot(spec.dataSource) ? spec.dataSource : undefined;
    const dataSourceRef = spec.dataSourceRef?.namespace ? undefined : (spec.dataSourceRef ?? dataSource);
    if (dataSource !== undefined)
        checkDataSource(faults, path.child('dataSource'), dataSource);
    if (dataSourceRef !== undefined)
        checkDataSource(faults, path.child('dataSourceRef'), dataSourceRef);
    if (dataSource === undefined || dataSourceRef === undefined)
        return;
    const same = dataSource.apiGroup === dataSourceRef.apiGroup &&
        dataSource.kind === dataSourceRef.kind &&
        dataSource.name === dataSourceRef.name;
    if (!same)
        faults.invalid(path, path.child('dataSource').toString(), 'must match dataSourceRef');
}
/** Whether it is what the older field of a claim takes. */
export function isVolumeOrSnapshot(source) {
    const { apiGroup = '', kind } = source ?? {};
    return apiGroup === ''
        ? kind === 'PersistentVolumeClaim'
        : apiGroup === 'snapshot.storage.k8s.io' && kind === 'VolumeSnapshot';
}
function checkDataSource(faults, path, source) {
    const { name, kind, apiGroup = '' } = source;
    faults.present(path.child('name'), name);
    faults.present(path.child('kind'), kind);
    if (apiGroup !== '')
        faults.each(path.child('apiGroup'), apiGroup, isDNS1123Subdomain(apiGroup));
    else if (kind !== 'PersistentVolumeClaim')
        faults.invalid(path, kind ?? '', "must be 'PersistentVolumeClaim' when referencing the default apiGroup");
}
