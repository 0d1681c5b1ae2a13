// The schema of conditions has the limits of metav1.Condition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import { conditionsSchema, newSchemaValidator } from 'kubetyped/apiextensions';

const ready = {
  type: 'Ready',
  status: 'True',
  lastTransitionTime: '2020-01-02T03:04:05Z',
  reason: 'Up',
  message: '',
};
const validator = newSchemaValidator(conditionsSchema as unknown as JSONSchemaProps);
const isTaken = (condition: object): boolean => validator.validate([condition]).length === 0;

test('a condition says all but the generation', () => {
  assert.equal(isTaken(ready), true);
  for (const name of Object.keys(ready)) {
    const { [name]: _, ...rest } = ready as Record<string, unknown>;
    assert.equal(isTaken(rest), false, name);
  }
});

test('what a condition says has limits', () => {
  for (const [change, expected] of [
    [{ type: 'example.com/Ready' }, true],
    [{ type: 'a b' }, false],
    [{ type: '' }, false],
    [{ type: 'a'.repeat(316) }, true],
    [{ type: 'a'.repeat(317) }, false],
    [{ status: 'Unknown' }, true],
    [{ status: 'true' }, false],
    [{ observedGeneration: 0 }, true],
    [{ observedGeneration: -1 }, false],
    [{ observedGeneration: '1' }, false],
    [{ lastTransitionTime: 'now' }, false],
    [{ reason: '' }, false],
    [{ reason: 'A_b,c:d1' }, true],
    [{ reason: 'a,' }, false],
    [{ reason: '1a' }, false],
    [{ reason: 'a'.repeat(1024) }, true],
    [{ reason: 'a'.repeat(1025) }, false],
    [{ message: 'a'.repeat(32768) }, true],
    [{ message: 'a'.repeat(32769) }, false],
  ] as const)
    assert.equal(isTaken({ ...ready, ...change }), expected, JSON.stringify(change).slice(0, 60));
});
