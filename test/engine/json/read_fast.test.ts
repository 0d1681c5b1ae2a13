import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readJSON } from 'kubetyped/engine';
import { addToScheme } from 'kubetyped/api/apps/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';

const scheme = new Scheme('test');
addToScheme(scheme);
/** Long enough for the tests that only short texts get to be left out. */
const padding = 'x'.repeat(30000);

function deployment(replicas: string, note = padding): string {
  return `{"kind":"Deployment","apiVersion":"apps/v1","metadata":{"annotations":{"note":"${note}"}},"spec":{"replicas": ${replicas}}}`;
}

test('a long text has its numbers checked as they were written', () => {
  const serializer = new Serializer(scheme);
  for (const number of ['1.0', '-1.000', '1.5', '1.50', '0.25', '2147483648', '9007199254740993', '1.0e3']) {
    const text = `json: cannot unmarshal number ${number} into Go struct field DeploymentSpec.spec.replicas of type int32`;
    assert.throws(() => serializer.decode(deployment(number)), { text }, number);
  }
  assert.equal((serializer.decode(deployment('3')).object as { spec?: { replicas?: number } }).spec?.replicas, 3);
});

test('digits and points within strings do not send a text to the slow parser', () => {
  for (const note of ['Ubuntu 24.04.1 LTS', '10.0.0.1', 'at version: 1.0', 'v1.0.0']) {
    assert.equal(readJSON(deployment('3', padding + note), { fast: true }).details, undefined, note);
    assert.equal(readJSON(deployment('3', note), { fast: true }).details, undefined, note);
  }
});

test('a number may stand anywhere between spaces', () => {
  for (const text of ['{"a" : 1.0}', '{"a":\n\t1.0}', '[2 , 1.0]', '[ -1.0]', ' 1.0']) {
    assert.notEqual(readJSON(text, { fast: true }).details, undefined, text);
  }
});

test('a text nested more deeply than Go allows is refused', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
    ['[{"a":', '}]'],
  ] as const) {
    assert.throws(
      () => readJSON(open.repeat(10001) + '1' + close.repeat(10001), { fast: true }),
      { code: 'ERR_JSON_SYNTAX' },
      open,
    );
  }
});
