import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addLabelToSelector,
  cloneSelectorAndAddLabel,
  formatLabelSelector,
  type LabelSelector,
  labelSelectorAsMap,
  labelSelectorAsSelector,
  parseToLabelSelector,
  selectorHasLabel,
  setAsLabelSelector,
} from 'kubetyped/apimachinery/apis/meta/v1';

test('a missing selector matches nothing, an empty one everything, and both print the same', () => {
  assert.ok(!labelSelectorAsSelector(undefined).matches({ a: '1' }));
  assert.ok(labelSelectorAsSelector({}).matches({ a: '1' }));
  assert.equal(formatLabelSelector(undefined), '<none>');
  assert.equal(formatLabelSelector({}), '<none>');
});

test('labels and expressions must all match', () => {
  const selector: LabelSelector = {
    matchLabels: { app: 'web' },
    matchExpressions: [
      { key: 'tier', operator: 'In', values: ['b', 'a'] },
      { key: 'x', operator: 'DoesNotExist' },
    ],
  };
  assert.equal(formatLabelSelector(selector), 'app=web,tier in (a,b),!x');
  assert.ok(labelSelectorAsSelector(selector).matches({ app: 'web', tier: 'a' }));
  assert.ok(!labelSelectorAsSelector(selector).matches({ app: 'web', tier: 'a', x: '' }));
  assert.deepEqual(parseToLabelSelector('app=web,tier in (a,b),!x'), {
    ...selector,
    matchExpressions: [
      { key: 'tier', operator: 'In', values: ['a', 'b'] },
      { key: 'x', operator: 'DoesNotExist' },
    ],
  });
  assert.deepEqual(parseToLabelSelector(''), {});
});

test('errors', () => {
  const wrong: LabelSelector = { matchExpressions: [{ key: 'a', operator: 'Gt' as never, values: ['1'] }] };
  assert.throws(() => labelSelectorAsSelector(wrong), {
    code: 'ERR_LABEL_SELECTOR_CONVERSION',
    message: '"Gt" is not a valid label selector operator',
  });
  assert.throws(() => labelSelectorAsMap(wrong), { message: '"Gt" is not a valid selector operator' });
  assert.equal(formatLabelSelector(wrong), '<error>');
  assert.throws(() => labelSelectorAsSelector({ matchExpressions: [{ key: 'a', operator: 'In' }] }), {
    code: 'ERR_AGGREGATE',
    message: "values: Invalid value: null: for 'in', 'notin' operators, values set can't be empty",
  });
  assert.throws(() => parseToLabelSelector('a>1'), { message: '"gt" isn\'t supported in label selectors' });
  assert.throws(() => parseToLabelSelector('a!=1'), { message: '"!=" is not a valid label selector operator' });
});

test('Differs from Go: the first wrong label by key is reported', () => {
  assert.throws(() => labelSelectorAsSelector({ matchLabels: { '-z': '1', '-a': '1' } }), {
    message: /^key: Invalid value: "-a": /,
  });
});

test('labels can be added', () => {
  const selector: LabelSelector = { matchLabels: { a: '1' } };
  const clone = cloneSelectorAndAddLabel(selector, 'b', '2');
  assert.deepEqual(selector, { matchLabels: { a: '1' } });
  assert.deepEqual(clone, { matchLabels: { a: '1', b: '2' } });
  assert.equal(cloneSelectorAndAddLabel(selector, '', '2'), selector);
  assert.equal(addLabelToSelector(selector, '__proto__', '2'), selector);
  assert.deepEqual(Object.entries(selector.matchLabels!), [
    ['a', '1'],
    ['__proto__', '2'],
  ]);
  assert.ok(selectorHasLabel(selector, '__proto__') && !selectorHasLabel(selector, 'toString'));
  assert.deepEqual(setAsLabelSelector({ a: '1' }), { matchLabels: { a: '1' } });
  assert.equal(setAsLabelSelector(undefined), undefined);
});
