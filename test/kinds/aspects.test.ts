// What kube-apiserver has of its listable Kinds and we lack. The list may only shrink: a line whose aspect is there is an error,
// and so is a Kind that lacks rules without a line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { strategyOf } from '#src/kinds/strategies';
import { updateValidationOf } from '#src/kinds/update_validation';
import { validationOf } from '#src/kinds/validation';

type Aspect = 'validation' | 'status' | 'warnings';

/** The Go function, of k8s.io/kubernetes/pkg, for each aspect that we lack. */
const LACKING: Readonly<Record<string, Readonly<Partial<Record<Aspect, string>>>>> = {
  'v1 PersistentVolume': { status: 'validation.ValidatePersistentVolumeStatusUpdate' },
};

/** How many aspects are lacking: it may only fall. */
const TOTAL = 1;

/** Kinds that other parts of the server validate, and one that is never written. */
const ELSEWHERE: readonly string[] = [
  'apiextensions.k8s.io/v1 CustomResourceDefinition',
  'apiregistration.k8s.io/v1 APIService',
  'v1 ComponentStatus',
];

/** The stable Kinds of which kube-apiserver lists objects. */
const listable: ReadonlyMap<string, KindClass> = new Map(
  resources.flatMap(({ group, version, resources: rows }) =>
    /^v\d+$/.test(version)
      ? rows.flatMap(([kind]): [string, KindClass][] => {
          const type = scheme.typeFor({ group, version, kind });
          const isListed = scheme.recognizes({ group, version, kind: `${kind}List` });
          return type?.resource !== undefined && isListed ? [[`${type.apiVersion} ${kind}`, type]] : [];
        })
      : [],
  ),
);

const HAS: Readonly<Record<Aspect, (type: KindClass) => boolean>> = {
  validation: (type) => validationOf(type) !== undefined,
  status: (type) => updateValidationOf(type)?.subresources?.['status'] !== undefined,
  warnings: (type) => 'warnings' in strategyOf(type),
};

test('of the listable Kinds, those aspects are lacking that the list has, and it only shrinks', () => {
  assert.ok(listable.size >= 61, `${listable.size} Kinds`);
  const obsolete: string[] = [];
  let total = 0;
  for (const [name, aspects] of Object.entries(LACKING)) {
    const type = listable.get(name);
    assert.ok(type, `${name} is no listable Kind`);
    for (const [aspect, has] of Object.entries(HAS)) {
      if (!Object.hasOwn(aspects, aspect)) continue;
      total++;
      if (has(type)) obsolete.push(`${name} has ${aspect} now: take it from the list`);
    }
  }
  assert.deepEqual(obsolete, []);
  assert.equal(total, TOTAL);
});

test('a listable Kind has rules for new objects, or a line that says what Go has', () => {
  const forgotten = [...listable].filter(
    ([name, type]) => !HAS.validation(type) && LACKING[name]?.validation === undefined && !ELSEWHERE.includes(name),
  );
  assert.deepEqual(
    forgotten.map(([name]) => name),
    [],
  );
});
