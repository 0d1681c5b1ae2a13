// Commands, ports and logs that go on, by way of the server: WebSockets, SPDY, and what ends with what.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { rbac } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client } from 'kubetyped/client';
import { PortForwarder } from 'kubetyped/client/tools/portforward';
import { execInPod } from 'kubetyped/client/tools/remotecommand';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { newSelfSignedCACert, newSignedCert } from 'kubetyped/client/util/cert';
import { isGlobalUnicast } from '#src/apiserver/proxy/proxied';
import { runKubectl, skipWithoutKubectl } from '../server/kubectl.ts';
import { until } from './aggregated_backend.ts';
import { ask, create, type Said, type Side, type Upgrade, upgrade } from './kubelet_sides.ts';
import { kubeletCertificates, StandInKubelet } from './stand_in_kubelet.ts';

const NODES = '/api/v1/nodes';
const PODS = '/api/v1/namespaces/default/pods';
const CERTIFICATES = kubeletCertificates(['127.0.0.1']);
const WEBSOCKET = {
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

let kubelet: StandInKubelet;
let api: TestServer;
let side: Side;

before(async () => {
  kubelet = await StandInKubelet.start(CERTIFICATES);
  api = await startTestServer({ kubelet: { certificateAuthority: CERTIFICATES.ca } });
  side = { name: 'our server', url: api.url, token: '', ca: '' };
  await fill(side, kubelet.port);
});

after(async () => {
  await api.close();
  kubelet.close();
});

async function fill(to: Side, port: number): Promise<void> {
  const status = {
    addresses: [{ type: 'InternalIP', address: '127.0.0.1' }],
    daemonEndpoints: { kubeletEndpoint: { Port: port } },
  };
  await create(to, NODES, { metadata: { name: 'spdy' }, status });
  const declaredFeatures = ['ExtendWebSocketsToKubelet'];
  await create(to, NODES, { metadata: { name: 'websocket' }, status: { ...status, declaredFeatures } });
  for (const name of ['spdy', 'websocket'])
    await create(to, PODS, {
      metadata: { name },
      spec: {
        nodeName: name,
        containers: ['c', 'seven', 'breaks', 'cut', 'fault', 'ok', 'endless', 'garbage', 'silent', 'wordy'].map(
          (each) => ({
            name: each,
            image: 'x',
          }),
        ),
      },
    });
}

const isUpgrade = (answer: Said | Upgrade): answer is Upgrade => 'socket' in answer;

async function opened(path: string, headers: Readonly<Record<string, string>>, method = 'GET'): Promise<Upgrade> {
  const answer = await upgrade(side, path, headers, method);
  assert.ok(isUpgrade(answer), JSON.stringify(answer));
  return answer;
}

const idle = (): Promise<void> => until(() => kubelet.sockets.size === 0, 'no connection with the kubelet is left');

test('a command by WebSocket, for a kubelet that speaks SPDY', async () => {
  const client = new Client({ transport: new NodeTransport({ server: side.url, env: {} }) });
  const pods = client.resource(Pod, { namespace: 'default' });
  for (const [container, exitCode] of [
    ['c', 0],
    ['seven', 7],
  ] as const) {
    kubelet.asked.length = 0;
    const command = await execInPod(pods, 'spdy', { container, command: ['sh', '-c', 'a b&c'], stdin: true });
    const output = command.output();
    const text = 'ü'.repeat(300_000);
    await command.stdin.write(text);
    await command.stdin.end();
    const result = await output;
    assert.equal(result.stdout.length, text.length);
    assert.ok(result.stdout === text);
    assert.deepEqual([result.stderr, result.exitCode, command.protocol], ['to stderr', exitCode, 'v5.channel.k8s.io']);
    const [{ method, url, headers }] = kubelet.asked as [(typeof kubelet.asked)[0]];
    const query = 'command=sh&command=-c&command=a+b%26c&error=1&input=1&output=1';
    assert.deepEqual([method, url, headers.upgrade], ['POST', `/exec/default/spdy/${container}?${query}`, 'SPDY/3.1']);
    assert.equal(headers['sec-websocket-key'], undefined);
  }
  await client.close();
  await idle();
});

test('what is wrong at the kubelet, the client of a WebSocket learns as the end of its command', async () => {
  const client = new Client({ transport: new NodeTransport({ server: side.url, env: {} }) });
  const pods = client.resource(Pod, { namespace: 'default' });
  for (const [container, message] of [
    ['fault', /: Internal error occurred: unable to upgrade connection: no room$/],
    [
      'cut',
      /: Internal error occurred: error sending request: Post "https:\/\/127.0.0.1:\d+\/exec\/default\/spdy\/cut\?\S+": unexpected EOF$/,
    ],
    ['garbage', /: Internal error occurred: error sending request: .* malformed HTTP response/],
    ['ok', /: Internal error occurred: unable to upgrade connection: ok$/],
    ['breaks', /: Internal error occurred: the server closed the connection with the kubelet$/],
  ] as const) {
    const command = await execInPod(pods, 'spdy', { container, command: ['ls'] });
    await assert.rejects(command.output(), message, container);
  }
  await client.close();
  await idle();
});

test('how a command ended, as the kubelet says it', async (t) => {
  t.after(() => {
    kubelet.status = undefined;
  });
  const client = new Client({ transport: new NodeTransport({ server: side.url, env: {} }) });
  const pods = client.resource(Pod, { namespace: 'default' });
  const failure = (more: object): string => JSON.stringify({ status: 'Failure', ...more });
  const ended = (causes: object[]): string => failure({ reason: 'NonZeroExitCode', details: { causes } });
  const exit = (message: string): string =>
    ended([
      { reason: 'Other', message: '1' },
      { reason: 'ExitCode', message },
    ]);
  for (const [status, end] of [
    ['', 0],
    ['{"status":"Success"}', 0],
    [exit('0'), 0],
    [exit('255'), 255],
    ['gone', /: Internal error occurred: error stream protocol error: .* in "gone"$/],
    ['{}', /: Internal error occurred: error stream protocol error: unknown error$/],
    [failure({ message: 'no such program', reason: 'InternalError' }), /: Internal error occurred: no such program$/],
    [failure({ reason: 'NonZeroExitCode' }), /: error stream protocol error: details must be set$/],
    [ended([]), /: error stream protocol error: no ExitCode cause given$/],
    [ended([{ reason: 'Other', message: '1' }]), /: error stream protocol error: no ExitCode cause given$/],
    ...['256', '-1', '1.0', '', 'x'].map(
      (code) => [exit(code), new RegExp(`: error stream protocol error: invalid exit code value "${code}"$`)] as const,
    ),
  ] as const) {
    kubelet.status = status;
    const command = await execInPod(pods, 'spdy', { container: 'c', command: ['ls'], stdin: true });
    const output = command.output();
    await command.stdin.end();
    if (typeof end === 'number') assert.equal((await output).exitCode, end, status);
    else await assert.rejects(output, end, status);
  }
  await client.close();
  await idle();
});

test('kubectl exec and logs', async (t) => {
  if (skipWithoutKubectl(t)) return;
  const cache = mkdtempSync(join(tmpdir(), 'kubetyped-kubelet-'));
  t.after(() => rmSync(cache, { recursive: true }));
  for (const [container, code] of [
    ['c', 0],
    ['seven', 7],
  ] as const) {
    const ran = await runKubectl(side.url, cache, ['exec', '-i', 'spdy', '-c', container, '--', 'cat'], 'hello\n');
    assert.deepEqual([ran.code, ran.stdout], [code, 'hello\n'], ran.stderr);
    assert.match(ran.stderr, /^to stderr/);
  }
  const log = await runKubectl(side.url, cache, ['logs', 'spdy', '-c', 'c', '--tail', '3']);
  assert.deepEqual([log.code, log.stdout], [0, 'GET /containerLogs/default/spdy/c?tailLines=3\n'], log.stderr);
  await idle();
});

test('a terminal is told its size', async () => {
  const client = new Client({ transport: new NodeTransport({ server: side.url, env: {} }) });
  const pods = client.resource(Pod, { namespace: 'default' });
  const command = await execInPod(pods, 'spdy', { container: 'c', command: ['sh'], stdin: true, tty: true });
  await command.resize({ width: 80, height: 24 });
  const [first] = await Promise.all([command.stdout[Symbol.asyncIterator]().next()]);
  assert.equal(Buffer.from(first.value ?? []).toString(), 'resized {"Width":80,"Height":24}');
  command.close();
  await client.close();
  await idle();
});

test('ports by SPDY in a WebSocket', async () => {
  const client = new Client({ transport: new NodeTransport({ server: side.url, env: {} }) });
  kubelet.asked.length = 0;
  const forward = new PortForwarder(client.resource(Pod, { namespace: 'default' }), 'spdy');
  const connection = await forward.connect(80);
  const bytes = Buffer.alloc(200_000, 'x');
  await connection.write(bytes);
  await connection.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of connection.readable) {
    chunks.push(chunk);
    if (Buffer.concat(chunks).length >= bytes.length) break;
  }
  assert.ok(Buffer.concat(chunks).equals(bytes));
  const [{ method, url, headers }] = kubelet.asked as [(typeof kubelet.asked)[0]];
  assert.deepEqual(
    [method, url, headers.upgrade, headers['x-stream-protocol-version'], headers.host],
    ['POST', '/portForward/default/spdy?port=80', 'SPDY/3.1', 'portforward.k8s.io', new URL(side.url).host],
  );
  forward.close();
  await client.close();
  await idle();
});

