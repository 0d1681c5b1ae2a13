import { PersistentVolume, PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { VolumeAttributesClass } from '#api/storage/v1/zz_generated.types';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { StorageProtectionController } from '../../controllers/storage_protection.ts';
import { type AdmissionPlugin, changeObject, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

/** What is protected, by which finalizer. */
const protectedKinds: readonly {
  readonly kind: KindClass<{ metadata: ObjectMeta }>;
  readonly finalizer: string;
}[] = [
  { kind: PersistentVolume, finalizer: 'kubernetes.io/pv-protection' },
  { kind: PersistentVolumeClaim, finalizer: 'kubernetes.io/pvc-protection' },
  { kind: VolumeAttributesClass, finalizer: 'kubernetes.io/vac-protection' },
];

/**
 * Keeps volumes, claims and classes that are deleted until nobody uses them any more.
 * @param releases whether this server lets them go then, as controllers of kube-controller-manager do
 */
export function storageObjectInUseProtection(releases: boolean): HostedAdmission {
  return {
    install(host): AdmissionPlugin {
      if (releases) host.controller(new StorageProtectionController(host, new StoredObjects(host), protectedKinds));
      return {
        name: 'StorageObjectInUseProtection',
        handles: (operation) => operation === 'CREATE',
        async admit(attributes) {
          const found = protectedKinds.find(({ kind }) => isAbout(attributes, kind.group, kind.resource ?? ''));
          if (found === undefined) return;
          const { finalizers = [] } = ofKind(found.kind, attributes.object)?.metadata ?? {};
          if (finalizers.includes(found.finalizer)) return;
          changeObject(attributes, found.kind, ({ metadata }) => {
            metadata.finalizers = [...(metadata.finalizers ?? []), found.finalizer];
          });
        },
      };
    },
  };
}
