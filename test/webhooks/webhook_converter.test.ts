// The client of conversion webhooks beside Go's: what it asks, what it makes of answers, in which words it refuses them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CustomResourceConverter, conversionWebhook } from 'kubetyped/webhooks';
import { packedRows } from '../packed_rows.ts';
import {
  type ConversionAnswer,
  type ConversionQuestion,
  ConversionWebhook,
  definitionOf,
  isSameConversion,
} from './conversion_answer.ts';

interface Row {
  readonly in: ConversionQuestion;
  readonly out: ConversionAnswer;
}

test('conversion webhooks are asked as Go asks them, and their answers taken or refused in the same words', async (t) => {
  const rows = packedRows<Row>('test/webhooks/vectors/conversion-webhook.jsonl.gz');
  assert.ok(rows.length > 100);
  const webhook = await ConversionWebhook.listen(t);
  for (const { in: question, out } of rows) {
    const ours = await webhook.answer(question);
    if (!isSameConversion(ours, out)) assert.deepEqual(ours, out, JSON.stringify(question));
  }
});

test('a handler of conversionWebhook and the client understand each other; the metadata are kept', async () => {
  const handler = conversionWebhook({
    group: 'example.com',
    conversions: {
      'v1 -> v2': ({ spec, metadata }) => ({
        metadata: { ...(metadata as object), labels: { new: 'yes' } },
        spec2: spec,
      }),
    },
  });
  const converter = new CustomResourceConverter(definitionOf('https://unused', ['v1']), async ({ review }) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(review) };
    return (await handler(new Request('https://unused', init))).json();
  });
  const bird = {
    apiVersion: 'example.com/v1',
    kind: 'Bird',
    metadata: { name: 'a', finalizers: ['x/y'] },
    spec: { a: 1 },
  };
  const list = { apiVersion: 'example.com/v1', kind: 'BirdList', metadata: {}, items: [bird, { ...bird, spec: {} }] };
  const { items, apiVersion } = await converter.convert(list, 'v2');
  const converted = (spec2: object): object => ({
    apiVersion: 'example.com/v2',
    kind: 'Bird',
    metadata: { name: 'a', finalizers: ['x/y'], labels: { new: 'yes' } },
    spec2,
  });
  assert.equal(apiVersion, 'example.com/v2');
  assert.deepEqual(items, [converted({ a: 1 }), converted({})]);
  await assert.rejects(
    converter.convert({ ...bird, apiVersion: 'example.com/v2' }, 'v1'),
    /failed: no conversion from v2 to v1$/,
  );
});

test('with the strategy None only the apiVersion changes, and nobody is asked', async () => {
  const definition = definitionOf('https://unused', ['v1']);
  definition.spec.conversion = { strategy: 'None' };
  const converter = new CustomResourceConverter(definition, () => assert.fail('asked'));
  const bird = { apiVersion: 'example.com/v1', kind: 'Bird', metadata: { name: 'a' } };
  assert.deepEqual(await converter.convert(bird, 'v2'), { ...bird, apiVersion: 'example.com/v2' });
  await assert.rejects(converter.convert(bird, 'v4'), /invalid group\/version: example\.com\/v4/);
});

test('a webhook that does not answer is waited for as long as in Go', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const converter = new CustomResourceConverter(
    definitionOf('https://unused', ['v1']),
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const bird = { apiVersion: 'example.com/v1', kind: 'Bird', metadata: { name: 'a' } };
  let ended = false;
  const converting = converter.convert(bird, 'v2').finally(() => (ended = true));
  t.mock.timers.tick(29_999);
  await Promise.resolve();
  assert.equal(ended, false);
  t.mock.timers.tick(1);
  await assert.rejects(converting, {
    message: 'conversion webhook for example.com/v1, Kind=Bird failed: context deadline exceeded',
  });
});
