import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasCode } from '#engine/text/has_code';

test('a code is looked for in any object that was thrown', () => {
  assert.equal(hasCode({ code: 'ERR_X' }, 'ERR_X'), true);
  assert.equal(hasCode({ code: 'ERR_Y' }, 'ERR_X'), false);
  for (const thrown of [undefined, null, 'ERR_X', new Error('ERR_X')]) assert.equal(hasCode(thrown, 'ERR_X'), false);
});
