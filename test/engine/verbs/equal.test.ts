import assert from 'node:assert/strict';
import { test } from 'node:test';
import { equal, type Struct, type Union } from 'kubetyped/engine';

const inner: Struct = { type: 'example.com/v1.Inner', fields: [['a', 'string', 0]] };
const union = (kind: Union['union']): Union => ({ type: `example.com/v1.${kind}`, union: kind, of: () => inner });
const struct: Struct = {
  type: 'example.com/v1.Holder',
  fields: [
    ['flag', union('bool'), 0],
    ['list', union('array'), 0],
    ['texts', union('strings'), 0],
  ],
};

test('a union that is absent equals its zero value, and no other', () => {
  for (const zero of [{ flag: false }, { list: [] }, { texts: [] }]) {
    assert.equal(equal(struct, zero, {}), true, JSON.stringify(zero));
    assert.equal(equal(struct, {}, zero), true, JSON.stringify(zero));
  }
  for (const other of [{ flag: true }, { flag: {} }, { list: {} }, { list: [{}] }, { texts: {} }, { texts: ['x'] }]) {
    assert.equal(equal(struct, other, {}), false, JSON.stringify(other));
    assert.equal(equal(struct, {}, other), false, JSON.stringify(other));
  }
});
