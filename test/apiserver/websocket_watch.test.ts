// Watches by WebSocket: one message an event. With KUBETYPED_CONTROLPLANE=start the real kube-apiserver is asked the same.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { until } from './aggregated_backend.ts';

interface Server {
  readonly url: string;
  readonly token: string;
}

async function startOurs(t: TestContext): Promise<Server> {
  const server = await startTestServer();
  t.after(() => server.close());
  return { url: server.url, token: 'x' };
}

async function startReal(t: TestContext): Promise<Server> {
  const printed = execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8' });
  const [url = '', kubeconfig = ''] = printed.trim().split('\n').slice(-2);
  t.after(() => execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]));
  const [, token = ''] = /token: "([^"]+)"/.exec(readFileSync(kubeconfig, 'utf8')) ?? [];
  return { url, token };
}

function begin({ url, token }: Server, method: string, path: string, headers: Record<string, string>) {
  const send = url.startsWith('https') ? httpsRequest : httpRequest;
  const options = { method, agent: false, rejectUnauthorized: false } as const;
  return send(url + path, { ...options, headers: { Authorization: `Bearer ${token}`, ...headers } });
}

function send(server: Server, method: string, path: string, body: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = begin(server, method, path, { 'Content-Type': 'application/json' });
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.end(JSON.stringify(body));
  });
}

interface Opened {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly frames: { opcode: number; payload: Buffer }[];
  readonly socket: Socket | undefined;
}

function open(server: Server, path: string, headers: Record<string, string> = {}): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const sent = begin(server, 'GET', path, {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      Origin: server.url,
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers, frames: [], socket: undefined });
    });
    sent.once('upgrade', (response, stream, first) => {
      const socket = stream as Socket;
      const frames: Opened['frames'] = [];
      let bytes = Buffer.from(first);
      const read = (): void => {
        while (bytes.length >= 2) {
          const short = bytes.readUInt8(1);
          const extra = short === 126 ? 2 : 0;
          if (bytes.length < 2 + extra) return;
          const length = extra === 0 ? short : bytes.readUInt16BE(2);
          if (bytes.length < 2 + extra + length) return;
          frames.push({ opcode: bytes.readUInt8(0), payload: bytes.subarray(2 + extra, 2 + extra + length) });
          bytes = bytes.subarray(2 + extra + length);
        }
      };
      socket.on('error', () => {});
      socket.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk]);
        read();
      });
      read();
      resolve({ status: response.statusCode, headers: response.headers, frames, socket });
    });
    sent.end();
  });
}

/** A frame of a client. */
function masked(opcode: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

const MAPS = '/api/v1/namespaces/default/configmaps';

for (const [name, start] of [
  ['our server', startOurs],
  ['kube-apiserver', startReal],
] as const)
  test(`a watch by WebSocket, of ${name}`, { timeout: 120_000 }, async (t) => {
    if (start === startReal && process.env['KUBETYPED_CONTROLPLANE'] !== 'start') {
      t.skip('KUBETYPED_CONTROLPLANE=start asks the real kube-apiserver');
      return;
    }
    const server = await start(t);
    const watch = await open(server, `${MAPS}?watch=true&labelSelector=app%3Dws`);
    assert.deepEqual([watch.status, watch.headers['upgrade']], [101, 'websocket']);
    assert.equal(watch.headers['sec-websocket-accept'], 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    const binary = await open(server, `${MAPS}?watch=true&labelSelector=app%3Dws`, {
      Accept: 'application/vnd.kubernetes.protobuf',
      'Sec-WebSocket-Protocol': 'binary.k8s.io',
    });
    assert.equal(binary.headers['sec-websocket-protocol'], 'binary.k8s.io');
    const metadata = { name: `ws-${Date.now()}`, labels: { app: 'ws' } };
    await send(server, 'POST', MAPS, { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: { a: 'x'.repeat(300) } });
    await send(server, 'DELETE', `${MAPS}/${metadata.name}`, {});
    await until(() => watch.frames.length === 2 && binary.frames.length === 2, 'both are told of both');
    const events = watch.frames.map(({ opcode, payload }) => {
      const { type, object } = JSON.parse(payload.toString()) as {
        type: string;
        object: { metadata: { name: string } };
      };
      assert.ok(payload.toString().endsWith('}\n'));
      return [opcode, type, object.metadata.name];
    });
    assert.deepEqual(events, [
      [0x81, 'ADDED', metadata.name],
      [0x81, 'DELETED', metadata.name],
    ]);
    // A WatchEvent: its type first, without the length that goes before it on other connections.
    assert.deepEqual(
      binary.frames.map(({ opcode, payload }) => [opcode, payload.subarray(0, 7).toString('latin1')]),
      [
        [0x82, '\n\u0005ADDED'],
        [0x82, '\n\u0007DELET'],
      ],
    );
    watch.socket?.write(masked(8, ''));
    await until(() => watch.socket?.destroyed === true, 'it ends with the client');
    const short = await open(server, `${MAPS}?watch=true&timeoutSeconds=1`);
    await until(() => short.frames.at(-1)?.opcode === 0x88 && short.socket?.destroyed === true, 'and with its time');
    binary.socket?.destroy();
    assert.equal((await open(server, `${MAPS}?watch=true&labelSelector=(`)).status, 400);
    assert.equal((await open(server, `${MAPS}?watch=true`, { 'Sec-WebSocket-Version': '8' })).status, 400);
    assert.equal((await open(server, `${MAPS}?watch=true`, { 'Sec-WebSocket-Protocol': 'a, b' })).status, 400);
  });

test('a client that pings is answered, one that sends too much or no masks is cut', async (t) => {
  const server = await startOurs(t);
  const ping = await open(server, `${MAPS}?watch=true`);
  ping.socket?.write(masked(9, 'hello'));
  await until(() => ping.frames.length === 1, 'it is answered');
  assert.deepEqual(ping.frames[0], { opcode: 0x8a, payload: Buffer.from('hello') });
  ping.socket?.destroy();
  for (const bytes of [Buffer.from([0x81, 0x01, 0x41]), Buffer.from([0x81, 0xfe, 0xff, 0xff])]) {
    const bad = await open(server, `${MAPS}?watch=true`);
    bad.socket?.write(bytes);
    await until(() => bad.socket?.destroyed === true, 'it is cut');
  }
});