test('SPDY passes, and WebSockets of older clients and for kubelets that speak them', async () => {
  const exec = 'exec?container=c&command=ls&stdout=true&stdin=1';
  for (const [name, method, headers] of [
    ['spdy', 'POST', { Upgrade: 'SPDY/3.1', 'X-Stream-Protocol-Version': 'v4.channel.k8s.io' }],
    ['spdy', 'GET', { ...WEBSOCKET, 'Sec-WebSocket-Protocol': 'v4.channel.k8s.io' }],
    ['spdy', 'GET', { ...WEBSOCKET, 'Sec-WebSocket-Protocol': 'portforward.k8s.io' }],
    ['websocket', 'GET', { ...WEBSOCKET, 'Sec-WebSocket-Protocol': 'v5.channel.k8s.io' }],
    ['websocket', 'GET', { ...WEBSOCKET, 'Sec-WebSocket-Protocol': 'SPDY/3.1+portforward.k8s.io' }],
  ] as const) {
    kubelet.asked.length = 0;
    const more = {
      ...headers,
      'X-Raw': 'yes',
      Authorization: 'Bearer secret',
      Cookie: 'a=b',
      'X-Remote-User': 'root',
      'X-Forwarded-For': '192.0.2.1',
    };
    const isPort = String(Object.values(headers)).includes('portforward');
    const { socket, headers: answered } = await opened(
      `${PODS}/${name}/${isPort ? 'portforward' : exec}`,
      more,
      method,
    );
    socket.write('ping');
    const [back] = (await once(socket, 'data')) as [Buffer];
    assert.equal(back.toString(), 'ping');
    const [asked] = kubelet.asked as [(typeof kubelet.asked)[0]];
    const path = isPort ? `/portForward/default/${name}` : `/exec/default/${name}/c?command=ls&input=1&output=1`;
    assert.deepEqual([asked.method, asked.url, asked.headers.upgrade], [method, path, headers.Upgrade]);
    const { authorization, cookie, 'x-remote-user': user, 'x-forwarded-for': from, host } = asked.headers;
    assert.deepEqual(
      [authorization, cookie, user, from, host],
      [undefined, 'a=b', undefined, '192.0.2.1, 127.0.0.1', new URL(side.url).host],
    );
    assert.equal(answered.upgrade, headers.Upgrade);
    socket.destroy();
    await idle();
  }
});

