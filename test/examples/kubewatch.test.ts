// kubewatch tells of everything that happens, once and in order, whatever fails: receivers now and then, the server for a
// while, itself. KUBETYPED_CONTROLPLANE=start: on the real kube-apiserver, too.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { FakeAPI } from 'kubetyped/client/testing';
import { loadClient } from 'kubetyped/client/tools/clientcmd';
import { ConnectionError, type Transport } from 'kubetyped/client/transport';
import type { Notice } from '../../examples/kubewatch/notice.ts';
import { readOptions, USAGE, UsageError } from '../../examples/kubewatch/options.ts';
import { Outlet, RejectedError } from '../../examples/kubewatch/outlet.ts';
import { redacted } from '../../examples/kubewatch/redaction.ts';
import { slackMessage } from '../../examples/kubewatch/sinks.ts';
import { Memories } from '../../examples/kubewatch/told.ts';
import { watch } from '../../examples/kubewatch/watcher.ts';
import { fromSources } from '../cli/run_cli.ts';

const MAIN = 'examples/kubewatch/main.ts';
const SECRET = 'hunter2';

async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never: ${what}`);
}

/** A receiver that fails now and then: before it has taken anything. */
class Receiver {
  readonly notices: Notice[] = [];
  readonly texts: string[] = [];
  readonly bodies: string[] = [];
  failures = 0;
  url = '';
  readonly #server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    this.bodies.push(body);
    const turn = this.bodies.length % 8;
    const isFailing = turn === 1 || turn === 3 || turn === 5;
    if (isFailing) this.failures++;
    if (turn === 1) response.writeHead(500).end('out of order');
    else if (turn === 3) request.socket.destroy();
    else if (turn === 5) response.writeHead(429, { 'Retry-After': '0' }).end();
    else {
      const { notices = [], blocks = [] } = JSON.parse(body) as {
        notices?: Notice[];
        blocks?: { text: { text: string } }[];
      };
      this.notices.push(...notices);
      this.texts.push(...blocks.map(({ text }) => text.text));
      response.writeHead(200).end('ok');
    }
  });

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook-with-a-secret`;
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** What was told, shortly. */
  get told(): string[] {
    return this.notices.map(({ reason, kind, name, changes = [], missed }) =>
      [
        reason,
        kind,
        name,
        ...changes.map(({ path, after }) => `${path}=${JSON.stringify(after)}`),
        ...(missed ? ['missed'] : []),
      ].join(' '),
    );
  }
}

