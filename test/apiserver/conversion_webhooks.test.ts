// Custom resources in versions between which a webhook converts.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { storedWebhooks } from 'kubetyped/apiserver';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { admissionWebhook, conversionWebhook, type WebhookHandler } from 'kubetyped/webhooks';
import { WebhookClient } from 'kubetyped/webhooks/node';
import { findAPIServer, skipWithout } from '../server/server.ts';
import { type Answer, send, WatchClient } from './client.ts';
import { conversionRequests, conversions, convertedDefinition } from './converted_resources.ts';
import { isKnownOfCustom } from './differential_custom_differences.ts';
import { Session } from './differential_session.ts';
import { listenWebhooks } from './listen_webhooks.ts';
import { newReferenceLikeServer } from './reference_like.ts';

const GROUP = 'map.example.com';
const CRDS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
const at = (version: string, name = ''): string =>
  `/apis/${GROUP}/${version}/namespaces/default/places${name && `/${name}`}`;
const place = (version: string, name: string, spec: object, metadata: object = {}): object => ({
  apiVersion: `${GROUP}/${version}`,
  kind: 'Place',
  metadata: { name, ...metadata },
  spec,
});

/** The webhook, counting what it is asked. */
async function listen(t: TestContext): Promise<{ clientConfig: object; asked: number[] }> {
  const asked: number[] = [];
  const convert = conversionWebhook({ group: GROUP, conversions });
  const counting: WebhookHandler = async (request) => {
    const body = await request.text();
    asked.push(JSON.parse(body).request.objects.length);
    return convert(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  };
  const { port, caBundle } = await listenWebhooks(t, { '/convert': counting });
  return { clientConfig: { url: `https://127.0.0.1:${port}/convert`, caBundle }, asked };
}

async function serve(t: TestContext, clientConfig: object, storage = 'v1'): Promise<TestServer> {
  const client = new WebhookClient();
  const api = await startTestServer({
    customResources: { callConversionWebhook: client.call },
    admission: [storedWebhooks({ call: client.call })],
  });
  t.after(async () => {
    await api.close();
    await client.close();
  });
  await define(api.url, convertedDefinition(GROUP, clientConfig, storage));
  return api;
}

async function define(url: string, definition: object, method = 'POST', path = CRDS): Promise<void> {
  const headers = { 'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(definition) });
  const text = await answer.text();
  assert.ok(answer.ok, text);
  const { name } = JSON.parse(text).metadata;
  for (let tries = 0; tries < 200; tries++) {
    const { status } = await (await fetch(`${url}${CRDS}/${name}`)).json();
    if (status?.conditions?.some((each: Answer['json']) => each.type === 'Established' && each.status === 'True'))
      return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`${name} was not established`);
}

test('lists are converted 500 objects at once, and what is stored in the version asked for is not', {
  timeout: 120_000,
}, async (t) => {
  const { clientConfig, asked } = await listen(t);
  const { server } = await serve(t, clientConfig);
  for (let index = 0; index < 520; index++)
    assert.equal(
      (await send(server, 'POST', at('v1'), place('v1', `p${index}`, { address: `h${index}:1` }))).status,
      201,
    );
  assert.equal((await send(server, 'GET', at('v1'))).json.items.length, 520);
  assert.deepEqual(asked, []);
  const { json } = await send(server, 'GET', at('v2'));
  assert.deepEqual(asked, [500, 20]);
  assert.equal(json.apiVersion, `${GROUP}/v2`);
  assert.equal(json.items.length, 520);
  for (const { apiVersion, metadata, spec } of json.items) {
    assert.equal(apiVersion, `${GROUP}/v2`);
    // What the webhook adds to metadata counts for labels and annotations; what the schema doesn't know is pruned.
    assert.equal(metadata.annotations.from, 'v1');
    assert.deepEqual(spec, { host: `h${metadata.name.slice(1)}`, port: 1, replicas: 1 });
  }
});

test('watches tell of objects in their version, also of those that selectors take in and out of sight', {
  timeout: 120_000,
}, async (t) => {
  const { clientConfig, asked } = await listen(t);
  const { server } = await serve(t, clientConfig);
  await send(server, 'POST', at('v1'), place('v1', 'a', { address: 'x:1' }));
  const from = (await send(server, 'GET', at('v1'))).json.metadata.resourceVersion;
  const query = `?watch=true&resourceVersion=${from}`;
  const watches = await Promise.all([
    WatchClient.open(server, `${at('v2')}${query}`),
    WatchClient.open(server, `${at('v2')}${query}&fieldSelector=spec.host%3Dsecond`),
    WatchClient.open(server, `${at('v2')}?watch=true`),
  ]);
  const [all, second, initial] = watches;
  assert.equal((await initial?.next()).object.spec.host, 'x');
  asked.length = 0;
  const merge = { 'content-type': 'application/merge-patch+json' };
  for (const address of ['second:2', 'third:3', 'second:2'])
    assert.equal((await send(server, 'PATCH', at('v1', 'a'), { spec: { address } }, merge)).status, 200);
  await send(server, 'DELETE', at('v1', 'a'));
  const told = async (watch: WatchClient | undefined, count: number): Promise<string[]> => {
    const texts: string[] = [];
    for (let index = 0; index < count; index++) {
      const { type, object } = await watch!.next();
      texts.push(`${type} ${object.apiVersion} ${object.spec.host} ${object.metadata.resourceVersion - Number(from)}`);
    }
    return texts;
  };
  const v2 = `${GROUP}/v2`;
  const changes = [`MODIFIED ${v2} second`, `MODIFIED ${v2} third`, `MODIFIED ${v2} second`, `DELETED ${v2} second`];
  const withoutVersion = (texts: readonly string[]): string[] => texts.map((text) => text.replace(/ \d+$/, ''));
  const ofAll = await told(all, 4);
  assert.deepEqual(withoutVersion(ofAll), changes);
  assert.ok(Number(ofAll[3]?.split(' ').at(-1)) > Number(ofAll[2]?.split(' ').at(-1)), 'the version of the deletion');
  assert.deepEqual(withoutVersion(await told(second, 4)), [
    `ADDED ${v2} second`,
    `DELETED ${v2} second`,
    `ADDED ${v2} second`,
    `DELETED ${v2} second`,
  ]);
  assert.deepEqual(withoutVersion(await told(initial, 4)), changes);
  // Three watches share what is converted: x, second, third, second.
  assert.ok(asked.reduce((sum, count) => sum + count, 0) <= 8, String(asked));
  for (const watch of watches) await watch.stop();
});

test('a watch ends with an error when the webhook does not convert, and so do requests', {
  timeout: 120_000,
}, async (t) => {
  const { clientConfig } = await listen(t);
  const { server } = await serve(t, clientConfig);
  const watch = await WatchClient.open(server, `${at('v2')}?watch=true&resourceVersion=1`);
  const created = await send(server, 'POST', at('v1'), place('v1', 'a', { address: 'x' }, { labels: { bad: 'yes' } }));
  assert.equal(created.status, 201, created.text);
  const message =
    /conversion webhook for map\.example\.com\/v1, Kind=Place failed: Place\/a: .*bad: yes|conversion webhook for map\.example\.com\/v1, Kind=Place failed: .*bad: yes/;
  const { type, object } = await watch.next();
  assert.equal(type, 'ERROR');
  assert.deepEqual([object.kind, object.code], ['Status', 500]);
  assert.match(object.message, message);
  for (const path of [at('v2', 'a'), at('v2')]) {
    const answer = await send(server, 'GET', path);
    assert.equal(answer.status, 500);
    assert.match(answer.json.message, message);
  }
  await watch.stop();
});

test('an admission webhook for one version sees objects of another one converted, and may change them', {
  timeout: 120_000,
}, async (t) => {
  const convert = conversionWebhook({ group: GROUP, conversions });
  const seen: unknown[] = [];
  const mutate = admissionWebhook({
    mutate: ({ object }) => {
      const { spec } = object as { spec?: { address?: string } };
      seen.push(spec?.address);
      return { ...object, spec: { ...spec, address: 'changed:5' } };
    },
  });
  const { port, caBundle } = await listenWebhooks(t, { '/convert': convert, '/mutate': mutate });
  const at127 = (path: string): object => ({ url: `https://127.0.0.1:${port}${path}`, caBundle });
  const { server } = await serve(t, at127('/convert'), 'v2');
  const rules = [{ apiGroups: [GROUP], apiVersions: ['v1'], operations: ['CREATE'], resources: ['places'] }];
  const configured = await send(server, 'POST', '/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations', {
    metadata: { name: 'm' },
    webhooks: [
      {
        name: 'm.example.com',
        rules,
        clientConfig: at127('/mutate'),
        sideEffects: 'None',
        admissionReviewVersions: ['v1'],
      },
    ],
  });
  assert.equal(configured.status, 201, configured.text);
  const created = await send(server, 'POST', at('v2'), place('v2', 'a', { host: 'h', port: 1 }));
  assert.equal(created.status, 201, created.text);
  assert.deepEqual(seen, ['h:1']);
  assert.deepEqual([created.json.spec.host, created.json.spec.port], ['changed', 5]);
});

test('what was stored before the storage version changed is converted from the version it was written in', {
  timeout: 120_000,
}, async (t) => {
  const { clientConfig } = await listen(t);
  const { server, url } = await serve(t, clientConfig);
  assert.equal((await send(server, 'POST', at('v1'), place('v1', 'old', { address: 'old:1' }))).status, 201);
  const changed = convertedDefinition(GROUP, clientConfig, 'v2') as { spec: object };
  await define(url, { spec: changed.spec }, 'PATCH', `${CRDS}/places.${GROUP}`);
  assert.equal((await send(server, 'POST', at('v1'), place('v1', 'new', { address: 'new:2' }))).status, 201);
  const inV1 = (await send(server, 'GET', at('v1'))).json.items.map(({ spec }: Answer['json']) => spec.address);
  assert.deepEqual(inV1, ['new:2', 'old:1']);
  const inV2 = (await send(server, 'GET', at('v2'))).json.items.map(({ spec }: Answer['json']) => spec);
  assert.deepEqual(inV2, [
    { host: 'new', port: 2, replicas: 1, only2: 'two' },
    { host: 'old', port: 1, replicas: 1 },
  ]);
});

test('requests about converted resources are answered as by the Go server', { timeout: 900_000 }, async (t) => {
  const reference = findAPIServer(8479);
  if (skipWithout(reference, t)) return;
  t.after(() => reference.stop());
  const theirs = reference.url;
  const differences: string[] = [];
  let count = 0;
  let known = 0;
  for (const storage of ['v1', 'v2']) {
    const group = `p${process.pid}-${storage}.example.com`;
    const convert = conversionWebhook({ group, conversions });
    const { port, caBundle } = await listenWebhooks(t, { '/convert': convert });
    const definition = convertedDefinition(group, { url: `https://127.0.0.1:${port}/convert`, caBundle }, storage);
    const client = new WebhookClient();
    const ours = newReferenceLikeServer({ callConversionWebhook: client.call });
    t.after(() => ours.close());
    const { url: own } = await ours.listen();
    await Promise.all([theirs, own].map((url) => define(url, definition)));
    // The reference server makes new custom resources wait for two seconds after that.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const sessions = [theirs, own].map((url) => new Session(`${url}/apis/${group}`));
    for (const request of conversionRequests(group, 'default')) {
      count++;
      const [expected, actual] = await Promise.all(sessions.map((session) => session.send(request)));
      if (expected === undefined || actual === undefined || isDeepStrictEqual(expected, actual)) continue;
      if (isKnownOfCustom(request, expected, actual)) known++;
      else
        differences.push(
          `${JSON.stringify(request)}\n  Go   ${JSON.stringify(expected)}\n  ours ${JSON.stringify(actual)}`,
        );
    }
    await client.close();
    await fetch(`${theirs}${CRDS}/places.${group}`, { method: 'DELETE' });
  }
  t.diagnostic(`${count} requests, ${known} known differences, ${differences.length} others`);
  const report = process.env['KUBETYPED_TRANSCRIPT'];
  if (report !== undefined) writeFileSync(report, differences.join('\n\n'));
  assert.deepEqual(differences, []);
});
