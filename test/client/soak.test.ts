// Requests of every kind while servers on nghttp2, on HTTP/1.1 and on Go refuse streams, go away, put off, cut and reset: none fails
// that could be repeated, none is carried out twice that must not be, and nothing is left. KUBETYPED_CASES counts the
// requests, 1,000,000 for a soak; KUBETYPED_SEED chooses other faults; KUBETYPED_NGINX names the program of a proxy before a server.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { getEventListeners, setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { constants, createSecureServer, type Http2Session, type ServerHttp2Stream } from 'node:http2';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { isStatusError } from 'kubetyped/apimachinery/api/errors';
import type { Clock } from 'kubetyped/apimachinery/util/wait';
import { type Call, RESTClient } from 'kubetyped/client/rest';
import { isConnectionError, readBody } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { builtGo, withoutGo } from '../differential/go_oracle.ts';
import { caseCount } from '../some_of.ts';
import { certificates } from './certificates.ts';
import { listen } from './servers.ts';

const CASES = caseCount(400, 2000);
const SEED = Number(process.env['KUBETYPED_SEED'] ?? 1);
const AT_A_TIME = 24;

/** From 0 up to but not including 1, the same every time. */
function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Waits pass sixty times as fast. */
const hurried: Clock = {
  now: () => performance.now() * 60,
  after(milliseconds, fire) {
    const id = setTimeout(fire, milliseconds / 60);
    return () => clearTimeout(id);
  },
};

/** What may befall a request: the polite ones are no reason for a call to fail, the others may be. */
const POLITE = ['refuse', 'goaway', 'later', 'unavailable', 'slow', 'slow'] as const;
const RUDE = ['cut before', 'cut after', 'cut within', 'reset'] as const;
type Fault = (typeof POLITE)[number] | (typeof RUDE)[number];

/** What servers know of requests. */
class Ledger {
  /** How often each was carried out. */
  readonly done = new Map<string, number>();
  /** Those whose connection or stream was broken when their answer had begun. */
  readonly begun = new Set<string>();
  /** Those that were there when their connection or stream was broken. */
  readonly broken = new Set<string>();
  readonly #struck = new Set<string>();
  readonly #random: () => number;
  readonly #faults: readonly Fault[];
  cuts = 0;

  constructor(random: () => number, faults: readonly Fault[]) {
    this.#random = random;
    this.#faults = faults;
  }

