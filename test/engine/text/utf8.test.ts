import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromUTF8, readJSON, toUTF8 } from 'kubetyped/engine';

test('a byte order mark stays, also beside bytes of no character', () => {
  assert.equal(fromUTF8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)), '\ufeffa');
  assert.equal(fromUTF8(Uint8Array.of(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf)), '\ufeff\ufeff');
  assert.equal(fromUTF8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0xff)), '\ufeffa\ufffd');
  assert.equal(fromUTF8(toUTF8('\ufeffa')), '\ufeffa');
  assert.throws(() => readJSON(fromUTF8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d))), { code: 'ERR_JSON_SYNTAX' });
});