/** The program, while a function runs. @returns what it wrote to standard error */
async function running(
  args: readonly string[],
  kubeconfig: string,
  run: (lines: () => string) => Promise<void>,
): Promise<string> {
  const env = { ...process.env, KUBECONFIG: kubeconfig };
  const child = spawn(process.execPath, [...fromSources, MAIN, '--cluster', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  try {
    await until(() => errors.includes('watching '), `it watches: ${errors}`);
    await run(() => out);
  } finally {
    child.kill('SIGTERM');
    assert.equal((await closed)[0], 0, errors);
  }
  return errors;
}

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kubewatch-test-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('examples/kubewatch: receivers that fail now and then get everything, once, over a restart of the server', async () => {
  const storage = memory();
  let server = await startTestServer({ storage });
  const port = Number(new URL(server.url).port);
  const [hook, slack] = [await new Receiver().start(), await new Receiver().start()];
  // Another server over the same objects: for what happens while the first one is away.
  const other = await startTestServer({ storage });
  const client = new Client({ transport: new FetchTransport({ server: other.url }) });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  const secrets = client.resource(corev1.Secret, { namespace: 'default' });
  const map = (name: string, v: string) => ({ metadata: { name, labels: { team: 'a' } }, data: { v } });
  try {
    await inFolder(async (folder) => {
      const kubeconfig = join(folder, 'kubeconfig');
      writeFileSync(kubeconfig, server.kubeconfig);
      const config = join(folder, 'kubewatch.yaml');
      writeFileSync(
        config,
        `kind: [cm, secrets]\nlabels: team=a\nwebhook:\n  url: ${hook.url}\n  headers: {Authorization: 'env:HOOK_TOKEN'}\nslack: ${slack.url}\nwait: 0\n`,
      );
      process.env['HOOK_TOKEN'] = 'Bearer token';
      await maps.create(map('before', '1'));
      const errors = await running(['--config', config], kubeconfig, async (lines) => {
        await maps.create(map('a', '1'));
        await maps.create({ metadata: { name: 'unlabelled' }, data: { v: '1' } });
        await secrets.create({
          metadata: { name: 's', labels: { team: 'a' } },
          data: { password: Buffer.from(SECRET).toString('base64') },
        });
        await until(() => hook.told.length === 2, 'both are created');
        await maps.patch('a', mergePatch({ data: { v: '2' } }));
        await secrets.patch('s', mergePatch({ data: { password: Buffer.from(`${SECRET}!`).toString('base64') } }));
        await maps.patch('before', mergePatch({ metadata: { labels: { team: 'a', more: 'b' } } }));
        await until(() => hook.told.length === 5, 'three are updated');
        await server.close();
        await maps.patch('before', mergePatch({ data: { v: '2' } }));
        await maps.patch('before', mergePatch({ data: { v: '3' } }));
        await maps.delete('a');
        await maps.create(map('b', '1'));
        await new Promise((resolve) => setTimeout(resolve, 500));
        server = await startTestServer({ storage, listen: { port } });
        const isTold = (what: string): boolean =>
          hook.told.includes(what) && slack.texts.some((text) => text.includes(what.replace('Map ', 'Map default/')));
        const between = ['Created ConfigMap b', 'Deleted ConfigMap a', 'Updated ConfigMap before data.v="3"'];
        await until(() => between.every((what) => hook.told.includes(what)), 'what happened in between');
        await until(() => between.slice(0, 2).every(isTold), 'what happened in between, for Slack');
        await maps.delete('b');
        await until(() => isTold('Deleted ConfigMap b'), 'the last one');
        await until(() => lines().includes('Deleted ConfigMap default/b'), 'the terminal tells as much');
      });
      assert.match(errors, /webhook: the receiver answers 500: out of order; trying again in 0\.\d s/);
      assert.match(errors, /webhook: (?:UND_ERR_SOCKET|ECONNRESET); trying/);
      assert.ok(!errors.includes('hook-with-a-secret'), errors);
    });
    assert.deepEqual(hook.told.slice(0, 2).sort(), ['Created ConfigMap a', 'Created Secret s']);
    assert.deepEqual(hook.told.slice(2, 5).sort(), [
      'Updated ConfigMap a data.v="2"',
      'Updated ConfigMap before metadata.labels.more="b"',
      'Updated Secret s data.password="<redacted>"',
    ]);
    const away = hook.told.slice(5, -1);
    // The server kept what happened, so each change is told; or it is read anew, and the differences are.
    assert.deepEqual(away.filter((line) => line.startsWith('Updated')).at(-1), 'Updated ConfigMap before data.v="3"');
    assert.deepEqual(away.filter((line) => !line.startsWith('Updated')).sort(), [
      'Created ConfigMap b',
      'Deleted ConfigMap a',
    ]);
    assert.equal(hook.told.at(-1), 'Deleted ConfigMap b');
    const ids = hook.notices.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, 'nothing comes twice');
    assert.ok(hook.failures >= 3 && slack.failures >= 3);
    const sent = [...hook.bodies, ...slack.bodies].join('\n');
    for (const secret of [SECRET, Buffer.from(SECRET).toString('base64').slice(0, 8)])
      assert.ok(!sent.includes(secret), 'no secret is sent');
  } finally {
    hook.close();
    slack.close();
    await client.close();
    await other.close();
    await server.close();
  }
});

test('examples/kubewatch --state: what happens while it is away is told at its next start', async () => {
  await using server = await startTestServer();
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  await inFolder(async (folder) => {
    const kubeconfig = join(folder, 'kubeconfig');
    writeFileSync(kubeconfig, server.kubeconfig);
    const state = join(folder, 'state.json');
    const args = ['--kind', 'cm', '--namespace', 'default,other', '--terminal', 'json', '--state', state];
    const told = (out: string): string[] =>
      out
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const { reason, name, missed } = JSON.parse(line) as Notice;
          return `${reason} ${name}${missed ? ' missed' : ''}`;
        });
    for (const name of ['kept', 'changed', 'deleted', 'replaced']) await maps.create({ metadata: { name } });
    let out = '';
    await running(args, kubeconfig, async (lines) => {
      await maps.create({ metadata: { name: 'new' } });
      await until(() => told((out = lines())).length === 1, 'the new one');
    });
    assert.deepEqual(told(out), ['Created new']);
    await maps.patch('changed', mergePatch({ data: { a: 'b' } }));
    await maps.delete('deleted');
    await maps.delete('replaced');
    await maps.create({ metadata: { name: 'replaced' } });
    await maps.create({ metadata: { name: 'newer' } });
    await running(args, kubeconfig, async (lines) => {
      await until(() => told((out = lines())).length >= 5, 'what happened in between');
    });
    const expected = ['Created newer', 'Created replaced', 'Deleted deleted', 'Deleted replaced', 'Updated changed'];
    assert.deepEqual(
      told(out).sort(),
      expected.map((line) => `${line} missed`),
    );
    // Nothing has happened since.
    await running(args, kubeconfig, async (lines) => {
      await maps.delete('newer');
      await until(() => told((out = lines())).length >= 1, 'the deletion');
    });
    assert.deepEqual(told(out), ['Deleted newer']);
    writeFileSync(state, '{}');
    const child = spawn(process.execPath, [...fromSources, MAIN, '--cluster', ...args], {
      env: { ...process.env, KUBECONFIG: kubeconfig },
    });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    assert.equal(((await once(child, 'close')) as [number])[0], 1);
    assert.match(errors, /state\.json is no state of kubewatch/);
  });
  await client.close();
});

