import { AnnotationsSizeError, TotalAnnotationSizeLimitB, validateAnnotationsSize, } from '#apimachinery/api/validation/annotations';
import { omitValue } from '#apimachinery/util/validation/field/bad_value';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isDomainPrefixedKey } from '#apimachinery/util/validation/qualified_name';
import { lowerCase } from '#engine/go/lower_case';
import { decodeBase64 } from '#engine/text/base64';
import { longerThan } from '#engine/text/name_syntax';
import { compareUTF8 } from '#engine/text/utf8';
import { subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkSignerName, isKubernetesSigner } from '../signer_name.js';
import { keyOfRequest } from '../x509.js';
import { checkPodCertificateRequestStatusUpdate } from './status_validation.js';
const SPEC = /* @__PURE__ */ newPath('spec');
const HOUR = 3600;
const DAY = 24 * HOUR;
const MAX_UID = 128;
const MAX_REQUEST = 10 * 1024;
/**
 * Mirrors `ValidatePodCertificateRequestCreate` of kube-apiserver.
 *
 * Differs from Go: the signature of the request is not verified.
 */
export function checkPodCertificateRequest(faults, { metadata, spec }) {
    const { signerName = '', maxExpirationSeconds: seconds = DAY, stubPKCS10Request: request = '' } = spec ?? {};
    checkObjectMeta(faults, metadata, { namespaced: true });
    checkSignerName(faults, SPEC.child('signerName'), signerName);
    checkUserAnnotations(faults, SPEC.child('unverifiedUserAnnotations'), spec?.unverifiedUserAnnotations);
    for (const [name, uid] of [
        ['podName', 'podUID'],
        ['serviceAccountName', 'serviceAccountUID'],
        ['nodeName', 'nodeUID'],
    ]) {
        faults.each(SPEC.child(name), spec?.[name] ?? '', subdomain(spec?.[name] ?? ''));
        checkUID(faults, SPEC.child(uid), spec?.[uid] ?? '');
    }
    const most = isKubernetesSigner(signerName) ? DAY : 91 * DAY;
    if (seconds < HOUR || seconds > most)
        faults.invalid(SPEC.child('maxExpirationSeconds'), seconds, `must be in the range [${HOUR}, ${most}]`);
    if (request === '') {
        const words = 'exactly one of (stubPKCS10Request) or (pkixPublicKey, proofOfPossession) must be set';
        faults.invalid(SPEC, omitValue, words);
    }
    else
        checkRequest(faults, SPEC.child('stubPKCS10Request'), decodeBase64(request));
}
function checkUID(faults, path, uid) {
    if (uid === '')
        faults.invalid(path, uid, 'must not be empty');
    if (longerThan(uid, MAX_UID))
        faults.tooLong(path, MAX_UID);
}
function checkUserAnnotations(faults, path, annotations = {}) {
    for (const key of Object.keys(annotations).sort(compareUTF8))
        faults.add(isDomainPrefixedKey(path, lowerCase(key)));
    try {
        validateAnnotationsSize(annotations);
    }
    catch (error) {
        if (!(error instanceof AnnotationsSizeError))
            throw error;
        faults.tooLong(path, TotalAnnotationSizeLimitB);
    }
}
function checkRequest(faults, path, request) {
    if (request.length > MAX_REQUEST) {
        faults.tooLong(path, MAX_REQUEST);
        return;
    }
    const key = keyOfRequest(request);
    if (key === undefined)
        faults.invalid(path, omitValue, 'must be a valid PKCS#10 CSR');
    else
        checkKey(faults, path, key);
}
function checkKey(faults, path, { type, curve, bits }) {
    if (type === undefined)
        faults.invalid(path, omitValue, 'unknown public key type; supported types are Ed25519, ECDSA, and RSA');
    else if (curve === 'P-224')
        faults.invalid(path, `curve ${curve}`, 'elliptic public keys must use curve P256, P384, or P521');
    else if (bits !== undefined && bits !== 3072 && bits !== 4096)
        faults.invalid(path, `${bits}-bit modulus`, 'RSA keys must have modulus size 3072 or 4096');
}
export const podCertificateRequestUpdateValidation = {
    immutable: { spec: null },
    isOfCreation: ({ field }) => field === 'spec' || field.startsWith('spec.'),
    subresources: { status: checkPodCertificateRequestStatusUpdate },
};
