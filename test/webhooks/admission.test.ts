// Admission webhooks: verdicts, patches, warnings, annotations, and what is no review.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { newConflict } from 'kubetyped/apimachinery/api/errors';
import { applyPatch, type Operation } from 'kubetyped/apimachinery/util/jsonpatch';
import { newPath, required } from 'kubetyped/apimachinery/util/validation/field';
import { admissionWebhook } from 'kubetyped/webhooks';
import { podReview, post } from './post.ts';

const spec = { containers: [{ name: 'a', image: 'nginx' }] };

function operationsOf(patch: string): Operation[] {
  return JSON.parse(Buffer.from(patch, 'base64').toString()) as Operation[];
}

test('a validating webhook allows, refuses with a text, with errors of fields, or in other words', async () => {
  const handler = admissionWebhook({
    kind: Pod,
    validate({ object, userInfo, dryRun, options, warn, audit }) {
      assert.equal(userInfo.username, 'ann');
      assert.equal(dryRun, false);
      assert.equal(options?.['kind'], 'CreateOptions');
      warn('careful');
      audit('checked', 'yes');
      const image = object?.spec?.containers[0]?.image;
      if (image === 'bad') return 'bad image';
      if (image === 'worse') return [required(newPath('spec', 'hostname'), '')];
      if (image === 'taken') throw newConflict({ group: '', resource: 'pods' }, 'web', new Error('taken'));
      return undefined;
    },
  });
  const ask = async (image: string, version?: string): Promise<unknown> => {
    const { status, json } = await post(
      handler,
      podReview({ spec: { containers: [{ name: 'a', image }] } }, {}, version),
    );
    assert.equal(status, 200);
    assert.equal(json.kind, 'AdmissionReview');
    assert.equal(json.apiVersion, `admission.k8s.io/${version ?? 'v1'}`);
    assert.deepEqual(json.response.warnings, ['careful']);
    assert.deepEqual(json.response.auditAnnotations, { checked: 'yes' });
    assert.equal(json.response.uid, 'u-1');
    const { code, message } = json.response.status ?? {};
    return json.response.allowed ? 'allowed' : [code, message];
  };
  assert.equal(await ask('good'), 'allowed');
  assert.equal(await ask('good', 'v1beta1'), 'allowed');
  assert.deepEqual(await ask('bad'), [403, 'bad image']);
  assert.deepEqual(await ask('worse'), [422, 'Pod "web" is invalid: spec.hostname: Required value']);
  assert.deepEqual(await ask('taken'), [409, 'Operation cannot be fulfilled on pods "web": taken']);
});

test('a mutating webhook answers with the smallest patch; validate sees what it made', async () => {
  const seen: unknown[] = [];
  const handler = admissionWebhook({
    kind: Pod,
    mutate: ({ object }) => object && { ...object, metadata: { ...object.metadata, labels: { 'a/b': 'c' } } },
    validate: ({ object }) => void seen.push(object?.metadata.labels),
  });
  const { json } = await post(handler, podReview({ spec }));
  assert.equal(json.response.patchType, 'JSONPatch');
  assert.deepEqual(operationsOf(json.response.patch), [{ op: 'add', path: '/metadata/labels', value: { 'a/b': 'c' } }]);
  assert.deepEqual(seen, [{ 'a/b': 'c' }]);
  const untouched = await post(handler, podReview({ spec, metadata: { name: 'web', labels: { 'a/b': 'c' } } }));
  assert.equal('patch' in untouched.json.response, false);
  assert.equal('patchType' in untouched.json.response, false);
});

test('changes in place count, in any place; large numbers keep their digits', async () => {
  const handler = admissionWebhook({
    mutate({ object }) {
      const { spec } = object as { spec: { list: unknown[]; gone?: unknown; 'a/b~c': number } };
      spec.list.splice(1, 1, 'new', 'newer');
      delete spec.gone;
      spec['a/b~c'] = 2;
    },
  });
  const given = { spec: { list: [1, 2, 3], gone: {}, 'a/b~c': 1 } };
  const review = JSON.stringify(podReview(given)).replace('"gone"', '"big":9007199254740993,"gone"');
  const { json } = await post(handler, review);
  const operations = operationsOf(json.response.patch);
  assert.deepEqual(applyPatch(given, operations), { spec: { list: [1, 'new', 'newer', 3], 'a/b~c': 2 } });
  assert.ok(operations.every(({ path }) => !path.includes('big')));
});

