import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterOut } from 'kubetyped/apimachinery/util/errors';
import {
  ErrorList,
  ErrorTypeInvalid,
  FieldError,
  internalError,
  invalid,
  isFieldError,
  newErrorTypeMatcher,
  newPath,
  notSupported,
  omitValue,
  required,
  tooMany,
  toPath,
  withPath,
} from 'kubetyped/apimachinery/util/validation/field';

const path = newPath('spec', 'containers').index(0).child('env').key('A');

test('paths', () => {
  assert.equal(path.toString(), 'spec.containers[0].env[A]');
  assert.equal(path.root().toString(), 'spec');
  assert.equal(newPath().toString(), '<nil>');
  assert.equal(newPath().index(1).key('k').toString(), '[1][k]');
  assert.equal(toPath(withPath(path)), path);
  assert.equal(toPath(undefined), undefined);
});

test('an error says where it is, what is wrong and why', () => {
  const error = invalid(path, -1, 'must be positive');
  assert.equal(error.message, 'spec.containers[0].env[A]: Invalid value: -1: must be positive');
  assert.equal(error.errorBody(), 'Invalid value: -1: must be positive');
  assert.equal(error.code, 'ERR_FIELD');
  assert.equal(error.type, 'FieldValueInvalid');
  assert.equal(error.field, 'spec.containers[0].env[A]');
  assert.equal(error.badValue, -1);
  assert.ok(error instanceof Error && isFieldError(error) && !isFieldError(new Error('x')));
  assert.equal(
    notSupported(undefined, 'x', ['a', 'b']).message,
    '<nil>: Unsupported value: "x": supported values: "a", "b"',
  );
  assert.equal(tooMany(path, 3, 1).errorBody(), 'Too many: 3: must have at most 1 item');
  assert.equal(tooMany(path, -1, 1).badValue, omitValue);
});

test('bad values of any kind', () => {
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  const shown: [unknown, string][] = [
    [{ a: '<' }, '{"a":"\\u003c"}'],
    // As of a map in Go, whatever the order of the keys.
    [{ b: 1, 9: { d: 1, c: 2 }, a: 3, 10: [] }, '{"10":[],"9":{"c":2,"d":1},"a":3,"b":1}'],
    [undefined, 'null'],
    [10n ** 18n, '1000000000000000000'],
    [{ n: 2n ** 62n }, '{"n":4611686018427387904}'],
    [1e-7, '1e-07'],
    [1e21, '1e+21'],
    [2_500_000.5, '2.5000005e+06'],
    [Infinity, '+Inf'],
    [-Infinity, '-Inf'],
    [NaN, 'NaN'],
    [-0, '0'],
    [cycle, '[object Object]'],
  ];
  for (const [value, text] of shown) assert.equal(invalid(path, value, '').errorBody(), `Invalid value: ${text}`);
});

test('what sets something gives a copy', () => {
  const error = required(path, 'a name');
  const marked = error.withOrigin('format=x').markAlpha().markCoveredByDeclarative().markFromImperative();
  assert.deepEqual(
    [marked.origin, marked.isAlpha(), marked.isBeta(), marked.coveredByDeclarative, marked.fromImperative],
    ['format=x', true, false, true, true],
  );
  assert.deepEqual(
    [error.origin, error.isAlpha(), error.coveredByDeclarative, error.fromImperative],
    ['', false, false, false],
  );
  assert.ok(error.markBeta().isBeta());
  assert.equal(marked.message, error.message);
});

test('an internal error has its cause', () => {
  const cause = new Error('disk full');
  const error = internalError(path, cause);
  assert.equal(error.errorBody(), 'Internal error: disk full');
  assert.equal(error.cause, cause);
});

test('lists', () => {
  const list = [invalid(path, 1, 'x'), required(path, ''), invalid(path, 1, 'x')];
  assert.equal(ErrorList.toAggregate(list)!.errors.length, 2);
  assert.equal(ErrorList.toAggregate([]), undefined);
  assert.deepEqual(ErrorList.filter(list, newErrorTypeMatcher(ErrorTypeInvalid)), [list[1]]);
  assert.deepEqual(ErrorList.filter([]), []);
  assert.equal(
    filterOut(ErrorList.toAggregate(list), newErrorTypeMatcher('FieldValueRequired'))!.message,
    list[0]!.message,
  );
  assert.equal(ErrorList.prefixDetail(list, 'y ')[0]!.detail, 'y x');
  assert.equal(list[0]!.detail, 'x');
  const covered = [...ErrorList.markCoveredByDeclarative(list.slice(1)), list[0]!];
  assert.equal(ErrorList.extractCoveredByDeclarative(covered).length, 2);
  assert.deepEqual(ErrorList.removeCoveredByDeclarative(covered), [list[0]]);
  assert.ok(
    ErrorList.markAlpha(list).every((error) => error.isAlpha()) &&
      ErrorList.markBeta(list).every((error) => error.isBeta()),
  );
  assert.ok(ErrorList.markFromImperative(list).every((error) => error.fromImperative));
  assert.ok(ErrorList.withOrigin(list, 'o').every((error) => error.origin === 'o' && error instanceof FieldError));
});

test('an error that is collected costs no stack, and its message is written when it is read', () => {
  let written = 0;
  const badValue = {
    toJSON() {
      written++;
      return 'shown';
    },
  };
  const limit = Error.stackTraceLimit;
  const error = invalid(path, badValue, 'wrong').withOrigin('x');
  assert.equal(Error.stackTraceLimit, limit);
  assert.equal(written, 0);
  assert.equal(error.message, `${path}: Invalid value: "shown": wrong`);
  assert.equal(written, 1);
  assert.ok(!/\n\s+at /.test(String(error.stack)));
  assert.match(String(new Error('y').stack), /\n\s+at /);
});