/** Ends the watches of a server in memory, and lets no request through, until it is back. */
class Cut implements Transport {
  readonly api: FakeAPI;
  isCut = false;
  readonly #ends = new Set<() => void>();

  constructor(api: FakeAPI) {
    this.api = api;
  }

  close(): Promise<void> {
    return this.api.close();
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.#ends) end();
  }

  async request(request: Parameters<Transport['request']>[0]): ReturnType<Transport['request']> {
    if (this.isCut) throw new ConnectionError('refused', 'connection refused');
    const response = await this.api.request(request);
    if (/watch=(true|1)/.test(request.query ?? '')) this.#ends.add(() => response.close());
    return response;
  }
}

test('what the server no longer knows in order is told as differences, and what is secret not at all', async () => {
  const map = (name: string, v: string) =>
    new corev1.ConfigMap({ metadata: { name, namespace: 'default' }, data: { v } });
  const secret = new corev1.Secret({
    metadata: {
      name: 's',
      namespace: 'default',
      annotations: { 'kubectl.kubernetes.io/last-applied-configuration': SECRET },
    },
    stringData: { password: SECRET },
  });
  const transport = new Cut(new FakeAPI({ scheme, objects: [map('a', '1'), map('b', '1'), map('c', '1'), secret] }));
  const client = new Client({ transport });
  // Of another client, which is never cut.
  const user = new Client({ transport: transport.api });
  const told: Notice[] = [];
  const stop = new AbortController();
  const { signal } = stop;
  const outlet = new Outlet(
    { name: 'test', send: async (notices) => void told.push(...notices) },
    { limit: 100, batch: 1, wait: 0, retry: 1, onError: () => undefined },
  );
  const informers = new SharedInformerFactory(client, { onError: () => undefined });
  const memories = new Memories(undefined);
  const watching = ['configmaps', 'secrets'].map((resource) => {
    const informer = informers.unstructuredFor({ group: '', version: 'v1', resource }, { transform: redacted });
    const of = memories.of('test', { apiVersion: 'v1', kind: resource, scope: '' });
    return () => watch(informer, outlet, of, { initial: true, reasons: new Set(), ignore: [] }, signal);
  });
  const running = informers.start();
  await informers.synced();
  const ended = Promise.allSettled([outlet.run(signal), ...watching.map((start) => start())]);
  const maps = user.resource(corev1.ConfigMap, { namespace: 'default' });
  try {
    await until(() => told.length === 4, 'what is there at the start');
    transport.cut();
    await maps.patch('a', mergePatch({ data: { v: '2' } }));
    await maps.patch('a', mergePatch({ data: { v: '3' } }));
    await maps.delete('b');
    await maps.delete('c');
    await maps.create(map('c', '2'));
    await user
      .resource(corev1.Secret, { namespace: 'default' })
      .patch('s', mergePatch({ stringData: { more: SECRET } }));
    transport.api.tracker.forget();
    transport.isCut = false;
    await until(() => told.length >= 9, 'what happened in between');
    const lines = told.slice(4).map(({ reason, name, changes = [] }) => `${reason} ${name} ${JSON.stringify(changes)}`);
    assert.deepEqual(lines.sort(), [
      'Created c []',
      'Deleted b []',
      'Deleted c []',
      'Updated a [{"path":"data.v","op":"changed","before":"1","after":"3"}]',
      'Updated s [{"path":"stringData.more","op":"added","after":"<redacted>"}]',
    ]);
    assert.ok(!JSON.stringify(told).includes(SECRET));
  } finally {
    stop.abort();
    await ended;
    await running.close();
    await client.close();
  }
});

