import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asError } from '#engine/text/as_error';

test('an Error stays itself, anything else becomes the text of one', () => {
  const error = new TypeError('no');
  assert.equal(asError(error), error);
  assert.equal(asError('no').message, 'no');
  assert.equal(asError(undefined).message, 'undefined');
});
