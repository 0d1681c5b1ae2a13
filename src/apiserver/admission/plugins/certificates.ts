/// <reference types="node" />

import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import type { Attributes } from '#src/admission/index';
import { attributesOf } from '#src/client/util/cert/x509/certificate';
import { DERReader, SEQUENCE } from '#src/client/util/cert/x509/der_reader';
import { changesOnlyOwners } from '../../authorization/rbac/escalation.ts';
import { SystemPrivilegedGroup } from '../../request/user.ts';
import { withObjectMeta } from '../../storage/with_metadata.ts';
import type { AdmissionHost } from '../admission_control.ts';
import { type AdmissionPlugin, type HostedAdmission, isAbout, isObject, newForbidden, ofKind } from '../plugin.ts';
import { authorizeOf } from '../stored_objects.ts';

/** What may be done with a signer of certificates. */
type SignerVerb = 'approve' | 'attest' | 'sign';

/**
 * Asks whether the user of a request may do something with a signer, or with all of its domain: `example.com/*`. Mirrors
 * Go's `certauthorization.IsAuthorizedForSignerName`.
 */
function signerPermission(
  host: AdmissionHost,
): (attributes: Attributes, verb: SignerVerb, signerName: string) => Promise<boolean> {
  const authorize = authorizeOf(host);
  return async ({ user }, verb, signerName) => {
    const [domain = ''] = signerName.split('/');
    for (const name of [signerName, `${domain}/*`]) {
      const question = { user: user ?? { name: '' }, verb, group: 'certificates.k8s.io', resource: 'signers', name };
      try {
        if ((await authorize(question)).allowed) return true;
      } catch {
        // Who could not be asked about may not.
      }
    }
    return false;
  };
}

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
        organizations = subjectsOf(spec.request ?? '').flatMap((subject) => valuesOf(subject, ORGANIZATION));
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
 * The subjects of certificate requests.
 * Differs from Go: looks into all blocks, as signers may choose another one than the first.
 * @param request base64 of PEM, as in a CertificateSigningRequest
 * @throws Error when there is no request, or one is broken
 */
function subjectsOf(request: string): Subject[] {
  const pem = fromUTF8(decodeBase64(request));
  const blocks = [...pem.matchAll(/-----BEGIN ([^-]*)-----([^-]*)-----END \1-----/g)];
  const begun = pem.split('-----BEGIN ').length - 1;
  if (blocks.length === 0 || blocks.length < begun || blocks.some(([, type]) => type !== 'CERTIFICATE REQUEST'))
    throw new Error('PEM block type must be CERTIFICATE REQUEST');
  return blocks.map(([, , body = '']) => {
    // PEM headers, which would end at an empty line, are not expected.
    const text = body.replace(/\s+/g, '');
    return subjectOf(decodeBase64(text));
  });
}

type Subject = ReturnType<typeof attributesOf>;

const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';

const valuesOf = (subject: Subject, wanted: string): string[] =>
  subject.filter(({ type }) => type === wanted).map(({ value }) => value);

/**
 * The common name of the requested certificate; empty if blocks of the request have different ones.
 * @param request base64 of PEM, as in a CertificateSigningRequest
 * @throws Error when there is no request, or one is broken
 */
export function commonNameOf(request: string): string {
  // As in Go, the last name of a subject counts.
  const names = new Set(subjectsOf(request).map((subject) => valuesOf(subject, COMMON_NAME).at(-1) ?? ''));
  const [name = ''] = names;
  return names.size === 1 ? name : '';
}

/** CertificationRequest, CertificationRequestInfo, version, then the subject: RFC 2986. */
function subjectOf(der: Uint8Array): Subject {
  const outer = new DERReader(Buffer.from(der));
  const info = outer.inside(SEQUENCE, 'request').inside(SEQUENCE, 'information');
  if (!outer.isAtEnd) throw new Error('x509: trailing data');
  info.number('version');
  return attributesOf(info.element(SEQUENCE, 'subject'), 'subject');
}

/** Lets a ClusterTrustBundle of a signer be written only by users who may `attest` for the signer. */
export const clusterTrustBundleAttest: HostedAdmission = {
  install(host): AdmissionPlugin {
    const may = signerPermission(host);
    return {
      name: 'ClusterTrustBundleAttest',
      handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
      async validate(attributes) {
        const { object, oldObject } = attributes;
        if (!isAbout(attributes, 'certificates.k8s.io', 'clustertrustbundles') || object === undefined) return;
        const signerName = signerNameOf(object);
        if (signerName === '') return;
        if (oldObject !== undefined && changesOnlyOwners(withObjectMeta(object), withObjectMeta(oldObject))) return;
        if (await may(attributes, 'attest', signerName)) return;
        const text = `user not permitted to attest for signerName ${quote(signerName)}`;
        throw newForbidden(attributes, new Error(text));
      },
    };
  },
};

/** In whichever version the bundle is: all have the field. */
function signerNameOf(bundle: object): string {
  const spec = 'spec' in bundle ? bundle.spec : undefined;
  const name = isObject(spec) ? spec['signerName'] : undefined;
  return typeof name === 'string' ? name : '';
}
