// Webhooks as an API server asks them: who is asked, what is made of answers and of failures.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CallWebhook, mutatingWebhooks, validatingWebhooks, type WebhookCall } from 'kubetyped/admission';
import {
  MutatingWebhookConfiguration,
  type ValidatingWebhook,
  ValidatingWebhookConfiguration,
} from 'kubetyped/api/admissionregistration/v1';
import { ConfigMap, Namespace } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { admissionWebhook, type WebhookHandler } from 'kubetyped/webhooks';
import { type Answer, send } from '../apiserver/client.ts';

const MAPS = '/api/v1/namespaces/default/configmaps';
const everything = { apiGroups: ['*'], apiVersions: ['*'], operations: ['*' as const], resources: ['*'] };

function webhook(name: string, more: Partial<ValidatingWebhook> = {}): ValidatingWebhook {
  return {
    name,
    clientConfig: { url: `https://${name}/` },
    rules: [everything],
    admissionReviewVersions: ['v1'],
    sideEffects: 'None',
    ...more,
  };
}

interface World {
  readonly validating?: readonly ValidatingWebhook[];
  readonly mutating?: readonly (ValidatingWebhook & { readonly reinvocationPolicy?: 'IfNeeded' | 'Never' })[];
  readonly call: CallWebhook;
}

function serverWith({ validating = [], mutating = [], call }: World): APIServer {
  const findNamespace = (name: string): Namespace | undefined =>
    name === 'default' ? new Namespace({ metadata: { name, labels: { team: 'a' } } }) : undefined;
  const server = new APIServer({
    scheme: new Scheme('test'),
    admission: [
      mutatingWebhooks({
        call,
        findNamespace,
        configurations: () => [new MutatingWebhookConfiguration({ metadata: { name: 'm' }, webhooks: [...mutating] })],
      }),
      validatingWebhooks({
        call,
        findNamespace,
        configurations: () => [
          new ValidatingWebhookConfiguration({ metadata: { name: 'v' }, webhooks: [...validating] }),
        ],
      }),
    ],
  });
  return server.resource(Namespace).resource(ConfigMap);
}

const create = (server: APIServer, object: object = {}, query = ''): Promise<Answer> =>
  send(server, 'POST', `${MAPS}${query}`, { metadata: { name: 'a' }, ...object });

/** Calls handlers by the host of their webhook, without sockets. */
function to(handlers: Readonly<Record<string, WebhookHandler>>, asked: string[] = []): CallWebhook {
  return async ({ name, clientConfig, review }) => {
    asked.push(name);
    const { host } = new URL(clientConfig.url ?? '');
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(review) };
    const response = (await handlers[host]?.(new Request('https://x/', init))) ?? new Response('', { status: 404 });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  };
}

test('webhooks of kubetyped/webhooks change objects, and judge what was made of them', async () => {
  const call = to({
    'm.example.com': admissionWebhook({
      kind: ConfigMap,
      mutate: ({ object }) => object && { ...object, data: { ...object.data, made: 'yes' } },
    }),
    'v.example.com': admissionWebhook({
      kind: ConfigMap,
      validate({ object, operation, warn, audit }) {
        audit('seen', operation);
        warn(`made: ${object?.data?.['made']}`);
        return object?.data?.['bad'] === undefined ? undefined : 'bad data';
      },
    }),
  });
  const server = serverWith({ mutating: [webhook('m.example.com')], validating: [webhook('v.example.com')], call });
  const created = await create(server);
  assert.equal(created.status, 201, created.text);
  assert.deepEqual(created.json.data, { made: 'yes' });
  assert.deepEqual(created.headers['Warning'], ['299 - "made: yes"']);
  const refused = await send(server, 'PUT', `${MAPS}/a`, { metadata: { name: 'a' }, data: { bad: '1' } });
  assert.equal(refused.status, 403);
  assert.equal(refused.json.message, 'admission webhook "v.example.com" denied the request: bad data');
  await server.close();
});

test('only webhooks whose rules, selectors and conditions match are asked', async () => {
  const asked: string[] = [];
  const allow = admissionWebhook({ validate: () => undefined });
  const names = ['yes', 'rule', 'namespace', 'object', 'condition', 'none'];
  const handlers = Object.fromEntries(names.map((name) => [name, allow]));
  const server = serverWith({
    validating: [
      webhook('yes', { matchConditions: [{ name: 'c', expression: 'request.operation == "CREATE"' }] }),
      webhook('rule', { rules: [{ ...everything, resources: ['secrets'] }] }),
      webhook('namespace', { namespaceSelector: { matchLabels: { team: 'b' } } }),
      webhook('object', { objectSelector: { matchLabels: { x: 'y' } } }),
      webhook('condition', { matchConditions: [{ name: 'c', expression: 'object.metadata.name == "b"' }] }),
      webhook('none', { rules: [] }),
    ],
    call: to(handlers, asked),
  });
  assert.equal((await create(server)).status, 201);
  assert.deepEqual(asked, ['yes']);
  await server.close();
});

