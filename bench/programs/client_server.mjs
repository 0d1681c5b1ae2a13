// A server of Pods whose answers are made beforehand, so that it costs next to nothing: client_server.mjs <pods> <events>.
// Prints a line of JSON with the URL of its plain port, and the one with TLS and HTTP/2 if openssl can make a certificate.
// Lists, gets, watches (`?fieldSelector=quiet` for one without events), in JSON and Protobuf; /connections counts.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PodList } from '../../dist/node/api/core/v1/index.js';
import { Serializer } from '../../dist/node/apimachinery/runtime/serializer/protobuf/index.js';
import { encodeEvent } from '../../dist/node/apimachinery/watch/index.js';
import { scheme } from '../../dist/node/src/index.js';
import { codecs } from '../../dist/node/src/protobuf.js';
import { podTexts } from '../data.mjs';

const [pods, events] = process.argv.slice(2).map(Number);
const PROTOBUF = 'application/vnd.kubernetes.protobuf';
/** Events that are sent at a time, again and again. */
const BATCH = 100;

/** Pods of about 4 KB. */
const texts = podTexts(BATCH).map((text) => {
  const pod = JSON.parse(text);
  pod.spec.containers.length = 1;
  pod.status.containerStatuses.length = 1;
  const [{ fieldsV1, ...entry }] = pod.metadata.managedFields;
  pod.metadata.managedFields = [{ ...entry, fieldsV1: { 'f:metadata': fieldsV1['f:metadata'] } }];
  return JSON.stringify(pod);
});
const objects = texts.map((text) => scheme.from(JSON.parse(text)));
const protobuf = new Serializer(scheme, { codecs });
const repeated = (list, count) => Array.from({ length: count }, (_, at) => list[at % list.length]);
const answers = {
  'application/json': {
    list: Buffer.from(
      `{"kind":"PodList","apiVersion":"v1","metadata":{"resourceVersion":"1"},"items":[${repeated(texts, pods)}]}`,
    ),
    pod: Buffer.from(texts[0]),
    events: Buffer.from(texts.map((text) => `{"type":"MODIFIED","object":${text}}\n`).join('')),
    stream: 'application/json',
  },
  [PROTOBUF]: {
    list: protobuf.encode(new PodList({ metadata: { resourceVersion: '1' }, items: repeated(objects, pods) })),
    pod: protobuf.encode(objects[0]),
    events: Buffer.concat(
      objects.map((object) =>
        encodeEvent({ type: 'MODIFIED', object }, { encoder: protobuf, contentType: `${PROTOBUF};stream=watch` }),
      ),
    ),
    stream: `${PROTOBUF};stream=watch`,
  },
};

async function answer(request, response) {
  const url = new URL(request.url, 'http://server');
  const type = (request.headers.accept ?? '').includes(PROTOBUF) ? PROTOBUF : 'application/json';
  const made = answers[type];
  if (url.pathname === '/connections') return response.end(String(connections));
  if (url.searchParams.has('watch')) {
    response.writeHead(200, { 'Content-Type': made.stream });
    response.flushHeaders?.();
    if (url.searchParams.has('fieldSelector')) return undefined;
    for (let sent = 0; sent < events; sent += BATCH) if (!response.write(made.events)) await once(response, 'drain');
    return undefined;
  }
  response.writeHead(200, { 'Content-Type': type });
  return response.end(url.pathname.endsWith('/pods') ? made.list : made.pod);
}

let connections = 0;
const handler = (request, response) => void answer(request, response).catch((error) => response.destroy(error));
const plain = createServer(handler);
plain.on('connection', () => connections++);
await new Promise((resolve) => plain.listen(0, '127.0.0.1', resolve));
const urls = { url: `http://127.0.0.1:${plain.address().port}` };

const folder = mkdtempSync(join(tmpdir(), 'kubetyped-bench-'));
try {
  const subject = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = { cert: join(folder, 'cert'), key: join(folder, 'key') };
  execFileSync('openssl', ['req', '-x509', ...key, '-keyout', files.key, '-out', files.cert, ...subject], {
    stdio: 'ignore',
  });
  const cert = readFileSync(files.cert);
  const secure = createSecureServer({ allowHTTP1: true, cert, key: readFileSync(files.key) }, handler);
  secure.on('secureConnection', () => connections++);
  await new Promise((resolve) => secure.listen(0, '127.0.0.1', resolve));
  Object.assign(urls, { secureURL: `https://127.0.0.1:${secure.address().port}`, ca: cert.toString('base64') });
} catch {
  // No openssl: the row of many watches is left out.
} finally {
  rmSync(folder, { recursive: true });
}
console.log(JSON.stringify(urls));
