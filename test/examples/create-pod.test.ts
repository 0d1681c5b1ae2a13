// The example does what it says, against the server that stands in for a real one.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { decode, encode, scheme } from 'kubetyped';
import { Pod } from 'kubetyped/api/core/v1';
import { codecs } from 'kubetyped/api/core/v1/protobuf';
import { Status } from 'kubetyped/apimachinery/apis/meta/v1';
import { codecs as metaCodecs } from 'kubetyped/apimachinery/apis/meta/v1/protobuf';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import type { TestDouble } from '../../examples/test-double.ts';
import { startTestDouble } from '../../examples/test-double.ts';
import { fromSources } from '../cli/run_cli.ts';

const pods = '/api/v1/namespaces/default/pods';
const run = promisify(execFile);
let double: TestDouble;

before(async () => {
  double = await startTestDouble();
});
after(() => double.close());

/** What the example prints: the lines about each request, and the object that came back. */
async function example(...args: string[]): Promise<{ said: string[]; object: Pod | Status }[]> {
  const { stdout } = await run(process.execPath, [...fromSources, 'examples/create-pod.ts', ...args], {
    timeout: 60_000,
  });
  return stdout
    .trimEnd()
    .split(/\n\n/)
    .map((answer) => ({
      said: answer.split('\n').filter((line) => line.startsWith('#')),
      object: decode(scheme, answer, { strict: true }) as Pod | Status,
    }));
}

for (const [name, args] of [
  ['its own server', () => []],
  ['a server on the command line', () => [double.url]],
] as const) {
  test(`creates Pods in JSON and Protobuf on ${name}`, async () => {
    const answers = await example(...args());
    assert.equal(answers.length, 4);
    for (const [at, mediaType] of ['application/json', 'application/vnd.kubernetes.protobuf'].entries()) {
      const [created, refused] = answers.slice(at * 2) as [(typeof answers)[0], (typeof answers)[0]];
      assert.match(
        created.said.join('\n'),
        new RegExp(`^# POST ${pods}: \\d+ bytes of ${mediaType}\n# 201 Created: \\d+ bytes of ${mediaType}$`),
      );
      assert.ok(created.object instanceof Pod);
      const { name, uid, resourceVersion, creationTimestamp, ...rest } = created.object.metadata;
      assert.match(name!, /^hello-.{5}$/);
      assert.ok(
        uid !== undefined && resourceVersion !== undefined && Date.now() - Date.parse(creationTimestamp!) < 60_000,
      );
      assert.deepEqual(rest, { generateName: 'hello-', namespace: 'default', labels: { app: 'hello' } });
      assert.equal(created.object.spec?.containers[0]?.resources?.requests?.['cpu'], '250m');
      assert.match(refused.said[1]!, new RegExp(`^# 409 Conflict: \\d+ bytes of ${mediaType}$`));
      assert.ok(refused.object instanceof Status);
      assert.deepEqual(
        [refused.object.code, refused.object.reason, refused.object.message],
        [409, 'AlreadyExists', `pods "${name}" already exists`],
      );
    }
  });
}

test('the test double takes and gives every format, and keeps what it is given', async () => {
  const serializer = new Serializer(scheme, { codecs: [codecs, metaCodecs] });
  const formats = {
    'application/json': { encode: (pod: Pod) => encode(pod), decode: (bytes: Uint8Array) => decode(scheme, bytes) },
    'application/yaml': {
      encode: (pod: Pod) => encode(pod, { format: 'yaml' }),
      decode: (bytes: Uint8Array) => decode(scheme, bytes),
    },
    'application/vnd.kubernetes.protobuf': {
      encode: (pod: Pod) => Uint8Array.from(serializer.encode(pod)),
      decode: (bytes: Uint8Array) => serializer.decode(bytes).object,
    },
  };
  for (const [sent, writer] of Object.entries(formats)) {
    for (const [asked, reader] of Object.entries(formats)) {
      const name = `from-${sent}-to-${asked}`.replace(/[^a-z]+/g, '-');
      const pod = new Pod({
        metadata: { name },
        spec: { containers: [{ name: 'a', image: 'b', resources: { limits: { cpu: '1' } } }] },
      });
      const created = await fetch(double.url + pods, {
        method: 'POST',
        headers: { 'Content-Type': sent, Accept: asked },
        body: writer.encode(pod),
      });
      assert.deepEqual([created.status, created.headers.get('Content-Type')], [201, asked]);
      const object = reader.decode(new Uint8Array(await created.arrayBuffer())) as Pod;
      assert.deepEqual(object.spec, pod.spec);
      const got = await fetch(`${double.url}${pods}/${name}`, { headers: { Accept: asked } });
      assert.deepEqual(reader.decode(new Uint8Array(await got.arrayBuffer())), object);
      assert.equal((await fetch(`${double.url}${pods}/${name}`, { method: 'DELETE' })).status, 200);
      assert.equal((await fetch(`${double.url}${pods}/${name}`)).status, 404);
    }
  }
});

test('what the test double refuses gets a Status', async () => {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  for (const [path, request, code, reason, message] of [
    [
      pods,
      { ...post, headers: { 'Content-Type': 'text/plain' }, body: 'hello' },
      415,
      'UnsupportedMediaType',
      /^the body of the request was in an unknown format - accepted media types include: application\/json, /,
    ],
    [
      pods,
      { ...post, headers: { ...post.headers, Accept: 'image/png' }, body: '{}' },
      406,
      'NotAcceptable',
      /^only the following media types are accepted: application\/json, /,
    ],
    [pods, { ...post, body: '{"kind":"Pod","apiVersion":"v1"' }, 400, 'BadRequest', /unexpected end of JSON input/],
    [
      pods,
      { ...post, body: '{"kind":"Secret","apiVersion":"v1"}' },
      400,
      'BadRequest',
      /^Secret in version "v1" cannot be handled as a Pod$/,
    ],
    [pods, { ...post, body: '{"kind":"Pod","apiVersion":"v1"}' }, 422, 'Invalid', /name or generateName is required/],
    [
      pods,
      { ...post, body: '{"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","namespace":"b"}}' },
      400,
      'BadRequest',
      /namespace/,
    ],
    [pods, { ...post, body: ' '.repeat(4 << 20) }, 413, 'RequestEntityTooLarge', /^limit is /],
    [pods, { method: 'PUT' }, 405, 'MethodNotAllowed', /./],
    [`${pods}/none`, {}, 404, 'NotFound', /^pods "none" not found$/],
    ['/apis/apps/v1/deployments', {}, 404, 'NotFound', /./],
  ] as const) {
    const response = await fetch(double.url + path, request);
    const status = decode(Status, new Uint8Array(await response.arrayBuffer()));
    assert.ok(status instanceof Status, path);
    assert.deepEqual([response.status, status.status, status.code, status.reason], [code, 'Failure', code, reason]);
    assert.match(status.message!, message);
  }
});