test('deletions have no object and are not mutated; a refused request has no patch; subresources come as they are', async () => {
  const handler = admissionWebhook({
    kind: Pod,
    mutate: () => assert.fail('nothing to mutate'),
    validate: ({ operation, object, oldObject }) => `${operation} ${object === undefined} ${oldObject?.metadata.name}`,
  });
  const deletion = podReview({}, { operation: 'DELETE', object: null, oldObject: { metadata: { name: 'old' } } });
  const { json } = await post(handler, deletion);
  assert.equal(json.response.status.message, 'DELETE true old');
  const both = admissionWebhook({ mutate: ({ object }) => ({ ...object, x: 1 }), validate: () => 'no' });
  const refused = await post(both, podReview({ spec }));
  assert.equal(refused.json.response.allowed, false);
  assert.equal('patch' in refused.json.response, false);
  const scale = admissionWebhook({ validate: ({ subResource, kind }) => `${subResource} ${kind.kind}` });
  const asked = podReview({}, { subResource: 'scale', kind: { group: 'autoscaling', version: 'v1', kind: 'Scale' } });
  assert.match((await post(scale, asked)).json.response.status.message, /scale Scale$/);
});

test('objects of other kinds are refused, in words for who wrote the configuration', async () => {
  const handler = admissionWebhook({ kind: Pod, validate: () => assert.fail('not asked') });
  const { json } = await post(handler, podReview({}, { kind: { group: 'apps', version: 'v1', kind: 'Deployment' } }));
  assert.equal(json.response.allowed, false);
  assert.equal(json.response.status.code, 400);
  assert.match(json.response.status.message, /this webhook is for \/v1, Kind=Pod, not for apps\/v1, Kind=Deployment/);
});

test('an error inside is a 500, so that failurePolicy decides, and is told', async () => {
  const told: unknown[] = [];
  const boom = new Error('database is gone');
  const handler = admissionWebhook({
    validate: () => Promise.reject(boom),
    onError: (error) => told.push(error),
  });
  const { status, text } = await post(handler, podReview({}));
  assert.equal(status, 500);
  assert.equal(text, 'the webhook failed: database is gone\n');
  assert.deepEqual(told, [boom]);
  const key = admissionWebhook({ validate: ({ audit }) => audit('a/b', '') });
  assert.equal((await post(key, podReview({}))).status, 500);
});

test('what is no review: methods, content types, sizes, JSON, kinds, uids, types', async () => {
  const handler = admissionWebhook({ kind: Pod, maxBodySize: 2000, validate: () => assert.fail('not asked') });
  const refused = async (status: number, message: RegExp, body: object | string, init?: RequestInit): Promise<void> => {
    const answer = await post(handler, body, init);
    assert.equal(answer.status, status, answer.text);
    assert.match(answer.text, message);
  };
  const review = podReview({});
  const response = await handler(new Request('https://webhook/', { method: 'GET' }));
  assert.equal(response.status, 405);
  assert.equal(response.headers.get('allow'), 'POST');
  await refused(415, /got "text\/plain"/, review, { headers: { 'content-type': 'text/plain' } });
  await refused(415, /got "application\/json-patch\+json"/, review, {
    headers: { 'content-type': 'application/json-patch+json' },
  });
  await refused(413, /larger than 2000 bytes/, podReview({ x: 'x'.repeat(3000) }));
  await refused(400, /the body is empty/, '');
  await refused(400, /the body is no JSON: /, '{"a":');
  await refused(400, /expected an object, got array/, '[]');
  await refused(400, /expected AdmissionReview of .* got "ConversionReview"/, { ...review, kind: 'ConversionReview' });
  await refused(400, /got "AdmissionReview" of "admission.k8s.io\/v2"/, {
    ...review,
    apiVersion: 'admission.k8s.io/v2',
  });
  await refused(400, /request: expected an object, got nothing/, { ...review, request: undefined });
  await refused(400, /request\.uid: /, podReview({}, { uid: '' }));
  await refused(400, /request\.operation: /, podReview({}, { operation: 'PATCH' }));
  await refused(400, /request\.kind: /, podReview({}, { kind: 'Pod' }));
  await refused(400, /request\.object\.spec\.containers: .*string/, podReview({ spec: { containers: 'none' } }));
  await refused(400, /request\.oldObject: expected an object/, podReview({}, { oldObject: 5 }));
});
