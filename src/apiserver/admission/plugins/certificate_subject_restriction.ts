/// <reference types="node" />
import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { attributesOf } from '#src/client/util/cert/x509/certificate';
import { DERReader, SEQUENCE } from '#src/client/util/cert/x509/der_reader';
import { SystemPrivilegedGroup } from '../../request/user.ts';
import { type AdmissionPlugin, type HostedAdmission, isAbout, newForbidden, ofKind } from '../plugin.ts';

/** Whose certificates show clients to API servers. */
const CLIENT_SIGNER = 'kubernetes.io/kube-apiserver-client';

/** Refuses requests for certificates by which a client would be in the group that may do everything. */
export const certificateSubjectRestriction: HostedAdmission = {
  install: (): AdmissionPlugin => ({
    name: 'CertificateSubjectRestriction',
    handles: (operation) => operation === 'CREATE',
    async validate(attributes) {
      if (!isAbout(attributes, 'certificates.k8s.io', 'certificatesigningrequests')) return;
      const { spec } = ofKind(CertificateSigningRequest, attributes.object) ?? {};
      if (spec?.signerName !== CLIENT_SIGNER) return;
      let organizations: string[];
      try {
        organizations = organizationsOf(fromUTF8(decodeBase64(spec.request ?? '')));
      } catch (error) {
        throw newForbidden(attributes, new Error(`failed to parse CSR: ${asError(error).message}`));
      }
      if (!organizations.includes(SystemPrivilegedGroup)) return;
      const text = `use of ${CLIENT_SIGNER} signer with ${SystemPrivilegedGroup} group is not allowed`;
      throw newForbidden(attributes, new Error(text));
    },
  }),
};

/**
 * The organizations in the subject of a certificate request.
 * Differs from Go: looks into all blocks, as signers may choose another one than the first.
 * @param pem as in a CertificateSigningRequest
 * @throws Error when there is no request, or one is broken
 */
function organizationsOf(pem: string): string[] {
  const blocks = [...pem.matchAll(/-----BEGIN ([^-]*)-----([^-]*)-----END \1-----/g)];
  const begun = pem.split('-----BEGIN ').length - 1;
  if (blocks.length === 0 || blocks.length < begun || blocks.some(([, type]) => type !== 'CERTIFICATE REQUEST'))
    throw new Error('PEM block type must be CERTIFICATE REQUEST');
  return blocks.flatMap(([, , body = '']) => {
    // Headers, which nobody writes, would end at an empty line.
    const text = body.replace(/\s+/g, '');
    return organizationsInSubject(decodeBase64(text));
  });
}

const ORGANIZATION = '2.5.4.10';

/** CertificationRequest, CertificationRequestInfo, version, then the subject: RFC 2986. */
function organizationsInSubject(der: Uint8Array): string[] {
  const outer = new DERReader(Buffer.from(der));
  const info = outer.inside(SEQUENCE, 'request').inside(SEQUENCE, 'information');
  if (!outer.isAtEnd) throw new Error('x509: trailing data');
  info.number('version');
  const subject = attributesOf(info.element(SEQUENCE, 'subject'), 'subject');
  return subject.filter(({ type }) => type === ORGANIZATION).map(({ value }) => value);
}
