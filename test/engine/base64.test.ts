import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalBase64, checkBase64, decodeBase64, encodeBase64 } from 'kubetyped/engine';
import { readVectors } from '../apimachinery/vectors/read_vectors.ts';

test('base64: every vector', () => {
  let texts = 0;
  for (const row of readVectors('base64')) {
    if (!row.in.startsWith('"')) continue;
    texts++;
    const text = JSON.parse(row.in) as string;
    assert.equal(checkBase64(text), row.err, row.in);
    if (row.err === undefined) {
      assert.equal(canonicalBase64(text), JSON.parse(row.out!), row.in);
      assert.equal(encodeBase64(decodeBase64(text)), JSON.parse(row.out!), row.in);
    } else {
      assert.throws(() => decodeBase64(text), { code: 'ERR_INVALID_BASE64', message: row.err }, row.in);
      assert.throws(() => canonicalBase64(text), { code: 'ERR_INVALID_BASE64', message: row.err }, row.in);
    }
  }
  assert.ok(texts > 1000);
});

test('bytes of every length come back, and agree with Buffer', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length * 7) & 255);
    const text = encodeBase64(bytes);
    assert.equal(text, Buffer.from(bytes).toString('base64'));
    assert.deepEqual(decodeBase64(text), bytes);
    assert.equal(canonicalBase64(text), text);
  }
});

test('a long text is checked and decoded, up to its last character', () => {
  const bytes = new Uint8Array(3_000_000).map((_, i) => i);
  const text = encodeBase64(bytes);
  assert.equal(checkBase64(text), undefined);
  assert.equal(checkBase64(`${text}A`), 'illegal base64 data at input byte 4000000');
  assert.equal(checkBase64('\n'.repeat(1_000_000)), undefined);
  const lines = text.replaceAll(/.{76}/g, '$&\r\n');
  assert.equal(canonicalBase64(lines), text);
});
