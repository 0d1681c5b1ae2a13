import { AdmissionReview } from '#api/admission/v1/zz_generated.types';
import { AdmissionReview as AdmissionReviewV1beta1 } from '#api/admission/v1beta1/zz_generated.types';
import type { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { type TypedAnswer } from '#apimachinery/runtime/serializer/decode_answer';
import type { VersionedAttributes } from '../cel/activation.ts';
import type { Match } from '../matching/match_resources.ts';
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
export declare function newReview(version: string, uid: string, versioned: VersionedAttributes, match: Match): object;
/** The review that a webhook sent. @throws Error with Go's text, for what is no review of the version */
export declare function decodeReview(version: ReviewVersion, answer: unknown): AnsweredReview;
/** Reads the answer of a webhook. Mirrors Go's `VerifyAdmissionResponse`. @throws Error for one that is not valid */
export declare function readResponse(version: ReviewVersion, uid: string, isMutating: boolean, { apiVersion, kind, response }: AnsweredReview): ReviewResponse;
export {};
