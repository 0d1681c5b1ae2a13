import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinUTF8 } from '#engine/text/join_utf8';

test('pieces of which one is longer in bytes, whatever room the others leave it', () => {
  for (const special of ['é', 'éé', '€', '😀', 'é€😀', 'éé😀', '\ud800'])
    for (let before = 0; before < 4; before++)
      for (let after = 0; after < 8; after++) {
        const pieces = ['x'.repeat(before), `${special}${'y'.repeat(before)}${special}`, 'z'.repeat(after)];
        const joined = Buffer.from(joinUTF8(pieces));
        assert.equal(joined.toString('hex'), Buffer.from(pieces.join('')).toString('hex'), pieces.join('|'));
      }
});
