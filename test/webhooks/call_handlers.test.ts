// Webhooks that an API server in the same process calls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ValidatingWebhookConfiguration } from 'kubetyped/api/admissionregistration/v1';
import { Pod } from 'kubetyped/api/core/v1';
import { storedWebhooks } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport } from 'kubetyped/client';
import { admissionWebhook, callHandlers } from 'kubetyped/webhooks';
import { podReview } from './post.ts';

const validate = admissionWebhook({
  kind: Pod,
  validate: ({ object, name }) => {
    if (name === 'crash') throw new TypeError('no disk');
    return object?.spec?.hostNetwork ? 'hostNetwork is not allowed' : undefined;
  },
});
const { signal } = new AbortController();

test('the path of an address or of a Service says which handler is asked', async () => {
  const call = callHandlers({ '/validate': validate, '/': validate });
  const review = podReview({ spec: { hostNetwork: true, containers: [] } });
  for (const clientConfig of [
    { url: 'https://webhook.example.com:9443/validate?a=b' },
    { service: { namespace: 'a', name: 'b', path: '/validate' } },
    { service: { namespace: 'a', name: 'b' } },
  ]) {
    const { response } = (await call({ clientConfig, review, signal })) as {
      response: { status: { message: string } };
    };
    assert.equal(response.status.message, 'hostNetwork is not allowed');
  }
});

test('a path without a handler and an answer that is an error are errors', async () => {
  const call = callHandlers({ '/validate': validate, '/other': validate });
  const service = { namespace: 'a', name: 'b', path: '/validat' };
  await assert.rejects(call({ clientConfig: { service }, review: {}, signal }), {
    message: 'no handler for the path /validat: there are /other, /validate',
  });
  const review = podReview({ spec: { containers: [] } }, { name: 'crash' });
  await assert.rejects(call({ clientConfig: { url: 'https://a/validate' }, review, signal }), {
    message: 'the webhook failed: no disk',
  });
});

test('a test server calls handlers by the configurations that it stores', async () => {
  const call = callHandlers({ '/validate': validate });
  await using api = await startTestServer({ admission: [storedWebhooks({ call })] });
  await using client = new Client({ transport: new FetchTransport({ server: api.url }) });
  await client.resource(ValidatingWebhookConfiguration).create({
    metadata: { name: 'pods' },
    webhooks: [
      {
        name: 'pods.example.com',
        admissionReviewVersions: ['v1'],
        sideEffects: 'None',
        clientConfig: { service: { namespace: 'default', name: 'webhook', path: '/validate' } },
        rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }],
      },
    ],
  });
  const pods = client.resource(Pod, { namespace: 'default' });
  const create = (name: string, hostNetwork = false): Promise<unknown> =>
    pods.create({ metadata: { name }, spec: { hostNetwork, containers: [{ name: 'a', image: 'a' }] } });
  await create('web');
  await assert.rejects(create('host', true), {
    message: 'admission webhook "pods.example.com" denied the request: hostNetwork is not allowed',
  });
  await assert.rejects(create('crash'), /failed calling webhook "pods\.example\.com": .*the webhook failed: no disk/);
});
