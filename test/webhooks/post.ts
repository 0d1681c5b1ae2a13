// Requests of API servers to webhooks.
import type { WebhookHandler } from 'kubetyped/webhooks';

export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
  readonly json: any;
}

/** Sends a review, or whatever is given. */
export async function post(handler: WebhookHandler, body: object | string, init: RequestInit = {}): Promise<Answer> {
  const response = await handler(
    new Request('https://webhook.example.com/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    }),
  );
  const text = await response.text();
  return { status: response.status, text, json: text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined };
}

/** What an API server asks about a Pod that is created. */
export function podReview(object: object, more: object = {}, version = 'v1'): object {
  return {
    apiVersion: `admission.k8s.io/${version}`,
    kind: 'AdmissionReview',
    request: {
      uid: 'u-1',
      kind: { group: '', version: 'v1', kind: 'Pod' },
      resource: { group: '', version: 'v1', resource: 'pods' },
      name: 'web',
      namespace: 'default',
      operation: 'CREATE',
      userInfo: { username: 'ann', groups: ['dev'] },
      object: { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'web', creationTimestamp: null }, ...object },
      oldObject: null,
      dryRun: false,
      options: { kind: 'CreateOptions', apiVersion: 'meta.k8s.io/v1' },
      ...more,
    },
  };
}
