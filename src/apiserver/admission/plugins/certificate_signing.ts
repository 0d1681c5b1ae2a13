import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { quote } from '#engine/schema/fault';
import { signerPermission } from '../signer_permission.ts';
import { type AdmissionPlugin, type HostedAdmission, isAbout, newForbidden, ofKind } from '../plugin.ts';

/** Lets the certificate and the conditions of a CertificateSigningRequest be written only by users who may `sign` for its signer. */
export const certificateSigning: HostedAdmission = {
  install(host): AdmissionPlugin {
    const may = signerPermission(host);
    return {
      name: 'CertificateSigning',
      handles: (operation) => operation === 'UPDATE',
      async validate(attributes) {
        if (!isAbout(attributes, 'certificates.k8s.io', 'certificatesigningrequests', ['status'])) return;
        const { status } = ofKind(CertificateSigningRequest, attributes.object) ?? {};
        const { spec, status: old } = ofKind(CertificateSigningRequest, attributes.oldObject) ?? {};
        const isUnchanged =
          (status?.certificate ?? '') === (old?.certificate ?? '') &&
          deepEqual(status?.conditions ?? [], old?.conditions ?? []);
        const { signerName = '' } = spec ?? {};
        if (isUnchanged || (await may(attributes, 'sign', signerName))) return;
        const text = `user not permitted to sign requests with signerName ${quote(signerName)}`;
        throw newForbidden(attributes, new Error(text));
      },
    };
  },
};