const notice = (id: number): Notice => ({
  id: String(id),
  reason: 'Created',
  apiVersion: 'v1',
  kind: 'Pod',
  name: `p${id}`,
  uid: 'u',
  resourceVersion: '1',
  time: '2026-01-01T00:00:00Z',
});

test('an outlet keeps order, tries again, drops only what is rejected, and lets others wait when it is full', async () => {
  const sent: string[][] = [];
  const errors: string[] = [];
  const done: number[] = [];
  let calls = 0;
  let isStuck = true;
  const outlet = new Outlet(
    {
      name: 'test',
      send: async (notices) => {
        while (isStuck) await new Promise((resolve) => setTimeout(resolve, 1));
        if (++calls % 2 === 1) throw new Error('a failure');
        if (notices[0]!.id === '4') throw new RejectedError('no');
        sent.push(notices.map(({ id }) => id));
      },
    },
    { limit: 4, batch: 2, wait: 1, retry: 1, onError: (message) => errors.push(message) },
  );
  const stop = new AbortController();
  const run = outlet.run(stop.signal);
  let put = 0;
  const putting = (async () => {
    for (; put < 8; put++) {
      const id = put;
      await outlet.put({ notice: id === 3 ? undefined : notice(id), done: () => done.push(id) }, stop.signal);
    }
    outlet.close();
  })();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual([put, outlet.size], [4, 4], 'no more than four wait');
  isStuck = false;
  await putting;
  await run;
  assert.deepEqual(sent, [['0', '1'], ['2'], ['6', '7']]);
  assert.deepEqual(done, [0, 1, 2, 3, 4, 5, 6, 7]);
  assert.ok(
    errors.includes('test: 2 dropped: no') && errors.some((error) => error.includes('a failure; trying again')),
  );
  // Stopped while nothing gets through.
  const stuck = new Outlet(
    { name: 'stuck', send: () => Promise.reject(new Error('no')) },
    { limit: 1, batch: 1, wait: 0, retry: 1e6, onError: () => undefined },
  );
  const second = new AbortController();
  const stuckRun = stuck.run(second.signal);
  await stuck.put({ notice: notice(1), done: () => undefined }, second.signal);
  const full = stuck.put({ notice: notice(2), done: () => undefined }, second.signal);
  setTimeout(() => second.abort(new Error('stopped')), 10);
  await assert.rejects(full, /stopped/);
  await assert.rejects(stuckRun, /stopped/);
  assert.equal(stuck.size, 1);
});

test('messages of Slack are escaped and short', () => {
  const message = slackMessage([
    { ...notice(1), changes: [{ path: 'data.a', op: 'added', after: '<!channel> & "x"' }] },
  ]);
  assert.match(JSON.stringify(message), /&lt;!channel&gt; &amp;/);
  const long = slackMessage([{ ...notice(1), message: 'x'.repeat(5000) }, notice(2)]) as {
    text: string;
    blocks: { text: { text: string } }[];
  };
  assert.equal(long.text, '2 changes');
  assert.ok(long.blocks[0]!.text.text.length < 3000);
});

