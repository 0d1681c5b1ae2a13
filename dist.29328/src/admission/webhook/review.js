import { AdmissionReview, addToScheme as addV1ToScheme } from '#api/admission/v1/zz_generated.types';
import { AdmissionReview as AdmissionReviewV1beta1, addToScheme as addV1beta1ToScheme, } from '#api/admission/v1beta1/zz_generated.types';
import { Scheme } from '#apimachinery/runtime/scheme';
import { decodeAnswer } from '#apimachinery/runtime/serializer/decode_answer';
import { admissionRequest } from '../cel/admission_request.js';
let scheme;
/** Reviews of either version. */
function reviews() {
    if (scheme === undefined) {
        scheme = new Scheme();
        addV1ToScheme(scheme);
        addV1beta1ToScheme(scheme);
    }
    return scheme;
}
/** The question to a webhook. Mirrors Go's `CreateV1AdmissionReview`. */
export function newReview(version, uid, versioned, match) {
    const { attributes, kind, object, oldObject } = versioned;
    const request = {
        ...admissionRequest(attributes, match.resource, kind),
        uid,
        object: object ?? null,
        oldObject: oldObject ?? null,
    };
    return { apiVersion: `admission.k8s.io/${version}`, kind: 'AdmissionReview', request };
}
/** The review that a webhook sent. @throws Error with Go's text, for what is no review of the version */
export function decodeReview(version, answer) {
    const type = version === 'v1' ? AdmissionReview : AdmissionReviewV1beta1;
    return decodeAnswer(reviews(), type, answer);
}
/** Reads the answer of a webhook. Mirrors Go's `VerifyAdmissionResponse`. @throws Error for one that is not valid */
export function readResponse(version, uid, isMutating, { apiVersion = '', kind = '', response }) {
    if (response === undefined)
        throw new Error('webhook response was absent');
    const { patch = '', patchType } = response;
    // As in Go, v1beta1 is not looked at as closely.
    if (version === 'v1') {
        if (response.uid !== uid)
            throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(response.uid)}`);
        if (apiVersion !== 'admission.k8s.io/v1' || kind !== 'AdmissionReview')
            throw new Error(`expected webhook response of admission.k8s.io/v1, Kind=AdmissionReview, got ${apiVersion || '/'}, Kind=${kind}`);
        if (isMutating) {
            if (patch !== '' && patchType === undefined)
                throw new Error('webhook returned response.patch but not response.patchType');
            if (patch === '' && patchType !== undefined)
                throw new Error('webhook returned response.patchType but not response.patch');
            if (String(patchType) === '')
                throw new Error('webhook returned invalid response.patchType of ""');
        }
        else {
            if (patch !== '')
                throw new Error('validating webhook may not return response.patch');
            if (patchType !== undefined)
                throw new Error('validating webhook may not return response.patchType');
        }
    }
    const { allowed = false, warnings = [], auditAnnotations = {}, status = {} } = response;
    const given = version === 'v1' ? String(patchType ?? '') : 'JSONPatch';
    return {
        allowed,
        status,
        ...(isMutating ? { patch, patchType: given } : { patch: '', patchType: '' }),
        warnings,
        auditAnnotations,
    };
}
