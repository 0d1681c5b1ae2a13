// Whatever a client opens and then drops, in whatever way, is gone from the server, too: watches, logs, commands, lists, and
// what is passed on to a server behind. KUBETYPED_CASES counts the connections.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import * as v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addToScheme } from 'kubetyped/api';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import type { ServerResponse } from '../../src/apiserver/request/http.ts';
import { caseCount } from '../some_of.ts';
import { type AttackedServer, certificate, dial, dialHTTP2, longRunning, until } from './connections.ts';

const CASES = caseCount(40, 120);

const Bird = defineKind({ group: 'zoo.example.com', version: 'v1', kind: 'Bird', schema: { type: 'object' } });
const BIRDS = '/apis/zoo.example.com/v1/namespaces/default/birds';
const PATHS = {
  watch: `${BIRDS}?watch=true&timeoutSeconds=3600`,
  log: `${BIRDS}/owl/log`,
  exec: `${BIRDS}/owl/exec`,
  list: BIRDS,
};
type What = keyof typeof PATHS;

/** Lines that go on until the client goes. */
async function* lines(signal: AbortSignal | undefined): AsyncGenerator<Uint8Array, void, undefined> {
  const line = new TextEncoder().encode(`${'hoot'.repeat(1000)}\n`);
  for (yield line; signal?.aborted === false; yield line) await new Promise((resolve) => setTimeout(resolve, 5));
}

function newServer(): APIServer {
  const scheme = new Scheme('zoo');
  return new APIServer({ scheme, authentication: () => ({ name: 'jane', groups: [] }) }).resource(Bird, {
    subresources: {
      log: { connect: (_, { signal }) => ({ status: 200, headers: {}, body: lines(signal) }) },
      exec: {
        connect: (_, { isUpgrade }): ServerResponse =>
          isUpgrade === true
            ? {
                ...{ status: 101, headers: { Upgrade: 'websocket', Connection: 'Upgrade' }, body: [] },
                takeOver(connection, first) {
                  connection.write(first);
                  connection.pipe(connection);
                },
              }
            : { status: 400, headers: {}, body: [] },
      },
    },
  });
}

interface Zoo {
  readonly plain: AttackedServer;
  readonly secure: AttackedServer;
  /** Passes everything on to the server before. */
  readonly front: AttackedServer;
}

async function startZoo(): Promise<Zoo> {
  const listen = async (server: APIServer, secure: boolean): Promise<AttackedServer> => {
    // What the server in front keeps for the next request is gone soon, too.
    const tls = secure && { tls: { ...certificate, ca: certificate.cert } };
    const { url } = await server.listen({ idleTimeout: 300, ...tls });
    return { server, url, port: Number(new URL(url).port), secure, errors: [] };
  };
  const [plain, secure] = [await listen(newServer(), false), await listen(newServer(), true)];
  const scheme = new Scheme('front');
  addToScheme(scheme);
  const aggregation = { resolve: () => ({ host: '127.0.0.1', port: secure.port }) };
  const authentication = (): { name: string; groups: string[] } => ({ name: 'root', groups: ['system:masters'] });
  const front = await listen(new APIServer({ scheme, authentication, aggregation }), true);
  const service = {
    metadata: { name: 'v1.zoo.example.com' },
    spec: {
      ...{ group: 'zoo.example.com', version: 'v1', groupPriorityMinimum: 1, versionPriority: 1 },
      ...{ service: { namespace: 'zoo', name: 'birds' }, insecureSkipTLSVerify: true },
    },
  };
  const services = '/apis/apiregistration.k8s.io/v1/apiservices';
  await ask(front, 'POST', services, service);
  await until('the APIService is available', async () => (await ask(front, 'GET', services)).includes('"Passed"'));
  for (const server of [plain, secure])
    for (const name of ['owl', 'emu', 'tit'])
      await ask(server, 'POST', BIRDS, { metadata: { name, annotations: { song: 'x'.repeat(100_000) } } });
  return { plain, secure, front };
}

