import { type Review, type ReviewKind } from './read_review.ts';
/** Answers requests, as `fetch` asks them. */
export type WebhookHandler = (request: Request) => Promise<Response>;
/** Options of every webhook. */
export interface WebhookOptions {
    /** A longer body is refused, in bytes. 16 MiB unless given: two objects of 3 MiB, escaped. */
    readonly maxBodySize?: number;
    /** Called with internal errors, for a log. The response is 500 then, and `failurePolicy` decides. */
    readonly onError?: (error: unknown) => void;
}
/** A handler that reads reviews and writes what is made of them into the answer. */
export declare function serveReviews({ maxBodySize, onError }: WebhookOptions, kind: ReviewKind, respond: (review: Review, signal: AbortSignal) => Promise<object>): WebhookHandler;
