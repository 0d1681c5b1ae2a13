import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BoolType,
  CelError,
  Environment,
  IntType,
  kubernetesEnvironment,
  listType,
  NativeList,
  overload,
  PER_CALL_LIMIT,
  type Program,
  StringType,
  standard,
  type Type,
  toJSON,
  Uint,
  type Value,
} from 'kubetyped/cel';

const base = kubernetesEnvironment();

function compile(expression: string, variables: Record<string, Type> = {}): Program {
  const compiled = base.extend({ variables }).compile(expression);
  assert.ok(compiled.program, compiled.program === undefined ? compiled.message : '');
  return compiled.program;
}

function message(expression: string, variables: Record<string, Type> = {}): string {
  const compiled = base.extend({ variables }).compile(expression);
  assert.equal(compiled.program, undefined, `${expression} compiles`);
  return compiled.program === undefined ? compiled.message : '';
}

test('a program computes its expression for variables, and counts the cost', () => {
  const program = compile('names.all(n, n.startsWith(prefix))', { names: listType(StringType), prefix: StringType });
  const names = new NativeList(['app-1', 'app-2']);
  assert.deepEqual(program.evaluate({ names, prefix: 'app-' }), { value: true, cost: 14 });
  assert.equal(program.evaluate({ names, prefix: 'db-' }).value, false);
  assert.equal(program.outputType.toString(), 'bool');
});

test('variables may come from a function, and a missing one is an error', () => {
  const program = compile('a + b', { a: IntType, b: IntType });
  assert.equal(program.evaluate((name) => (name === 'a' ? 1n : 2n)).value, 3n);
  assert.deepEqual(program.evaluate({ a: 1n }).value, new CelError('no such attribute(s): b'));
  // Properties that every object has are no variables.
  assert.deepEqual(
    compile('toString', { toString: IntType }).evaluate({}).value,
    new CelError('no such attribute(s): toString'),
  );
});

test('integers are exact over all of int64 and uint64, and overflow is an error', () => {
  const a = (value: Value): Record<string, Value> => ({ a: value });
  const overflow = new CelError('integer overflow');
  assert.equal(compile('a - 1', { a: IntType }).evaluate(a(-(2n ** 63n) + 1n)).value, -(2n ** 63n));
  assert.deepEqual(compile('a - 1', { a: IntType }).evaluate(a(-(2n ** 63n))).value, overflow);
  assert.deepEqual(compile('-a', { a: IntType }).evaluate(a(-(2n ** 63n))).value, overflow);
  assert.deepEqual(compile('18446744073709551614u + 1u').evaluate({}).value, new Uint(2n ** 64n - 1n));
  assert.deepEqual(compile('18446744073709551615u + 1u').evaluate({}).value, new CelError('unsigned integer overflow'));
});

test('bytes that a loop adds to do not change those of the turn before', () => {
  const added = compile("flags.map(flag, b'abc' + b'd' + (flag ? b'efg' : b'h')).map(bytes, string(bytes)).join(',')", {
    flags: listType(BoolType),
  });
  assert.equal(added.evaluate({ flags: new NativeList([true, false]) }).value, 'abcdefg,abcdh');
});

test('a quantity has no spaces around it', () => {
  const isQuantity = compile('isQuantity(text)', { text: StringType });
  for (const text of [' 1Gi', '1Gi ', '\u00a01', ' 1.50'])
    assert.equal(isQuantity.evaluate({ text }).value, false, text);
  assert.equal(isQuantity.evaluate({ text: '1Gi' }).value, true);
});

test('issues say what is wrong, with the line and a caret', () => {
  assert.equal(
    message("1 +\n 'a'"),
    "ERROR: <input>:1:3: found no matching overload for '_+_' applied to '(int, string)'\n | 1 +\n | ..^",
  );
  const compiled = base.compile('a || 1');
  assert.equal(compiled.program, undefined);
  assert.deepEqual(compiled.issues, [
    { message: "undeclared reference to 'a' (in container '')", location: { line: 1, column: 0 } },
    { message: "expected type 'bool' but found 'int'", location: { line: 1, column: 5 } },
  ]);
});

test('columns count characters, and wide ones get wide dots', () => {
  assert.equal(
    message("'\u{1f600}\u00e9' + 1"),
    "ERROR: <input>:1:6: found no matching overload for '_+_' applied to '(string, int)'\n | '\u{1f600}\u00e9' + 1\n | .\uff0e\uff0e..^",
  );
});

test('a constant that converts to nothing is found before the program runs', () => {
  const compiled = base.compile("int('x')");
  assert.equal(compiled.program === undefined && compiled.stage, 'program');
  assert.equal(compiled.program === undefined && compiled.message, "type conversion error from 'string' to 'int'");
});

