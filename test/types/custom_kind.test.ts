// The type of a Kind's data, inferred from its schema: what compiles, what does not, and what editors show.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { decode } from 'kubetyped';
import {
  conditionsSchema,
  defineKind,
  type KindOf,
  type StructuralSchema,
  type ValueOf,
} from 'kubetyped/apiextensions';
import { setStatusCondition } from 'kubetyped/apimachinery/api/meta';
import type { ResourceClient } from 'kubetyped/client';
import { compileSnippets } from './compile_snippets.ts';
import { LanguageServer } from './language_server.ts';

/** Fails to compile unless both are the same type. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : never;
const same = <A, B>(_: Same<A, B>): void => {};

/** The values of a schema. */
const schemaOf = <const S extends StructuralSchema>(_: S): ValueOf<S> => undefined as ValueOf<S>;

test('each keyword that says what a value is says so of its type', () => {
  const text = schemaOf({ type: 'string' });
  same<typeof text, string>(true);
  const time = schemaOf({ type: 'string', format: 'date-time' });
  same<typeof time, string>(true);
  const number = schemaOf({ type: 'number', maximum: 2 });
  same<typeof number, number>(true);
  const nullable = schemaOf({ type: 'integer', nullable: true });
  same<typeof nullable, number | null>(true);
  const color = schemaOf({ type: 'string', enum: ['red', 'blue'] });
  same<typeof color, 'red' | 'blue'>(true);
  const port = schemaOf({ 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'integer' }, { type: 'string' }] });
  same<typeof port, number | string>(true);
  const map = schemaOf({ type: 'object', additionalProperties: { type: 'boolean' } });
  same<typeof map, { [key: string]: boolean }>(true);
  const free = schemaOf({ type: 'object', 'x-kubernetes-preserve-unknown-fields': true });
  same<typeof free, { [key: string]: unknown }>(true);
  const anything = schemaOf({ 'x-kubernetes-preserve-unknown-fields': true });
  same<typeof anything, unknown>(true);
  const empty = schemaOf({ type: 'object' });
  same<typeof empty, Record<string, never>>(true);
  const lists = schemaOf({ type: 'array', items: { type: 'array', items: { type: 'integer' } } });
  same<typeof lists, number[][]>(true);
  const fields = schemaOf({
    type: 'object',
    required: ['a', 'c'],
    properties: { a: { type: 'string' }, b: { type: 'boolean' }, c: { type: 'integer', default: 1 } },
  });
  // A required field with a default may be left out.
  same<typeof fields, { a: string; b?: boolean; c?: number }>(true);
  // What is known besides any other field keeps its type.
  same<OpenA, string | undefined>(true);
  same<OpenOther, unknown>(true);
});
type Open = ValueOf<{
  type: 'object';
  'x-kubernetes-preserve-unknown-fields': true;
  properties: { a: { type: 'string' } };
}>;
type OpenA = Open['a'];
type OpenOther = Open['other'];

const HEAD = `
import { defineKind, type KindOf } from 'kubetyped/apiextensions';
const names = { group: 'example.com', version: 'v1', kind: 'Foo' } as const;
const schema = { type: 'object', required: ['spec'], properties: { spec: { type: 'object', required: ['name', 'embedded'], properties: {
  name: { type: 'string' }, mode: { type: 'string', enum: ['a', 'b'] }, ports: { type: 'array', items: { 'x-kubernetes-int-or-string': true } },
  embedded: { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
} } } } as const;
const Foo = defineKind({ ...names, schema });
type Foo = KindOf<typeof Foo>;
const Bar = defineKind({ ...names, kind: 'Bar', schema: { type: 'object', properties: { size: { type: 'integer' } } } });
type Bar = KindOf<typeof Bar>;
declare const foo: Foo;
declare const either: Foo | Bar;
const embedded = { apiVersion: 'v1', kind: 'ConfigMap', data: {} };
`;

