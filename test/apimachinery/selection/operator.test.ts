import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as selection from 'kubetyped/apimachinery/selection';

test("operators have Go's names and texts", () => {
  assert.deepEqual(
    Object.entries(selection)
      .map(([name, text]) => `${name} ${String(text)}`)
      .sort(),
    [
      'DoesNotExist !',
      'DoubleEquals ==',
      'Equals =',
      'Exists exists',
      'GreaterThan gt',
      'In in',
      'LessThan lt',
      'NotEquals !=',
      'NotIn notin',
    ],
  );
});
