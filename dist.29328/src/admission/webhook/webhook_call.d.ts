import type { MutatingWebhook, ValidatingWebhook, WebhookClientConfig } from '#api/admissionregistration/v1/zz_generated.structs';
import { StatusError } from '#apimachinery/api/errors/status_error';
import type { VersionedAttributes } from '../cel/activation.ts';
import type { Match } from '../matching/match_resources.ts';
import { type ReviewResponse } from './review.ts';
/** A review on its way to a webhook. */
export interface WebhookCall {
    /** Where the configuration says that the webhook is. */
    readonly clientConfig: WebhookClientConfig;
    /** The name of the webhook, and of its configuration. */
    readonly name: string;
    readonly configuration: string;
    /** The AdmissionReview. */
    readonly review: object;
    readonly timeoutSeconds: number;
    /** Aborts after the `timeoutSeconds` of the webhook. */
    readonly signal: AbortSignal;
}
/** Sends a review to a webhook. @returns its answer, parsed @throws when there is none */
export type CallWebhook = (call: WebhookCall) => Promise<unknown>;
/** A webhook could not be asked, or its answer is none: `failurePolicy` decides. Mirrors Go's `ErrCallingWebhook`. */
export declare class CallingWebhookError extends Error {
    readonly code = "ERR_CALLING_WEBHOOK";
    constructor(webhook: string, reason: string, cause?: unknown);
}
/** What to ask, and whom. */
export interface Invocation {
    readonly configuration: string;
    readonly webhook: MutatingWebhook | ValidatingWebhook;
    readonly match: Match;
    readonly isMutating: boolean;
}
/**
 * Asks a webhook. Its warnings and annotations are passed on.
 * @throws {CallingWebhookError} {StatusError} when it refuses the request, or can't be asked in a dry run
 */
export declare function askWebhook(call: CallWebhook, { configuration, webhook, match, isMutating }: Invocation, versioned: VersionedAttributes): Promise<ReviewResponse>;
/** What a request comes to whose webhook failed; undefined: it goes on. */
export declare function failureOf(error: unknown, { webhook }: Invocation): StatusError | undefined;