test('a webhook that fails stops the request, unless its failurePolicy is Ignore', async () => {
  const failures: readonly (readonly [call: CallWebhook, message: string])[] = [
    [() => Promise.reject(new Error('connection refused')), 'failed to call webhook: connection refused'],
    [async () => ({}), 'received invalid webhook response: webhook response was absent'],
    [async () => ({ response: { uid: 'x' } }), 'received invalid webhook response: expected response.uid='],
    [
      answering({ allowed: true, patch: 'W10=', patchType: 'JSONPatch' }),
      'validating webhook may not return response.patch',
    ],
    [
      (call) => new Promise((_, reject) => call.signal.addEventListener('abort', () => reject(call.signal.reason))),
      'context deadline exceeded',
    ],
  ];
  for (const [call, message] of failures) {
    const strict = serverWith({ validating: [webhook('w', { timeoutSeconds: 1 })], call });
    const refused = await create(strict);
    assert.equal(refused.status, 500, refused.text);
    assert.ok(refused.json.message.startsWith('Internal error occurred: failed calling webhook "w": '), refused.text);
    assert.ok(refused.json.message.includes(message), refused.text);
    await strict.close();
  }
  const lax = serverWith({
    validating: [webhook('w', { failurePolicy: 'Ignore' })],
    call: () => Promise.reject(new Error('gone')),
  });
  assert.equal((await create(lax)).status, 201);
  await lax.close();
});

/** Answers every review with the same response. */
function answering(response: object): CallWebhook {
  return async ({ review }: WebhookCall) => {
    const { apiVersion, kind, request } = review as { apiVersion: string; kind: string; request: { uid: string } };
    return { apiVersion, kind, response: { uid: request.uid, ...response } };
  };
}

test('answers: refusals in their own words, patches that do not fit, dry runs, versions', async () => {
  const ask = async (
    response: object,
    more: Partial<ValidatingWebhook> = {},
    mutates = false,
    query = '',
  ): Promise<unknown[]> => {
    const webhooks = [webhook('w', more)];
    const server = serverWith({
      ...(mutates ? { mutating: webhooks } : { validating: webhooks }),
      call: answering(response),
    });
    const { status, json } = await create(server, {}, query);
    await server.close();
    return [status, status === 201 ? json.data : json.message];
  };
  const patch = (operations: object): object => ({
    allowed: true,
    patchType: 'JSONPatch',
    patch: Buffer.from(JSON.stringify(operations)).toString('base64'),
  });
  assert.deepEqual(await ask({ allowed: false }), [
    400,
    'admission webhook "w" denied the request without explanation',
  ]);
  assert.deepEqual(await ask({ allowed: false, status: { code: 418, message: 'tea' } }), [
    418,
    'admission webhook "w" denied the request: tea',
  ]);
  assert.deepEqual(await ask(patch([{ op: 'add', path: '/data', value: { a: 'b' } }]), {}, true), [201, { a: 'b' }]);
  assert.equal((await ask(patch([{ op: 'remove', path: '/nope' }]), {}, true))[0], 500);
  assert.match(
    String((await ask(patch([{ op: 'add', path: '/data', value: 5 }]), {}, true))[1]),
    /^Internal error occurred: /,
  );
  assert.match(
    String((await ask({ allowed: true, patchType: 'JSONPatch' }, {}, true))[1]),
    /response\.patchType but not response\.patch/,
  );
  // The type of a patch is looked at where there is something to patch.
  const merge = { ...patch([{ op: 'add', path: '/data', value: { a: 'b' } }]), patchType: 'Merge' };
  assert.equal(
    (await ask(merge, {}, true))[1],
    'Internal error occurred: failed calling webhook "w": unsupported patch type "Merge"',
  );
  assert.equal((await ask({ ...merge, allowed: false }, { failurePolicy: 'Ignore' }, true))[0], 400);
  assert.equal((await ask({ ...merge, patch: 'W10=' }, {}, true))[0], 201);
  assert.deepEqual(await ask({ allowed: true }, { sideEffects: 'Some' }, false, '?dryRun=All'), [
    400,
    'admission webhook "w" does not support dry run',
  ]);
  assert.equal((await ask({ allowed: true }, { admissionReviewVersions: ['v1beta1'] }))[0], 201);
  assert.match(
    String((await ask({ allowed: true }, { admissionReviewVersions: ['v2'] }))[1]),
    /does not accept known AdmissionReview versions/,
  );
});

test('webhooks are asked again about changes after them, if they want to be', async () => {
  const asked: string[] = [];
  const adding = (key: string): WebhookHandler =>
    admissionWebhook({
      mutate: ({ object }) => ({ ...object, data: { ...(object?.['data'] as object), [key]: 'x' } }),
    });
  const server = serverWith({
    mutating: [
      { ...webhook('first'), reinvocationPolicy: 'IfNeeded' },
      { ...webhook('never'), reinvocationPolicy: 'Never' },
      { ...webhook('last'), reinvocationPolicy: 'IfNeeded' },
    ],
    call: to({ first: adding('a'), never: adding('b'), last: adding('c') }, asked),
  });
  assert.deepEqual((await create(server)).json.data, { a: 'x', b: 'x', c: 'x' });
  assert.deepEqual(asked, ['first', 'never', 'last', 'first']);
  await server.close();
});
