// What the vectors can't say of node selectors: errors as objects, deviations, hostile input.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getRequiredNodeAffinity,
  matchNodeSelectorTerms,
  Node,
  type NodeSelector,
  type NodeSelectorRequirement,
  newLazyErrorNodeSelector,
  newNodeSelector,
  newPreferredSchedulingTerms,
  podPriority,
} from 'kubetyped/api/core/v1';
import { isAggregate } from 'kubetyped/apimachinery/util/errors';
import { isFieldError } from 'kubetyped/apimachinery/util/validation/field';
import { assertLinear } from '../../../linear.ts';

const node = new Node({ metadata: { name: 'n', labels: { zone: 'a' } } });

function selector(...terms: NodeSelectorRequirement[][]): NodeSelector {
  return { nodeSelectorTerms: terms.map((matchExpressions) => ({ matchExpressions })) };
}

test('errors are field errors in one list, with their paths', () => {
  const wrong = selector([
    { key: 'a', operator: 'In' },
    { key: '-', operator: 'Exists' },
  ]);
  assert.throws(
    () => newNodeSelector(wrong),
    (error) => {
      assert.ok(isAggregate(error) && error.errors.every(isFieldError));
      assert.deepEqual(
        error.errors.map((each) => isFieldError(each) && each.field),
        ['nodeSelectorTerms[0].matchExpressions[0].values', 'nodeSelectorTerms[0].matchExpressions[1].key'],
      );
      return true;
    },
  );
});

test('a wrong term is reported only where no other chooses the node', () => {
  const lazy = newLazyErrorNodeSelector(
    selector([{ key: 'a', operator: 'In' }], [{ key: 'zone', operator: 'In', values: ['a'] }]),
  );
  assert.equal(lazy.match(node), true);
  assert.throws(() => lazy.match({ metadata: { name: 'other' } }), { code: 'ERR_AGGREGATE' });
  assert.equal(lazy.match(null), false);
});

test('an operator that nobody knows is told as it is written, where Go escapes it', () => {
  const text =
    'nodeSelectorTerms[0].matchExpressions[0].operator: Unsupported value: ">": supported values: "In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"';
  assert.throws(() => newNodeSelector(selector([{ key: 'a', operator: '>' as never, values: ['1'] }])), {
    message: text,
  });
});

test('what is missing', () => {
  assert.equal(matchNodeSelectorTerms(node, undefined), false);
  assert.equal(matchNodeSelectorTerms(undefined, selector()), false);
  assert.equal(newNodeSelector({} as NodeSelector).match(node), false);
  assert.equal(getRequiredNodeAffinity({}).match(node), true);
  assert.equal(newPreferredSchedulingTerms(undefined).score(node), 0);
  assert.equal(
    newPreferredSchedulingTerms([
      { weight: 5, preference: selector([{ key: 'zone', operator: 'Exists' }]).nodeSelectorTerms[0]! },
    ]).score(node),
    5,
  );
  assert.deepEqual([podPriority({}), podPriority({ spec: { priority: -3 } })], [0, -3]);
});

test('a selector is made ready once: later changes of it do not count', () => {
  const given = selector([{ key: 'zone', operator: 'In', values: ['a'] }]);
  const matcher = newNodeSelector(given);
  given.nodeSelectorTerms[0]!.matchExpressions![0]!.values![0] = 'b';
  assert.equal(matcher.match(node), true);
});

test('what labels inherit is no label, and __proto__ is one like any other', () => {
  const exists = (key: string): NodeSelector => selector([{ key, operator: 'Exists' }]);
  assert.equal(matchNodeSelectorTerms(node, exists('toString')), false);
  assert.equal(matchNodeSelectorTerms(node, exists('constructor')), false);
  const odd = getRequiredNodeAffinity({
    spec: { nodeSelector: JSON.parse('{"__proto__":"x"}') as Record<string, string> },
  });
  assert.equal(odd.match(node), false);
  assert.equal(odd.match({ metadata: { labels: JSON.parse('{"__proto__":"x"}') as Record<string, string> } }), true);
});

test('very many terms and values are matched in linear time', () => {
  const values = (n: number): string[] => Array.from({ length: n / 10 }, (_, index) => `v${index}`);
  assertLinear('terms and values', 500_000, values, (each) => {
    const many = newNodeSelector(
      selector(...each.map((value): NodeSelectorRequirement[] => [{ key: 'a', operator: 'In', values: [value] }]), [
        { key: 'zone', operator: 'NotIn', values: each },
      ]),
    );
    assert.equal(many.match(node), true);
  });
});
