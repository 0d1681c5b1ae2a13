// Which updates predicates let through.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { annotationsChanged, generationChanged, labelsChanged, terminal } from 'kubetyped/controller';

type Texts = Readonly<Record<string, string>>;

test('labels and annotations change when one comes, goes or says something else', () => {
  const cases: [old: Texts | undefined, now: Texts | undefined, isChanged: boolean][] = [
    [undefined, undefined, false],
    [undefined, {}, false],
    [{ a: '1' }, { a: '1' }, false],
    [{ a: '1', b: '2' }, { b: '2', a: '1' }, false],
    [{ a: '1' }, { a: '2' }, true],
    [{ a: '1' }, { b: '1' }, true],
    [{ a: '1' }, { a: '1', b: '2' }, true],
    [{ a: '1', b: '2' }, { a: '1' }, true],
    [{}, { a: '1' }, true],
    [{ constructor: '1' }, { a: '1' }, true],
    [{ a: '1' }, { constructor: '1' }, true],
  ];
  for (const [old, now, isChanged] of cases) {
    const [labels, annotations] = ['labels', 'annotations'].map((key) =>
      [old, now].map((each) => ({ metadata: each === undefined ? {} : { [key]: each } })),
    );
    const said = JSON.stringify([old, now]);
    assert.equal(labelsChanged.update?.(labels![0]!, labels![1]!), isChanged, said);
    assert.equal(annotationsChanged.update?.(annotations![0]!, annotations![1]!), isChanged, said);
    assert.equal(labelsChanged.update?.(annotations![0]!, annotations![1]!), false, said);
  }
  assert.equal(generationChanged.update?.({ metadata: { generation: 1 } }, { metadata: { generation: 2 } }), true);
  assert.equal(generationChanged.update?.({ metadata: { generation: 2 } }, { metadata: { generation: 2 } }), false);
});

test('a failure for good says why, whatever it was', () => {
  assert.equal(terminal(new Error('no schedule')).message, 'terminal error: no schedule');
  assert.equal(terminal('no schedule').message, 'terminal error: no schedule');
  assert.equal(terminal(5).message, 'terminal error: 5');
});
