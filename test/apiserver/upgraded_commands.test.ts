// kubectl exec and our client, through an aggregator, to Go's streaming server: WebSockets and SPDY from end to end.
import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import { Pod } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client } from 'kubetyped/client';
import { execInPod } from 'kubetyped/client/tools/remotecommand';
import { withBearerToken } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { startStreamingServer } from '../client/streaming_server.ts';
import { hasKubectl, runKubectl } from '../server/kubectl.ts';
import { until } from './aggregated_backend.ts';
import { Certificates } from './certificates.ts';

const SERVICES = '/apis/apiregistration.k8s.io/v1/apiservices';

test('commands in Pods of a server behind it', { timeout: 900_000 }, async (t) => {
  const streaming = await startStreamingServer();
  if (typeof streaming === 'string') {
    t.skip(streaming);
    return;
  }
  t.after(() => streaming.stop());
  const certificates = new Certificates(t);
  const ca = certificates.authority('authority');
  // The server of the core group: its objects are those of a server of ours, its commands those of Go's.
  await using pods = await startTestServer();
  const backend = createServer(certificates.issue('server', 'authority', '/CN=core'), async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const { body, ...answer } = await pods.server.handle({
      method,
      url,
      headers: { accept: headers.accept },
      body: incoming,
    });
    outgoing.writeHead(answer.status, answer.headers as Record<string, string>);
    for await (const chunk of body) outgoing.write(chunk);
    outgoing.end();
  });
  const asked: string[] = [];
  const sides = new Set<Socket>();
  backend.on('upgrade', ({ method, url, headers, rawHeaders }: IncomingMessage, client: Socket, first: Buffer) => {
    asked.push(`${String(headers['x-remote-user'])} ${String(headers.upgrade)}`);
    const { hostname, port } = new URL(streaming.url);
    const server = connect(Number(port), hostname);
    for (const [side, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sides.add(side);
      side.on('error', () => {});
      side.once('close', () => {
        sides.delete(side);
        other.destroySoon();
      });
    }
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    server.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    server.write(first);
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    backend.closeAllConnections();
    backend.close();
  });
  const { port } = backend.address() as AddressInfo;
  const scheme = new Scheme('front');
  addToScheme(scheme);
  const front = new APIServer({
    scheme,
    authentication: tokens({ jane: { name: 'jane', groups: [] } }),
    aggregation: { resolve: () => ({ host: '127.0.0.1', port }) },
  });
  const tls = { ...certificates.issue('front', 'authority', '/CN=front'), ca };
  const { url } = await front.listen({ tls });
  t.after(() => front.close());
  const post = async (path: string, object: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const user = { name: 'admin', groups: [] };
    const body = Buffer.from(JSON.stringify(object));
    const answer = await front.handle({ method: 'POST', url: path, headers, user, body });
    for await (const chunk of answer.body) assert.ok(chunk.length > 0);
    return answer.status;
  };
  const service = {
    metadata: { name: 'v1.' },
    spec: {
      version: 'v1',
      service: { namespace: 'core', name: 'core', port: 443 },
      insecureSkipTLSVerify: true,
      groupPriorityMinimum: 18_000,
      versionPriority: 1,
    },
  };
  assert.equal(await post(SERVICES, service), 201);
  const pod = {
    metadata: { name: 'web' },
    spec: { nodeName: 'machine', containers: [{ name: 'nginx', image: 'nginx' }] },
  };
  const created = async (): Promise<boolean> => (await post('/api/v1/namespaces/default/pods', pod)) === 201;
  await until(created, 'a Pod is created through the aggregator');
  await fetch(`${pods.url}/api/v1/namespaces/default/pods/web/status`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/merge-patch+json' },
    body: JSON.stringify({ status: { phase: 'Running' } }),
  });

  await t.test('our client', async () => {
    const transport = withBearerToken(new NodeTransport({ server: url, env: {}, tls: { ca } }), 'jane');
    const client = new Client({ transport });
    const command = await execInPod(client.resource(Pod, { namespace: 'default' }), 'web', {
      command: ['sh', '-c', 'cat; echo err >&2; exit 7'],
      stdin: true,
    });
    const output = command.output();
    const bytes = 'ü'.repeat(300_000);
    await command.stdin.write(bytes);
    await command.stdin.end();
    const { stdout, ...rest } = await output;
    assert.deepEqual(rest, { stderr: 'err\n', exitCode: 7 });
    assert.ok(stdout === bytes, `${stdout.length} characters of ${bytes.length}`);
    await client.close();
    assert.deepEqual(asked.splice(0), ['jane websocket']);
  });

  for (const [protocol, websockets] of [
    ['websocket', 'true'],
    ['SPDY/3.1', 'false'],
  ] as const)
    await t.test(`kubectl exec by ${protocol}`, async (st) => {
      if (!hasKubectl()) {
        st.skip('NOT RUN WITH KUBECTL: set KUBETYPED_GO=1');
        return;
      }
      process.env['KUBECTL_REMOTE_COMMAND_WEBSOCKETS'] = websockets;
      const args = [
        '--insecure-skip-tls-verify',
        '--token',
        'jane',
        'exec',
        '-i',
        'web',
        '--',
        'sh',
        '-c',
        'cat; echo err >&2; exit 7',
      ];
      const { code, stdout, stderr } = await runKubectl(url, certificates.folder, args, 'hello\n');
      delete process.env['KUBECTL_REMOTE_COMMAND_WEBSOCKETS'];
      assert.deepEqual([code, stdout], [7, 'hello\n'], stderr);
      assert.match(stderr, /^err\n/);
      assert.deepEqual(asked.splice(0), [`jane ${protocol}`]);
    });
  await until(() => sides.size === 0, 'no connection is left');
});