test('a token in a WebSocket protocol goes no further', async () => {
  kubelet.asked.length = 0;
  const protocols = 'base64url.bearer.authorization.k8s.io.c2VjcmV0, v4.channel.k8s.io';
  const { socket } = await opened(`${PODS}/spdy/exec?container=c`, {
    ...WEBSOCKET,
    'Sec-WebSocket-Protocol': protocols,
  });
  assert.equal(kubelet.asked[0]?.headers['sec-websocket-protocol'], 'v4.channel.k8s.io');
  socket.destroy();
  await idle();
});

test('what a kubelet answers in place of another protocol', async () => {
  const said = async (container: string): Promise<unknown[]> => {
    const answer = await upgrade(side, `${PODS}/spdy/exec?container=${container}`, { Upgrade: 'SPDY/3.1' }, 'POST');
    assert.ok(!isUpgrade(answer));
    return [answer.status, answer.text];
  };
  assert.deepEqual(await said('fault'), [500, 'no room']);
  assert.deepEqual(await said('ok'), [500, 'invalid upgrade response: status code 200']);
  assert.deepEqual(await said('cut'), [500, 'unexpected EOF']);
  const [status, text] = await said('garbage');
  assert.equal(status, 500);
  assert.match(String(text), /^malformed HTTP response/);
  await idle();
});

