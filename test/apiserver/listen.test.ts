import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { APIServer } from 'kubetyped/apiserver';
import { tokens } from 'kubetyped/apiserver/authentication';
import { codecs } from 'kubetyped/protobuf';

const newServer = (): APIServer => new APIServer({ scheme, codecs }).resource(corev1.ConfigMap as never);
const PATH = '/api/v1/namespaces/default/configmaps';

test('over HTTP: objects, watches that end with the server, and gzip for what is large', async () => {
  const server = newServer();
  const { url, kubeconfig } = await server.listen();
  assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.ok(kubeconfig.includes(`server: ${url}\n    insecure-skip-tls-verify: true\n`));
  const body = JSON.stringify({ metadata: { name: 'large' }, data: { text: 'x'.repeat(200_000) } });
  const headers = { 'content-type': 'application/json' };
  const created = await fetch(url + PATH, { method: 'POST', body, headers });
  assert.equal(created.status, 201);
  assert.match(created.headers.get('audit-id') ?? '', /^[0-9a-f-]{36}$/);
  // Clients may use the connection as long as with Go's servers.
  assert.equal(created.headers.get('keep-alive'), 'timeout=90');
  const raw = await new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    request(url + PATH, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
  assert.equal(raw.encoding, 'gzip');
  assert.equal(JSON.parse(gunzipSync(raw.bytes).toString()).items.length, 1);
  const watch = await fetch(`${url}${PATH}?watch=true`);
  const reader = watch.body!.getReader();
  assert.match(new TextDecoder().decode((await reader.read()).value), /^\{"type":"ADDED"/);
  await server.close();
  await assert.rejects(async () => {
    while (!(await reader.read()).done);
    await fetch(url);
  });
});

test('over HTTP: a watch that begins with all there is is compressed event by event', async () => {
  const server = newServer();
  const { url } = await server.listen();
  const put = (name: string): Promise<Response> =>
    fetch(url + PATH, {
      method: 'POST',
      body: JSON.stringify({ metadata: { name } }),
      headers: { 'content-type': 'application/json' },
    });
  await put('a');
  await put('b');
  const initial = 'sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true';
  const watch = await fetch(`${url}${PATH}?watch=true&${initial}`, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(watch.headers.get('content-encoding'), 'gzip');
  assert.equal(watch.headers.get('vary'), 'Accept-Encoding');
  const reader = watch.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string): Promise<void> => {
    while (!text.includes(part)) text += (await reader.read()).value ?? '';
  };
  await until('initial-events-end');
  await put('c');
  await until('"name":"c"');
  assert.deepEqual(
    text.match(/"type":"[A-Z]+"/g),
    ['ADDED', 'ADDED', 'BOOKMARK', 'ADDED'].map((type) => `"type":"${type}"`),
  );
  // Each event is flushed before its member ends: Go's reader keeps what comes with an end until the next member begins.
  const raw = request(`${url}${PATH}?watch=true&${initial}`, { headers: { 'accept-encoding': 'gzip' } }).end();
  let bytes = Buffer.alloc(0);
  const flushed = (): number => bytes.toString('latin1').split('\x00\x00\xff\xff').length - 1;
  for await (const chunk of (await once(raw, 'response'))[0]) {
    bytes = Buffer.concat([bytes, chunk]);
    if (flushed() === 4) break;
  }
  const plain = await fetch(`${url}${PATH}?watch=true`, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  await reader.cancel();
  await plain.body!.cancel();
  await server.close();
});

test('a client that goes away ends its watch; HEAD has no body; a body in chunks is read', async () => {
  const server = newServer();
  const { url } = await server.listen();
  try {
    const abort = new AbortController();
    const watch = await fetch(`${url}${PATH}?watch=true`, { signal: abort.signal });
    abort.abort();
    await assert.rejects(watch.text());
    const head = await fetch(`${url}/healthz`, { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  } finally {
    await server.close();
  }
});

test('listens on loopback only unless somebody checks who comes', async () => {
  const server = newServer();
  await assert.rejects(server.listen({ host: '0.0.0.0' }), { code: 'ERR_INSECURE_ADDRESS' });
  await server.close();
});

test('over TLS: HTTP/2 and HTTP/1.1, and a kubeconfig with authority and token', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-tls-'));
  const server = new APIServer({
    scheme,
    authentication: tokens({ sesame: { name: 'ali', groups: [] } }),
  }).resource(corev1.ConfigMap as never);
  try {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
    const made = spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      keyFile,
      '-out',
      certFile,
      ...subject,
    ]);
    if (made.status !== 0) {
      t.skip('NOT TRIED OVER TLS: there is no openssl to make a certificate');
      return;
    }
    const cert = readFileSync(certFile, 'utf8');
    const tls = { cert, key: readFileSync(keyFile, 'utf8'), ca: cert };
    const { url, kubeconfig } = await server.listen({ tls, token: 'sesame' });
    assert.ok(kubeconfig.includes('token: "sesame"') && kubeconfig.includes(btoa(cert)));
    const session = connect(url, { ca: cert });
    const answers = await Promise.all(
      ['Bearer sesame', 'Bearer open'].map(async (authorization) => {
        const stream = session.request({ ':path': PATH, authorization });
        const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
        return [headers[':status'], JSON.parse(await text(stream)).kind];
      }),
    );
    session.close();
    assert.deepEqual(answers, [
      [200, 'ConfigMapList'],
      [401, 'Status'],
    ]);
    const old = httpsRequest(url + PATH, { ca: cert, headers: { authorization: 'Bearer sesame' } }).end();
    const [response] = (await once(old, 'response')) as [IncomingMessage];
    assert.deepEqual([response.httpVersion, JSON.parse(await text(response)).kind], ['1.1', 'ConfigMapList']);
    await assert.rejects(server.listen({ tls: { cert: 'nothing', key: 'nothing' } }));
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
