// What errors of the storage become: Go's functions `Interpret...Error`; and what is said of objects that can't be read.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import {
  everyItem,
  interpretStorageError,
  newNotCorrupt,
  newStoreReadError,
  type StorageVerb,
  warnOfCorrupt,
} from '#src/apiserver/registry/interpret_storage_error';
import {
  ErrCodeCorruptObj,
  ErrCodeInvalidObj,
  ErrCodeKeyExists,
  ErrCodeKeyNotFound,
  ErrCodeResourceVersionConflicts,
  StorageError,
} from '#src/apiserver/storage/storage_error';

const PODS = { group: '', resource: 'pods' };
const VERBS: readonly StorageVerb[] = ['create', 'delete', 'get', 'list', 'update'];
const errorOf = (code: number, key = '/pods/a'): StorageError => new StorageError(code, key, 0);

test('an error has the reason that its verb gives it; any other stays what it is', () => {
  const reason = (error: unknown, verb: StorageVerb): unknown => {
    const made = interpretStorageError(error, verb, PODS, 'a');
    return made === error ? 'the same' : (made as StatusError).errStatus.reason;
  };
  for (const [code, ...reasons] of [
    [ErrCodeKeyNotFound, 'the same', 'NotFound', 'NotFound', 'NotFound', 'NotFound'],
    [ErrCodeKeyExists, 'AlreadyExists', 'Conflict', 'the same', 'the same', 'Conflict'],
    [ErrCodeResourceVersionConflicts, 'the same', 'Conflict', 'the same', 'the same', 'Conflict'],
    [ErrCodeInvalidObj, 'the same', 'Conflict', 'the same', 'the same', 'Conflict'],
    [ErrCodeCorruptObj, ...Array<string>(5).fill('StorageReadError')],
  ] as const)
    assert.deepEqual(
      VERBS.map((verb) => reason(errorOf(code), verb)),
      reasons,
      String(code),
    );
  for (const other of [new Error('a disk is full'), 'text', undefined])
    for (const verb of VERBS) assert.equal(reason(other, verb), 'the same', `${verb} ${String(other)}`);
});

test('an object that cannot be read is named with its key, and how it can be deleted', () => {
  const corrupt = errorOf(ErrCodeCorruptObj);
  const causes = [{ reason: 'UnexpectedServerResponse', field: '/pods/a', message: corrupt.message }];
  const end =
    'from the storage: what is stored there is corrupt. ' +
    'It can be deleted with the option ignoreStoreReadErrorWithClusterBreakingPotential';
  for (const [name, group, message, details] of [
    ['a', '', `failed to read "a" of pods ${end}`, { name: 'a' }],
    ['', '', `failed to read one or more of pods ${end}`, {}],
    ['a', 'apps', `failed to read "a" of pods.apps ${end}`, { name: 'a' }],
  ] as const) {
    const { errStatus } = newStoreReadError({ group, resource: 'pods' }, name, [corrupt]);
    assert.equal(errStatus.message, message);
    assert.deepEqual({ ...errStatus.details }, { group, kind: 'pods', ...details, causes });
    assert.deepEqual([errStatus.code, errStatus.reason], [500, 'StorageReadError']);
  }
  assert.equal(
    newNotCorrupt(PODS, 'a').message,
    'pods "a" is invalid: ignoreStoreReadErrorWithClusterBreakingPotential: Invalid value: true: ' +
      'is exclusively used to delete corrupt object(s), try again by removing this option',
  );
  assert.deepEqual(everyItem(PODS, { items: [] } as never), []);
  assert.deepEqual(everyItem(PODS, { items: [], corrupt: [] } as never), []);
  assert.throws(() => everyItem(PODS, { items: [], corrupt: [corrupt] } as never), {
    message: `failed to read one or more of pods ${end}`,
  });
});

test('of objects that cannot be read a hundred are named', () => {
  const corrupt = Array.from({ length: 102 }, (_, index) => errorOf(ErrCodeCorruptObj, `/k${index}`));
  const warned = (count: number): string[] => {
    const texts: string[] = [];
    warnOfCorrupt(
      { group: 'apps', resource: 'daemonsets' },
      { items: [], corrupt: corrupt.slice(0, count) } as never,
      (text) => texts.push(text),
    );
    return texts;
  };
  const said = 'daemonsets.apps that can not be read are not listed: ';
  assert.deepEqual(warned(0), []);
  assert.deepEqual(warned(2), [`${said}/k0, /k1`]);
  const hundred = `${said}${Array.from({ length: 100 }, (_, index) => `/k${index}`).join(', ')}`;
  assert.deepEqual(warned(100), [hundred]);
  assert.deepEqual(warned(101), [`${hundred}, and 1 more`]);
  assert.deepEqual(warned(102), [`${hundred}, and 2 more`]);
  const causes = (count: number) =>
    newStoreReadError(PODS, '', corrupt.slice(0, count)).errStatus.details?.causes?.length;
  assert.deepEqual([causes(1), causes(100), causes(102)], [1, 100, 100]);
});
