import { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { Ingress, IngressClass } from '#api/networking/v1/zz_generated.types';
import { StorageClass } from '#api/storage/v1/zz_generated.types';
import { CLASS_ANNOTATION } from '#src/kinds/core/persistent_volume_claim/validation';
import { DEFAULT_STORAGE_CLASS, defaultClassName } from '#src/kinds/storage/default_class';
import { type AdmissionPlugin, changeObject, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const INGRESS_CLASS = 'kubernetes.io/ingress.class';
const DEFAULT_INGRESS_CLASS = ['ingressclass.kubernetes.io/is-default-class'];

/** Gives Ingresses that name no IngressClass the default one. */
export const defaultIngressClass: HostedAdmission = {
  install(host): AdmissionPlugin {
    const stored = new StoredObjects(host);
    return {
      name: 'DefaultIngressClass',
      handles: (operation) => operation === 'CREATE',
      async admit(attributes) {
        if (!isAbout(attributes, 'networking.k8s.io', 'ingresses')) return;
        const { metadata, spec } = ofKind(Ingress, attributes.object) ?? {};
        const isGiven =
          metadata?.annotations?.[INGRESS_CLASS] !== undefined || typeof spec?.ingressClassName === 'string';
        if (isGiven) return;
        const name = defaultClassName(await stored.all(IngressClass), DEFAULT_INGRESS_CLASS);
        if (name === undefined) return;
        changeObject(attributes, Ingress, (ingress) => {
          ingress.spec = { ...ingress.spec, ingressClassName: name };
        });
      },
    };
  },
};

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
        const name = defaultClassName(await stored.all(StorageClass), DEFAULT_STORAGE_CLASS);
        if (name === undefined) return;
        changeObject(attributes, PersistentVolumeClaim, (claim) => {
          if (claim.spec !== undefined) claim.spec.storageClassName = name;
        });
      },
    };
  },
};
