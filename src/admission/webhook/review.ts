import { stringifyJSON } from '#engine/json/stringify';
import type { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isDecodeError } from '#apimachinery/runtime/decode_error';
import type { Decoded } from '#apimachinery/runtime/codec';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { AdmissionReview, addToScheme as addV1ToScheme } from '#api/admission/v1/zz_generated.types';
import {
  AdmissionReview as AdmissionReviewV1beta1,
  addToScheme as addV1beta1ToScheme,
} from '#api/admission/v1beta1/zz_generated.types';
import type { VersionedAttributes } from '../cel/activation.ts';
import { admissionRequest } from '../cel/admission_request.ts';
import type { Match } from '../matching/match_resources.ts';
import { isObject } from '../request/metadata.ts';

let serializer: Serializer | undefined;

/** What reads reviews. */
function reviewSerializer(): Serializer {
  if (serializer === undefined) {
    const scheme = new Scheme();
    addV1ToScheme(scheme);
    addV1beta1ToScheme(scheme);
    serializer = new Serializer(scheme);
  }
  return serializer;
}

/** The versions of reviews that webhooks are asked with. */
export type ReviewVersion = 'v1' | 'v1beta1';

/** A review that was answered, of either version. */
type Answered = Omit<AdmissionReview | AdmissionReviewV1beta1, 'apiVersion' | 'kind'> & {
  readonly apiVersion?: string;
  readonly kind?: string;
};

/** What a webhook answered. Mirrors Go's `AdmissionResponse`. */
export interface ReviewResponse {
  readonly allowed: boolean;
  readonly status: Omit<Partial<Status>, 'apiVersion' | 'kind'>;
  /** As it came, in base64; empty: there is none. */
  readonly patch: string;
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

/** The review that a webhook sent. @throws Error with Go's text, for what is no review of the version */
export function decodeReview(version: ReviewVersion, answer: unknown): Answered {
  const { object, gvk } = decode(version, answer);
  const type: KindClass<Answered> = version === 'v1' ? AdmissionReview : AdmissionReviewV1beta1;
  if (!(object instanceof type))
    throw new Error(`converting (${gvk.version}.${gvk.kind}) to (${version}.AdmissionReview): unknown conversion`);
  // The decoder has filled in what the answer did not say.
  const { apiVersion = '', kind = '' } = isObject(answer) ? answer : {};
  return { ...object, apiVersion: String(apiVersion), kind: String(kind) };
}

function decode(version: ReviewVersion, answer: unknown): Decoded {
  try {
    return reviewSerializer().decode(stringifyJSON(answer), {
      group: 'admission.k8s.io',
      version,
      kind: 'AdmissionReview',
    });
  } catch (error) {
    throw isDecodeError(error) ? new Error(error.text, { cause: error }) : error;
  }
}

/** Reads the answer of a webhook. Mirrors Go's `VerifyAdmissionResponse`. @throws Error for one that is not valid */
export function readResponse(
  version: ReviewVersion,
  uid: string,
  isMutating: boolean,
  { apiVersion = '', kind = '', response }: Answered,
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
      if (patchType !== undefined && patchType !== 'JSONPatch')
        throw new Error(`unsupported patch type ${JSON.stringify(patchType)}`);
    } else {
      if (patch !== '') throw new Error('validating webhook may not return response.patch');
      if (patchType !== undefined) throw new Error('validating webhook may not return response.patchType');
    }
  }
  const { allowed = false, warnings = [], auditAnnotations = {}, status = {} } = response;
  return { allowed, status, patch: isMutating ? patch : '', warnings, auditAnnotations };
}
