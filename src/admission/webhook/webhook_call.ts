import type {
  MutatingWebhook,
  ValidatingWebhook,
  WebhookClientConfig,
} from '#api/admissionregistration/v1/zz_generated.structs';
import { newBadRequest, newInternalError } from '#apimachinery/api/errors/constructors';
import { StatusError } from '#apimachinery/api/errors/status_error';
import { asError } from '#engine/text/as_error';
import type { VersionedAttributes } from '../cel/activation.ts';
import type { Match } from '../matching/match_resources.ts';
import { decodeReview, newReview, type ReviewResponse, readResponse } from './review.ts';

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
export class CallingWebhookError extends Error {
  readonly code = 'ERR_CALLING_WEBHOOK';

  constructor(webhook: string, reason: string, cause?: unknown) {
    super(`failed calling webhook ${JSON.stringify(webhook)}: ${reason}`, { cause });
    this.name = 'CallingWebhookError';
  }
}

/** What to ask, and whom. */
export interface Invocation {
  readonly configuration: string;
  readonly webhook: MutatingWebhook | ValidatingWebhook;
  readonly match: Match;
  readonly isMutating: boolean;
}

const SECONDS = 1000;
/** How long a call that was ended may take to say so, in milliseconds. */
const GRACE = 100;

/**
 * Asks a webhook. Its warnings and annotations are passed on.
 * @throws {CallingWebhookError} {StatusError} when it refuses the request, or can't be asked in a dry run
 */
export async function askWebhook(
  call: CallWebhook,
  { configuration, webhook, match, isMutating }: Invocation,
  versioned: VersionedAttributes,
): Promise<ReviewResponse> {
  const { attributes } = versioned;
  const { name, clientConfig, sideEffects, timeoutSeconds, admissionReviewVersions } = webhook;
  if (attributes.dryRun && sideEffects !== 'None' && sideEffects !== 'NoneOnDryRun')
    throw newBadRequest(`admission webhook ${JSON.stringify(name)} does not support dry run`);
  const version = admissionReviewVersions.find((each) => each === 'v1' || each === 'v1beta1');
  if (version === undefined)
    throw new CallingWebhookError(
      name,
      'could not create admission objects: webhook does not accept known AdmissionReview versions (v1, v1beta1)',
    );
  if (!clientConfig.service && clientConfig.url === undefined) {
    const unclear = new CallingWebhookError(name, 'webhook configuration must have either service or URL');
    throw new CallingWebhookError(name, `could not get REST client: ${unclear.message}`);
  }
  const uid = crypto.randomUUID();
  const review = newReview(version, uid, versioned, match);
  let answered: ReturnType<typeof decodeReview>;
  try {
    const seconds = Number(timeoutSeconds ?? 10);
    const answer = await inTime(seconds * SECONDS, attributes.signal, (signal) =>
      call({ clientConfig, name, configuration, review, timeoutSeconds: seconds, signal }),
    );
    answered = decodeReview(version, answer);
  } catch (error) {
    throw new CallingWebhookError(name, `failed to call webhook: ${asError(error).message}`, error);
  }
  let response: ReviewResponse;
  try {
    response = readResponse(version, uid, isMutating, answered);
  } catch (error) {
    throw new CallingWebhookError(name, `received invalid webhook response: ${asError(error).message}`, error);
  }
  for (const [key, value] of Object.entries(response.auditAnnotations))
    attributes.addAnnotation(`${name}/${key}`, value);
  for (const warning of response.warnings) attributes.warn(warning);
  if (!response.allowed) throw newRejection(name, response);
  return response;
}

/** What a request comes to whose webhook failed; undefined: it goes on. */
export function failureOf(error: unknown, { webhook }: Invocation): StatusError | undefined {
  if (error instanceof StatusError) return error;
  if (error instanceof CallingWebhookError && webhook.failurePolicy === 'Ignore') return undefined;
  return newInternalError(asError(error));
}

/** Mirrors Go's `webhookerrors.ToStatusErr`. */
function newRejection(name: string, { status }: ReviewResponse): StatusError {
  const denied = `admission webhook ${JSON.stringify(name)} denied the request`;
  const why = status.message || status.reason;
  return new StatusError({
    ...status,
    status: 'Failure',
    code: Math.max(Number(status.code ?? 0), 400),
    message: why ? `${denied}: ${why}` : `${denied} without explanation`,
  });
}

async function inTime<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const abort = (): void => ending.abort(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error('context deadline exceeded');
      ending.abort(error);
      // A call may say better what was late.
      timer = setTimeout(() => reject(error), GRACE);
    }, milliseconds);
  });
  try {
    return await Promise.race([run(ending.signal), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
