import { Ingress, IngressClass } from '#api/networking/v1/zz_generated.types';
import { defaultClassName } from '../default_class.ts';
import { type AdmissionPlugin, changeObject, type HostedAdmission, isAbout, ofKind } from '../plugin.ts';
import { StoredObjects } from '../stored_objects.ts';

const CLASS_ANNOTATION = 'kubernetes.io/ingress.class';
const DEFAULT_ANNOTATIONS = ['ingressclass.kubernetes.io/is-default-class'];

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
          metadata?.annotations?.[CLASS_ANNOTATION] !== undefined || typeof spec?.ingressClassName === 'string';
        if (isGiven) return;
        const name = defaultClassName(await stored.all(IngressClass), DEFAULT_ANNOTATIONS);
        if (name === undefined) return;
        changeObject(attributes, Ingress, (ingress) => {
          ingress.spec = { ...ingress.spec, ingressClassName: name };
        });
      },
    };
  },
};
