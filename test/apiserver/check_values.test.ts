// How values of an object are counted: what counts, what does not, and where it ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toUTF8 } from '#engine/text/utf8';
import { checkStoredValues, checkValues, checkValuesOfBody } from '#src/apiserver/endpoints/handlers/check_values';

const KIND = { group: '', kind: 'ConfigMap' };
const MAX = 50_000;
const MAX_MANAGED = 75_000;
/** How many more a request may have than what is stored. */
const MORE = 1000;

const keys = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));

const values = (count: number): string[] => Array<string>(count).fill('v');

/** Whether an object may be stored, and whether it may be sent. */
function passes(object: unknown): [isStored: boolean, isTaken: boolean] {
  return [checkStoredValues, checkValues].map((check) => {
    try {
      check(KIND, 'a', object);
      return true;
    } catch {
      return false;
    }
  }) as [boolean, boolean];
}

test('every value counts once, that of an object or list beside what is in it', () => {
  for (const [what, of, own] of [
    ['members', (count: number) => ({ ...keys(2), list: values(count) }), 3],
    ['items', (count: number) => ({ list: values(count) }), 1],
    ['a list', (count: number) => values(count), 0],
    ['items of lists of lists', (count: number) => ({ a: [[values(count)]], b: {} }), 4],
    ['beside metadata', (count: number) => ({ metadata: { name: 'a' }, data: values(count) }), 2],
    ['beside metadata of null', (count: number) => ({ metadata: null, data: values(count) }), 2],
    ['beside metadata that is a text', (count: number) => ({ metadata: 'x', data: values(count) }), 2],
    ['labels', (count: number) => ({ metadata: { name: 'a', labels: values(count) } }), 1],
  ] as const) {
    assert.deepEqual(passes(of(MAX - own)), [true, true], what);
    assert.deepEqual(passes(of(MAX - own + 1)), [false, true], what);
    assert.deepEqual(passes(of(MAX + MORE - own)), [false, true], what);
    assert.deepEqual(passes(of(MAX + MORE - own + 1)), [false, false], what);
  }
});

test('the known fields of the metadata do not count, those beyond do', () => {
  const known = 20;
  const object = (fields: number, count: number): object => ({ metadata: keys(fields), data: values(count) });
  assert.deepEqual(passes(object(known, MAX - 2)), [true, true]);
  assert.deepEqual(passes(object(known, MAX - 1)), [false, true]);
  assert.deepEqual(passes(object(known + 1, MAX - 2)), [false, true]);
  assert.deepEqual(passes(object(known + 1, MAX - 3)), [true, true]);
});

test('what is in the managed fields counts apart', () => {
  const object = (managed: number): object => ({
    metadata: { managedFields: values(managed) },
    data: values(MAX - 2),
  });
  assert.deepEqual(passes(object(MAX_MANAGED)), [true, true]);
  assert.throws(() => checkStoredValues(KIND, 'a', object(MAX_MANAGED + 1)), {
    message: 'ConfigMap "a" is invalid: metadata.managedFields: Too many: may have at most 75000 values',
  });
  assert.throws(() => checkValues(KIND, 'a', values(MAX + MORE + 1)), {
    message: 'ConfigMap "a" is invalid: <nil>: Too many: may have at most 50000 values',
  });
});

test('what is no object has no values', () => {
  for (const each of [null, undefined, 'text', 1, true]) assert.deepEqual(passes(each), [true, true], String(each));
});

test('the values of a body of JSON are counted by its bytes, texts left out', () => {
  const most = MAX + MORE + MAX_MANAGED;
  const list = (count: number, ...items: readonly string[]): string =>
    `[${Array.from({ length: count }, (_, index) => items[index % items.length]).join()}]`;
  const isTaken = (body: string): boolean => {
    try {
      checkValuesOfBody(KIND, 'a', toUTF8(body));
      return true;
    } catch (error) {
      assert.match(String(error), /ConfigMap "a" is invalid: <nil>: Too many: may have at most 50000 values$/);
      return false;
    }
  };
  for (const [what, of, each] of [
    ['items', (count: number) => list(count, '1'), 1],
    ['members', (count: number) => list(count, '"k":1').replace('[', '{').replace(/]$/, '}'), 1],
    ['items of one member', (count: number) => list(count, '{"a":1}'), 2],
    ['items of one item', (count: number) => list(count, '[1]'), 2],
    ['empty items', (count: number) => list(count, '{}', '[]'), 1],
    ['texts', (count: number) => list(count, '"a,b{[,"', '"\\",{[["', '"\\\\"', '"]}"', '""'), 1],
  ] as const) {
    assert.equal(isTaken(of(most / each)), true, what);
    assert.equal(isTaken(of(most / each + 1)), false, what);
  }
  assert.equal(isTaken(`- ${list(most + 1, '1')}`), true, 'not JSON');
  assert.equal(isTaken(`{"a":"${','.repeat(most * 2)}"}`), true, 'a text');
  assert.equal(isTaken(''), true, 'nothing');
});