test('what a client says of where it comes from counts for its connection alone, if it says so', async () => {
  kubelet.asked.length = 0;
  const { socket } = await opened(`${PODS}/spdy/exec?container=c`, {
    Connection: 'Upgrade, X-Forwarded-For, X-Own',
    Upgrade: 'SPDY/3.1',
    'X-Forwarded-For': '192.0.2.1',
    'X-Own': 'yes',
  });
  const headers = kubelet.asked[0]?.headers;
  assert.deepEqual(
    [headers?.['x-forwarded-for'], headers?.['x-own'], headers?.connection],
    ['127.0.0.1', undefined, 'Upgrade'],
  );
  socket.destroy();
  await idle();
});

test('addresses that may be those of another machine', () => {
  const refused = `127.0.0.1 127.9.9.9 0.0.0.0 169.254.169.254 224.0.0.1 255.255.255.255 ::1 :: fe80::1 ff02::1 ::ffff:127.0.0.1
    ::ffff:7f00:1 ::ffff:169.254.169.254 ::ffff:0.0.0.0 fe80::1%lo fd00::1%lo 0177.0.0.1 2130706433 127.1 localhost`;
  for (const host of ['', ...refused.split(/\s+/)]) assert.equal(isGlobalUnicast(host), false, host);
  for (const host of ['10.0.0.1', '192.0.2.1', 'fd00::1', '2001:db8::1', '::ffff:10.0.0.1'])
    assert.equal(isGlobalUnicast(host), true, host);
});

test('of what a kubelet says in place of a log, the beginning is enough', async () => {
  const { status, text } = await ask(side, 'GET', `${PODS}/spdy/log?container=wordy`);
  assert.deepEqual([status, text], [500, `Internal error occurred: ${'x'.repeat(50_000)}`]);
  await idle();
});

test('a log is followed until the client has enough', async () => {
  const { hostname, port } = new URL(side.url);
  const path = `${PODS}/spdy/log?container=endless&follow=true`;
  const sent = request({ hostname, port, path, agent: false }).end();
  const [response] = await once(sent, 'response');
  const [chunk] = await once(response, 'data');
  assert.deepEqual(
    [response.statusCode, response.headers['content-type'], String(chunk)],
    [200, 'text/plain', 'begin\n'],
  );
  assert.equal(kubelet.sockets.size, 1);
  sent.destroy();
  await idle();
});

test('a client that goes before the kubelet has answered', async () => {
  const { hostname, port } = new URL(side.url);
  const sent = request({ hostname, port, path: `${PODS}/spdy/log?container=silent`, agent: false }).end();
  sent.on('error', () => {});
  await until(() => kubelet.sockets.size === 1, 'the kubelet is asked');
  sent.destroy();
  await idle();
});

