// `validate` judges custom resources and definitions by what it is given, as the command does by files.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { CustomResourceValidators, StructuralSchemaError } from 'kubetyped/apiextensions';
import { Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { JSONDocument } from 'kubetyped/engine';
import { validate } from 'kubetyped/validation';
import { cli } from '../cli/run_cli.ts';

interface Given {
  readonly kind?: string;
  readonly versions?: readonly string[];
  readonly spec?: object;
}

function definition({ kind = 'Widget', versions = ['v1'], spec }: Given = {}): CustomResourceDefinition {
  const size = { type: 'integer', minimum: 0 };
  const rules = [{ rule: 'self.size != 7', message: 'not seven' }];
  const properties = {
    spec: spec ?? { type: 'object', properties: { size }, required: ['size'], 'x-kubernetes-validations': rules },
  };
  const plural = `${kind.toLowerCase()}s`;
  return new CustomResourceDefinition({
    metadata: { name: `${plural}.example.com` },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { kind, plural, singular: kind.toLowerCase(), listKind: `${kind}List` },
      versions: versions.map((name, index) => ({
        name,
        served: true,
        storage: index === 0,
        schema: { openAPIV3Schema: { type: 'object', properties } },
      })),
    },
  });
}

function widget(spec: object, more: object = {}): object {
  return { apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'a' }, spec, ...more };
}

function said(object: object, ...definitions: CustomResourceDefinition[]): string[] {
  return validate(object, { customResources: new CustomResourceValidators(definitions) }).map(({ message }) => message);
}

const MINIMUM = 'spec.size: Invalid value: -1: spec.size in body should be greater than or equal to 0';

test('by the schema, its rules in CEL and the fields it has', () => {
  const crd = definition();
  assert.deepEqual(said(widget({ size: 1 }), crd), []);
  assert.deepEqual(said(widget({ size: -1 }), crd), [MINIMUM]);
  assert.deepEqual(said(widget({ size: 7 }), crd), ['spec: Invalid value: not seven']);
  assert.equal(said(widget({}), crd)[0], 'spec.size: Required value');
  assert.deepEqual(said(widget({ size: 1, sise: 2 }), crd), ['spec.sise: Forbidden: unknown field "spec.sise"']);
  assert.deepEqual(said(widget({ size: 1 }, { metadata: { name: 'A_b' } }), crd).length, 1);
});

test('unknown fields pass when asked to', () => {
  const customResources = new CustomResourceValidators([definition()]);
  assert.deepEqual(validate(widget({ size: 1, sise: 2 }), { customResources, strict: false }), []);
});

test('nothing is changed, and what is frozen is judged, too', () => {
  const object = widget({ size: -1 }, { status: { a: 1 } });
  const before = structuredClone(object);
  const deepFreeze = (value: object): void => {
    for (const each of Object.values(value)) if (typeof each === 'object') deepFreeze(each);
    Object.freeze(value);
  };
  deepFreeze(object);
  assert.ok(said(object, definition()).includes(MINIMUM));
  assert.deepEqual(object, before);
});

test('items of lists, at their paths', () => {
  const list = { apiVersion: 'v1', kind: 'List', items: [new ConfigMap(), widget({ size: -1 }), definition()] };
  const [unnamed, wrong, ...more] = said(
    { ...list, items: [new ConfigMap({ metadata: { name: 'a' } }), ...list.items.slice(1)] },
    definition(),
  );
  assert.equal(unnamed, `items[1].${MINIMUM}`);
  assert.deepEqual([wrong, more], [undefined, []]);
});

test('items of a list of one kind need not say which, as for kubectl', () => {
  for (const [apiVersion, kind] of [
    ['v1', 'ConfigMapList'],
    ['coordination.k8s.io/v1', 'LeaseList'],
  ]) {
    const items = [{ metadata: { name: 'a' } }, { metadata: { name: 'A' } }];
    assert.deepEqual(
      validate({ apiVersion, kind, items }).map(({ field, type }) => [field, type]),
      [['items[1].metadata.name', 'FieldValueInvalid']],
    );
  }
  const list = { apiVersion: 'v1', kind: 'List', items: [{ metadata: { name: 'a' } }] };
  assert.deepEqual(
    validate(list).map(({ field }) => field),
    ['items[0].kind', 'items[0].apiVersion'],
  );
});

