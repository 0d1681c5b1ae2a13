import { newBadRequest, newInvalid } from '#apimachinery/api/errors/constructors';
import { isStatusError, StatusError } from '#apimachinery/api/errors/status_error';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { described, isKindClass } from '#apimachinery/runtime/described';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { createPatch } from '#apimachinery/util/jsonpatch/create_patch';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { isErrorList } from '#apimachinery/util/validation/field/is_error_list';
import { stringifyJSON } from '#engine/json/stringify';
import { encodeBase64 } from '#engine/text/base64';
import { toUTF8 } from '#engine/text/utf8';
import { copyNested } from '#engine/verbs/copy_nested';
import { verify } from '#engine/verbs/verify';
import { isObject } from '../review/json_object.ts';
import type { Review } from '../review/read_review.ts';
import { ReviewError } from '../review/review_error.ts';
import { serveReviews, type WebhookHandler, type WebhookOptions } from '../review/serve_review.ts';
import { type AdmissionRequest, readAttributes } from './admission_request.ts';

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

const REVIEW = { kind: 'AdmissionReview', apiVersions: ['admission.k8s.io/v1', 'admission.k8s.io/v1beta1'] };

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
 * An error that is not a StatusError is answered with 500, so that `failurePolicy` decides.
 * @throws TypeError without `validate` and `mutate`: it would allow everything
 */
export function admissionWebhook<T extends object = Record<string, unknown>>(
  options: AdmissionWebhookOptions<T>,
): WebhookHandler {
  check(options);
  return serveReviews(options, REVIEW, (review, signal) => new Admission(options, review, signal).respond());
}

class Admission<T extends object> {
  readonly #options: AdmissionWebhookOptions<T>;
  readonly #review: Review;
  readonly #signal: AbortSignal;
  readonly #warnings: string[] = [];
  readonly #annotations = new Map<string, string>();

  constructor(options: AdmissionWebhookOptions<T>, review: Review, signal: AbortSignal) {
    this.#options = options;
    this.#review = review;
    this.#signal = signal;
  }

  async respond(): Promise<object> {
    let patch: object = {};
    let denial: StatusError | undefined;
    try {
      const request = this.#request();
      if (request instanceof Error) denial = request;
      else {
        const mutated = await this.#mutated(request);
        patch = mutated.patch;
        denial = denialOf(request, await this.#options.validate?.(mutated.request));
      }
    } catch (error) {
      if (!isStatusError(error)) throw error;
      denial = error;
    }
    return {
      allowed: denial === undefined,
      ...(denial === undefined ? patch : { status: denial.errStatus }),
      ...(this.#warnings.length > 0 && { warnings: this.#warnings }),
      ...(this.#annotations.size > 0 && { auditAnnotations: Object.fromEntries(this.#annotations) }),
    };
  }

  #request(): AdmissionRequest<T> | StatusError {
    const attributes = readAttributes(this.#review);
    const { kind } = this.#options;
    const given = new GroupVersionKind(attributes.kind);
    if (kind !== undefined && attributes.subResource === '' && !given.equals(new GroupVersionKind(kind)))
      return newBadRequest(
        `this webhook is for ${String(new GroupVersionKind(kind))}, not for ${String(given)}: see the rules of its configuration`,
      );
    return {
      ...attributes,
      object: this.#object('object'),
      oldObject: this.#object('oldObject'),
      signal: this.#signal,
      warn: (text) => void this.#warnings.push(text),
      audit: (key, value) => {
        if (!isPartQualified(key)) throw new TypeError(`${JSON.stringify(key)} is not a key for the audit log`);
        this.#annotations.set(key, value);
      },
    };
  }

  #object(name: 'object' | 'oldObject'): T | undefined {
    const value = this.#review.request[name] ?? undefined;
    if (value === undefined) return undefined;
    if (!isObject(value)) throw new ReviewError(400, `request.${name}: expected an object`);
    const { kind } = this.#options;
    const fault = kind && verify(kind, value, { scalars }).faults[0];
    if (fault !== undefined) throw new ReviewError(400, `request.${name}.${fault.path}: ${fault.text}`);
    if (!isOf(this.#options, value)) throw new ReviewError(400, `request.${name}: expected an object`);
    return value;
  }

  async #mutated(
    request: AdmissionRequest<T>,
  ): Promise<{ readonly request: AdmissionRequest<T>; readonly patch: object }> {
    const { mutate } = this.#options;
    const { object } = request;
    if (mutate === undefined || object === undefined || request.operation === 'DELETE') return { request, patch: {} };
    const before: object = copyNested(object);
    const after: object = (await mutate.call(this.#options, request)) ?? object;
    this.#checkMutated(before, after);
    const operations = createPatch(before, after);
    const patch =
      operations.length === 0 ? {} : { patchType: 'JSONPatch', patch: encodeBase64(toUTF8(stringifyJSON(operations))) };
    return { request: { ...request, object: after }, patch };
  }

  /** @throws TypeError unless it is a whole object of the Kind: the patch would remove what is left out */
  #checkMutated(before: object, after: object): asserts after is T {
    if (!isOf(this.#options, after))
      throw new TypeError(`expected mutate to return the changed object or nothing, got ${described(after)}`);
    for (const key of ['apiVersion', 'kind'])
      if (Reflect.get(after, key) !== Reflect.get(before, key))
        throw new TypeError(
          `expected mutate to return the whole object, got one without its ${key} ${String(Reflect.get(before, key))}`,
        );
    const { kind } = this.#options;
    const fault = kind && verify(kind, after, { scalars }).faults[0];
    if (fault !== undefined) throw new TypeError(`what mutate made of the object: ${fault.path}: ${fault.text}`);
  }
}

/** @throws TypeError for what code without types may leave out: a webhook that asks nobody would allow everything */
function check<T extends object>(options: AdmissionWebhookOptions<T>): void {
  const { kind, validate, mutate } = options ?? {};
  if (validate === undefined && mutate === undefined)
    throw new TypeError('expected admissionWebhook({ kind, validate }) or ({ kind, mutate })');
  for (const [name, given] of Object.entries({ validate, mutate }))
    if (given !== undefined && typeof given !== 'function')
      throw new TypeError(`${name}: expected a function, got ${described(given)}`);
  if (kind !== undefined && !isKindClass(kind))
    throw new TypeError(`kind: expected a Kind class, such as corev1.Pod, got ${described(kind)}`);
}

/** What was verified, or is any JSON. */
function isOf<T extends object>(_options: AdmissionWebhookOptions<T>, value: object): value is T {
  return isObject(value);
}

/** A text alone is the message, as `admission.Denied` of controller-runtime has it: the server says who denied what. */
function denialOf({ kind, name }: AdmissionRequest<object>, verdict: Verdict): StatusError | undefined {
  if (verdict === undefined) return undefined;
  if (typeof verdict === 'string')
    return new StatusError({ status: 'Failure', message: verdict, reason: 'Forbidden', code: 403 });
  if (!isErrorList(verdict))
    throw new TypeError(
      `expected validate to return nothing, a reason, or errors of fields, got ${typeof verdict === 'boolean' ? verdict : described(verdict)}`,
    );
  return verdict.length === 0 ? undefined : newInvalid(kind, name, verdict);
}

/** Whether a key has no prefix and can follow one: the server puts the name of the webhook and a slash in front. */
function isPartQualified(key: string): boolean {
  return !key.includes('/') && isQualifiedName(key).length === 0;
}
