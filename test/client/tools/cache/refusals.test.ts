// An informer whose credentials expire, or whose rights are taken away and given back.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { SharedInformer } from 'kubetyped/client/tools/cache';
import { transportFor } from 'kubetyped/client/transport/node';
import { plainServer } from '../../servers.ts';

const lineOf = (type: string, object: corev1.Pod): string => `${JSON.stringify({ type, object })}\n`;

/** Pods that are watched from the beginning, by those whom it lets. */
class Pods {
  readonly #pods = new Map<string, corev1.Pod>();
  readonly #watches = new Set<ServerResponse>();
  /** The lines of all events, by version from 2 on. */
  readonly #events: string[] = [];
  /** Judges an `Authorization`: 200 lets it pass. */
  judge: (authorization: string) => 200 | 401 | 403 = () => 200;
  /** The judgements, with what was judged. */
  readonly judged: string[] = [];

  async start(t: TestContext): Promise<string> {
    const { url } = await plainServer(t, (request, response) => {
      const { authorization = '' } = request.headers;
      const status = this.judge(authorization);
      this.judged.push(`${authorization} ${status}`);
      if (status !== 200) {
        const body = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: status, message: 'no' };
        return void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      }
      const query = new URL(request.url!, 'http://x').searchParams;
      response.writeHead(200, { 'Content-Type': 'application/json' });
      if (!query.has('watch')) {
        const [metadata, items] = [{ resourceVersion: String(this.#version) }, [...this.#pods.values()]];
        return void response.end(JSON.stringify({ kind: 'PodList', apiVersion: 'v1', metadata, items }));
      }
      this.#watches.add(response);
      response.flushHeaders();
      if (query.get('sendInitialEvents') !== 'true') {
        const from = Number(query.get('resourceVersion'));
        return void response.write(this.#events.slice(from - 1).join(''));
      }
      for (const pod of this.#pods.values()) response.write(lineOf('ADDED', pod));
      const annotations = { 'k8s.io/initial-events-end': 'true' };
      const metadata = { resourceVersion: String(this.#version), annotations };
      return void response.write(lineOf('BOOKMARK', new corev1.Pod({ metadata })));
    });
    return url;
  }

  #happened(type: string, name: string): corev1.Pod {
    const metadata = { name, namespace: 'd', resourceVersion: String(this.#version + 1) };
    const pod = new corev1.Pod({ metadata, spec: { containers: [] } });
    const line = lineOf(type, pod);
    this.#events.push(line);
    for (const watch of this.#watches) watch.write(line);
    return pod;
  }

  get #version(): number {
    return this.#events.length + 1;
  }

  add(name: string): void {
    this.#pods.set(name, this.#happened('ADDED', name));
  }

  delete(name: string): void {
    this.#pods.delete(name);
    this.#happened('DELETED', name);
  }

  /** Ends all watches. */
  cut(): void {
    for (const watch of this.#watches) watch.end();
    this.#watches.clear();
  }
}

/** A plugin that prints a token, and how often it has run. */
function plugin(t: TestContext): { command: string; print(token: string, expires?: string): void; runs(): number } {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-refusals-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const command = join(folder, 'plugin');
  writeFileSync(command, `#!/bin/sh\nprintf x >>"${folder}/runs"\ncat "${folder}/output"\n`);
  chmodSync(command, 0o755);
  return {
    command,
    print(token, expirationTimestamp): void {
      const status = { token, ...(expirationTimestamp && { expirationTimestamp }) };
      const credential = { apiVersion: 'client.authentication.k8s.io/v1', kind: 'ExecCredential', status };
      writeFileSync(join(folder, 'output'), JSON.stringify(credential));
    },
    runs: () => readFileSync(join(folder, 'runs'), 'utf8').length,
  };
}

const execOf = (command: string) => ({
  command,
  apiVersion: 'client.authentication.k8s.io/v1',
  interactiveMode: 'Never' as const,
});

/** An informer that runs until the test ends, and the next thing that it tells. */
function informed(t: TestContext, client: Client): () => Promise<string> {
  const informer = new SharedInformer(client.resource(corev1.Pod));
  const changes = informer.changes()[Symbol.asyncIterator]();
  const stop = new AbortController();
  const running = informer.run({ signal: stop.signal });
  t.after(async () => {
    stop.abort();
    await running;
    await client.close();
  });
  return async () => {
    const { value } = await changes.next();
    return `${value.type} ${value.key}`;
  };
}

test('a token that the server does not take any more: the plugin gives another, and nothing is missed', {
  timeout: 30_000,
}, async (t) => {
  const pods = new Pods();
  const { command, print, runs } = plugin(t);
  print('old');
  const host = await pods.start(t);
  const next = informed(t, new Client({ transport: transportFor({ host, execProvider: execOf(command) }) }));
  pods.add('a');
  assert.equal(await next(), 'add d/a');
  print('new');
  pods.judge = (authorization) => (authorization === 'Bearer new' ? 200 : 401);
  pods.cut();
  pods.add('b');
  pods.delete('a');
  const told = [await next(), await next()];
  assert.deepEqual(told.sort(), ['add d/b', 'delete d/a']);
  assert.equal(runs(), 2);
  assert.ok(pods.judged.includes('Bearer old 401'));
  assert.equal(pods.judged.at(-1), 'Bearer new 200');
});

test('a token that expires while a watch goes on: the watch stays, what comes next has a new one', {
  timeout: 30_000,
}, async (t) => {
  const pods = new Pods();
  const { command, print, runs } = plugin(t);
  const until = Date.now() + 600;
  print('first', new Date(until).toISOString());
  const host = await pods.start(t);
  const client = new Client({ transport: transportFor({ host, execProvider: execOf(command) }) });
  const next = informed(t, client);
  pods.add('a');
  assert.equal(await next(), 'add d/a');
  print('second');
  while (Date.now() <= until) await new Promise((resolve) => setTimeout(resolve, 20));
  pods.add('b');
  assert.equal(await next(), 'add d/b');
  assert.equal(runs(), 1);
  await client.resource(corev1.Pod).list();
  assert.equal(pods.judged.at(-1), 'Bearer second 200');
  assert.equal(runs(), 2);
});

test('rights that are taken away and given back: what happened meanwhile is told', { timeout: 30_000 }, async (t) => {
  const pods = new Pods();
  const host = await pods.start(t);
  const next = informed(t, new Client({ transport: transportFor({ host, bearerToken: 'x' }) }));
  pods.add('a');
  assert.equal(await next(), 'add d/a');
  pods.judge = () => 403;
  pods.cut();
  pods.delete('a');
  pods.add('b');
  const refusals = (): number => pods.judged.filter((each) => each.endsWith('403')).length;
  while (refusals() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  pods.judge = () => 200;
  const told = [await next(), await next()];
  assert.deepEqual(told.sort(), ['add d/b', 'delete d/a']);
  pods.add('c');
  assert.equal(await next(), 'add d/c');
});
