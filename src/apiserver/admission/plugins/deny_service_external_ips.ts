import { Service } from '#api/core/v1/zz_generated.types';
import { type AdmissionPlugin, type HostedAdmission, isAbout, newForbidden, ofKind } from '../plugin.ts';

/** Keeps Services from new external IPs, by which they would get traffic that is meant for others. */
export const denyServiceExternalIPs: HostedAdmission = {
  install: (): AdmissionPlugin => ({
    name: 'DenyServiceExternalIPs',
    handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
    async validate(attributes) {
      if (!isAbout(attributes, '', 'services')) return;
      const known = new Set(ofKind(Service, attributes.oldObject)?.spec?.externalIPs ?? []);
      const addresses = ofKind(Service, attributes.object)?.spec?.externalIPs ?? [];
      if (addresses.every((address) => known.has(address))) return;
      throw newForbidden(attributes, new Error('Use of external IPs is denied by admission control'));
    },
  }),
};
