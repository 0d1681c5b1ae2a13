import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import * as errors from 'kubetyped/apimachinery/api/errors';
import { Status, StatusReasonNotFound } from 'kubetyped/apimachinery/apis/meta/v1';
import { newAggregate } from 'kubetyped/apimachinery/util/errors';
import { invalid, newPath, required } from 'kubetyped/apimachinery/util/validation/field';

const pods = { group: '', resource: 'pods' };

test('a StatusError is an Error with the message, the class and the Status', () => {
  const error = errors.newNotFound(pods, 'nginx');
  assert.ok(error instanceof Error);
  assert.equal(String(error), 'StatusError: pods "nginx" not found');
  assert.equal(error.code, 'ERR_STATUS');
  assert.equal(error.statusCode, 404);
  assert.equal(new errors.StatusError({ message: 'm' }).statusCode, 0);
  assert.ok(error.status() instanceof Status);
  const expected = {
    apiVersion: 'v1',
    kind: 'Status',
    metadata: {},
    status: 'Failure',
    message: 'pods "nginx" not found',
    reason: 'NotFound',
    details: { name: 'nginx', kind: 'pods' },
    code: 404,
  };
  assert.deepEqual(JSON.parse(JSON.stringify(error.errStatus)), expected);
  assert.equal(error.debugError(), `server response object: ${JSON.stringify(error.errStatus, undefined, 2)}`);
});

test('its sources stay unchanged', () => {
  const status = Object.freeze({ reason: 'NotFound', message: 'm', details: Object.freeze({ causes: [] }) });
  assert.equal(errors.isNotFound(new errors.StatusError(status)), true);
  const causes = Object.freeze([{ reason: 'x' }]);
  const conflict = errors.newApplyConflict(causes, 'm');
  conflict.errStatus.details!.causes!.push({});
  assert.equal(causes.length, 1);
});

test('the error that is behind it becomes the cause', () => {
  const behind = new Error('x');
  for (const error of [
    errors.newForbidden(pods, 'a', behind),
    errors.newConflict(pods, 'a', behind),
    errors.newInternalError(behind),
  ])
    assert.equal(error.cause, behind);
  const list = [invalid(newPath('spec'), 1, 'too small')];
  assert.equal((errors.newInvalid({ group: '', kind: 'Pod' }, 'a', list).cause as AggregateError).errors[0], list[0]);
  assert.equal('cause' in errors.newForbidden(pods, 'a', null), false);
});

const wrapped = (err: unknown): Error => new Error('outer', { cause: new Error('inner', { cause: err }) });

test('predicates take a Status in any form', () => {
  const forms: [string, unknown][] = [
    ['a Status', new Status({ reason: StatusReasonNotFound })],
    ['a plain Status', JSON.parse('{"kind":"Status","apiVersion":"v1","code":404}')],
    ['a Status without a kind', { status: 'Failure', reason: 'NotFound' }],
    ['a StatusError', errors.newNotFound(pods, 'x')],
    [
      'a StatusError of another copy',
      Object.assign(new Error('x'), { code: 'ERR_STATUS', status: () => ({ reason: 'NotFound' }) }),
    ],
    ['an error of several', new AggregateError([new Error('x'), errors.newNotFound(pods, 'x')])],
  ];
  for (const [form, err] of forms) {
    assert.equal(errors.isNotFound(err), true, form);
    assert.equal(errors.isNotFound(wrapped(err)), true, `${form}, wrapped`);
    assert.equal(errors.isConflict(err), false, form);
  }
});

test('an Aggregate of this library is not looked into, as in Go', () => {
  assert.equal(errors.isNotFound(newAggregate([errors.newNotFound(pods, 'x')])), false);
});

