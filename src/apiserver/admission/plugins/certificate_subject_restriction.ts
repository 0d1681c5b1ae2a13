import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { SystemPrivilegedGroup } from '../../authentication/user/user.ts';
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

const [SEQUENCE, SET, OBJECT_IDENTIFIER, BMP_STRING] = [0x30, 0x31, 0x06, 0x1e];
/** 2.5.4.10 */
const ORGANIZATION = '55040a';

interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** CertificationRequest, CertificationRequestInfo, version, then the subject: RFC 2986. */
function organizationsInSubject(der: Uint8Array): string[] {
  const [request, ...more] = elementsOf(der);
  if (more.length > 0) throw new Error('x509: trailing data');
  const [info] = elementsOf(contentOf(request, SEQUENCE));
  const [, subject] = elementsOf(contentOf(info, SEQUENCE));
  const attributes = elementsOf(contentOf(subject, SEQUENCE)).flatMap((set) => elementsOf(contentOf(set, SET)));
  return attributes.flatMap((attribute) => {
    const [type, value] = elementsOf(contentOf(attribute, SEQUENCE));
    const isOrganization = Buffer.from(contentOf(type, OBJECT_IDENTIFIER)).toString('hex') === ORGANIZATION;
    return isOrganization && value !== undefined ? [textOf(value)] : [];
  });
}

function textOf({ tag, content }: Element): string {
  if (tag !== BMP_STRING) return fromUTF8(content);
  return Buffer.from(content).swap16().toString('utf16le');
}

function contentOf(element: Element | undefined, tag: number): Uint8Array {
  if (element?.tag !== tag) throw new Error("asn1: structure error: tags don't match");
  return element.content;
}

/** The elements that stand one after the other. @throws Error for what is not DER */
function elementsOf(bytes: Uint8Array): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first = 0] = bytes.subarray(at);
    at += 2;
    let length = first;
    if (first >= 0x80) {
      const digits = bytes.subarray(at, at + (first & 0x7f));
      at += digits.length;
      length = digits.reduce((sum, digit) => sum * 256 + digit, 0);
    }
    if (first === 0x80 || at + length > bytes.length) throw new Error('asn1: syntax error: data truncated');
    elements.push({ tag, content: bytes.subarray(at, at + length) });
    at += length;
  }
  return elements;
}