async function ask({ server }: AttackedServer, method: string, url: string, object?: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const { body } = await server.handle({ method, url, headers, body: Buffer.from(JSON.stringify(object) ?? '') });
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Something that was opened, and the ways to drop it. */
interface Opened {
  readonly ways: Readonly<Record<string, () => void>>;
  /** Whatever is left of it. */
  end(): void;
}

async function overHTTP1(server: AttackedServer, what: What, isWebSocket: boolean, waits: boolean): Promise<Opened> {
  const { socket, tcp, text } = await dial(server);
  // Lists are large enough to be compressed.
  const more = what === 'list' && waits ? 'Accept-Encoding: gzip\r\n' : '';
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${btoa('0123456789abcdef')}\r\n`;
  socket.write(`GET ${PATHS[what]} HTTP/1.1\r\nHost: localhost\r\n${isWebSocket ? upgrade : ''}${more}\r\n`);
  if (waits) await until('an answer', () => /^HTTP\/1\.1 (?:200|101)/.test(text()));
  return {
    ways: {
      reset: () => tcp.resetAndDestroy(),
      destroy: () => socket.destroy(),
      'half close': () => socket.end(),
      'slow reader': () => {
        socket.pause();
        setTimeout(() => socket.destroy(), 20);
      },
    },
    end: () => socket.destroy(),
  };
}

async function overHTTP2(server: AttackedServer, what: What, waits: boolean): Promise<Opened> {
  const session = dialHTTP2(server);
  const stream = session.request({ ':path': PATHS[what] });
  stream.on('error', () => {});
  stream.resume();
  await (waits ? once(stream, 'response') : once(session, 'connect'));
  return {
    ways: {
      reset: () => stream.close(8),
      'reset, then the connection': () => {
        stream.close(8);
        session.destroy();
      },
      destroy: () => session.destroy(),
      'half close': () => session.close(),
      'slow reader': () => {
        stream.pause();
        setTimeout(() => stream.close(8), 20);
      },
    },
    end: () => session.destroy(),
  };
}

/** What the process holds, by kinds. */
function resources(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

async function backTo(before: Record<string, number>, servers: readonly AttackedServer[]): Promise<void> {
  await until('no long request is counted', async () => {
    for (const server of servers) if ((await longRunning(server)) > 0) return false;
    return true;
  });
  await until('all sockets and timers are gone', () => {
    const now = resources();
    return ['TCPSocketWrap', 'TLSWrap', 'Timeout'].every((name) => (now[name] ?? 0) <= (before[name] ?? 0));
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${JSON.stringify({ before, now: resources() })}`);
  });
}

v8.setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** How many objects of a class can still be reached: undefined where this Node can't count them. */
function reachable(class_: object): number | undefined {
  const { queryObjects } = v8 as { queryObjects?: (class_: object, options: { format: 'count' }) => number };
  return queryObjects?.(class_, { format: 'count' });
}

