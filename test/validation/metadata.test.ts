// Metadata is judged whatever the Kind: of those that have rules of their own, and of those that have none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { validate } from 'kubetyped/validation';

/** Answers to questions and Bindings, which are not stored: nobody looks at their metadata. */
const UNJUDGED = /^(?:authentication|authorization)\.k8s\.io$/;

test('labels and annotations are judged in every Kind that is stored', () => {
  const types = scheme
    .allKnownTypes()
    .filter(
      ([{ kind, version }, type]) => type.resource !== undefined && version === type.version && kind !== 'Binding',
    )
    .filter(([{ group }, { lifecycle }]) => !UNJUDGED.test(group) && lifecycle?.removed === undefined);
  const metadata = { name: 'a', labels: { a: 'b c' }, annotations: { 'd e': '' } };
  let judged = 0;
  for (const [{ kind }, { apiVersion }] of types) {
    const fields = validate({ apiVersion, kind, metadata }).map(({ field }) => field);
    // Gone, by a list of its own.
    if (fields.includes('apiVersion')) continue;
    judged++;
    for (const field of ['metadata.labels', 'metadata.annotations'])
      assert.ok(fields.includes(field), `${apiVersion} ${kind}: ${fields.join()}`);
  }
  assert.ok(judged > 60, `${judged}`);
});

test('the name of a Namespace becomes one of its labels, which are shorter than names may be', () => {
  for (const [name, fields] of [
    ['a'.repeat(63), []],
    ['a'.repeat(64), ['metadata.labels', 'metadata.name']],
  ] as const)
    assert.deepEqual(
      validate({ apiVersion: 'v1', kind: 'Namespace', metadata: { name } })
        .map(({ field }) => field)
        .sort(),
      fields,
    );
  assert.deepEqual(validate({ apiVersion: 'v1', kind: 'Namespace', metadata: { generateName: 'a' } }), []);
});

test('an Event is in the namespace of what it is about; one with an `eventTime` may be in another', () => {
  const eventTime = '2026-01-02T03:04:05.000000Z';
  const event = { action: 'Do', reason: 'Because', type: 'Normal', reportingInstance: 'c-1', eventTime };
  for (const [own, of, isRight, isRightWithTime] of [
    ['a', 'a', true, true],
    ['a', 'b', false, true],
    ['a', 'default', false, true],
    ['a', '', false, false],
    ['kube-system', '', false, true],
    ['default', '', true, true],
    ['', '', true, true],
    ['', 'default', true, true],
    ['', 'a', false, true],
  ] as const) {
    const object = { apiVersion: 'v1', kind: 'Pod', name: 'p', namespace: of };
    const metadata = { name: 'web', namespace: own };
    const common = { kind: 'Event', metadata };
    for (const [given, isTaken] of [
      [{ apiVersion: 'v1', involvedObject: object }, isRight],
      [{ ...event, apiVersion: 'v1', involvedObject: object, reportingComponent: 'example.com/c' }, isRightWithTime],
      [
        { ...event, apiVersion: 'events.k8s.io/v1', regarding: object, reportingController: 'example.com/c' },
        isRightWithTime,
      ],
    ] as const)
      assert.deepEqual(
        validate({ ...common, ...given }).map(({ field }) => field),
        isTaken ? [] : ['involvedObject.namespace'],
        `${given.apiVersion} ${own} ${of}`,
      );
  }
});
