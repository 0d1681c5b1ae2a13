import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { type WebhookHandler, type WebhookOptions } from '../review/serve_review.ts';
import { type AdmissionRequest } from './admission_request.ts';
/** Nothing: allowed. A text: 403 with it. Errors of fields: 422 with them, unless there are none. */
export type Verdict = string | readonly FieldError[] | undefined | void;
/** What an admission webhook does. */
export interface AdmissionWebhookOptions<T extends object> extends WebhookOptions {
    /** The Kind that its objects have; others are refused. Left out: any, as plain JSON. */
    readonly kind?: KindClass<T>;
    /**
     * Gives the object as it should be, or changes `request.object` in place. Not asked about deletions.
     * @throws {StatusError} to refuse the request
     */
    mutate?(request: AdmissionRequest<T>): Promise<object | undefined | void> | object | undefined | void;
    /** Judges the request, after `mutate`. @throws {StatusError} to refuse it in other words */
    validate?(request: AdmissionRequest<T>): Promise<Verdict> | Verdict;
}
/**
 * An admission webhook as a plain request handler, for `handlers` of a controllers' manager, `fetch` of a worker or Node's
 * `http` by way of `nodeListener`. What it changes is answered with the smallest JSON patch. API servers take no patch from
 * what is registered in a ValidatingWebhookConfiguration: leave `mutate` out there.
 *
 * ```ts
 * const validatePods = admissionWebhook({
 *   kind: corev1.Pod,
 *   validate: ({ object }) => (object?.spec?.hostNetwork ? 'hostNetwork is not for you' : undefined),
 * });
 * ```
 *
 * An error that is no StatusError is answered with 500, so that `failurePolicy` decides.
 */
export declare function admissionWebhook<T extends object = Record<string, unknown>>(options: AdmissionWebhookOptions<T>): WebhookHandler;
