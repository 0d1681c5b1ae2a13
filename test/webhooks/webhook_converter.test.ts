// The client of conversion webhooks beside Go's: what it asks, what it makes of answers, in which words it refuses them.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { conversionWebhook, CustomResourceConverter } from 'kubetyped/webhooks';
import { WebhookClient } from 'kubetyped/webhooks/node';

type Content = Record<string, unknown>;

interface Row {
  readonly in: {
    readonly versions: string[];
    readonly object: Content;
    readonly to: string;
    readonly code: number;
    readonly body: string;
  };
  readonly out: { readonly review?: Content; readonly object?: Content; readonly error?: string };
}

function definitionOf(url: string, conversionReviewVersions: string[]): CustomResourceDefinition {
  const versions = ['v1', 'v2', 'v3'].map((name) => ({ name, served: name !== 'v3', storage: name === 'v1' }));
  return new CustomResourceDefinition({
    metadata: { name: 'birds.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { plural: 'birds', kind: 'Bird' },
      versions,
      conversion: { strategy: 'Webhook', webhook: { clientConfig: { url }, conversionReviewVersions } },
    },
  });
}

/**
 * Go's client decodes an answer into the type that it expects, and says so in words of its own where it is another one;
 * ours reads plain JSON, and says what was expected.
 */
const otherWords: readonly (readonly [go: RegExp, ours: RegExp])[] = [
  [
    / failed: converting \(v1beta1\.ConversionReview\) to \(v1\.ConversionReview\): unknown conversion$/,
    / failed: expected webhook response of apiextensions\.k8s\.io\/v1, Kind=ConversionReview, got apiextensions\.k8s\.io\/v1beta1, Kind=ConversionReview$/,
  ],
  [
    / failed: converting \(v1\.ConversionReview\) to \(v1beta1\.ConversionReview\): unknown conversion$/,
    / failed: expected webhook response of apiextensions\.k8s\.io\/v1beta1, Kind=ConversionReview, got apiextensions\.k8s\.io\/v1, Kind=ConversionReview$/,
  ],
  [
    / failed: converting \(v1\.Status\) to \(v1\.ConversionReview\): unknown conversion$/,
    / failed: expected webhook response of apiextensions\.k8s\.io\/v1, Kind=ConversionReview, got v1, Kind=Status$/,
  ],
];

test('conversion webhooks are asked as Go asks them, and their answers taken or refused in the same words', async (t) => {
  const file = gunzipSync(readFileSync('test/webhooks/vectors/conversion-webhook.jsonl.gz')).toString();
  const rows = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  assert.ok(rows.length > 100);
  let row = rows[0]!;
  let asked: Content | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { uid } = (JSON.parse(body) as { request: { uid: string } }).request;
      asked = JSON.parse(body.replaceAll(uid, 'UID')) as Content;
      response.writeHead(row.in.code, { 'Content-Type': 'application/json' });
      response.end(row.in.body.replaceAll('UID', uid));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebhookClient();
  t.after(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/convert`;
  for (row of rows) {
    asked = undefined;
    const converter = new CustomResourceConverter(definitionOf(url, row.in.versions), client.call);
    const given = JSON.stringify(row.in.object);
    let object: unknown;
    let error = '';
    try {
      object = await converter.convert(row.in.object, row.in.to);
    } catch (caught) {
      error = (caught as Error).message.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UID');
    }
    assert.equal(JSON.stringify(row.in.object), given, 'what is converted stays as it is');
    const shown = JSON.stringify(row.in);
    const { error: expected = '' } = row.out;
    const words = otherWords.find(([go]) => go.test(expected));
    if (words) assert.match(error, words[1], shown);
    else assert.equal(error, expected, shown);
    assert.deepEqual(object, row.out.object, shown);
    // Go's review has an empty response beside the request.
    const { response: _, ...review } = row.out.review ?? {};
    assert.deepEqual(asked, row.out.review && review, shown);
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
