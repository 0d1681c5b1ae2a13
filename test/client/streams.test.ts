// Commands in containers and ports of Pods, against the code of real servers: see scripts/go/streaming.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { after, before, type TestContext, test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { isBadRequest, isNotFound } from 'kubetyped/apimachinery/api/errors';
import { Client, type ResourceClient } from 'kubetyped/client';
import { PortForwarder } from 'kubetyped/client/tools/portforward';
import { listenOnPorts } from 'kubetyped/client/tools/portforward/node';
import { attachToPod, execInPod, runInPod } from 'kubetyped/client/tools/remotecommand';
import { withBearerToken } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { certificates } from './certificates.ts';
import { listen, Relay } from './servers.ts';
import { type StreamingServer, startStreamingServer } from './streaming_server.ts';

let server: StreamingServer | string;

before(async () => {
  server = await startStreamingServer();
});

after(() => {
  if (typeof server !== 'string') server.stop();
});

type Version = 'v5' | 'v4';

/** Pods by way of an API server that speaks a version; undefined, and the test skipped, without Go. */
function podsOf(t: TestContext, version: Version, port?: number): ResourceClient<corev1.Pod> | undefined {
  if (typeof server === 'string') {
    t.skip(server);
    return undefined;
  }
  const url = new URL(version === 'v5' ? server.url : server.oldURL);
  if (port !== undefined) url.port = String(port);
  const client = new Client({
    transport: new NodeTransport({ server: url.origin, env: {}, pingInterval: 50, pingTimeout: 300 }),
  });
  t.after(() => client.close());
  return client.resource(corev1.Pod, { namespace: 'default' });
}

async function text(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const code = (expected: string) => (error: unknown) => (error as { code?: string }).code === expected;

for (const version of ['v5', 'v4'] as const) {
  test(`${version}: both outputs, exit codes, arguments as they are`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const command = await execInPod(pods, 'web', { command: ['sh', '-c', 'echo out; echo err >&2; exit 7'] });
    assert.equal(command.protocol, `${version}.channel.k8s.io`);
    assert.deepEqual(await command.output(), { stdout: 'out\n', stderr: 'err\n', exitCode: 7 });
    const given = await runInPod(pods, 'web', { command: ['printf', '%s|', 'a b', '', 'ü&=+%', '-x'] });
    assert.deepEqual(given, { stdout: 'a b||ü&=+%|-x|', stderr: '', exitCode: 0 });
    assert.equal((await runInPod(pods, 'web', { command: ['sh', '-c', 'exit 255'] })).exitCode, 255);
  });

  test(`${version}: only the streams that were asked for`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const one = await execInPod(pods, 'web', { command: ['sh', '-c', 'echo out; echo err >&2'], stdout: false });
    assert.deepEqual(await one.output(), { stdout: '', stderr: 'err\n', exitCode: 0 });
    await assert.rejects(one.stdin.write('x'), TypeError);
  });

  test(`${version}: what can't be run, and Pods that are not there`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    await assert.rejects(runInPod(pods, 'missing', { command: ['date'] }), isNotFound);
    await assert.rejects(
      execInPod(pods, 'web', { command: ['date'], stdout: false, stderr: false }),
      (error) => isBadRequest(error) && /one of stdin, stdout, or stderr/.test((error as Error).message),
    );
    const command = await execInPod(pods, 'web', { command: ['/no/such/program'] });
    await assert.rejects(command.exit, (error) => /no such file/.test((error as Error).message));
  });

  test(`${version}: ten megabytes come complete, read slowly`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const command = await execInPod(pods, 'web', {
      command: ['sh', '-c', 'head -c 10000000 /dev/zero'],
      stderr: false,
    });
    let length = 0;
    for await (const chunk of command.stdout) {
      length += chunk.length;
      if (length % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    assert.deepEqual([length, await command.exit], [10_000_000, { exitCode: 0 }]);
  });

  test(`${version}: an output that is not read to its end holds nothing up`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const command = await execInPod(pods, 'web', {
      command: ['sh', '-c', 'head -c 10000000 /dev/zero; echo done >&2'],
    });
    for await (const _ of command.stdout) break;
    assert.deepEqual([await text(command.stderr), await command.exit], ['done\n', { exitCode: 0 }]);
  });

  test(`${version}: a terminal is told its size`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const command = await execInPod(pods, 'web', {
      command: ['sh', '-c', 'read line; exit 3'],
      stdin: true,
      tty: true,
    });
    await command.resize({ width: 80, height: 24 });
    let seen = '';
    for await (const chunk of command.stdout) {
      seen += Buffer.from(chunk).toString();
      if (seen === '80x24\r\n') await command.resize({ width: 132, height: 43 });
      else if (seen.endsWith('132x43\r\n')) break;
    }
    assert.equal(seen, '80x24\r\n132x43\r\n');
    await command.stdin.write('done\n');
    assert.deepEqual(await command.exit, { exitCode: 3 });
  });

  test(`${version}: attached to what runs`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const process = await attachToPod(pods, 'web', { stdin: true, stderr: false });
    await process.stdin.write('hello\n');
    let seen = '';
    for await (const chunk of process.stdout) if ((seen += Buffer.from(chunk).toString()).length >= 15) break;
    assert.equal(seen, 'attached\nhello\n');
    process.close();
    await assert.rejects(process.exit, code('ERR_CONNECTION'));
  });

  test(`${version}: an abort ends everything, wherever it waits`, async (t) => {
    const pods = podsOf(t, version);
    if (pods === undefined) return;
    const before = AbortSignal.abort(new Error('before'));
    await assert.rejects(execInPod(pods, 'web', { command: ['cat'], signal: before }), /before/);
    const during = new AbortController();
    const opening = execInPod(pods, 'web', { command: ['cat'], stdin: true, signal: during.signal });
    during.abort(new Error('during'));
    await assert.rejects(opening, /during/);
    const later = new AbortController();
    const command = await execInPod(pods, 'web', { command: ['cat'], stdin: true, signal: later.signal });
    const reading = text(command.stdout);
    later.abort(new Error('later'));
    await assert.rejects(reading, /later/);
    await assert.rejects(command.exit, /later/);
    await assert.rejects(command.stdin.write('x'), /later/);
  });

  test(`${version}: a cut and a black hole are noticed`, async (t) => {
    if (typeof server === 'string') return t.skip(server);
    const target = Number(new URL(version === 'v5' ? server.url : server.oldURL).port);
    for (const fault of ['cut', 'blackHole'] as const) {
      const relay = await Relay.to(t, target);
      const pods = podsOf(t, version, relay.port)!;
      const command = await execInPod(pods, 'web', { command: ['sh', '-c', 'echo on; sleep 20'] });
      const seen: string[] = [];
      await assert.rejects(
        async () => {
          for await (const chunk of command.stdout) {
            seen.push(Buffer.from(chunk).toString());
            relay[fault]();
          }
        },
        (error) => (error as { failure?: string }).failure === (fault === 'cut' ? 'closed' : 'lost'),
      );
      assert.deepEqual(seen, ['on\n']);
      await assert.rejects(command.exit, code('ERR_CONNECTION'));
    }
  });
}

