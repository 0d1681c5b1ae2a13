// What code without types gives to webhooks: each mistake has a message of its own, and none allows everything.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { admissionWebhook, callHandlers, conversionWebhook, type WebhookHandler } from 'kubetyped/webhooks';
import { nodeListener } from 'kubetyped/webhooks/node';
import { podReview, post } from './post.ts';

/** Calls a function as untyped code does. */
const call = (what: (...args: never[]) => unknown, ...args: unknown[]): unknown => Reflect.apply(what, undefined, args);
const validate = (): undefined => undefined;

test('a webhook says which of its options is wrong', () => {
  const rows: readonly [(...args: never[]) => unknown, unknown, string][] = [
    [admissionWebhook, undefined, 'expected admissionWebhook({ kind, validate }) or ({ kind, mutate })'],
    [admissionWebhook, { kind: Pod }, 'expected admissionWebhook({ kind, validate }) or ({ kind, mutate })'],
    [admissionWebhook, { kind: Pod, validat: validate }, 'expected admissionWebhook({ kind, validate }) or'],
    [admissionWebhook, { kind: Pod, validate: 'no' }, 'validate: expected a function, got a string'],
    [admissionWebhook, { kind: Pod, mutate: {} }, 'mutate: expected a function, got an object'],
    [admissionWebhook, { kind: 'Pod', validate }, 'kind: expected a Kind class, such as corev1.Pod, got a string'],
    [admissionWebhook, { kind: new Pod(), validate }, 'kind: expected a Kind class, such as corev1.Pod, got a Pod'],
    [conversionWebhook, undefined, "expected conversionWebhook({ group: 'example.com'"],
    [conversionWebhook, { conversions: {} }, "expected conversionWebhook({ group: 'example.com'"],
    [
      conversionWebhook,
      { group: 'a.b', conversions: { 'v1 -> v2': 1 } },
      '"v1 -> v2": expected a function, got a number',
    ],
    [conversionWebhook, { group: 'a.b', conversions: { 'v1 to v2': validate } }, '"v1 to v2" names no conversion'],
    [nodeListener, { kind: Pod }, 'nodeListener: expected the handler of admissionWebhook({ ... }), got an object'],
    [callHandlers, { validate }, 'handlers: expected a path such as "/validate", got "validate"'],
    [callHandlers, { '/validate': { kind: Pod } }, 'handlers["/validate"]: expected a function, got an object'],
  ];
  for (const [what, given, message] of rows) {
    assert.throws(
      () => call(what, given),
      (error) => error instanceof TypeError && error.message.startsWith(message),
      message,
    );
  }
});

test('a verdict that is none fails the webhook, and allows nothing', async () => {
  const expected = 'the webhook failed: expected validate to return nothing, a reason, or errors of fields, got ';
  const rows: readonly [unknown, string][] = [
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    [{ allowed: false }, 'an object'],
    [new Error('no'), 'a Error'],
    [['no'], 'an array'],
  ];
  for (const [verdict, got] of rows) {
    const handler = call(admissionWebhook, { kind: Pod, validate: () => verdict }) as WebhookHandler;
    const { status, text } = await post(handler, podReview({ spec: { containers: [] } }));
    assert.deepEqual([status, text.trim()], [500, expected + got]);
  }
});

test('what mutate returns is the whole object, of the right types', async () => {
  const rows: readonly [(pod: { spec: Record<string, unknown> }) => unknown, string][] = [
    [
      () => ({ metadata: { labels: {} } }),
      'expected mutate to return the whole object, got one without its apiVersion v1',
    ],
    [() => ({ apiVersion: 'v1' }), 'expected mutate to return the whole object, got one without its kind Pod'],
    [() => [{ op: 'add' }], 'expected mutate to return the changed object or nothing, got an array'],
    [() => true, 'expected mutate to return the changed object or nothing, got a boolean'],
    [
      ({ spec }) => {
        spec['hostNetwork'] = 'yes';
      },
      'what mutate made of the object: spec.hostNetwork: json: cannot unmarshal string into Go struct field PodSpec.spec.hostNetwork of type bool',
    ],
  ];
  for (const [change, message] of rows) {
    const mutate = ({ object }: { object: { spec: Record<string, unknown> } }): unknown => change(object);
    const handler = call(admissionWebhook, { kind: Pod, mutate }) as WebhookHandler;
    const { status, text } = await post(handler, podReview({ spec: { containers: [] } }));
    assert.deepEqual([status, text.trim()], [500, `the webhook failed: ${message}`]);
  }
});

test('a handler that a server of Node calls without nodeListener says so', async () => {
  const handler = admissionWebhook({ kind: Pod, validate });
  await assert.rejects(call(handler, { method: 'POST', headers: {}, url: '/' }) as Promise<unknown>, {
    message:
      "expected a Request, got an object: servers of Node take nodeListener(handler), API servers in this process callHandlers({ '/path': handler })",
  });
});
