// Webhooks whose configurations the server stores, asked by HTTPS.

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, storedWebhooks } from 'kubetyped/apiserver';
import { admissionWebhook, type WebhookHandler } from 'kubetyped/webhooks';
import { WebhookClient, type WebhookClientOptions } from 'kubetyped/webhooks/node';
import { Certificates } from './certificates.ts';
import { type Answer, send } from './client.ts';
import { listenWebhooks } from './listen_webhooks.ts';

const CONFIGURATIONS = '/apis/admissionregistration.k8s.io/v1';
const MAPS = '/api/v1/namespaces/default/configmaps';
const rules = [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['configmaps'] }];

function serve(t: TestContext, options: WebhookClientOptions = {}): APIServer {
  const client = new WebhookClient(options);
  const server = new APIServer({ scheme: new Scheme('test'), admission: [storedWebhooks({ call: client.call })] });
  t.after(async () => {
    await server.close();
    await client.close();
  });
  return server.resource(ConfigMap);
}

async function configure(server: APIServer, kind: string, name: string, webhook: object): Promise<void> {
  const common = { name: 'w.example.com', rules, sideEffects: 'None', admissionReviewVersions: ['v1'] };
  const { status, text } = await send(server, 'POST', `${CONFIGURATIONS}/${kind.toLowerCase()}s`, {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind,
    metadata: { name },
    webhooks: [{ ...common, ...webhook }],
  });
  assert.equal(status, 201, text);
}

const create = (server: APIServer, name: string, data: object = {}): Promise<Answer> =>
  send(server, 'POST', MAPS, { metadata: { name }, data });

test('stored configurations count from the next request, by url and by service, until they go', async (t) => {
  const handlers = {
    '/change': admissionWebhook({
      kind: ConfigMap,
      mutate: ({ object }) => object && { ...object, data: { ...object.data, changed: 'yes' } },
    }),
    '/judge': admissionWebhook({
      kind: ConfigMap,
      validate: ({ object }) => (object?.data?.['bad'] === undefined ? undefined : 'bad data'),
    }),
  };
  const { port, caBundle, asked } = await listenWebhooks(t, handlers);
  const server = serve(t, {
    resolveService: ({ namespace, name, port: servicePort }) => {
      assert.deepEqual([namespace, name, servicePort], ['team', 'hooks', 8443]);
      return `https://127.0.0.1:${port}`;
    },
  });
  assert.equal((await create(server, 'before', { bad: '1' })).status, 201);
  const url = `https://127.0.0.1:${port}/change`;
  await configure(server, 'MutatingWebhookConfiguration', 'm', { clientConfig: { url, caBundle } });
  const service = { namespace: 'team', name: 'hooks', port: 8443, path: '/judge' };
  const judge = { clientConfig: { service, caBundle }, timeoutSeconds: 5 };
  await configure(server, 'ValidatingWebhookConfiguration', 'v', judge);
  const created = await create(server, 'a');
  assert.equal(created.status, 201, created.text);
  assert.deepEqual(created.json.data, { changed: 'yes' });
  const refused = await create(server, 'b', { bad: '1' });
  assert.equal(refused.status, 403, refused.text);
  assert.match(refused.json.message, /^admission webhook "w\.example\.com" denied the request: .*bad data$/);
  assert.deepEqual(asked.slice(0, 2), ['127.0.0.1/change?timeout=10s', 'hooks.team.svc/judge?timeout=5s']);
  for (const path of ['mutatingwebhookconfigurations/m', 'validatingwebhookconfigurations/v'])
    assert.equal((await send(server, 'DELETE', `${CONFIGURATIONS}/${path}`)).status, 200);
  const free = await create(server, 'c', { bad: '1' });
  assert.deepEqual([free.status, free.json.data], [201, { bad: '1' }]);
});

