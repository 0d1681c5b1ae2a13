import { newBadRequest, newInternalError } from '#apimachinery/api/errors/constructors';
import { StatusError } from '#apimachinery/api/errors/status_error';
import { asError } from '#engine/text/as_error';
import { decodeReview, newReview, readResponse } from './review.js';
/** A webhook could not be asked, or its answer is none: `failurePolicy` decides. Mirrors Go's `ErrCallingWebhook`. */
export class CallingWebhookError extends Error {
    code = 'ERR_CALLING_WEBHOOK';
    constructor(webhook, reason, cause) {
        super(`failed calling webhook ${JSON.stringify(webhook)}: ${reason}`, { cause });
        this.name = 'CallingWebhookError';
    }
}
const SECONDS = 1000;
/** How long a call that was ended may take to say so, in milliseconds. */
const GRACE = 100;
/**
 * Asks a webhook. Its warnings and annotations are passed on.
 * @throws {CallingWebhookError} {StatusError} when it refuses the request, or can't be asked in a dry run
 */
export async function askWebhook(call, { configuration, webhook, match, isMutating }, versioned) {
    const { attributes } = versioned;
    const { name, clientConfig, sideEffects, timeoutSeconds, admissionReviewVersions } = webhook;
    if (attributes.dryRun && sideEffects !== 'None' && sideEffects !== 'NoneOnDryRun')
        throw newBadRequest(`admission webhook ${JSON.stringify(name)} does not support dry run`);
    const version = admissionReviewVersions.find((each) => each === 'v1' || each === 'v1beta1');
    if (version === undefined)
        throw new CallingWebhookError(name, 'could not create admission objects: webhook does not accept known AdmissionReview versions (v1, v1beta1)');
    if (!clientConfig.service && clientConfig.url === undefined) {
        const unclear = new CallingWebhookError(name, 'webhook configuration must have either service or URL');
        throw new CallingWebhookError(name, `could not get REST client: ${unclear.message}`);
    }
    const uid = crypto.randomUUID();
    const review = newReview(version, uid, versioned, match);
    let answered;
    try {
        const seconds = Number(timeoutSeconds ?? 10);
        const answer = await inTime(seconds * SECONDS, attributes.signal, (signal) => call({ clientConfig, name, configuration, review, timeoutSeconds: seconds, signal }));
        answered = decodeReview(version, answer);
    }
    catch (error) {
        throw new CallingWebhookError(name, `failed to call webhook: ${asError(error).message}`, error);
    }
    let response;
    try {
        response = readResponse(version, uid, isMutating, answered);
    }
    catch (error) {
        throw new CallingWebhookError(name, `received invalid webhook response: ${asError(error).message}`, error);
    }
    for (const [key, value] of Object.entries(response.auditAnnotations))
        attributes.addAnnotation(`${name}/${key}`, value);
    for (const warning of response.warnings)
        attributes.warn(warning);
    if (!response.allowed)
        throw newRejection(name, response);
    return response;
}
/** What a request comes to whose webhook failed; undefined: it goes on. */
export function failureOf(error, { webhook }) {
    if (error instanceof StatusError)
        return error;
    if (error instanceof CallingWebhookError && webhook.failurePolicy === 'Ignore')
        return undefined;
    return newInternalError(asError(error));
}
/** Mirrors Go's `webhookerrors.ToStatusErr`. */
function newRejection(name, { status }) {
    const denied = `admission webhook ${JSON.stringify(name)} denied the request`;
    const why = status.message || status.reason;
    return new StatusError({
        ...status,
        status: 'Failure',
        code: Math.max(Number(status.code ?? 0), 400),
        message: why ? `${denied}: ${why}` : `${denied} without explanation`,
    });
}
async function inTime(milliseconds, signal, run) {
    const ending = new AbortController();
    const abort = () => ending.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => {
            const error = new Error('context deadline exceeded');
            ending.abort(error);
            // A call may say better what was late.
            timer = setTimeout(() => reject(error), GRACE);
        }, milliseconds);
    });
    try {
        return await Promise.race([run(ending.signal), late]);
    }
    finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
    }
}
