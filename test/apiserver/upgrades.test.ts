// Requests that ask for another protocol on their connection: to servers behind an aggregator, and to itself.
import assert from 'node:assert/strict';
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type Aggregated, type AggregatedOptions, BIRDS, startAggregated, until } from './aggregated_backend.ts';
import { Certificates } from './certificates.ts';

const EXEC = `${BIRDS}/owl/exec?command=hoot`;

interface Upgraded {
  readonly response: IncomingMessage;
  readonly socket: Socket;
  readonly first: Buffer;
}

/** Asks for another protocol. @returns the connection, or the ordinary answer */
function upgrade(
  { url }: { readonly url: string },
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Upgraded | { readonly response: IncomingMessage; readonly socket: undefined }> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https') ? secureRequest : request;
    const sent = send(url + path, {
      method,
      agent: false,
      headers: { Authorization: 'Bearer jane', Connection: 'Upgrade', Upgrade: 'websocket', ...headers },
      ...{ rejectUnauthorized: false },
    });
    sent.once('error', reject);
    sent.once('upgrade', (response, socket, first) => resolve({ response, socket: socket as Socket, first }));
    sent.once('response', (response) => resolve({ response, socket: undefined }));
    sent.end();
  });
}

/** A backend that says each line back, once it has another protocol. */
async function startEcho(
  t: TestContext,
  options: AggregatedOptions = {},
): Promise<Aggregated & { seen: string[][]; sides: Socket[] }> {
  const aggregated = await startAggregated(t, (_, response) => response.end('{}'), options);
  const seen: string[][] = [];
  const sides: Socket[] = [];
  aggregated.backend.on('upgrade', (incoming: IncomingMessage, socket: Socket, first: Buffer) => {
    seen.push([`${incoming.method} ${incoming.url}`, ...incoming.rawHeaders]);
    sides.push(socket);
    const answers: Record<string, string> = {
      refused: 'HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\nX-Why: so\r\n\r\nno',
      ordinary: 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok',
      redirect: 'HTTP/1.1 302 Found\r\nLocation: https://192.0.2.1/\r\nContent-Length: 0\r\n\r\n',
      garbage: 'what?\r\n\r\n',
    };
    const found = Object.entries(answers).find(([name]) => incoming.url?.includes(name));
    if (incoming.url?.includes('silent')) return;
    if (found !== undefined) {
      socket.end(found[1]);
      return;
    }
    // With the headers, in one packet.
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Protocol: v5.channel.k8s.io\r\nAccess-Control-Allow-Origin: *\r\n\r\nhello;',
    );
    if (first.length > 0) socket.write(first);
    socket.pipe(socket);
  });
  return { ...aggregated, seen, sides };
}

for (const secure of [false, true])
  test(`an upgrade is passed on as the user who asks, in both directions${secure ? ', by TLS' : ''}`, async (t) => {
    const servers = await startEcho(t, { secure });
    const { response, socket, ...rest } = await upgrade(servers, EXEC, {
      'Sec-WebSocket-Protocol': 'v5.channel.k8s.io',
      'X-Remote-User': 'root',
      'X-Remote-Group': 'system:masters',
      Connection: 'Upgrade, X-Hop',
      'X-Hop': '1',
    });
    if (socket === undefined) assert.fail(`${response.statusCode} ${await text(response)}`);
    assert.deepEqual(
      [response.statusCode, response.headers.upgrade, response.headers['sec-websocket-protocol']],
      [101, 'websocket', 'v5.channel.k8s.io'],
    );
    assert.equal(response.headers['access-control-allow-origin'], undefined);
    const [seen = []] = servers.seen;
    const headers = Object.fromEntries(
      seen.slice(1).flatMap((name, at, all) => (at % 2 === 0 ? [[name.toLowerCase(), all[at + 1]]] : [])),
    ) as Record<string, string>;
    assert.equal(seen[0], `GET ${EXEC}`);
    assert.deepEqual(
      [headers['x-remote-user'], headers['x-remote-group'], headers['upgrade'], headers['connection']],
      ['jane', 'system:authenticated', 'websocket', 'Upgrade'],
    );
    assert.deepEqual([headers['authorization'], headers['x-hop']], [undefined, undefined]);
    assert.equal(seen.filter((each) => each.toLowerCase() === 'x-remote-group').length, 2);
    let got = 'first' in rest ? rest.first.toString() : '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')));
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('latin1');
    for (let count = 0; count < 50; count++) socket.write(bytes, 'latin1');
    await until(() => got === `hello;${bytes.repeat(50)}`, 'all has come back');
    socket.destroy();
  });

test('when either side goes, the other one does', async (t) => {
  const servers = await startEcho(t);
  const open = async (): Promise<Socket> => {
    const { socket, response } = await upgrade(servers, EXEC);
    return socket ?? assert.fail(`${response.statusCode}`);
  };
  for (const leave of ['end', 'destroy'] as const) {
    const client = await open();
    const backend = servers.sides.at(-1) ?? assert.fail('no upgrade');
    client.resume();
    client[leave]();
    await until(() => backend.destroyed, `the backend's connection is closed when the client goes by ${leave}`);
  }
  for (const leave of ['end', 'destroy'] as const) {
    const client = await open();
    client.on('error', () => {});
    client.resume();
    servers.sides.at(-1)?.[leave]();
    await until(() => client.destroyed, `the client's connection is closed when the backend goes by ${leave}`);
  }
  const client = await open();
  client.on('error', () => {});
  client.resume();
  await servers.front.close();
  await until(() => client.destroyed && servers.sides.every((side) => side.destroyed), 'nothing is left open');
});

