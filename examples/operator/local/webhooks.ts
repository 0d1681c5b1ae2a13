import { storedWebhooks } from 'kubetyped/apiserver';
import { callHandlers } from 'kubetyped/webhooks';
import { handlers } from '../src/webhooks.ts';

/** How an API server in this process calls the webhooks of the operator: without sockets and certificates. */
const call = callHandlers(handlers());

/** For the options of `startTestServer`. */
export const webhooks = {
  admission: [storedWebhooks({ call })],
  customResources: { callConversionWebhook: call },
};