test('mistakes on the command line and in the file are told with their place', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'k.yaml');
    const wrong = (args: readonly string[], content?: string): string => {
      if (content !== undefined) writeFileSync(file, content);
      try {
        readOptions(content === undefined ? args : ['--config', file, ...args], { EMPTY: '' });
        return '';
      } catch (error) {
        assert.ok(error instanceof UsageError, String(error));
        return error.message.replace(file, 'FILE');
      }
    };
    for (const [args, content, message] of [
      [[], undefined, /^which kinds\?/],
      [['--kind', 'po', '--labels', 'a in'], undefined, /^--labels: /],
      [['--kind', 'po', '--terminal', 'loud'], undefined, /^--terminal: expected text, json or none, got loud$/],
      [['--kind', 'po', '--queue', '0'], undefined, /^--queue: expected a number from 1 to 1000000, got "0"$/],
      [['--kind', 'po', '--slack', 'env:EMPTY'], undefined, /^--slack: the environment has no EMPTY$/],
      [
        ['--kind', 'po', '--slack', 'https://x.example', '--batch', '51'],
        undefined,
        /^--batch: expected a number from 1 to 50/,
      ],
      [['--nope'], undefined, /--nope/],
      [['--config', 'none.yaml'], undefined, /^none.yaml: ENOENT/],
      [[], 'kind: pods\nkind: pods', /^FILE: [^]*key "kind" already set in map/],
      [[], 'kinds: [pods]', /^FILE: unknown option "kinds"$/],
      [[], '- pods', /^FILE: expected options/],
      [[], 'kind: [1]', /^FILE: kind: expected text, got 1$/],
      [[], 'kind: po\ninitial: maybe', /^FILE: initial: expected true or false, got "maybe"$/],
      [[], 'kind: po\nwebhook: {uri: a}', /^FILE: webhook.uri: expected url and headers only$/],
      [[], 'kind: po\nwebhook: {url: "ftp://secret"}', /^FILE: webhook.url: expected a URL that begins with http/],
      [[], 'kind: po\nwebhook: {url: "http://a", headers: {a: 1}}', /^FILE: webhook.headers.a: expected text$/],
    ] as const)
      assert.match(wrong(args, content), message, JSON.stringify([args, content]));
    writeFileSync(file, 'kind: [po, deploy]\nlabels: a=b\nwebhook: {url: "http://h", headers: {A: "env:TOKEN"}}');
    const options = readOptions(['--config', file, '--kind', 'cm,secrets', '--wait', '0.5'], { TOKEN: 't' });
    assert.deepEqual([options?.kinds, options?.labels, options?.wait], [['cm', 'secrets'], 'a=b', 500]);
    assert.deepEqual(options?.webhook, { url: 'http://h', headers: { A: 't' } });
    assert.equal(readOptions(['-h']), undefined);
    for (const [flag] of USAGE.matchAll(/--[a-z]+/g))
      assert.ok(readFileSync('examples/kubewatch/README.md', 'utf8').includes(flag), `${flag} is in the README`);
  });
});

const PLANE = process.env['KUBETYPED_CONTROLPLANE'] ?? '';

test('examples/kubewatch on a real API server', {
  skip: PLANE === '' ? 'set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig' : false,
}, async () => {
  const started = PLANE === 'start';
  const printed = started ? execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8' }) : PLANE;
  const kubeconfig = printed.trim().split('\n').at(-1) ?? '';
  const client = loadClient({ kubeconfig });
  const hook = await new Receiver().start();
  const name = `kubewatch-${process.pid}`;
  try {
    const secrets = client.resource(corev1.Secret, { namespace: 'default' });
    const args = [
      '--kind',
      'secrets,events,foos.samplecontroller.example.com',
      '--webhook',
      hook.url,
      '--labels',
      `t=${name}`,
    ];
    execFileSync('kubectl', [
      '--kubeconfig',
      kubeconfig,
      'apply',
      '-f',
      'examples/sample-controller/manifests/crd.yaml',
    ]);
    execFileSync('kubectl', [
      '--kubeconfig',
      kubeconfig,
      'wait',
      '--for=condition=Established',
      'crd/foos.samplecontroller.example.com',
    ]);
    await running(args, kubeconfig, async () => {
      await secrets.create({ metadata: { name, labels: { t: name } }, stringData: { password: SECRET } });
      await secrets.patch(name, mergePatch({ stringData: { password: `${SECRET}!` } }));
      await secrets.delete(name);
      await until(() => hook.told.length >= 3, 'three notices');
    });
    assert.deepEqual(hook.told, [
      `Created Secret ${name}`,
      `Updated Secret ${name} data.password="<redacted>"`,
      `Deleted Secret ${name}`,
    ]);
    for (const body of hook.bodies)
      assert.ok(!body.includes(SECRET) && !body.includes(Buffer.from(SECRET).toString('base64').slice(0, 8)));
  } finally {
    hook.close();
    await client.close();
    if (started) execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  }
});