test('v5: the end of the input reaches the command', async (t) => {
  const pods = podsOf(t, 'v5');
  if (pods === undefined) return;
  const input = randomBytes(3_000_000);
  const { stdout } = await runInPod(pods, 'web', { command: ['sha256sum'], input });
  assert.equal(stdout, `${createHash('sha256').update(input).digest('hex')}  -\n`);
  // A command that ends before it has read everything.
  assert.deepEqual(await runInPod(pods, 'web', { command: ['sh', '-c', 'exit 4'], input: input.subarray(0, 1000) }), {
    stdout: '',
    stderr: '',
    exitCode: 4,
  });
});

test('v4: there is no end of the input, which is said', async (t) => {
  const pods = podsOf(t, 'v4');
  if (pods === undefined) return;
  await assert.rejects(runInPod(pods, 'web', { command: ['cat'], input: 'x' }), code('ERR_HALF_CLOSE'));
});

/** A server that answers when it has read everything. */
async function echoAtEnd(t: TestContext): Promise<number> {
  const echo = createServer({ allowHalfOpen: true }, (socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end(Buffer.concat(chunks)));
  });
  t.after(() => echo.close());
  return listen(echo);
}

async function closedPort(): Promise<number> {
  const closed: Server = createServer();
  const port = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  return port;
}

test('ports: many connections at a time in one WebSocket, with half-closes', async (t) => {
  if (typeof server === 'string') return t.skip(server);
  const relay = await Relay.to(t, Number(new URL(server.url).port));
  const pods = podsOf(t, 'v5', relay.port)!;
  const port = await echoAtEnd(t);
  await using forwarder = new PortForwarder(pods, 'web');
  const all = Array.from({ length: 20 }, async (_, at) => {
    const data = randomBytes(1000 * at * at);
    const connection = await forwarder.connect(port);
    await connection.write(data);
    await connection.end();
    const back: Uint8Array[] = [];
    for await (const chunk of connection.readable) back.push(chunk);
    assert.ok(Buffer.concat(back).equals(data), `${at}: ${Buffer.concat(back).length} of ${data.length} bytes`);
  });
  await Promise.all(all);
  assert.equal(relay.connections, 1);
});

test('ports: one that nobody listens on says so, and the others go on', async (t) => {
  const pods = podsOf(t, 'v5');
  if (pods === undefined) return;
  await using forwarder = new PortForwarder(pods, 'web');
  const port = await echoAtEnd(t);
  const good = await forwarder.connect(port);
  const bad = await forwarder.connect(await closedPort());
  await assert.rejects(
    text(bad.readable),
    (error) => code('ERR_PORT_FORWARD')(error) && /connection refused/.test((error as Error).message),
  );
  await good.write(Buffer.from('still here'));
  await good.end();
  assert.equal(await text(good.readable), 'still here');
  await assert.rejects(forwarder.connect(0), TypeError);
  await assert.rejects(new PortForwarder(pods, 'missing').connect(80), isNotFound);
});

