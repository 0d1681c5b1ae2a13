import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as unstructured from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { parse, same, unstructuredRows } from './rows.ts';

const functions = unstructured as unknown as Record<string, (object: object, ...args: unknown[]) => unknown>;

/** Where we differ from Go, because JavaScript has one type for both. */
function isNumberType(fn: string, error: string): boolean {
  return fn === 'nestedFloat64' && error.endsWith('is of the type int64, expected float64');
}

test("nested getters return what Go's do", () => {
  let rows = 0;
  let numbers = 0;
  for (const { fn, object, fields = [], out, error } of unstructuredRows().filter(({ fn }) =>
    fn.startsWith('nested'),
  )) {
    rows++;
    const data = parse(object);
    let answer: unknown;
    let failure: unknown;
    try {
      answer = functions[fn]!(data, ...fields);
    } catch (caught) {
      failure = caught;
    }
    const what = `${fn}(${fields.join()})`;
    if (error === undefined) {
      assert.equal(failure, undefined, what);
      assert.equal(
        answer === undefined ? undefined : same(answer),
        out === undefined ? undefined : same(parse(out)),
        what,
      );
    } else if (isNumberType(fn, error)) {
      numbers++;
    } else {
      assert.equal((failure as Error | undefined)?.message, error, what);
      assert.equal((failure as { code?: unknown }).code, 'ERR_NESTED_FIELD', what);
    }
  }
  assert.ok(rows > 400);
  assert.ok(numbers > 0, 'no row is left that needs the exception for numbers');
});

test("setters change what Go's do", () => {
  let rows = 0;
  for (const { fn, object, fields = [], arg = '', out, error } of unstructuredRows().filter(({ fn }) =>
    /^(set.*Nested|removeNested)/.test(fn),
  )) {
    rows++;
    const data = parse(object);
    const call = (): unknown =>
      arg === '' ? functions[fn]!(data, ...fields) : functions[fn]!(data, parse(arg), ...fields);
    if (error !== undefined)
      assert.throws(call, (failure: Error) => failure.message === error, `${fn}(${fields.join()}): ${error}`);
    else {
      call();
      assert.equal(same(data), same(parse(out!)), `${fn}(${fields.join()})`);
    }
  }
  assert.ok(rows > 50);
  assert.equal(({} as { own?: unknown }).own, undefined);
});

test('getters copy, setters take a copy', () => {
  const data = { a: { b: [1] } };
  unstructured.nestedSlice(data, 'a', 'b')!.push(2);
  assert.deepEqual(data, { a: { b: [1] } });
  assert.equal(unstructured.nestedFieldNoCopy(data, 'a', 'b'), data.a.b);
  const value = { c: 1 };
  unstructured.setNestedField(data, value, 'x');
  value.c = 2;
  assert.deepEqual(unstructured.nestedMap(data, 'x'), { c: 1 });
});

test('an error shows 100 levels of a value', () => {
  const told = (levels: number): string => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = [value];
    try {
      unstructured.nestedString({ a: value }, 'a');
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  const list = (levels: number, middle: string): string => '['.repeat(levels) + middle + ']'.repeat(levels);
  assert.ok(told(101).includes(`: ${list(101, '1')} is of the type`), told(101));
  assert.ok(told(102).includes(`: ${list(101, '...')} is of the type`), told(102));
});
