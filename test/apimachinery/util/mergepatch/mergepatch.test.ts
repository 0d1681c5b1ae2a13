import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createThreeWayJSONMergeMapPatch,
  createThreeWayJSONMergePatch,
} from 'kubetyped/apimachinery/util/jsonmergepatch';
import {
  ErrBadJSONDoc,
  errBadArgKind,
  errBadArgType,
  errBadPatchType,
  errNoMergeKey,
  hasConflicts,
  isConflict,
  isMergePatchError,
  isPreconditionFailed,
  MergePatchError,
  newErrConflict,
  newErrPreconditionFailed,
  requireKeyUnchanged,
  requireMetadataKeyUnchanged,
  toYAMLOrError,
} from 'kubetyped/apimachinery/util/mergepatch';

test("texts of errors are Go's", () => {
  assert.equal(
    errNoMergeKey({ b: 1, a: [1.5, null, 'x', true, 1e6 + 0.5] }, 'name').message,
    'map: map[a:[1.5 <nil> x true 1.0000005e+06] b:1] does not contain declared merge key: name',
  );
  assert.equal(errBadArgType({}, 'x').message, 'expected a map[string]interface {}, but received a string');
  assert.equal(errBadArgType([], null).message, 'expected a []interface {}, but received a %!s(<nil>)');
  assert.equal(errBadArgKind([], 1).message, 'expected a slice, but received a int64');
  assert.equal(errBadPatchType(1, {}).message, 'unknown patch type: %!s(int64=1) in map: map[]');
  assert.equal(newErrPreconditionFailed({ a: 1n }).message, 'precondition failed for: map[a:1]');
  assert.ok(isConflict(newErrConflict('a', 'b')) && !isConflict(new Error()) && !isPreconditionFailed(undefined));
  assert.ok(
    isMergePatchError(new MergePatchError(ErrBadJSONDoc), ErrBadJSONDoc) &&
      !isMergePatchError(new MergePatchError('x'), ErrBadJSONDoc),
  );
  assert.equal(toYAMLOrError({ b: 1, a: ['x'] }), 'a:\n- x\nb: 1\n');
  assert.equal(toYAMLOrError('\u007f'), 'yaml: control characters are not allowed');
});

test('preconditions', () => {
  assert.ok(
    !requireKeyUnchanged('a')({ a: null }) &&
      requireKeyUnchanged('a')({ a: undefined }) &&
      requireKeyUnchanged('toString')({}) &&
      requireKeyUnchanged('a')('x'),
  );
  const name = requireMetadataKeyUnchanged('name');
  assert.ok(
    !name({ metadata: { name: null } }) && name({ metadata: null }) && name({ metadata: {} }) && name({}) && name([]),
  );
});

test('conflicts', () => {
  assert.ok(
    hasConflicts({ a: 1 }, { a: 2 }) &&
      hasConflicts({ a: [1] }, { a: [1, 2] }) &&
      hasConflicts({ a: 1 }, { a: '1' }) &&
      hasConflicts({ a: {} }, { a: [] }),
  );
  assert.ok(
    !hasConflicts({ a: 1 }, { b: 2 }) &&
      !hasConflicts({ a: [{ b: 1n }] }, { a: [{ b: 1n }] }) &&
      !hasConflicts({ toString: 1 }, {}),
  );
});

test('three-way JSON merge patches', () => {
  const patch = createThreeWayJSONMergePatch('{"a":1,"gone":1}', '{"a":2,"l":[1]}', '{"a":1,"gone":1,"theirs":1}');
  assert.equal(patch, '{"a":2,"gone":null,"l":[1]}');
  assert.equal(createThreeWayJSONMergePatch(undefined, '', undefined), '{}');
  assert.throws(() => createThreeWayJSONMergePatch('{', '{}', '{}'), { code: 'ERR_JSON_PATCH' });
  assert.throws(
    () => createThreeWayJSONMergePatch('{}', '{"kind":"B"}', '{"kind":"A"}', requireKeyUnchanged('kind')),
    isPreconditionFailed,
  );
  const objects = [{ a: { b: 1 } }, { a: {} }, { a: { b: 1, c: 1 } }] as const;
  assert.deepEqual(createThreeWayJSONMergeMapPatch(...objects), { a: { b: null } });
  assert.deepEqual(objects, [{ a: { b: 1 } }, { a: {} }, { a: { b: 1, c: 1 } }]);
});
