import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import type { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Operation } from '#apimachinery/util/jsonpatch/operation';
import type { VersionedAttributes } from '../cel/activation.ts';
import { admissionRequest } from '../cel/admission_request.ts';
import type { Match } from '../matching/match_resources.ts';
import { isObject } from '../request/metadata.ts';

/** What a webhook answered. Mirrors Go's `AdmissionResponse`. */
export interface ReviewResponse {
  readonly allowed: boolean;
  readonly status: Partial<Status>;
  readonly patch: readonly Operation[];
  readonly warnings: readonly string[];
  readonly auditAnnotations: Readonly<Record<string, string>>;
}

/** The question to a webhook. Mirrors Go's `CreateV1AdmissionReview`. */
export function newReview(version: string, uid: string, versioned: VersionedAttributes, match: Match): object {
  const { attributes, kind, object, oldObject } = versioned;
  const request = {
    ...admissionRequest(attributes, match.resource, kind),
    uid,
    object: object ?? null,
    oldObject: oldObject ?? null,
  };
  return { apiVersion: `admission.k8s.io/${version}`, kind: 'AdmissionReview', request };
}

/** Reads the answer of a webhook. Mirrors Go's `VerifyAdmissionResponse`. @throws Error for one that is not valid */
export function readResponse(version: string, uid: string, isMutating: boolean, review: unknown): ReviewResponse {
  const response = isObject(review) ? review['response'] : undefined;
  if (!isObject(review) || !isObject(response)) throw new Error('webhook response was absent');
  const { patch, patchType } = response;
  const hasPatch = typeof patch === 'string' && patch !== '';
  // As in Go, v1beta1 is not looked at as closely.
  if (version === 'v1') {
    const answered = String(response['uid'] ?? '');
    if (answered !== uid)
      throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(answered)}`);
    const { apiVersion = '', kind = '' } = review;
    if (apiVersion !== 'admission.k8s.io/v1' || kind !== 'AdmissionReview')
      throw new Error(
        `expected webhook response of admission.k8s.io/v1, Kind=AdmissionReview, got ${String(apiVersion)}, Kind=${String(kind)}`,
      );
    if (isMutating) {
      if (hasPatch && patchType === undefined)
        throw new Error('webhook returned response.patch but not response.patchType');
      if (!hasPatch && patchType !== undefined)
        throw new Error('webhook returned response.patchType but not response.patch');
      if (patchType !== undefined && patchType !== 'JSONPatch')
        throw new Error(`unsupported patch type ${JSON.stringify(patchType)}`);
    } else {
      if (hasPatch) throw new Error('validating webhook may not return response.patch');
      if (patchType !== undefined) throw new Error('validating webhook may not return response.patchType');
    }
  }
  const { warnings, auditAnnotations, status } = response;
  return {
    allowed: response['allowed'] === true,
    status: isObject(status) ? status : {},
    patch: isMutating && hasPatch ? operationsOf(patch) : [],
    warnings: Array.isArray(warnings) ? warnings.map(String) : [],
    auditAnnotations: isObject(auditAnnotations)
      ? Object.fromEntries(Object.entries(auditAnnotations).map(([key, value]) => [key, String(value)]))
      : {},
  };
}

function operationsOf(patch: string): Operation[] {
  const operations: unknown = JSON.parse(fromUTF8(decodeBase64(patch)));
  if (!Array.isArray(operations) || !operations.every(isOperation))
    throw new Error('received undecodable patch in webhook response');
  return operations;
}

function isOperation(value: unknown): value is Operation {
  return isObject(value) && typeof value['op'] === 'string' && typeof value['path'] === 'string';
}
