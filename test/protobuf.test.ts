import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode as decodeText, encode as encodeText, scheme } from 'kubetyped';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { codecs, decode, encode } from 'kubetyped/protobuf';
import { bundle } from './bundle/bundle.ts';

test('objects come back as they were', () => {
  const pod = new Pod({
    metadata: { name: 'a' },
    spec: { containers: [{ name: 'c', image: 'i', resources: { limits: { cpu: '500m' } } }] },
  });
  const bytes = encode(pod);
  const same = decode(Pod, bytes);
  assert.ok(same instanceof Pod);
  assert.deepEqual(same.spec?.containers, pod.spec?.containers);
  assert.throws(() => encode({ apiVersion: 'example.com/v1', kind: 'Widget' }), { code: 'ERR_NOT_REGISTERED' });
  assert.deepEqual(encode({ ...new ConfigMap({ data: { a: 'b' } }) }), encode(new ConfigMap({ data: { a: 'b' } })));
  assert.throws(() => decode(ConfigMap, bytes), { code: 'ERR_KIND_MISMATCH' });
  assert.throws(() => decode(new Scheme('empty'), bytes), { code: 'ERR_NOT_REGISTERED' });
  assert.throws(() => decode(scheme, new TextEncoder().encode(encodeText(pod))), {
    code: 'ERR_DECODE',
    message: /does not appear to be a protobuf message/,
  });
  assert.ok(codecs.length > 0);
});

test('what is encoded is a body for fetch', async () => {
  const body: BodyInit = encode(new Pod());
  assert.deepEqual(new Uint8Array(await new Response(body).arrayBuffer()), encode(new Pod()));
});

test('the package root says where Protobuf is read, and carries no codec', async () => {
  assert.throws(() => decodeText(scheme, encode(new Pod())), { code: 'ERR_DECODE', message: /kubetyped\/protobuf/ });
  const root = await bundle(`import * as kubetyped from 'kubetyped'; console.log(kubetyped);`);
  assert.deepEqual(
    root.files.filter((file) => /protobuf|codecs/.test(file)),
    [],
  );
  const apart = await bundle(`import * as protobuf from 'kubetyped/protobuf'; console.log(protobuf);`);
  assert.ok(apart.files.some((file) => /codecs/.test(file)));
});
