import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fromReadResponse,
  fromResponse,
  isForbidden,
  isNotFound,
  isUnexpectedServerError,
  newForbidden,
  suggestsClientDelay,
} from 'kubetyped/apimachinery/api/errors';

const request = { method: 'GET', resource: { group: '', resource: 'pods' }, name: 'nginx' };
const status = JSON.stringify(newForbidden(request.resource, 'nginx', new Error('no')).status());

test('a response of fetch with a Status', async () => {
  const failure = await fromResponse(
    new Response(status, { status: 403, headers: { 'Content-Type': 'application/json' } }),
    request,
  );
  assert.equal(isForbidden(failure), true);
  assert.equal(isUnexpectedServerError(failure), false);
  assert.equal(failure!.message, 'pods "nginx" is forbidden: no');
});

test('the body of a success is left alone', async () => {
  for (const code of [200, 201, 206]) {
    const response = new Response('{}', { status: code });
    assert.equal(await fromResponse(response, request), undefined);
    assert.equal(response.bodyUsed, false);
  }
});

test('a response of a proxy: text, and when to try again', async () => {
  const response = new Response('  try later \n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain', 'Retry-After': '7' },
  });
  const failure = await fromResponse(response, request);
  assert.equal(failure!.message, 'the server is currently unable to handle the request (get pods nginx)');
  assert.equal(suggestsClientDelay(failure), 7);
  assert.equal(isUnexpectedServerError(failure), true);
  assert.deepEqual(failure!.errStatus.details!.causes, [{ reason: 'UnexpectedServerResponse', message: 'try later' }]);
});

test('of a long text the first 2,048 bytes are told', () => {
  for (const length of [2047, 2048, 3000]) {
    const failure = fromReadResponse({ status: 500, headers: {}, body: 'x'.repeat(length) }, request);
    assert.equal(failure!.errStatus.details!.causes![0]!.message, 'x'.repeat(Math.min(length, 2048)));
  }
});

test('a body that breaks off rejects with what fetch says', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('connection reset')) });
  await assert.rejects(fromResponse(new Response(broken, { status: 500 })), /connection reset/);
});

test('only a code will do', () => {
  assert.equal(fromReadResponse({ status: 404 })!.message, 'the server could not find the requested resource');
  assert.equal(
    isNotFound(fromReadResponse({ status: 404, headers: { 'CONTENT-TYPE': 'application/json' }, body: null })),
    true,
  );
  assert.equal(
    fromReadResponse({ status: 500, body: 'oops' }, { resource: { group: 'apps', resource: '' }, name: 'x' })!.message,
    'an error on the server ("oops") has prevented the request from succeeding',
  );
});

test('hostile responses', () => {
  const json = { 'content-type': 'application/json' };
  for (const body of [
    '{"kind":"Status","apiVersion":"v1","status":"Failure","reason":5}',
    '['.repeat(100_000),
    '{"__proto__":{"kind":"Status","status":"Failure"}}',
    new Uint8Array(1_000_000).fill(0xff),
  ]) {
    assert.equal(isUnexpectedServerError(fromReadResponse({ status: 400, headers: json, body })), true);
  }
  const polluted = fromReadResponse({
    status: 400,
    headers: json,
    body: '{"kind":"Status","apiVersion":"v1","status":"Failure","__proto__":{"reason":"NotFound"},"constructor":1}',
  });
  assert.equal(isNotFound(polluted), false);
  assert.equal(polluted!.errStatus.message, undefined);
  for (const value of ['9'.repeat(100_000), `${'0'.repeat(100_000)}x`, `${'0'.repeat(100_000)}5`]) {
    assert.equal(
      suggestsClientDelay(fromReadResponse({ status: 503, headers: { 'retry-after': value } })),
      value.endsWith('5') ? 5 : undefined,
    );
  }
});