test('ports: one connection that is closed leaves the others alone; a cut ends all', async (t) => {
  if (typeof server === 'string') return t.skip(server);
  const relay = await Relay.to(t, Number(new URL(server.url).port));
  const pods = podsOf(t, 'v5', relay.port)!;
  const port = await echoAtEnd(t);
  await using forwarder = new PortForwarder(pods, 'web');
  const [gone, one, two] = await Promise.all([port, port, port].map((each) => forwarder.connect(each)));
  gone!.close();
  assert.equal(await text(gone!.readable), '');
  await one!.write(Buffer.from('x'));
  await one!.end();
  assert.equal(await text(one!.readable), 'x');
  const reading = text(two!.readable);
  relay.cut();
  await assert.rejects(reading, code('ERR_CONNECTION'));
  // Another WebSocket is opened for the next.
  const next = await forwarder.connect(port);
  await next.write(Buffer.from('again'));
  await next.end();
  assert.equal(await text(next.readable), 'again');
  forwarder.close();
  await assert.rejects(forwarder.connect(port), code('ERR_CONNECTION'));
});

test('ports: an older server, with a WebSocket for each connection', async (t) => {
  const pods = podsOf(t, 'v4');
  if (pods === undefined) return;
  const upper = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => socket.write(data.toString().toUpperCase()));
  });
  t.after(() => upper.close());
  const port = await listen(upper);
  await using forwarder = new PortForwarder(pods, 'web');
  for (const word of ['one', 'two']) {
    const connection = await forwarder.connect(port);
    await connection.write(Buffer.from(word));
    for await (const chunk of connection.readable) {
      assert.equal(Buffer.from(chunk).toString(), word.toUpperCase());
      break;
    }
    connection.close();
  }
  const bad = await forwarder.connect(await closedPort());
  await assert.rejects(text(bad.readable), /connection refused/);
});

test('ports of this machine lead to those of the Pod', async (t) => {
  const pods = podsOf(t, 'v5');
  if (pods === undefined) return;
  const port = await echoAtEnd(t);
  const errors: unknown[] = [];
  await using forwarder = new PortForwarder(pods, 'web');
  await using listening = await listenOnPorts(forwarder, [`:${port}`, `:${await closedPort()}`], {
    onError: (error) => errors.push(error),
  });
  const [good, bad] = listening.ports;
  const data = randomBytes(2_000_000);
  const socket = connect({ port: good!.local, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(data);
  const back: Buffer[] = [];
  for await (const chunk of socket) back.push(chunk as Buffer);
  assert.ok(Buffer.concat(back).equals(data));
  const refused = connect(bad!.local, '127.0.0.1');
  refused.on('error', () => undefined);
  await new Promise((resolve) => refused.once('close', resolve));
  assert.equal(code('ERR_PORT_FORWARD')(errors[0]), true);
  for (const wrong of ['', 'x', '1:', '70000', '1:2:3', '0'])
    await assert.rejects(listenOnPorts(forwarder, [wrong]), code('ERR_PORT_PAIR'), wrong);
  const taken = createServer();
  t.after(() => taken.close());
  await listen(taken);
  await assert.rejects(
    listenOnPorts(forwarder, [`:${port}`, `${(taken.address() as AddressInfo).port}:${port}`]),
    /^ListenError: cannot listen on port \d+ of 127\.0\.0\.1: another program uses it; choose another port, or 0 /,
  );
});

test('a port that is taken is named, with what helps', async (t) => {
  const taken = createServer();
  t.after(() => taken.close());
  await listen(taken);
  const { port } = taken.address() as AddressInfo;
  const forwarder = { connect: () => Promise.reject(new Error('nobody connects')) };
  await assert.rejects(listenOnPorts(forwarder, [':80', `${port}:80`]), {
    name: 'ListenError',
    code: 'ERR_LISTEN',
    message: `cannot listen on port ${port} of 127.0.0.1: another program uses it; choose another port, or 0 for any that is free`,
  });
});

test('with TLS: certificates of both sides, and a token', async (t) => {
  const made = certificates(t);
  if (made === undefined) return;
  const secure = await startStreamingServer(made);
  if (typeof secure === 'string') return t.skip(secure);
  t.after(() => secure.stop());
  const podsWith = (tls: object): ResourceClient<corev1.Pod> => {
    const node = new NodeTransport({ server: secure.url, env: {}, tls: { ca: made.ca, ...tls } });
    const client = new Client({ transport: withBearerToken(node, 'token') });
    t.after(() => client.close());
    return client.resource(corev1.Pod, { namespace: 'default' });
  };
  const output = await runInPod(podsWith(made.client), 'web', { command: ['echo', 'hi'] });
  assert.deepEqual(output, { stdout: 'hi\n', stderr: '', exitCode: 0 });
  await assert.rejects(runInPod(podsWith({}), 'web', { command: ['echo', 'hi'] }), code('ERR_CONNECTION'));
});
