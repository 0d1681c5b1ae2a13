/// <reference types="node" />
import { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { attributesOf } from '#src/client/util/cert/x509/certificate';
import { DERReader, SEQUENCE } from '#src/client/util/cert/x509/der_reader';
import { changesOnlyOwners } from '../../authorization/rbac/escalation.js';
import { SystemPrivilegedGroup } from '../../request/user.js';
import { withObjectMeta } from '../../storage/with_metadata.js';
import { isAbout, isObject, newForbidden, ofKind } from '../plugin.js';
import { authorizeOf } from '../stored_objects.js';
/**
 * Asks whether the user of a request may do something with a signer, or with all of its domain: `example.com/*`. Mirrors
 * Go's `certauthorization.IsAuthorizedForSignerName`.
 */
function signerPermission(host) {
    const authorize = authorizeOf(host);
    return async ({ user }, verb, signerName) => {
        const [domain = ''] = signerName.split('/');
        for (const name of [signerName, `${domain}/*`]) {
            const question = { user: user ?? { name: '' }, verb, group: 'certificates.k8s.io', resource: 'signers', name };
            try {
                if ((await authorize(question)).allowed)
                    return true;
            }
            catch {
                // Who could not be asked about may not.
            }
        }
        return false;
    };
}
/** Lets a CertificateSigningRequest be approved or denied only by users who may `approve` for its signer. */
export const certificateApproval = {
    install(host) {
        const may = signerPermission(host);
        return {
            name: 'CertificateApproval',
            handles: (operation) => operation === 'UPDATE',
            async validate(attributes) {
                if (!isAbout(attributes, 'certificates.k8s.io', 'certificatesigningrequests', ['approval']))
                    return;
                const { signerName = '' } = ofKind(CertificateSigningRequest, attributes.oldObject)?.spec ?? {};
                if (await may(attributes, 'approve', signerName))
                    return;
                const text = `user not permitted to approve requests with signerName ${quote(signerName)}`;
                throw newForbidden(attributes, new Error(text));
            },
        };
    },
};
/** Lets the certificate and the conditions of a CertificateSigningRequest be written only by users who may `sign` for its signer. */
export const certificateSigning = {
    install(host) {
        const may = signerPermission(host);
        return {
            name: 'CertificateSigning',
            handles: (operation) => operation === 'UPDATE',
            async validate(attributes) {
                if (!isAbout(attributes, 'certificates.k8s.io', 'certificatesigningrequests', ['status']))
                    return;
                const { status } = ofKind(CertificateSigningRequest, attributes.object) ?? {};
                const { spec, status: old } = ofKind(CertificateSigningRequest, attributes.oldObject) ?? {};
                const isUnchanged = (status?.certificate ?? '') === (old?.certificate ?? '') &&
                    deepEqual(status?.conditions ?? [], old?.conditions ?? []);
                const { signerName = '' } = spec ?? {};
                if (isUnchanged || (await may(attributes, 'sign', signerName)))
                    return;
                const text = `user not permitted to sign requests with signerName ${quote(signerName)}`;
                throw newForbidden(attributes, new Error(text));
            },
        };
    },
};
/** Whose certificates show clients to API servers. */
const CLIENT_SIGNER = 'kubernetes.io/kube-apiserver-client';
/** Refuses requests for certificates by which a client would be in the group that may do everything. */
export const certificateSubjectRestriction = {
    install: () => ({
        name: 'CertificateSubjectRestriction',
        handles: (operation) => operation === 'CREATE',
        async validate(attributes) {
            if (!isAbout(attributes, 'certificates.k8s.io', 'certificatesigningrequests'))
                return;
            const { spec } = ofKind(CertificateSigningRequest, attributes.object) ?? {};
            if (spec?.signerName !== CLIENT_SIGNER)
                return;
            let organizations;
            try {
                organizations = organizationsOf(fromUTF8(decodeBase64(spec.request ?? '')));
            }
            catch (error) {
                throw newForbidden(attributes, new Error(`failed to parse CSR: ${asError(error).message}`));
            }
            if (!organizations.includes(SystemPrivilegedGroup))
                return;
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
function organizationsOf(pem) {
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
function organizationsInSubject(der) {
    const outer = new DERReader(Buffer.from(der));
    const info = outer.inside(SEQUENCE, 'request').inside(SEQUENCE, 'information');
    if (!outer.isAtEnd)
        throw new Error('x509: trailing data');
    info.number('version');
    const subject = attributesOf(info.element(SEQUENCE, 'subject'), 'subject');
    return subject.filter(({ type }) => type === ORGANIZATION).map(({ value }) => value);
}
/** Lets a ClusterTrustBundle of a signer be written only by users who may `attest` for the signer. */
export const clusterTrustBundleAttest = {
    install(host) {
        const may = signerPermission(host);
        return {
            name: 'ClusterTrustBundleAttest',
            handles: (operation) => operation === 'CREATE' || operation === 'UPDATE',
            async validate(attributes) {
                const { object, oldObject } = attributes;
                if (!isAbout(attributes, 'certificates.k8s.io', 'clustertrustbundles') || object === undefined)
                    return;
                const signerName = signerNameOf(object);
                if (signerName === '')
                    return;
                if (oldObject !== undefined && changesOnlyOwners(withObjectMeta(object), withObjectMeta(oldObject)))
                    return;
                if (await may(attributes, 'attest', signerName))
                    return;
                const text = `user not permitted to attest for signerName ${quote(signerName)}`;
                throw newForbidden(attributes, new Error(text));
            },
        };
    },
};
/** In whichever version the bundle is: all have the field. */
function signerNameOf(bundle) {
    const spec = 'spec' in bundle ? bundle.spec : undefined;
    const name = isObject(spec) ? spec['signerName'] : undefined;
    return typeof name === 'string' ? name : '';
}
