import { described } from '#apimachinery/runtime/described';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { type Review, type ReviewKind, readReview } from './read_review.ts';
import { ReviewError } from './review_error.ts';

/** Answers requests, as `fetch` asks them. */
export type WebhookHandler = (request: Request) => Promise<Response>;

/** Options of every webhook. */
export interface WebhookOptions {
  /** A longer body is refused, in bytes. 16 MiB unless given: two objects of 3 MiB, escaped. */
  readonly maxBodySize?: number;
  /** Called with internal errors, for a log. The response is 500 then, and `failurePolicy` decides. */
  readonly onError?: (error: unknown) => void;
}

const MAX_BODY = 16 * 1024 * 1024;

/** A handler that reads reviews and writes what is made of them into the answer. */
export function serveReviews(
  { maxBodySize = MAX_BODY, onError }: WebhookOptions,
  kind: ReviewKind,
  respond: (review: Review, signal: AbortSignal) => Promise<object>,
): WebhookHandler {
  return async (request) => {
    // Nobody would answer: what it returns is a Response, and Node's listeners return nothing.
    if (typeof request?.headers?.get !== 'function')
      throw new TypeError(
        `expected a Request, got ${described(request)}: servers of Node take nodeListener(handler), API servers in this process callHandlers({ '/path': handler })`,
      );
    try {
      const review = await readReview(request, kind, maxBodySize);
      const { apiVersion } = review;
      const response = await respond(review, request.signal);
      const answer = { apiVersion, kind: kind.kind, response: { uid: review.uid, ...response } };
      return new Response(stringifyJSON(answer), { headers: { 'Content-Type': 'application/json' } });
    } catch (error) {
      if (error instanceof ReviewError) return text(error.status, error.message);
      onError?.(error);
      return text(500, `the webhook failed: ${asError(error).message}`);
    }
  };
}

function text(status: number, message: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 405 && { Allow: 'POST' }) };
  return new Response(`${message}\n`, { status, headers });
}