test('a backend that does not upgrade', async (t) => {
  const servers = await startEcho(t, { requestTimeout: 300 });
  const answer = async (path: string): Promise<unknown[]> => {
    const { response, socket } = await upgrade(servers, path);
    assert.equal(socket, undefined, path);
    return [response.statusCode, await text(response)];
  };
  const { response } = await upgrade(servers, `${EXEC}&refused`);
  assert.deepEqual([response.statusCode, response.headers['x-why'], await text(response)], [403, 'so', 'no']);
  assert.deepEqual(await answer(`${EXEC}&ordinary`), [503, 'invalid upgrade response: status code 200\n']);
  assert.deepEqual(await answer(`${EXEC}&redirect`), [503, 'invalid upgrade response: status code 302\n']);
  const [garbage, what] = await answer(`${EXEC}&garbage`);
  assert.equal(garbage, 503);
  assert.match(String(what), /^Parse Error/);
  const [silent, status] = await answer(`${EXEC}&silent`);
  assert.equal(silent, 504);
  assert.match(String(status), /request did not complete within the allotted timeout/);
  await until(() => servers.sides.every((side) => side.destroyed), 'nothing is left open');
});

test('nobody upgrades who is unknown, nor where the backend is not there', async (t) => {
  const servers = await startEcho(t);
  const unknown = await upgrade(servers, EXEC, { Authorization: 'Bearer nobody' });
  assert.deepEqual([unknown.response.statusCode, servers.seen.length], [401, 0]);
  const { status } = await servers.ask('/apis/apiregistration.k8s.io/v1/apiservices/v1.zoo.example.com', {
    method: 'PATCH',
    headers: { 'content-type': 'application/merge-patch+json' },
    body: JSON.stringify({ spec: { insecureSkipTLSVerify: false, caBundle: null } }),
  });
  assert.equal(status, 200);
  await until(async () => {
    const { response } = await upgrade(servers, EXEC);
    return response.statusCode === 503 && (await text(response)) === 'service unavailable\n';
  }, 'the backend is not available, as its authority is unknown');
});

test('a page of another site opens no WebSocket', async () => {
  await using server = await startTestServer();
  const path = '/api/v1/namespaces/default';
  const status = async (headers: Record<string, string>): Promise<number | undefined> => {
    const { response } = await upgrade(server, path, headers);
    response.resume();
    return response.statusCode;
  };
  assert.equal(await status({ Origin: 'https://example.com' }), 403);
  assert.equal(await status({ 'Sec-Fetch-Site': 'cross-site' }), 403);
  assert.equal(await status({ Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }), 200);
});

test('what a server serves itself is answered as if nothing else was asked for', async (t) => {
  await using server = await startTestServer();
  const { response, socket } = await upgrade(server, '/api/v1/namespaces/default');
  assert.deepEqual([socket, response.statusCode], [undefined, 200]);
  assert.match(await text(response), /"name":"default"/);
  const missing = await upgrade(server, '/api/v1/namespaces/default/pods/web/exec', {}, 'POST');
  assert.equal(missing.response.statusCode, 404);
  t.diagnostic('a body, and what comes behind it');
  const { port } = new URL(server.url);
  for (const [protocol, framing] of [
    ['h2c', (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`],
    ['websocket', (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`],
    [
      'websocket',
      (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ],
  ] as const) {
    const client = connect(Number(port), '127.0.0.1');
    const name = `map-${Math.random().toString(36).slice(2)}`;
    const body = JSON.stringify({ metadata: { name } });
    const path = '/api/v1/namespaces/default/configmaps';
    const upgrading = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n`;
    client.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${upgrading}${framing(body)}` +
        `GET /version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const got = await text(client);
    assert.match(got, /^HTTP\/1\.1 201 Created\r\n[^]*\r\nConnection: close\r\n/, `${protocol}: ${got}`);
    assert.match(got, new RegExp(`"name":"${name}"`));
    assert.equal(got.match(/HTTP\/1\.1 /g)?.length, 1, 'nothing behind it is read as a request');
  }
  const ordinary = connect(Number(port), '127.0.0.1');
  ordinary.write('GET /version HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
  assert.match(await text(ordinary), /^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n/);
});

for (const isSecure of [false, true])
  test(`a long answer comes whole to a request for a protocol that is not there${isSecure ? ', by TLS' : ''}`, async (t) => {
    const certificates = new Certificates(t);
    certificates.authority('authority');
    const tls = certificates.issue('server', 'authority', '/CN=localhost', 'IP:127.0.0.1');
    await using api = await startTestServer({ listen: isSecure ? { tls } : {} });
    const { server } = api;
    for (let at = 0; at < 40; at++) {
      const object = { metadata: { name: `map-${at}` }, data: { k: 'v'.repeat(10_000) } };
      const body = new TextEncoder().encode(JSON.stringify(object));
      const headers = { 'content-type': 'application/json' };
      await server.handle({ method: 'POST', url: '/api/v1/namespaces/default/configmaps', headers, body });
    }
    for (const [path, least] of [
      ['/api/v1/configmaps', 400_000],
      ['/api/v1/watch/configmaps?timeoutSeconds=1', 400_000],
    ] as const)
      for (const protocol of ['SPDY/3.1', 'h2c']) {
        const { response } = await upgrade(api, path, { Upgrade: protocol });
        assert.equal(response.statusCode, 200);
        assert.ok((await text(response)).length > least, `${path} ${protocol}`);
      }
  });