test('a budget ends an evaluation', () => {
  const program = compile('l.all(x, l.all(y, x + y >= 0))', { l: listType(IntType) });
  const l = new NativeList(Array.from({ length: 2000 }, (_, index) => BigInt(index)));
  const { value, cost } = program.evaluate({ l }, { budget: PER_CALL_LIMIT });
  assert.deepEqual(value, new CelError('operation cancelled: actual cost limit exceeded'));
  assert.ok(cost > PER_CALL_LIMIT && cost < PER_CALL_LIMIT + 10, String(cost));
});

test('a value has a JSON form', () => {
  const rows: readonly (readonly [expression: string, json: unknown])[] = [
    ["{'a': {'b': [1, 2]}, 'c': {'d': []}}", { a: { b: [1, 2] }, c: { d: [] } }],
    ["[dyn({2: 'x'}), dyn({3u: 'x'}), dyn({true: 'x'})]", [{ 2: 'x' }, { 3: 'x' }, { true: 'x' }]],
    ["{'__proto__': 1}", JSON.parse('{"__proto__":1}')],
    ['[dyn(2u), dyn(2.5), dyn(true), dyn(null), dyn(int)]', [2, 2.5, true, null, 'int']],
    [
      "[dyn(b'abc'), dyn(timestamp('2024-02-29T01:02:03.004Z')), dyn(duration('-1.5s'))]",
      ['YWJj', '2024-02-29T01:02:03.004Z', '-1.5s'],
    ],
    ["[dyn(optional.of('x')), dyn(optional.none()), dyn(quantity('1Ki'))]", ['x', null, '1Ki']],
    ['[9007199254740991, 9007199254740993]', [2 ** 53 - 1, 2n ** 53n + 1n]],
    ["[double('NaN'), double('-Infinity')]", ['NaN', '-Inf']],
  ];
  for (const [expression, json] of rows)
    assert.deepEqual(toJSON(compile(expression).evaluate({}).value), json, expression);
});

test('the zone Local is that of the process', () => {
  const { TZ } = process.env;
  const hours = compile("timestamp('2024-02-29T01:02:03Z').getHours('Local')");
  try {
    process.env.TZ = 'Asia/Tokyo';
    assert.equal(hours.evaluate({}).value, 10n);
    process.env.TZ = 'America/New_York';
    assert.equal(hours.evaluate({}).value, 20n);
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test('an evaluation can be interrupted', () => {
  const program = compile('l.all(x, l.all(y, x + y >= 0))', { l: listType(IntType) });
  const l = new NativeList(Array.from({ length: 1000 }, (_, index) => BigInt(index)));
  let asked = 0;
  const { value } = program.evaluate({ l }, { interrupted: () => ++asked > 2 });
  assert.deepEqual(value, new CelError('operation interrupted'));
  assert.equal(asked, 3);
});

test('hostile expressions are refused, and none hangs', () => {
  const deep = (open: string, close: string, count: number): string => open.repeat(count) + '1' + close.repeat(count);
  for (const expression of [
    deep('(', ')', 100_000 / 2 - 1),
    deep('[', ']', 1000),
    deep('-(', ')', 1000),
    `1${' + 1'.repeat(1000)}`,
    `1${'.a'.repeat(1000)}`,
    `${'true ? 1 : '.repeat(1000)}1`,
  ]) {
    assert.match(message(expression), /recursion (?:limit|depth) exceeded/, expression.slice(0, 20));
  }
  assert.match(message('a'.repeat(100_001)), /expression code point size exceeds limit: size: 100001, limit 100000/);
  assert.match(message('1 +'), /Syntax error/);
  assert.match(message('"\\x"'), /Syntax error/);
});

test('a chain of && or || may be long', () => {
  assert.equal(compile(`true${' && true'.repeat(5000)}`).evaluate({}).value, true);
});

test('what grows without bounds is bounded', () => {
  const ranges = compile('lists.range(n).size()', { n: IntType });
  assert.equal(ranges.evaluate({ n: 10n ** 6n }).value, 10n ** 6n);
  assert.match((ranges.evaluate({ n: 10n ** 6n + 1n }).value as CelError).message, /exceeds maximum allowed/);
  assert.match(
    (ranges.evaluate({ n: 10n ** 6n }, { budget: PER_CALL_LIMIT / 10 }).value as CelError).message,
    /cost limit exceeded/,
  );
  const text = 'x'.repeat(1 << 20);
  const huge = compile("s.replace('', s)", { s: StringType }).evaluate({ s: text }).value;
  assert.deepEqual(huge, new CelError('the result is too long'));
});

test('an environment takes functions of its own', () => {
  const twice = {
    functions: [{ name: 'twice', overloads: [overload('twice_int', [IntType], IntType, (n) => (n as bigint) * 2n)] }],
  };
  const environment = new Environment({ libraries: [standard(), twice] });
  const compiled = environment.compile('twice(21)');
  assert.equal(compiled.program?.evaluate({}).value, 42n);
  assert.equal(environment.compile("twice('a')").program, undefined);
});
