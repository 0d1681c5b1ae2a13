import { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { StorageClass } from '#api/storage/v1/zz_generated.types';
import { CLASS_ANNOTATION } from '#src/kinds/core/persistent_volume_claim/validation';
import {
  type AdmissionPlugin,
  type Attributes,
  type HostedAdmission,
  isAbout,
  newForbidden,
  ofKind,
  quantityOf,
} from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

/** Lets a PersistentVolumeClaim grow only when it is bound and its StorageClass has `allowVolumeExpansion`. */
export const persistentVolumeClaimResize: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    const isExpandable = async (name: string): Promise<boolean> =>
      (await stored.get(StorageClass, name))?.allowVolumeExpansion === true;
    return {
      name: 'PersistentVolumeClaimResize',
      handles: (operation) => operation === 'UPDATE',
      validate: (attributes) => validate(attributes, isExpandable),
    };
  },
};

async function validate(attributes: Attributes, isExpandable: (name: string) => Promise<boolean>): Promise<void> {
  if (!isAbout(attributes, '', 'persistentvolumeclaims')) return;
  const claim = ofKind(PersistentVolumeClaim, attributes.object);
  const old = ofKind(PersistentVolumeClaim, attributes.oldObject);
  if (claim === undefined || old === undefined || sizeOf(claim).cmp(sizeOf(old)) <= 0) return;
  if (old.status?.phase !== 'Bound')
    throw newForbidden(attributes, new Error('Only bound persistent volume claims can be expanded'));
  const [name, before] = [classOf(claim), classOf(old)];
  if (name === '' || name !== before || !(await isExpandable(name)))
    throw newForbidden(
      attributes,
      new Error(
        'only dynamically provisioned pvc can be resized and the storageclass that provisions the pvc must support resize',
      ),
    );
}

const sizeOf = ({ spec }: PersistentVolumeClaim): ReturnType<typeof quantityOf> =>
  quantityOf(spec?.resources?.requests?.['storage'] ?? 0);

const classOf = ({ metadata, spec }: PersistentVolumeClaim): string =>
  metadata.annotations?.[CLASS_ANNOTATION] ?? spec?.storageClassName ?? '';