test('frames that break the protocol end the connection with the kubelet, too', async () => {
  for (const bytes of [
    Buffer.from([0x82, 0x01, 0x00]),
    Buffer.from([0xf2, 0x80, 0, 0, 0, 0]),
    masked(Buffer.from([255, 0, 0])),
  ]) {
    const protocol = { 'Sec-WebSocket-Protocol': 'v5.channel.k8s.io' };
    const { socket } = await opened(`${PODS}/spdy/exec?container=c&stdin=1&stdout=1`, { ...WEBSOCKET, ...protocol });
    await until(() => kubelet.sockets.size === 1, 'the kubelet is connected');
    socket.write(bytes);
    socket.resume();
    await idle();
    await until(() => socket.destroyed || socket.readableEnded, 'the client is told');
  }
});

/** A message of a client, or a part of one. @param first its opcode, and whether it is the last part */
function masked(payload: Buffer, first = 0x82): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** What short messages of the server hold, by their channels. */
async function channelsOf(messages: AsyncIterable<Buffer>): Promise<Record<number, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of messages) chunks.push(chunk);
  let rest = Buffer.concat(chunks);
  const channels: Record<number, string> = {};
  while (rest.length > 2) {
    const [opcode, length = 0, channel = 0] = rest;
    const end = 2 + length;
    if (opcode === 0x82) channels[channel] = (channels[channel] ?? '') + rest.subarray(3, end).toString();
    rest = rest.subarray(end);
  }
  return channels;
}

test('messages in parts, and for streams that the client has closed', async () => {
  const protocol = { 'Sec-WebSocket-Protocol': 'v5.channel.k8s.io' };
  const { socket } = await opened(`${PODS}/spdy/exec?container=c&stdin=1&stdout=1`, { ...WEBSOCKET, ...protocol });
  const messages = [
    masked(Buffer.from('\0one '), 0x02),
    // A ping between them.
    masked(Buffer.from('?'), 0x89),
    masked(Buffer.from('message'), 0x80),
    // Its output is not its input, and that is closed once.
    masked(Buffer.from([255, 1])),
    masked(Buffer.from('\0.')),
    masked(Buffer.from([255, 0])),
    masked(Buffer.from('\0late')),
    masked(Buffer.from([255, 0])),
  ];
  socket.write(Buffer.concat(messages));
  const { 1: output, 3: status } = await channelsOf(socket);
  assert.deepEqual([output, status], ['one message.', '{"metadata":{},"status":"Success"}']);
  await idle();
  assert.deepEqual(kubelet.late, []);
});

test('a handshake that is none, and a translated WebSocket without a key', async () => {
  const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': 'v5.channel.k8s.io' };
  const answer = await upgrade(side, `${PODS}/spdy/exec?container=c`, headers);
  assert.ok(!isUpgrade(answer));
  assert.equal(answer.status, 400);
  assert.equal(kubelet.sockets.size, 0);
});

test('a kubelet that is not trusted, and one whose certificate need not be', async () => {
  const stranger = await StandInKubelet.start(kubeletCertificates(['127.0.0.1']));
  try {
    const status = {
      addresses: [{ type: 'InternalIP', address: '127.0.0.1' }],
      daemonEndpoints: { kubeletEndpoint: { Port: stranger.port } },
    };
    await create(side, NODES, { metadata: { name: 'stranger' }, status });
    const spec = { nodeName: 'stranger', containers: [{ name: 'c', image: 'x' }] };
    await create(side, PODS, { metadata: { name: 'stranger' }, spec });
    const log = await ask(side, 'GET', `${PODS}/stranger/log`);
    assert.equal(log.status, 500);
    assert.match(
      log.text,
      /^Get "https:\/\/127\.0\.0\.1:\d+\/containerLogs\/default\/stranger\/c": tls: failed to verify certificate: x509: certificate signed by unknown authority$/,
    );
    const exec = await upgrade(side, `${PODS}/stranger/exec`, { Upgrade: 'SPDY/3.1' }, 'POST');
    assert.ok(!isUpgrade(exec));
    assert.deepEqual(
      [exec.status, exec.text],
      [500, 'error dialing backend: tls: failed to verify certificate: x509: certificate signed by unknown authority'],
    );
    assert.equal(stranger.asked.length, 0);
    assert.equal((await ask(side, 'GET', `${PODS}/stranger/log?insecureSkipTLSVerifyBackend=true`)).status, 200);
  } finally {
    stranger.close();
  }
});