test('an integer spelled 1.0 is refused as a server refuses it, once decoding has told of it', () => {
  const crd = definition();
  const customResources = new CustomResourceValidators([crd]);
  const own = JSON.stringify(widget({ size: 2 }));
  for (const [text, place] of [
    [own.replace('"size":2', '"size":2.0'), ''],
    [`{"apiVersion":"v1","kind":"List","items":[${own},${own.replace('"size":2', '"size":2e0')}]}`, 'items[1].'],
  ] as const) {
    const document = new JSONDocument(text);
    const { object } = new Serializer(new Scheme()).decode(document, undefined, new Unstructured());
    const content = (object as Unstructured).unstructuredContent();
    assert.deepEqual(validate(content, { customResources }), []);
    const errors = validate(content, { customResources, spellings: document.spellings });
    const wrong = 'spec: Invalid value: "object": invalid data, expected int, got float64 evaluating rule: not seven';
    assert.deepEqual(
      errors.map(({ message }) => message),
      [`${place}${wrong}`],
    );
  }
});

test('kinds without a definition pass, and versions that no definition serves do not', () => {
  assert.deepEqual(said({ ...widget({}), kind: 'Gadget' }, definition()), []);
  assert.deepEqual(said(widget({ size: -1 })), []);
  assert.deepEqual(validate(widget({ size: -1 })), []);
  assert.deepEqual(said({ ...widget({ size: -1 }), apiVersion: 'example.com/v2' }, definition()), [
    'apiVersion: Invalid value: "example.com/v2": must be example.com/v1',
  ]);
  const both = [definition(), definition({ versions: ['v2'] })];
  assert.equal(said({ ...widget({ size: -1 }), apiVersion: 'example.com/v2' }, ...both)[0], MINIMUM);
});

test('a definition with a schema that is not structural fails when its kind is met, and no earlier', () => {
  const broken = definition({ spec: { type: 'array', items: [{ type: 'integer' }] } });
  assert.deepEqual(said(new ConfigMap({ metadata: { name: 'a' } }), broken), []);
  assert.throws(() => said(widget({ size: 1 }), broken), StructuralSchemaError);
  assert.deepEqual(said(widget({ size: -1 }), broken, definition()), [MINIMUM], 'another one of the kind is used');
});

test('definitions, at the paths of the object', () => {
  const crd = definition();
  assert.deepEqual(said(crd), []);
  crd.metadata.name = 'gadgets.example.com';
  assert.deepEqual(validate(crd), [], 'without customResources they pass');
  assert.match(said(crd).join(), /^metadata\.name: Invalid value: "gadgets\.example\.com"/);
  const unsound = definition({ spec: { type: 'object', 'x-kubernetes-validations': [{ rule: 'self.' }] } });
  assert.match(said(unsound).join(), /spec\.versions\[0\]\.schema\.openAPIV3Schema\.properties\[spec\]/);
});

test('the command says the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-custom-resources-'));
  try {
    const crd = definition();
    writeFileSync(join(folder, 'crd.json'), JSON.stringify(crd));
    for (const spec of [
      { size: 1 },
      { size: -1 },
      { size: 7 },
      {},
      { size: '1' },
      { size: 1, sise: 2 },
      { size: 1.5 },
    ]) {
      const file = join(folder, 'widget.json');
      writeFileSync(file, JSON.stringify(widget(spec)));
      const { stdout } = await cli(['validate', '-o', 'json', '--crds', join(folder, 'crd.json'), file]);
      const { faults } = JSON.parse(stdout) as { readonly faults: readonly { readonly path: string }[] };
      const ours = validate(widget(spec), { customResources: new CustomResourceValidators([crd]) });
      assert.deepEqual(
        faults.map(({ path }) => path).sort(),
        ours.map(({ field }) => (field === '<nil>' ? '' : field)).sort(),
        JSON.stringify(spec),
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