  /** Each request is struck once. */
  draw(id: string): Fault | undefined {
    if (this.#struck.has(id) || this.#random() > 0.12) return undefined;
    this.#struck.add(id);
    return this.#faults[Math.floor(this.#random() * this.#faults.length)];
  }

  carryOut(id: string): void {
    this.done.set(id, (this.done.get(id) ?? 0) + 1);
  }
}

interface Place {
  readonly url: string;
  readonly ca?: string;
  /** How many connections are open. */
  open(): number;
  close(): void;
  /** For a server of another process: what befalls a request, and how it is known afterwards. */
  headers?(id: string): Record<string, string>;
  settle?(): Promise<void>;
}

const LATER: Partial<Record<Fault, number>> = { later: 429, unavailable: 503 };
const ANSWER = JSON.stringify({ kind: 'ConfigMap', apiVersion: 'v1', metadata: { name: 'a' } });

async function placeOf(server: Server, scheme: string, ca?: string): Promise<Place> {
  const sockets = new Set<Socket>();
  server.on(scheme === 'https' ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const url = `${scheme}://127.0.0.1:${await listen(server)}`;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url, open: () => sockets.size, close, ...(ca === undefined ? {} : { ca }) };
}

/** Node's server of HTTP/2 is nghttp2, as are those of envoy and nginx. */
async function http2Place(t: TestContext, ledger: Ledger): Promise<Place | undefined> {
  const made = certificates(t);
  if (made === undefined) return undefined;
  const server = createSecureServer({ ...made.server, settings: { maxConcurrentStreams: 20 } });
  const here = new Map<Http2Session, Map<string, { readonly stream: ServerHttp2Stream; begun: boolean }>>();
  const leaving = new Map<Http2Session, number>();
  const sockets = new Map<Http2Session, Socket>();
  let latest: Socket | undefined;
  server.prependListener('secureConnection', (socket) => (latest = socket));
  server.on('session', (session) => {
    here.set(session, new Map());
    if (latest !== undefined) sockets.set(session, latest);
    session.on('error', () => undefined);
    session.once('close', () => here.delete(session));
  });
  /** Requests that were answered on a session: a cut may meet the answers on their way. */
  const answered = new WeakMap<Http2Session, string[]>();
  const cut = (session: Http2Session): void => {
    ledger.cuts++;
    const mark = (): void => {
      for (const [id, { begun }] of here.get(session) ?? []) (begun ? ledger.begun : ledger.broken).add(id);
      for (const id of answered.get(session) ?? []) ledger.begun.add(id);
    };
    mark();
    const destroysSession = ledger.cuts % 2 === 0;
    // Not within what nghttp2 calls: Node 20 would free what it reads from.
    setImmediate(() => {
      mark();
      if (destroysSession) session.destroy(undefined, constants.NGHTTP2_INTERNAL_ERROR);
      else sockets.get(session)?.destroy();
    });
  };
  server.on('stream', (stream, headers) => {
    const { session } = stream;
    stream.on('error', () => undefined);
    if (session === undefined || stream.id === undefined) return;
    const last = leaving.get(session);
    // What came after a GOAWAY is not looked at.
    if (last !== undefined && stream.id > last) return;
    const id = String(headers[':path']);
    const entry = { stream, begun: false };
    here.get(session)?.set(id, entry);
    stream.once('close', () => {
      const all = here.get(session);
      if (all?.get(id) === entry) all.delete(id);
      // When its last answer is on its way; nghttp2 reads no further by then.
      if (all?.size === 0 && leaving.has(session)) setTimeout(() => session.destroy(), 200);
    });
    const fault = ledger.draw(id);
    if (fault === 'refuse') return stream.close(constants.NGHTTP2_REFUSED_STREAM);
    if (fault === 'cut before') return cut(session);
    if (fault === 'goaway' && last === undefined) {
      leaving.set(session, stream.id);
      session.goaway(constants.NGHTTP2_NO_ERROR, stream.id);
    }
    stream.resume();
    stream.once('end', () => {
      const status = LATER[fault ?? 'slow'];
      if (status !== undefined) {
        stream.respond({ ':status': status, 'retry-after': '1' });
        return stream.end();
      }
      ledger.carryOut(id);
      if (fault === 'cut after') return cut(session);
      if (fault === 'reset') {
        ledger.broken.add(id);
        return stream.close(constants.NGHTTP2_INTERNAL_ERROR);
      }
      const answer = (): void => {
        if (stream.destroyed || stream.closed) return;
        stream.respond({ ':status': 200, 'content-type': 'application/json' });
        entry.begun = true;
        const all = answered.get(session) ?? [];
        answered.set(session, [...all.slice(-100), id]);
        if (fault !== 'cut within') return void stream.end(ANSWER);
        stream.write(ANSWER.slice(0, 10), () => cut(session));
      };
      if (fault === 'slow') setTimeout(answer, 10);
      else answer();
    });
  });
  return placeOf(server, 'https', made.ca);
}

async function http1Place(ledger: Ledger): Promise<Place> {
  const server = createServer((request, response) => {
    const id = request.url ?? '';
    const fault = ledger.draw(id);
    const cut = (): void => {
      ledger.cuts++;
      request.socket.destroy();
    };
    if (fault === 'cut before') {
      ledger.broken.add(id);
      return cut();
    }
    request.resume();
    request.on('error', () => undefined);
    request.once('end', () => {
      const status = LATER[fault ?? 'slow'];
      if (status !== undefined) return void response.writeHead(status, { 'Retry-After': '1' }).end();
      ledger.carryOut(id);
      if (fault === 'cut after' || fault === 'reset') {
        ledger.broken.add(id);
        ledger.cuts++;
        return fault === 'reset' ? void request.socket.resetAndDestroy() : void request.socket.destroy();
      }
      // An HTTP/1.1 server goes away by closing behind an answer.
      if (fault === 'goaway' || fault === 'refuse') response.setHeader('Connection', 'close');
      if (fault === 'cut within') {
        ledger.begun.add(id);
        response.writeHead(200, { 'Content-Length': String(ANSWER.length) });
        return void response.write(ANSWER.slice(0, 10), cut);
      }
      const answer = (): void => void response.writeHead(200, { 'Content-Type': 'application/json' }).end(ANSWER);
      if (fault === 'slow') setTimeout(answer, 10);
      else answer();
    });
  });
  return placeOf(server, 'http');
}

/**
 * A proxy: nginx, whose HTTP/2 is its own, before a server of HTTP/1.1. It goes away behind every 1,000 requests, and each time it
 * begins anew.
 */
async function nginxPlace(t: TestContext, ledger: Ledger): Promise<Place | undefined> {
  const program = process.env['KUBETYPED_NGINX'];
  if (program === undefined) {
    t.skip('KUBETYPED_NGINX does not name a program');
    return undefined;
  }
  const made = certificates(t);
  if (made === undefined) return undefined;
  const behind = await http1Place(ledger);
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-soak-'));
  writeFileSync(join(folder, 'cert'), made.server.cert);
  writeFileSync(join(folder, 'key'), made.server.key);
  const free = createServer();
  const port = await listen(free);
  free.close();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${each};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid pid; error_log stderr crit; events {}
    http {
      access_log off; ${temporary.join(' ')}
      server {
        listen 127.0.0.1:${port} ssl http2; ssl_certificate cert; ssl_certificate_key key; keepalive_requests 1000;
        location / { proxy_pass ${behind.url}; proxy_http_version 1.1; proxy_buffering off; }
      }
    }`,
  );
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const anew = setInterval(() => child.kill('SIGHUP'), 2000);
  const url = `https://127.0.0.1:${port}`;
  const transport = new NodeTransport({ server: url, env: {}, tls: { ca: made.ca } });
  while (!(await new RESTClient({ transport }).do({ verb: 'GET', path: '/up' }).then(Boolean, () => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await transport.close();
  return {
    url,
    ca: made.ca,
    open: behind.open,
    close() {
      clearInterval(anew);
      child.once('exit', () => rmSync(folder, { recursive: true }));
      child.kill();
      behind.close();
    },
  };
}

/** A server on Go's net/http, which does not count more than is asked of it. */
async function goPlace(t: TestContext, ledger: Ledger): Promise<Place | undefined> {
  const program = builtGo('rude');
  if (program === undefined) {
    t.skip(withoutGo);
    return undefined;
  }
  const made = certificates(t);
  if (made === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-soak-'));
  const [cert, key] = [join(folder, 'cert'), join(folder, 'key')];
  writeFileSync(cert, made.server.cert);
  writeFileSync(key, made.server.key);
  const child = spawn(program, [cert, key], { stdio: ['pipe', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  rmSync(folder, { recursive: true });
  const url = `https://127.0.0.1:${port}`;
  return {
    url,
    ca: made.ca,
    open: () => 0,
    close: () => child.stdin.end(),
    headers: (id) => {
      const fault = ledger.draw(id);
      return fault === undefined ? {} : { Fault: fault };
    },
    settle: async () => {
      const transport = new NodeTransport({ server: url, env: {}, tls: { ca: made.ca } });
      const { body: text } = await new RESTClient({ transport }).do({ verb: 'GET', path: '/ledger' });
      await transport.close();
      const found: { done: object; begun: object; broken: object; cuts: number } = JSON.parse(
        new TextDecoder().decode(text),
      );
      for (const [id, count] of Object.entries(found.done)) ledger.done.set(id, Number(count));
      for (const id of Object.keys(found.begun)) ledger.begun.add(id);
      for (const id of Object.keys(found.broken)) ledger.broken.add(id);
      ledger.cuts = found.cuts;
    },
  };
}

const body = new TextEncoder().encode(ANSWER);
const VERBS = ['GET', 'GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'watch', 'log'] as const;

async function make(
  client: RESTClient,
  verb: (typeof VERBS)[number],
  path: string,
  signal: AbortSignal,
  headers: Record<string, string>,
): Promise<void> {
  const get: Call = { verb: 'GET', path, signal, headers, accept: 'application/json' };
  if (verb === 'GET') return void (await client.do(get));
  if (verb === 'log') return void (await readBody(await client.stream(get)));
  if (verb !== 'watch') return void (await client.do({ ...get, verb, body, contentType: 'application/json' }));
  const response = await client.watch(get);
  if (response !== undefined) await readBody(response);
}

/** What is open in this process. */
function resources(): string[] {
  return process
    .getActiveResourcesInfo()
    .filter((each) => /Timeout|Socket|Wrap|Server/.test(each))
    .sort();
}

async function soak(t: TestContext, place: Place, ledger: Ledger, cases: number, polite: boolean): Promise<void> {
  const warnings: string[] = [];
  const transport = new NodeTransport({
    server: place.url,
    env: {},
    clock: hurried,
    // Node does not always notice that a connection is cut while something is written: PINGs do.
    ...(polite ? {} : { pingInterval: 1000, pingTimeout: 10_000 }),
    ...(place.ca === undefined ? {} : { tls: { ca: place.ca, serverName: 'localhost' } }),
  });
  const client = new RESTClient({ transport, clock: hurried, warningHandler: ({ text }) => warnings.push(text) });
  const random = newRandom(SEED + 7);
  const outcomes: { readonly id: string; readonly verb: string; readonly error: unknown }[] = [];
  let next = 0;
  // Listeners are counted: they must not pile up on a signal that lives long.
  const abort = new AbortController();
  setMaxListeners(0, abort.signal);
  const work = async (): Promise<void> => {
    while (next < cases) {
      const id = `/${next++}`;
      const verb = VERBS[Math.floor(random() * VERBS.length)] ?? 'GET';
      const error = await make(client, verb, id, abort.signal, place.headers?.(id) ?? {}).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('no reason'),
      );
      outcomes.push({ id, verb, error });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  await place.settle?.();
  const wrong: string[] = [];
  let failed = 0;
  for (const { id, verb, error } of outcomes) {
    const done = ledger.done.get(id) ?? 0;
    const isRead = verb === 'GET' || verb === 'watch' || verb === 'log';
    if (!isRead && done > 1) wrong.push(`${verb} ${id} was carried out ${done} times`);
    if (error === undefined) {
      if (done === 0 && verb !== 'watch') wrong.push(`${verb} ${id} succeeded without being carried out`);
      continue;
    }
    failed++;
    const text = `${verb} ${id}, carried out ${done} times: ${String(error)}`;
    if (polite || !(isConnectionError(error) && !isStatusError(error))) wrong.push(text);
    // A read is repeated unless its answer, or its stream, was broken. Logs are not.
    else if ((verb === 'GET' || verb === 'watch') && !ledger.begun.has(id) && !ledger.broken.has(id)) wrong.push(text);
  }
  const shown = wrong.slice(0, 10).join('\n');
  assert.equal(wrong.length, 0, `${wrong.length} of ${cases} calls:\n${shown}`);
  assert.equal(getEventListeners(abort.signal, 'abort').length, 0);
  if (!polite) assert.ok(cases < 500 || (ledger.cuts > 0 && failed > 0 && failed <= ledger.cuts * AT_A_TIME));
  t.diagnostic(`${cases} requests, ${ledger.cuts} connections cut, ${failed} calls failed that may not be repeated`);
  await transport.close();
  for (let wait = 0; place.open() > 0 && wait < 500; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(place.open(), 0, 'connections are left');
}

for (const [name, placeFor, kinds] of [
  ['nghttp2', http2Place, [true, false]],
  ['HTTP/1.1', async (_: TestContext, ledger: Ledger) => http1Place(ledger), [true, false]],
  ["Go's net/http", goPlace, [true, false]],
  // What is cut behind it, it answers by 502.
  ['nginx', nginxPlace, [true]],
] as const)
  for (const polite of kinds)
    test(`${name}: ${polite ? 'no call fails where a server refuses, puts off and goes away' : 'cuts and resets'}`, async (t) => {
      const before = resources();
      const ledger = new Ledger(newRandom(SEED), polite ? POLITE : [...POLITE, ...RUDE]);
      const place = await placeFor(t, ledger);
      if (place === undefined) return;
      try {
        await soak(t, place, ledger, Math.ceil(CASES / 6), polite);
      } finally {
        place.close();
      }
      for (let wait = 0; resources().length > before.length && wait < 100; wait++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      assert.ok(resources().length <= before.length, `left: ${resources().join()}, before: ${before.join()}`);
    });
