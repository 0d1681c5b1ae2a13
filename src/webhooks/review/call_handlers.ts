import type { WebhookClientConfig } from '#api/admissionregistration/v1/zz_generated.structs';
import { described } from '#apimachinery/runtime/described';
import { readJSON } from '#engine/json/read';
import { stringifyJSON } from '#engine/json/stringify';
import type { WebhookHandler } from './serve_review.ts';

/** A review, of admission or of conversion, and for whom it is. */
export interface ReviewCall {
  /** Of a webhook configuration or of a CustomResourceDefinition: the path of its `url` or `service` says which handler. */
  readonly clientConfig: WebhookClientConfig;
  readonly review: object;
  readonly signal: AbortSignal;
}

/**
 * How an API server in the same process calls webhooks: without sockets and certificates, for tests.
 *
 * ```ts
 * const call = callHandlers({ '/validate-pods': validatePods, '/convert': convert });
 * const api = await startTestServer({ admission: [storedWebhooks({ call })], customResources: { callConversionWebhook: call } });
 * ```
 *
 * What it is given throws for a path without a handler, and for an answer that is an error: `failurePolicy` decides.
 * @param handlers by their paths, as for `handlers` of a controllers' manager
 * @throws TypeError for what is no handler
 */
export function callHandlers(
  handlers: Readonly<Record<string, WebhookHandler>>,
): (call: ReviewCall) => Promise<unknown> {
  for (const [path, handler] of Object.entries(handlers)) {
    if (!path.startsWith('/')) throw new TypeError(`handlers: expected a path such as "/validate", got "${path}"`);
    if (typeof handler !== 'function')
      throw new TypeError(`handlers["${path}"]: expected a function, got ${described(handler)}`);
  }
  return async ({ clientConfig: { url, service }, review, signal }) => {
    const path = url === undefined ? (service?.path ?? '/') : new URL(url).pathname;
    const handler = Object.hasOwn(handlers, path) ? handlers[path] : undefined;
    if (handler === undefined)
      throw new Error(`no handler for the path ${path}: there are ${Object.keys(handlers).sort().join(', ')}`);
    const headers = { 'Content-Type': 'application/json' };
    const body = stringifyJSON(review);
    const answer = await handler(
      new Request(new URL(path, 'https://webhook'), { method: 'POST', headers, body, signal }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(text.trim());
    return readJSON(text).value;
  };
}
