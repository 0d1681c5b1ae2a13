import { AdmissionReview, addToScheme as addV1ToScheme } from '#api/admission/v1/zz_generated.types';
import {
  AdmissionReview as AdmissionReviewV1beta1,
  addToScheme as addV1beta1ToScheme,
} from '#api/admission/v1beta1/zz_generated.types';
import type { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { lazyScheme } from '#apimachinery/runtime/lazy_scheme';
import { decodeAnswer, type TypedAnswer } from '#apimachinery/runtime/serializer/decode_answer';
import type { VersionedAttributes } from '../cel/activation.ts';
import { admissionRequest } from '../cel/admission_request.ts';
import type { Match } from '../matching/match_resources.ts';

/** Reviews of either version. */
const reviews = /* @__PURE__ */ lazyScheme(addV1ToScheme, addV1beta1ToScheme);

/** The versions of reviews that webhooks are asked with. */
export type ReviewVersion = 'v1' | 'v1beta1';

/** A review that was answered, of either version. */
type AnsweredReview = TypedAnswer<AdmissionReview | AdmissionReviewV1beta1>;

/** What a webhook answered. Mirrors Go's `AdmissionResponse`. */
export interface ReviewResponse {
  readonly allowed: boolean;
  readonly status: Omit<Partial<Status>, 'apiVersion' | 'kind'>;
  /** As it came, in base64; empty: there is none. */
  readonly patch: string;
  /** Not checked yet; empty: there is none. */
  readonly patchType: string;
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

/** The review that a webhook sent. @throws Error with Go's text, for what is not a review of the version */
export function decodeReview(version: ReviewVersion, answer: unknown): AnsweredReview {
  const type: KindClass<AdmissionReview | AdmissionReviewV1beta1> =
    version === 'v1' ? AdmissionReview : AdmissionReviewV1beta1;
  return decodeAnswer(reviews(), type, answer);
}

/** Reads the answer of a webhook. Mirrors Go's `VerifyAdmissionResponse`. @throws Error for one that is not valid */
export function readResponse(
  version: ReviewVersion,
  uid: string,
  isMutating: boolean,
  { apiVersion = '', kind = '', response }: AnsweredReview,
): ReviewResponse {
  if (response === undefined) throw new Error('webhook response was absent');
  const { patch = '', patchType } = response;
  // As in Go, v1beta1 is not looked at as closely.
  if (version === 'v1') {
    if (response.uid !== uid)
      throw new Error(`expected response.uid=${JSON.stringify(uid)}, got ${JSON.stringify(response.uid)}`);
    if (apiVersion !== 'admission.k8s.io/v1' || kind !== 'AdmissionReview')
      throw new Error(
        `expected webhook response of admission.k8s.io/v1, Kind=AdmissionReview, got ${apiVersion || '/'}, Kind=${kind}`,
      );
    if (isMutating) {
      if (patch !== '' && patchType === undefined)
        throw new Error('webhook returned response.patch but not response.patchType');
      if (patch === '' && patchType !== undefined)
        throw new Error('webhook returned response.patchType but not response.patch');
      if (String(patchType) === '') throw new Error('webhook returned invalid response.patchType of ""');
    } else {
      if (patch !== '') throw new Error('validating webhook may not return response.patch');
      if (patchType !== undefined) throw new Error('validating webhook may not return response.patchType');
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