test('a webhook that is not trusted, not there, or answers nonsense fails the request', async (t) => {
  const handlers: Record<string, WebhookHandler> = {
    '/nonsense': async () => new Response('{"response":', { headers: { 'Content-Type': 'application/json' } }),
    '/broken': async () => new Response('down', { status: 500, headers: { 'Content-Type': 'text/plain' } }),
    '/moved': async () => new Response('', { status: 307, headers: { Location: '/nonsense' } }),
    '/long': async () => new Response('x'.repeat(2000)),
  };
  const { port, caBundle, asked } = await listenWebhooks(t, handlers);
  const server = serve(t, { maxAnswerSize: 1000 });
  const other = Buffer.from(new Certificates(t).authority('stranger')).toString('base64');
  const at = (path: string): string => `https://127.0.0.1:${port}${path}`;
  const cases: readonly (readonly [clientConfig: object, message: RegExp])[] = [
    [{ url: at('/judge'), caBundle: other }, /certificate/],
    [{ url: at('/judge'), caBundle: '' }, /certificate/],
    [{ url: at('/judge'), caBundle }, /the server could not find the requested resource/],
    [{ url: at('/broken'), caBundle }, /an error on the server \("down"\) has prevented the request from succeeding/],
    [{ url: at('/nonsense'), caBundle }, /couldn't get version\/kind; json parse error: unexpected end of JSON input/],
    [{ url: at('/moved'), caBundle }, /failed to call webhook: /],
    [{ url: at('/long'), caBundle }, /the answer is larger than 1000 bytes/],
    [{ url: 'https://127.0.0.1:1/', caBundle }, /127\.0\.0\.1:1/],
    [{}, /webhook configuration must have either service or URL/],
  ];
  for (const [index, [clientConfig, message]] of cases.entries()) {
    await configure(server, 'ValidatingWebhookConfiguration', 'v', { clientConfig });
    const answer = await create(server, `a${index}`);
    assert.equal(answer.status, 500, answer.text);
    assert.match(answer.json.message, /^Internal error occurred: failed calling webhook "w\.example\.com": /);
    assert.match(answer.json.message, message);
    await send(server, 'DELETE', `${CONFIGURATIONS}/validatingwebhookconfigurations/v`);
  }
  assert.equal(asked.filter((path) => path.includes('/nonsense')).length, 1, 'a redirect is not followed');
});

test('answers are read as YAML, too; paths are asked as Go cleans them; an answer that is late says of whom', async (t) => {
  const review = 'apiVersion: admission.k8s.io/v1\nkind: AdmissionReview\nresponse: { allowed: false, uid: ';
  const handlers: Record<string, WebhookHandler> = {
    '/yaml': async (request) => {
      const { request: asked } = (await request.json()) as { request: { uid: string } };
      return new Response(`${review}${asked.uid} }`, { headers: { 'Content-Type': 'application/json' } });
    },
    '/late': (request) =>
      new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Response()))),
  };
  const { port, caBundle, asked } = await listenWebhooks(t, handlers);
  const server = serve(t);
  const at = (path: string): string => `https://127.0.0.1:${port}${path}`;
  const failed = 'Internal error occurred: failed calling webhook "w.example.com": failed to call webhook: ';
  const cases: readonly (readonly [path: string, message: string])[] = [
    ['/a%2F..//yaml/', 'admission webhook "w.example.com" denied the request without explanation'],
    ['/late', `${failed}Post "${at('/late')}?timeout=1s": context deadline exceeded`],
  ];
  for (const [index, [path, message]] of cases.entries()) {
    await configure(server, 'ValidatingWebhookConfiguration', 'v', {
      clientConfig: { url: at(path), caBundle },
      timeoutSeconds: 1,
    });
    const { json } = await create(server, `a${index}`);
    assert.equal(json.message, message);
    await send(server, 'DELETE', `${CONFIGURATIONS}/validatingwebhookconfigurations/v`);
  }
  assert.deepEqual(asked, ['127.0.0.1/yaml?timeout=1s', '127.0.0.1/late?timeout=1s']);
});