const mistakes: readonly (readonly [code: string, message: RegExp | undefined])[] = [
  // In schemas.
  [
    `defineKind({ ...names, schema: { type: 'object', properties: { a: { type: 'strin' } } } });`,
    /"strin"' is not assignable to type .* Did you mean '"string"'/,
  ],
  [
    `defineKind({ ...names, schema: { type: 'object', properties: { a: { type: 'object', propertis: { b: { type: 'string' } } } } } });`,
    /NotAKeyword<"propertis">/,
  ],
  [
    `defineKind({ ...names, schema: { type: 'object', properties: { a: { type: 'array', items: { typ: 'string' } } } } });`,
    /NotAKeyword<"typ">|'typ' does not exist/,
  ],
  [
    `defineKind({ ...names, schema: { type: 'object', properties: { a: { type: 'string', minLength: '1' } } } });`,
    /'string' is not assignable to type 'number'/,
  ],
  [`defineKind({ ...names, schema: { type: 'object', $ref: '#/a' } });`, /NotAKeyword<"\$ref">/],
  [`defineKind({ ...names, scop: 'Cluster', schema: { type: 'object' } });`, /'scop' does not exist/],
  // In objects.
  [`new Foo({ spec: { nam: 'x', embedded } });`, /'nam' does not exist/],
  [`new Foo({ metadata: { name: 'a' } });`, /Property 'spec' is missing/],
  [`new Foo({ spec: { embedded } });`, /Property 'name' is missing/],
  [`new Foo({ spec: { name: 1, embedded } });`, /'number' is not assignable to type 'string'/],
  [`new Foo({ spec: { name: 'a', mode: 'c', embedded } });`, /'"c"' is not assignable to type '"a" \| "b"/],
  [`new Foo({ spec: { name: 'a', ports: [true], embedded } });`, /'boolean' is not assignable to type 'IntOrString'/],
  [`new Foo({ spec: { name: 'a', embedded: { kind: 'x' } } });`, /Property 'apiVersion' is missing/],
  [`foo.spec.mod;`, /'mod' does not exist.*Did you mean 'mode'/s],
  [`const a: Bar = foo;`, /'"Foo"' is not assignable to type '"Bar"'/],
  [`either.spec;`, /'spec' does not exist/],
  // What is right.
  [`if (either.kind === 'Foo') either.spec.name.length; else either.size?.toFixed();`, undefined],
  [`new Foo({ spec: { name: 'a', mode: 'b', ports: [80, 'http'], embedded } }).getName();`, undefined],
  [`const b: Foo = { ...foo, spec: { ...foo.spec, name: 'c' } };`, undefined],
];

test('the compiler refuses mistakes in schemas and in objects, and names what is wrong', () => {
  const said = compileSnippets(
    HEAD,
    mistakes.map(([code]) => code),
  );
  for (const [at, [code, message]] of mistakes.entries())
    if (message === undefined) assert.equal(said.get(at), undefined, code);
    else assert.match(said.get(at) ?? 'accepted', message, code);
  assert.equal(said.get(-1), undefined);
});

test('schemas may be nested deeply', () => {
  const depth = 12;
  const schema = `${`{ type: 'object', required: ['a'], properties: { a: { type: 'array', items: `.repeat(depth)}{ type: 'string' }${' } } }'.repeat(depth)}`;
  const said = compileSnippets(`import { defineKind, type KindOf } from 'kubetyped/apiextensions';\n`, [
    `const Deep = defineKind({ group: 'a.b', version: 'v1', kind: 'Deep', schema: { type: 'object', required: ['s'], properties: { s: ${schema} } } });`,
    `declare const deep: KindOf<typeof Deep>; const text: string = deep.s${'.a[0]!'.repeat(depth)}; const wrong: number = deep.s${'.a[0]!'.repeat(depth)};`,
  ]);
  assert.equal(said.get(0), undefined);
  assert.match(said.get(1) ?? '', /^[^\n]*'string' is not assignable to type 'number'\.\n$/);
});

const Foo = defineKind({
  group: 'example.com',
  version: 'v1',
  kind: 'Foo',
  schema: {
    type: 'object',
    properties: {
      spec: { type: 'object', properties: { replicas: { type: 'integer' } } },
      status: { type: 'object', properties: { conditions: conditionsSchema } },
    },
  },
});
type Foo = KindOf<typeof Foo>;

test('functions of the library take its objects and its class', () => {
  const foo = decode(Foo, '{"apiVersion":"example.com/v1","kind":"Foo","spec":{"replicas":1}}');
  same<(typeof foo)['kind'], 'Foo'>(true);
  const { conditions } = setStatusCondition(foo.status?.conditions, {
    type: 'Ready',
    status: 'True',
    reason: 'Up',
    message: '',
  });
  const data: Foo = { ...foo, status: { conditions } };
  assert.equal(data.status?.conditions?.[0]?.type, 'Ready');
  const read = (client: ResourceClient<Foo>): Promise<Foo> => client.get('a');
  assert.equal(typeof read, 'function');
  // @ts-expect-error
  const wrong: string | undefined = foo.spec?.replicas;
  assert.equal(wrong, 1);
});

const server = new LanguageServer();
before(() => server.start());
after(() => server.close());

test('editors show the fields', async () => {
  const lines = [
    "import { defineKind, type KindOf } from 'kubetyped/apiextensions';",
    "const Foo = defineKind({ group: 'example.com', version: 'v1', kind: 'Foo', schema: { type: 'object', properties: { spec: { type: 'object', required: ['name'], properties: {",
    "name: { type: 'string' }, mode: { type: 'string', enum: ['a', 'b'] } } } } } });",
    'type Foo = KindOf<typeof Foo>;',
    'declare const foo: Foo;',
    'foo.spec?.name;',
    'foo.spec;',
  ];
  const file = server.open('test/types/of_no_disk_custom.ts', lines.join('\n'));
  const shown = async (line: number, word: string): Promise<string> =>
    // This program has no tsconfig.json, where undefined stands beside what is optional.
    (await server.hover(file, line, lines[line]!.lastIndexOf(word)))
      .replace(/\s+/g, ' ')
      .replaceAll(' | undefined', '');
  assert.equal(
    await shown(4, 'foo'),
    '```typescript const foo: { apiVersion: "example.com/v1"; kind: "Foo"; metadata: ObjectMeta; spec?: { name: string; mode?: "a" | "b"; }; } ``` ',
  );
  assert.match(await shown(5, 'name'), /\(property\) name: string /);
  assert.match(await shown(6, 'spec'), /\(property\) spec\?: \{ name: string; mode\?: "a" \| "b"/);
});
