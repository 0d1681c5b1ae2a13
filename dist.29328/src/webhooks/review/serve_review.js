import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { readReview } from './read_review.js';
import { ReviewError } from './review_error.js';
const MAX_BODY = 16 * 1024 * 1024;
/** A handler that reads reviews and writes what is made of them into the answer. */
export function serveReviews({ maxBodySize = MAX_BODY, onError }, kind, respond) {
    return async (request) => {
        try {
            const review = await readReview(request, kind, maxBodySize);
            const { apiVersion } = review;
            const response = await respond(review, request.signal);
            const answer = { apiVersion, kind: kind.kind, response: { uid: review.uid, ...response } };
            return new Response(stringifyJSON(answer), { headers: { 'Content-Type': 'application/json' } });
        }
        catch (error) {
            if (error instanceof ReviewError)
                return text(error.status, error.message);
            onError?.(error);
            return text(500, `the webhook failed: ${asError(error).message}`);
        }
    };
}
function text(status, message) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...(status === 405 && { Allow: 'POST' }) };
    return new Response(`${message}\n`, { status, headers });
}
