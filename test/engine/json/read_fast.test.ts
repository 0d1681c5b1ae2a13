import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addToScheme, Deployment } from 'kubetyped/api/apps/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { JSONDocument, readJSON, verifyDocument } from 'kubetyped/engine';
import { readJSONFast } from '#engine/json/read';

const scheme = new Scheme('test');
addToScheme(scheme);
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
    assert.equal(readJSONFast(deployment('3', padding + note)).details, undefined, note);
    assert.equal(readJSONFast(deployment('3', note)).details, undefined, note);
  }
});

test('a number may stand anywhere between spaces', () => {
  for (const text of ['{"a" : 1.0}', '{"a":\n\t1.0}', '[2 , 1.0]', '[ -1.0]', ' 1.0']) {
    assert.notEqual(readJSON(text).details, undefined, text);
  }
});

test('one verdict whatever the length, the white space and the format', () => {
  const lengths = [0, 100, 4096, 16384, 20001, 20002, 20003, 65536, 70000];
  const spaces = ['', ' ', '\n  ', ' '.repeat(5000)];
  const numbers: readonly (readonly [string, string | undefined])[] = [
    ['3', undefined],
    ['1.0', '1.0'],
    ['1e3', '1e3'],
    ['1E+0', '1E+0'],
    ['10e-1', '10e-1'],
    ['-0.0', '-0.0'],
    ['1.00000000000000000001', '1.00000000000000000001'],
    ['9007199254740993', '9007199254740993'],
    ['2147483648', '2147483648'],
  ];
  const fields: readonly (readonly [string, (number: string, space: string) => string, string])[] = [
    ['spec.replicas', (number, space) => `"replicas"${space}:${space}${number}`, 'int32'],
    [
      'spec.template.spec.securityContext.supplementalGroups',
      (number, space) =>
        `"template":{"spec":{"containers":null,"securityContext":{"supplementalGroups":[7,${space}${number}${space}]}}}`,
      'int64',
    ],
  ];
  for (const strict of [false, true]) {
    const serializer = new Serializer(scheme, { strict });
    for (const [path, field, goType] of fields) {
      for (const [number, refused] of numbers) {
        const isRefused = refused !== undefined && !(goType === 'int64' && /^\d+$/.test(number));
        for (const length of lengths) {
          for (const space of length > 70000 ? [''] : spaces) {
            const text = `{"kind":"Deployment","apiVersion":"apps/v1","metadata":{"annotations":{"a":"${'x'.repeat(length)}"}},"spec":{${field(number, space)}}}`;
            const label = `${path} ${number}, ${length} characters, ${space.length} spaces, strict ${strict}`;
            if (!isRefused) assert.doesNotThrow(() => serializer.decode(text), label);
            else {
              const error = new RegExp(
                `cannot unmarshal number ${number.replace(/[.+]/g, '\\$&')} into .* of type ${goType}`,
              );
              assert.throws(() => serializer.decode(text), error, label);
            }
          }
        }
      }
    }
  }
});

test('values of up to 1,000 levels are left to JSON.parse, deeper ones are counted', () => {
  const nested = (levels: number, inner: string): string =>
    `[${'['.repeat(levels - 1)}${inner}${']'.repeat(levels - 1)},"${'x'.repeat(30_000)}"]`;
  assert.equal(readJSON(nested(1000, '')).details, undefined);
  assert.notEqual(readJSON(nested(1001, '')).details, undefined);
  // The same for what no type looks into: it is read again only where it is deeper.
  const isReadAgain = (levels: number): boolean => {
    const document = new JSONDocument(`{"x":${nested(levels, '1')}}`);
    verifyDocument(Deployment, document);
    return document.details !== undefined;
  };
  assert.deepEqual([isReadAgain(1000), isReadAgain(1001)], [false, true]);
});

test('depth is counted whatever stands between the brackets', () => {
  const deep = (levels: number, between: string): string =>
    '['.repeat(levels) + ']'.repeat(levels).replaceAll('][', `]${between}[`).split('').join(between);
  const serializer = new Serializer(scheme);
  const unknown = (value: string): string => `{"kind":"Deployment","apiVersion":"apps/v1","x":${value}}`;
  for (const read of [readJSON, (text: string) => serializer.decode(unknown(text))]) {
    // The decoder's object is a level itself.
    const most = read === readJSON ? 10_000 : 9_999;
    for (const between of ['', ' ', '\n']) {
      assert.doesNotThrow(() => read(deep(most, between)));
      assert.throws(() => read(deep(most + 1, between)), /exceeded max depth/);
    }
    const items = '[1,'.repeat(most) + '[]' + ',2]'.repeat(most);
    assert.throws(() => read(items), /exceeded max depth/);
    assert.doesNotThrow(() => read(items.slice(3, -3)));
  }
  // What no type looks into is no exception.
  const nested = (levels: number): string =>
    deployment('3', '').replace(
      '"metadata":{',
      `"metadata":{"managedFields":[{"fieldsV1":${'{"f:a":'.repeat(levels)}{}${'}'.repeat(levels)}}],`,
    );
  assert.doesNotThrow(() => serializer.decode(nested(9_900)));
  assert.throws(() => serializer.decode(nested(10_000)), /exceeded max depth/);
});