test('who may create commands, what plug-ins see of them, and what the server shows to kubelets', async () => {
  const authority = newSelfSignedCACert({ commonName: 'clients' });
  const clientCertificate = newSignedCert({ commonName: 'apiserver', usages: ['client auth'] }, authority);
  const seen: unknown[] = [];
  await using secured = await startTestServer({
    authentication: tokens({
      admin: { name: 'admin', groups: ['system:masters'] },
      reader: { name: 'reader', groups: [] },
    }),
    authorization: rbac(),
    kubelet: { clientCertificate, port: kubelet.port, preferredAddressTypes: ['ExternalIP'] },
    admission: [
      {
        name: 'Seen',
        handles: (operation) => operation === 'CONNECT',
        async admit(attributes) {
          seen.push([attributes.resource.resource, attributes.subresource, attributes.kind.kind, attributes.object]);
          const { object } = attributes;
          if (attributes.subresource === 'exec')
            attributes.object = Object.assign(Object.create(Object.getPrototypeOf(object)), object, {
              command: ['changed'],
            });
        },
      },
    ],
  });
  const as = (token: string): Side => ({ name: token, url: secured.url, token, ca: '' });
  await create(as('admin'), NODES, {
    metadata: { name: 'n' },
    status: {
      addresses: [
        { type: 'InternalIP', address: '192.0.2.1' },
        { type: 'ExternalIP', address: '127.0.0.1' },
      ],
    },
  });
  const spec = { nodeName: 'n', containers: [{ name: 'c', image: 'x' }] };
  await create(as('admin'), PODS, { metadata: { name: 'p' }, spec });
  const RBAC = '/apis/rbac.authorization.k8s.io/v1/namespaces/default';
  const rules = [{ apiGroups: [''], resources: ['pods/exec', 'pods/log'], verbs: ['get'] }];
  await create(as('admin'), `${RBAC}/roles`, { metadata: { name: 'reader' }, rules });
  await create(as('admin'), `${RBAC}/rolebindings`, {
    metadata: { name: 'reader' },
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'reader' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'reader' }],
  });
  assert.equal((await ask(as('reader'), 'GET', `${PODS}/p/log`)).status, 200);
  assert.equal((await ask(as('reader'), 'GET', `${PODS}/p/attach`)).status, 403);
  const headers = { ...WEBSOCKET, 'Sec-WebSocket-Protocol': 'v4.channel.k8s.io' };
  const refused = await upgrade(as('reader'), `${PODS}/p/exec?command=ls`, headers);
  assert.ok(!isUpgrade(refused));
  assert.equal(refused.status, 403);
  assert.match(refused.text, /^pods "p" is forbidden: /);
  seen.length = 0;
  kubelet.asked.length = 0;
  const answer = await upgrade(as('admin'), `${PODS}/p/exec?command=ls&stdin=true&other=x`, headers);
  assert.ok(isUpgrade(answer), JSON.stringify(answer));
  answer.socket.destroy();
  assert.deepEqual(JSON.parse(JSON.stringify(seen)), [
    ['pods', 'exec', 'PodExecOptions', { apiVersion: 'v1', kind: 'PodExecOptions', command: ['ls'], stdin: true }],
  ]);
  assert.equal(kubelet.asked[0]?.url, '/exec/default/p/c?command=changed&input=1');
  assert.deepEqual([...new Set(kubelet.shown)], ['apiserver']);
  await idle();
});
