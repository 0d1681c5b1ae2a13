// Wherever a request waits on its way to a server with TLS, by HTTP/2, a proxy, a plugin or an identity provider: an abort
// ends it at once, and after a close no socket, timer, process or listener is left.
import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createSecureHTTP1Server } from 'node:https';
import { createServer as createNetServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer as createTLSServer } from 'node:tls';
import type { Config } from 'kubetyped/client/rest';
import { readBody, type Transport } from 'kubetyped/client/transport';
import { transportFor } from 'kubetyped/client/transport/node';
import { type Certificates, certificates } from './certificates.ts';
import { http2Server, listen } from './servers.ts';

/** A server that can be closed with all its connections, before the test ends. */
interface Place {
  readonly port: number;
  close(): void;
}

async function place(server: Server): Promise<Place> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  server.on('connection', keep);
  const port = await listen(server);
  return {
    port,
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Takes connections and says nothing. */
const silent = (): Promise<Place> => place(createNetServer());

/** HTTP/2, or what comes before it. */
async function secure(t: TestContext, made: Certificates): Promise<Place> {
  const { url, server, sessions } = await http2Server(t, made, (request, response) => {
    if (request.url === '/body') response.write('begun');
    else if (request.url === '/later') response.writeHead(429, { 'retry-after': '50' }).end();
  });
  return {
    port: Number(new URL(url).port),
    close(): void {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** What a request waits for. */
interface Wait {
  readonly server: (t: TestContext, made: Certificates) => Promise<Place>;
  readonly config?: (folder: string, place: Place) => Partial<Config>;
  readonly path?: string;
  readonly webSocket?: boolean;
}

function plugin(folder: string, script: string): Partial<Config> {
  const command = join(folder, 'plugin');
  writeFileSync(command, `#!/bin/sh\n${script}\n`);
  chmodSync(command, 0o755);
  return {
    execProvider: { command, apiVersion: 'client.authentication.k8s.io/v1', interactiveMode: 'Never' },
  };
}

const http1 = async (_: TestContext, made: Certificates): Promise<Place> =>
  place(
    createSecureHTTP1Server(made.server, (request, response) => {
      if (request.url === '/body') response.write('begun');
    }),
  );

const WAITS: Readonly<Record<string, Wait>> = {
  'TLS that never begins': { server: silent },
  'settings of HTTP/2': {
    server: async (_, made) =>
      place(
        createTLSServer(
          { ...made.server, ALPNProtocols: ['h2'] },
          (socket) => void socket.on('error', () => undefined),
        ),
      ),
  },
  'an answer, by HTTP/2': { server: secure },
  'a body, by HTTP/2': { server: secure, path: '/body' },
  'an answer, by HTTP/1.1': { server: http1 },
  'a body, by HTTP/1.1': { server: http1, path: '/body' },
  'a proxy that never answers': {
    server: silent,
    config: (_, { port }) => ({ host: 'https://example.invalid', proxy: `http://127.0.0.1:${port}` }),
  },
  'a plugin that does not end': { server: secure, config: (folder) => plugin(folder, 'exec sleep 60') },
  'an identity provider that never answers': {
    server: silent,
    config: (_, { port }) => ({
      authProvider: {
        name: 'oidc',
        config: { 'idp-issuer-url': `http://127.0.0.1:${port}`, 'client-id': 'a', 'refresh-token': 'b' },
      },
    }),
  },
  'a WebSocket, TLS that never begins': { server: silent, webSocket: true },
  'a WebSocket that is not answered': { server: http1, webSocket: true },
};

/** What holds this process, without what was there before the test. */
function held(before: readonly string[]): string[] {
  const rest = process.getActiveResourcesInfo().filter((name) => /TCP|TLS|Timeout|Process|Pipe/.test(name));
  for (const name of before) if (rest.includes(name)) rest.splice(rest.indexOf(name), 1);
  return rest;
}

async function request(transport: Transport, { path = '/', webSocket }: Wait, signal: AbortSignal): Promise<unknown> {
  const call = { method: 'GET', path, signal };
  if (webSocket === true) return transport.openWebSocket!(call, ['v5.channel.k8s.io']);
  return readBody(await transport.request(call));
}

for (const [name, wait] of Object.entries(WAITS))
  for (const end of ['abort', 'close'] as const)
    test(`waiting for ${name}, ended by ${end}: nothing is left`, { timeout: 20_000 }, async (t) => {
      const made = certificates(t);
      if (made === undefined) return;
      const before = process.getActiveResourcesInfo();
      const folder = mkdtempSync(join(tmpdir(), 'kubetyped-leaks-'));
      t.after(() => rmSync(folder, { recursive: true }));
      const server = await wait.server(t, made);
      const transport = transportFor(
        {
          host: `https://127.0.0.1:${server.port}`,
          tls: { caData: new TextEncoder().encode(made.ca) },
          ...wait.config?.(folder, server),
        },
        { env: { PATH: process.env['PATH'] } },
      );
      const controller = new AbortController();
      const reason = new Error('enough');
      const settled = request(transport, wait, controller.signal).then(
        () => assert.fail('it was answered'),
        (error: unknown) => error,
      );
      assert.equal(await Promise.race([settled, sleep(150, 'waiting')]), 'waiting');
      const begun = performance.now();
      if (end === 'abort') controller.abort(reason);
      else await transport.close();
      const error = await settled;
      assert.ok(performance.now() - begun < 2000, 'it took long');
      if (end === 'abort') assert.equal(error, reason);
      else assert.ok(error instanceof Error && error !== reason);
      assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
      await transport.close();
      server.close();
      for (let tries = 0; held(before).length > 0 && tries < 40; tries++) await sleep(25);
      assert.deepEqual(held(before), []);
    });
