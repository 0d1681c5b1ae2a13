// How large ConfigMaps and Secrets may be: a mebibyte, counted as Go counts bytes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validate } from 'kubetyped/validation';

const MOST = 1024 * 1024;

const faults = (kind: string, fields: object): string[] =>
  validate({ apiVersion: 'v1', kind, metadata: { name: 'a' }, ...fields }).map(({ message }) => message);

/** So many bytes as a text, most characters of which have some. */
const textOf = (bytes: number, character: string): string => {
  const size = Buffer.byteLength(character);
  return character.repeat(Math.floor(bytes / size)) + 'a'.repeat(bytes % size);
};
const base64Of = (bytes: number): string => Buffer.alloc(bytes).toString('base64');
/** As YAML holds long texts in base64. */
const inLines = (text: string): string => text.replace(/.{76}/g, '$&\n');

test('ConfigMaps have a mebibyte in all, in text and in bytes', () => {
  for (const [bytes, expected] of [
    [MOST, []],
    [MOST + 1, ['[]: Too long: may not be more than 1048576 bytes']],
  ] as const) {
    for (const character of ['a', 'é', '€', '😀'])
      assert.deepEqual(faults('ConfigMap', { data: { a: textOf(bytes, character) } }), expected, character);
    assert.deepEqual(faults('ConfigMap', { binaryData: { a: base64Of(bytes) } }), expected);
    assert.deepEqual(faults('ConfigMap', { data: { a: 'é' }, binaryData: { b: base64Of(bytes - 2) } }), expected);
  }
});

test('Secrets have a mebibyte in all; what is given as text counts in place of bytes', () => {
  for (const [bytes, expected] of [
    [MOST, []],
    [MOST + 1, ['data: Too long: may not be more than 1048576 bytes']],
  ] as const)
    for (const fields of [
      { data: { a: base64Of(bytes) } },
      { data: { a: inLines(base64Of(bytes)) } },
      { stringData: { a: textOf(bytes, '€') } },
      { data: { a: base64Of(9) }, stringData: { a: textOf(bytes, 'a') } },
      { data: { a: base64Of(bytes - 4) }, stringData: { b: '😀' } },
    ])
      assert.deepEqual(faults('Secret', fields), expected);
});
