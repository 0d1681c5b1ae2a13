import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createThreeWayJSONMergeMapPatch,
  createThreeWayJSONMergePatch,
} from 'kubetyped/apimachinery/util/jsonmergepatch';
import { mergePatch } from 'kubetyped/apimachinery/util/jsonpatch';
import { isConflict, isPreconditionFailed, requireKeyUnchanged } from 'kubetyped/apimachinery/util/mergepatch';
import { randomPatchInput } from '../../../differential/random_patches.ts';
import { Random } from '../../../differential/random_scalars.ts';

test('what differs is changed, what was wanted and is no more is deleted, what others have set stays', () => {
  const patch = createThreeWayJSONMergePatch(
    '{"a":1,"gone":1,"list":[1]}',
    '{"a":2,"list":[1,2]}',
    '{"a":1,"gone":1,"list":[1],"others":{"b":1}}',
  );
  assert.equal(patch, '{"a":2,"gone":null,"list":[1,2]}');
  assert.equal(createThreeWayJSONMergePatch(undefined, '', '{}'), '{}');
  assert.throws(() => createThreeWayJSONMergePatch('[', '{}', '{}'), { code: 'ERR_JSON_PATCH' });
  assert.throws(
    () => createThreeWayJSONMergePatch('{}', '{"kind":"B"}', '{"kind":"A"}', requireKeyUnchanged('kind')),
    isPreconditionFailed,
  );
});

test('laws: where nobody else has changed anything, the patch gives what is wanted; once more, it is empty', () => {
  const random = new Random(12);
  let held = 0;
  for (let n = 0; n < 3000; n++) {
    const { docs } = randomPatchInput('merge-three-way', random);
    if (docs.some((doc) => !doc.startsWith('{') || doc.includes('null'))) continue;
    const [a, b, live] = docs.map((doc) => JSON.parse(doc) as object) as [object, object, object];
    try {
      assert.deepEqual(mergePatch(a, createThreeWayJSONMergeMapPatch(a, b, a)), b);
      const once = mergePatch(live, createThreeWayJSONMergeMapPatch(a, b, live));
      assert.deepEqual(createThreeWayJSONMergeMapPatch(b, b, once), {});
      held++;
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    assert.deepEqual(
      [a, b, live].map((object) => JSON.stringify(object)),
      docs,
    );
  }
  assert.ok(held > 500, String(held));
});

test('hostile: prototypes, depth', () => {
  const patch = createThreeWayJSONMergePatch(
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"__proto__":{"a":1}}',
  );
  assert.equal(patch, '{"__proto__":null,"constructor":{"prototype":{"polluted":1}}}');
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  assert.throws(() => createThreeWayJSONMergePatch('{}', deep, '{}'), { code: 'ERR_NOT_COPYABLE' });
});