test('predicates take anything that can be thrown', () => {
  const odd = [
    null,
    undefined,
    0,
    '',
    'NotFound',
    Symbol('x'),
    404,
    true,
    [],
    {},
    () => {},
    new Response('', { status: 404 }),
    { status: 404 },
    { status: 'NotFound' },
    { kind: 'Pod', reason: 'NotFound' },
    { kind: 'Status', reason: ['NotFound'], code: '404', details: 5 },
    { kind: 'Status', details: { causes: {}, retryAfterSeconds: '5' } },
    { kind: 'Status', details: { causes: [null, 1] } },
    { status: () => null },
    { status: () => 'x' },
    Object.create(null),
    JSON.parse('{"__proto__":{"kind":"Status","reason":"NotFound"}}'),
  ];
  for (const err of odd) {
    assert.equal(errors.isNotFound(err), false);
    assert.equal(errors.isTooManyRequests(err), false);
    assert.equal(errors.isUnexpectedServerError(err), false);
    assert.equal(errors.isUnexpectedObjectError(err), false);
    assert.equal(errors.isStatusError(err), false);
    assert.equal(errors.suggestsClientDelay(err), undefined);
    assert.equal(errors.reasonForError(err), '');
  }
});

test('errors that wrap themselves, or very many others, end', () => {
  const loop = new Error('x');
  loop.cause = new AggregateError([loop, loop]);
  assert.equal(errors.isNotFound(loop), false);
  let deep: Error = errors.newNotFound(pods, 'x');
  for (let depth = 0; depth < 100_000; depth++) deep = new Error('x', { cause: deep });
  assert.equal(errors.isNotFound(deep), true);
  // Each holds the one below twice: 2^60 ways to the bottom.
  let many: Error = new Error('x');
  for (let depth = 0; depth < 60; depth++) many = new AggregateError([many, many]);
  assert.equal(errors.isNotFound(many), false);
});

test('fromObject tells a Status from other objects', () => {
  assert.equal(errors.isNotFound(errors.fromObject(new Status({ reason: 'NotFound' }))), true);
  assert.equal(
    errors.isNotFound(errors.fromObject({ apiVersion: 'v1', kind: 'Status', reason: 'NotFound' } as object)),
    true,
  );
  const other = errors.fromObject(new Pod({ metadata: { namespace: 'n', name: 'p' } }));
  assert.equal(errors.isUnexpectedObjectError(wrapped(other)), true);
  assert.equal(other.message, 'unexpected object: /v1, Kind=Pod "n/p"');
  assert.equal(errors.isUnexpectedObjectError(errors.fromObject({ apiVersion: 'apps/v1', kind: 'Status' })), true);
  assert.equal(errors.fromObject({ metadata: { name: 5 } } as object).message, 'unexpected object: /, Kind=');
});

test('a reporter makes a Status of an error', () => {
  const status = new errors.ErrorReporter(500, 'GET', '').asObject(new Error('no JSON'));
  assert.equal(errors.isUnexpectedServerError(status), true);
  assert.deepEqual(status.details?.causes, [
    { reason: 'UnexpectedServerResponse', message: 'no JSON' },
    { reason: 'ClientError', message: 'no JSON' },
  ]);
});

test('an invalid object is told of in bounded space', () => {
  const path = newPath('spec');
  const kind = { group: '', kind: 'Pod' };
  const many = errors.newInvalid(
    kind,
    'a',
    Array.from({ length: 10_001 }, (_, index) => required(path.index(index), '')),
  );
  assert.equal(many.errStatus.details!.causes!.length, 10_000);
  assert.ok(many.message.endsWith('spec[9999]: Required value], and more'), many.message.slice(-100));
  const list = Array.from({ length: 1000 }, (_, index) => 'x'.repeat(index));
  const long = errors.newInvalid(
    kind,
    'a',
    list.map((_, index) => invalid(path.index(index), list, 'not so')),
  );
  assert.equal(long.errStatus.details!.causes!.length, 2);
  assert.ok(long.message.endsWith('not so], and more'));
  // One alone is shown whatever its length.
  const huge = errors.newInvalid(kind, 'a', [invalid(path, 'x'.repeat(3 << 20), 'not so'), required(path, '')]);
  assert.equal(huge.errStatus.details!.causes!.length, 1);
  assert.equal(huge.errStatus.details!.causes![0]!.field, 'spec');
  assert.ok(huge.message.endsWith(': not so, and more'));
});
