// The client in a real Chromium, under a policy that allows no inline code and no other server: lists, a watch and writes by
// way of a proxy such as `kubectl proxy`, and commands in containers by its WebSockets.
import assert from 'node:assert/strict';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client } from 'kubetyped/client';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { bundle } from '../bundle/bundle.ts';
import { startChromium } from '../chromium.ts';
import { listen } from './servers.ts';
import { startStreamingServer } from './streaming_server.ts';

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`;
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:";

const PROGRAM = `
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import { Client, FetchTransport } from 'kubetyped/client';
import { SharedInformer } from 'kubetyped/client/tools/cache';
import { execInPod, runInPod } from 'kubetyped/client/tools/remotecommand';
import { withBearerToken, withImpersonation } from 'kubetyped/client/transport';

const seen = (window.seen = { names: [], events: [] });
const transport = new FetchTransport({ server: location.origin });
const client = new Client({ transport });
const maps = client.resource(ConfigMap, { namespace: 'default' });
window.run = async () => {
  for await (const map of maps.each({ pageSize: 2 })) seen.names.push(map.metadata.name);
  const created = await maps.create({ metadata: { name: 'from-the-page' } });
  seen.refused = await maps.create({ metadata: { name: 'from-the-page' } }).catch((error) => error.message);
  const controller = new AbortController();
  const watch = await maps.watch({ resourceVersion: created.metadata.resourceVersion, signal: controller.signal });
  seen.watching = true;
  try {
    for await (const { type, object } of watch) {
      seen.events.push(type + ' ' + object.metadata.name);
      if (type === 'DELETED') controller.abort();
    }
  } catch (error) {
    seen.aborted = error.name;
  }
};
window.inform = async () => {
  const errors = [];
  const informer = new SharedInformer(maps, { onError: (error) => errors.push(String(error)) });
  const stop = new AbortController();
  const running = informer.run({ signal: stop.signal });
  await informer.synced();
  const names = () => informer.lister.list().map(({ metadata }) => metadata.name).sort().join();
  Object.assign(seen, { cached: names(), errors });
  for await (const { type, object } of informer.changes()) {
    if (object.metadata.name !== 'later') continue;
    Object.assign(seen, { type, later: names() });
    break;
  }
  stop.abort();
  await running;
  seen.stopped = true;
};
window.exec = async () => {
  const pods = (given) => new Client({ transport: given }).resource(Pod, { namespace: 'default' });
  const ours = pods(transport);
  seen.run = await runInPod(ours, 'web', { command: ['sort'], input: 'b\\na\\n' });
  seen.failed = await runInPod(ours, 'web', { command: ['sh', '-c', 'echo out; echo err >&2; exit 7'] });
  const shell = await execInPod(pods(withBearerToken(transport, 'sécret')), 'web', { command: ['cat'], stdin: true });
  seen.protocol = shell.protocol;
  const sent = Array.from({ length: 400_000 }, (_, at) => at + '\\n').join('');
  const output = shell.output();
  await shell.stdin.write(sent);
  await shell.stdin.end();
  seen.same = (await output).stdout === sent;
  seen.missing = await runInPod(ours, 'missing', { command: ['date'] }).catch((error) => error.code);
  const impersonating = withImpersonation(transport, { userName: 'alice' });
  seen.impersonated = await runInPod(pods(impersonating), 'web', { command: ['date'] }).catch((error) => error.code);
  const controller = new AbortController();
  const endless = await execInPod(ours, 'web', { command: ['sleep', '100'], signal: controller.signal });
  const ended = endless.output().catch((error) => error.name);
  controller.abort();
  seen.aborted = await ended;
  await transport.close();
  seen.closed = await runInPod(ours, 'web', { command: ['date'] }).catch((error) => error.failure);
};
`;

/** The page, and everything else from the API server; `/exec` and the like from one that runs commands. */
async function serve(t: TestContext, script: string, api: string, streaming: string | undefined): Promise<string> {
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', method, headers } = incoming;
    if (url === '/')
      return outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY }).end(PAGE);
    if (url === '/page.js')
      return outgoing.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
    const onward = httpRequest(new URL(url, api), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    outgoing.on('close', () => onward.destroy());
    onward.on('error', () => outgoing.destroy());
    return incoming.pipe(onward);
  });
  server.on('upgrade', ({ url, rawHeaders }: IncomingMessage, near, head: Buffer) => {
    const { hostname, port } = new URL(streaming!);
    const far = connect(Number(port), hostname, () => {
      const headers = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
      far.write(`GET ${url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const socket of [near, far]) socket.on('error', () => near.destroy() && far.destroy());
  });
  const port = await listen(server);
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}/`;
}

test('in Chromium', { timeout: 300_000 }, async (t) => {
  const browser = await startChromium(t);
  if (browser === undefined) return;
  const api = await startTestServer();
  t.after(() => api.close());
  const streaming = await startStreamingServer();
  if (typeof streaming !== 'string') t.after(() => streaming.stop());
  const { text } = await bundle(PROGRAM);
  const page = await serve(t, text, api.url, typeof streaming === 'string' ? undefined : streaming.url);
  const client = new Client({ transport: new NodeTransport({ server: api.url, env: {} }) });
  t.after(() => client.close());
  const seen = async (): Promise<Record<string, unknown>> =>
    JSON.parse(String(await browser.evaluate('JSON.stringify(window.seen)'))) as Record<string, unknown>;

  await t.test('lists by pages, creates, is told why not, watches, aborts', async () => {
    const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
    for (const name of ['a', 'b', 'c']) await maps.create({ metadata: { name } });
    await browser.open(page);
    await browser.evaluate('void window.run().catch((error) => (window.seen.failure = String(error)))');
    await browser.until('window.seen.watching || window.seen.failure');
    await maps.create({ metadata: { name: 'd' } });
    await maps.delete('d');
    await browser.until('window.seen.aborted || window.seen.failure');
    assert.deepEqual(await seen(), {
      names: ['a', 'b', 'c'],
      refused: 'configmaps "from-the-page" already exists',
      watching: true,
      events: ['ADDED d', 'DELETED d'],
      aborted: 'AbortError',
    });
    assert.deepEqual(
      browser.problems.filter((each) => !/409 \(Conflict\)/.test(each)),
      [],
    );
  });

  await t.test('an informer has what there is at once, and what comes', async () => {
    const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
    await browser.open(page);
    await browser.evaluate('void window.inform().catch((error) => (window.seen.failure = String(error)))');
    await browser.until('window.seen.cached || window.seen.failure');
    await maps.create({ metadata: { name: 'later' } });
    await browser.until('window.seen.stopped || window.seen.failure');
    assert.deepEqual(await seen(), {
      names: [],
      events: [],
      cached: 'a,b,c,from-the-page',
      errors: [],
      type: 'add',
      later: 'a,b,c,from-the-page,later',
      stopped: true,
    });
  });

  await t.test('runs commands by WebSocket', async (t) => {
    if (typeof streaming === 'string') return t.skip(streaming);
    await browser.open(page);
    await browser.evaluate('void window.exec().catch((error) => (window.seen.failure = String(error)))');
    await browser.until('window.seen.closed || window.seen.failure');
    const { failure } = await seen();
    assert.equal(failure, undefined, `${String(failure)}\n${browser.problems.join('\n')}`);
    assert.deepEqual(await seen(), {
      names: [],
      events: [],
      run: { stdout: 'a\nb\n', stderr: '', exitCode: 0 },
      failed: { stdout: 'out\n', stderr: 'err\n', exitCode: 7 },
      protocol: 'v5.channel.k8s.io',
      same: true,
      missing: 'ERR_CONNECTION',
      impersonated: 'ERR_HEADER_NOT_SENDABLE',
      aborted: 'AbortError',
      closed: 'shutdown',
    });
    return undefined;
  });
  return undefined;
});