test('what is dropped is gone', { timeout: 3_600_000 }, async (t) => {
  const zoo = await startZoo();
  const servers = [zoo.plain, zoo.secure, zoo.front];
  t.after(async () => {
    for (const { server } of servers.toReversed()) await server.close();
  });
  /** Each combination in turn. */
  const openers: (() => Promise<Opened>)[] = [];
  for (const waits of [true, false])
    for (const what of ['watch', 'log', 'list'] as const)
      for (const server of servers) {
        openers.push(() => overHTTP1(server, what, false, waits));
        if (server.secure) openers.push(() => overHTTP2(server, what, waits));
      }
  for (const waits of [true, false])
    for (const what of ['watch', 'exec'] as const)
      for (const server of servers) openers.push(() => overHTTP1(server, what, true, waits));
  const warm = await Promise.all(openers.map((open) => open()));
  for (const { end } of warm) end();
  await until('nothing is counted', async () => (await longRunning(zoo.secure)) === 0);
  const halves: number[] = [];
  const kept: (number | undefined)[][] = [];
  let opened = 0;
  for (const half of [0, 1]) {
    for (let round = 0; opened < (CASES / 2) * (half + 1); round++) {
      const before = resources();
      const batch = await Promise.all(openers.map((open) => open()));
      opened += batch.length;
      for (const [at, { ways }] of batch.entries()) {
        const all = Object.values(ways);
        all[(at + round) % all.length]?.();
      }
      // What is written finds nobody there.
      for (const server of [zoo.plain, zoo.secure])
        await ask(server, 'POST', BIRDS, {
          metadata: { generateName: 'chick-', annotations: { song: 'tweet' } },
        });
      for (const server of [zoo.plain, zoo.secure])
        await ask(
          server,
          'DELETE',
          `${BIRDS}?fieldSelector=metadata.name!%3Dowl,metadata.name!%3Demu,metadata.name!%3Dtit`,
        );
      await new Promise((resolve) => setTimeout(resolve, 30));
      for (const { end } of batch) end();
      await backTo(before, servers);
    }
    halves.push(heap());
    // Sockets, sessions, streams, requests and answers all emit events.
    kept.push([EventEmitter, AbortSignal, Promise].map(reachable));
  }
  const grown = (): boolean => (kept[1] ?? []).some((count, at) => (count ?? 0) - (kept[0]?.[at] ?? 0) >= 10);
  // On a busy machine the last ones are still on their way out.
  for (let tries = 0; grown() && tries < 50; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    kept[1] = [EventEmitter, AbortSignal, Promise].map(reachable);
  }
  const [first = 0, second = 0] = halves;
  t.diagnostic(
    `${opened} connections; heap ${Math.round(first / 1024)} KiB, then ${Math.round(second / 1024)} KiB; emitters, signals and promises ${kept.join(', then ')}`,
  );
  assert.ok(!grown(), `nothing is kept for each connection: ${kept.join(', then ')}`);
  // What a collection leaves varies by a megabyte.
  if (CASES >= 1000) assert.ok(second - first < (CASES / 2) * 4096, 'a connection leaves less than four kilobytes');
});

test('a client that is killed leaves nothing behind', async (t) => {
  const { plain, secure, front } = await startZoo();
  const servers = [plain, secure, front];
  t.after(async () => {
    for (const { server } of servers.toReversed()) await server.close();
  });
  const before = resources();
  const program = `
    const http = require('node:http'), https = require('node:https'), http2 = require('node:http2');
    const path = ${JSON.stringify(PATHS.watch)}, options = { rejectUnauthorized: false, agent: false };
    for (const url of ${JSON.stringify(servers.map(({ url }) => url))}) {
      for (let i = 0; i < 5; i++) (url.startsWith('https') ? https : http).get(url + path, options, (answer) => answer.resume());
      if (url.startsWith('https')) for (let i = 0; i < 5; i++) http2.connect(url, options).request({ ':path': path }).resume();
    }`;
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  await until(
    'the watches are open',
    async () => (await longRunning(plain)) === 5 && (await longRunning(secure)) === 20,
  );
  child.kill('SIGKILL');
  await once(child, 'close');
  await backTo(before, servers);
});

for (const grace of [0, 30_000])
  test(`a server that closes ends everything that is open, with ${grace} ms for requests`, {
    timeout: 25_000,
  }, async () => {
    const before = resources();
    const zoo = await startZoo();
    const opened: Opened[] = [];
    for (const server of [zoo.plain, zoo.secure, zoo.front]) {
      for (const what of ['watch', 'log', 'list'] as const) opened.push(await overHTTP1(server, what, false, true));
      for (const what of ['watch', 'exec'] as const) opened.push(await overHTTP1(server, what, true, true));
      if (server.secure)
        for (const what of ['watch', 'log', 'list'] as const) opened.push(await overHTTP2(server, what, true));
    }
    // One that was dropped, and written to since.
    const dropped = await overHTTP2(zoo.secure, 'watch', true);
    dropped.ways['reset']?.();
    await ask(zoo.secure, 'POST', BIRDS, { metadata: { name: 'late' } });
    for (const { server } of [zoo.front, zoo.secure, zoo.plain]) await server.close({ grace });
    for (const { end } of [...opened, dropped]) end();
    await until('nothing is left', () => {
      const now = resources();
      return ['TCPSocketWrap', 'TLSWrap', 'TCPServerWrap', 'Timeout'].every(
        (name) => (now[name] ?? 0) <= (before[name] ?? 0),
      );
    });
  });
