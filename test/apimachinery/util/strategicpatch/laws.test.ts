// What holds of strategic merge patches of any objects, in Go as here, as far as it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { marshal } from 'kubetyped/apimachinery/util/json';
import { isMergePatchError } from 'kubetyped/apimachinery/util/mergepatch';
import type { LookupPatchMeta } from 'kubetyped/apimachinery/util/strategicpatch';
import {
  createThreeWayMergeMapPatch,
  createTwoWayMergeMapPatchUsingLookupPatchMeta,
  newPatchMetaFromStruct,
  strategicMergeMapPatchUsingLookupPatchMeta,
} from 'kubetyped/apimachinery/util/strategicpatch';
import { randomPatchInput } from '../../../differential/random_patches.ts';
import { Random } from '../../../differential/random_scalars.ts';
import { ALL } from '../../../some_of.ts';
import { MergeItem } from '../../vectors/merge_item.ts';
import { hasTwins, unordered } from './unsayable.ts';

type Doc = Record<string, unknown>;

/** Versions of random objects that have nothing which no patch can say: null deletes, keys with $ are directives. */
function* versions(count: number, seed: number): Generator<[schema: LookupPatchMeta, a: Doc, b: Doc, c: Doc]> {
  const random = new Random(seed);
  for (let n = 0; n < count; n++) {
    const { kind = '', docs } = randomPatchInput('strategic-three-way', random);
    if (docs.some((doc) => doc.includes('null') || doc.includes('$'))) continue;
    const [group = '', version = '', name = ''] = kind.split('/');
    const schema = newPatchMetaFromStruct(
      kind === 'MergeItem' ? MergeItem : scheme.typeFor({ group, version, kind: name })!,
    );
    const objects = docs.map((doc) => JSON.parse(doc) as Doc);
    if (objects.some((object) => typeof object !== 'object' || Array.isArray(object) || hasTwins(object))) continue;
    yield [schema, ...(objects as [Doc, Doc, Doc])];
    assert.deepEqual(
      objects.map((object) => JSON.stringify(object)),
      docs,
      'the objects stay as they are',
    );
  }
}

/** Runs a law on many objects; those that can't be patched, for they have what their type doesn't know, count apart. */
function holds(law: (schema: LookupPatchMeta, a: Doc, b: Doc, c: Doc) => void, seed: number, least: number): void {
  let held = 0;
  let refused = 0;
  for (const [schema, a, b, c] of versions(ALL ? 5000 : 800, seed)) {
    try {
      law(schema, a, b, c);
      held++;
    } catch (error) {
      if (!isMergePatchError(error)) throw error;
      refused++;
    }
  }
  assert.ok(held > (ALL ? least : least / 10) && refused < held / 20, `held ${held} times, ${refused} refused`);
}

const apply = strategicMergeMapPatchUsingLookupPatchMeta;

test('two ways: applied to the one, the patch gives the other', () => {
  holds(
    (schema, a, b) => {
      assert.equal(
        unordered(apply(a, createTwoWayMergeMapPatchUsingLookupPatchMeta(a, b, schema), schema)),
        unordered(b),
        marshal([a, b]),
      );
    },
    1,
    2000,
  );
});

test('three ways: where nobody else has changed anything, the patch gives what is wanted', () => {
  holds(
    (schema, a, b) => {
      assert.equal(
        unordered(apply(a, createThreeWayMergeMapPatch(a, b, a, schema, true), schema)),
        unordered(b),
        marshal([a, b]),
      );
    },
    2,
    2000,
  );
});

test('three ways: applied once more, nothing changes', () => {
  holds(
    (schema, a, b, live) => {
      const once = apply(live, createThreeWayMergeMapPatch(a, b, live, schema, true), schema);
      // A map that a patch sets anew keeps $retainKeys, in Go too.
      if (marshal(once).includes('$')) return;
      assert.equal(
        unordered(apply(once, createThreeWayMergeMapPatch(b, b, once, schema, true), schema)),
        unordered(once),
        marshal([a, b, live]),
      );
    },
    3,
    2000,
  );
});
