import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { quote } from '#engine/schema/fault';
import { signerPermission } from '../signer_permission.ts';
import { type AdmissionPlugin, type HostedAdmission, isAbout, newForbidden, ofKind } from '../plugin.ts';

/** Lets a CertificateSigningRequest be approved or denied only by users who may `approve` for its signer. */
export const certificateApproval: HostedAdmission = {
  install(host): AdmissionPlugin {
    const may = signerPermission(host);
    return {
      name: 'CertificateApproval',
      handles: (operation) => operation === 'UPDATE',
      async validate(attributes) {
        if (!isAbout(attributes, 'certificates.k8s.io', 'certificatesigningrequests', ['approval'])) return;
        const { signerName = '' } = ofKind(CertificateSigningRequest, attributes.oldObject)?.spec ?? {};
        if (await may(attributes, 'approve', signerName)) return;
        const text = `user not permitted to approve requests with signerName ${quote(signerName)}`;
        throw newForbidden(attributes, new Error(text));
      },
    };
  },
};
