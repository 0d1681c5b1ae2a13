import { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { StorageClass } from '#api/storage/v1/zz_generated.types';
import { defaultClassName } from '../default_class.ts';
import { type AdmissionPlugin, changeObject, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const CLASS_ANNOTATION = 'volume.beta.kubernetes.io/storage-class';
const DEFAULT_ANNOTATIONS = [
  'storageclass.kubernetes.io/is-default-class',
  'storageclass.beta.kubernetes.io/is-default-class',
];

/** Gives PersistentVolumeClaims that name no StorageClass the default one. */
export const defaultStorageClass: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'DefaultStorageClass',
      handles: (operation) => operation === 'CREATE',
      async admit(attributes) {
        if (!isAbout(attributes, '', 'persistentvolumeclaims')) return;
        const { metadata, spec } = ofKind(PersistentVolumeClaim, attributes.object) ?? {};
        // The empty class is one, too: none at all.
        const isGiven =
          metadata?.annotations?.[CLASS_ANNOTATION] !== undefined || typeof spec?.storageClassName === 'string';
        if (isGiven) return;
        const name = defaultClassName(await stored.all(StorageClass), DEFAULT_ANNOTATIONS);
        if (name === undefined) return;
        changeObject(attributes, PersistentVolumeClaim, (claim) => {
          if (claim.spec !== undefined) claim.spec.storageClassName = name;
        });
      },
    };
  },
};
