import { storedWebhooks } from 'kubetyped/apiserver';
import { handlers } from '../src/webhooks.ts';

const served = handlers();

/** How an API server in this process calls the webhooks of the operator: without sockets and certificates. */
async function call({ clientConfig, review, signal }: Review): Promise<unknown> {
  const { path = '' } = clientConfig.service ?? {};
  const handler = served[path];
  if (handler === undefined) throw new Error(`the operator has no webhook ${path}`);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(review);
  const answer = await handler(new Request(`https://operator${path}`, { method: 'POST', headers, body, signal }));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text.trim());
  return JSON.parse(text);
}

interface Review {
  readonly clientConfig: { readonly service?: { readonly path?: string } };
  readonly review: object;
  readonly signal: AbortSignal;
}

/** For the options of `startTestServer`. */
export const webhooks = {
  admission: [storedWebhooks({ call })],
  customResources: { callConversionWebhook: call },
};
