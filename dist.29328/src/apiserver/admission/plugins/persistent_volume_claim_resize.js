import { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { StorageClass } from '#api/storage/v1/zz_generated.types';
import { isAbout, newForbidden, ofKind, quantityOf, } from '../plugin.js';
import { StoredObjects } from '../stored_objects.js';
const CLASS_ANNOTATION = 'volume.beta.kubernetes.io/storage-class';
/** Lets a PersistentVolumeClaim grow only when it is bound and its StorageClass has `allowVolumeExpansion`. */
export const persistentVolumeClaimResize = {
    install(host) {
        const stored = new StoredObjects(host);
        const isExpandable = async (name) => (await stored.get(StorageClass, name))?.allowVolumeExpansion === true;
        return {
            name: 'PersistentVolumeClaimResize',
            handles: (operation) => operation === 'UPDATE',
            validate: (attributes) => validate(attributes, isExpandable),
        };
    },
};
async function validate(attributes, isExpandable) {
    if (!isAbout(attributes, '', 'persistentvolumeclaims'))
        return;
    const claim = ofKind(PersistentVolumeClaim, attributes.object);
    const old = ofKind(PersistentVolumeClaim, attributes.oldObject);
    if (claim === undefined || old === undefined || sizeOf(claim).cmp(sizeOf(old)) <= 0)
        return;
    if (old.status?.phase !== 'Bound')
        throw newForbidden(attributes, new Error('Only bound persistent volume claims can be expanded'));
    const [name, before] = [classOf(claim), classOf(old)];
    if (name === '' || name !== before || !(await isExpandable(name)))
        throw newForbidden(attributes, new Error('only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize'));
}
const sizeOf = ({ spec }) => quantityOf(spec?.resources?.requests?.['storage'] ?? 0);
const classOf = ({ metadata, spec }) => metadata.annotations?.[CLASS_ANNOTATION] ?? spec?.storageClassName ?? '';
