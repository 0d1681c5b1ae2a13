import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode } from 'kubetyped';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { defineKind, generateTypes, type StructuralSchema, toCRD } from 'kubetyped/apiextensions';

const widgets = `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Cluster
  names: {kind: Widget, plural: widgets}
  versions:
    - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {
        description: A widget.,
        type: object,
        required: [spec],
        properties: {
          metadata: {type: object, properties: {name: {type: string, maxLength: 10}}},
          spec: {
            description: What is wanted.,
            type: object,
            required: [color, size],
            properties: {
              color: {type: string, enum: [red, "it's", "\\\\\\"\\L"], description: "The colour. */ of it.\\n\\nDeprecated: there is none."},
              size: {type: integer, format: int64, default: 1},
              x-y: {type: string, nullable: true},
              ports: {type: array, items: {x-kubernetes-int-or-string: true}, x-kubernetes-list-type: set},
              parts: {type: array, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [name], items: {
                type: object, required: [name], properties: {name: {type: string}, at: {type: string, format: date-time}}}},
              rest: {type: object, x-kubernetes-preserve-unknown-fields: true},
            }}}}}}
    - {name: v1beta1, served: false, storage: false, schema: {openAPIV3Schema: {type: object}}}
`;

test('a module has types, descriptors, classes and their registration', () => {
  const [module, ...more] = generateTypes([decode(CustomResourceDefinition, widgets)]);
  assert.deepEqual(more, []);
  assert.ok(module);
  assert.deepEqual([module.path, module.kinds], ['example.com/v1.ts', ['Widget']]);
  const part = (from: string, to: string): string =>
    module.text.slice(module.text.indexOf(from), module.text.indexOf(to, module.text.indexOf(from)));
  assert.equal(
    part('export interface Widget {', '/** A list'),
    `export interface Widget {
  apiVersion: 'example.com/v1';
  kind: 'Widget';
  metadata: ObjectMeta;
  /** What is wanted. */
  spec: WidgetSpec;
}

/**
 * A widget.
 *
 * Widget of example.com/v1.
 * Cluster-scoped: \`/apis/example.com/v1/widgets/{name}\`.
 */
export const Widget: ObjectClass<
  Widget,
  {
    group: 'example.com';
    version: 'v1';
    apiVersion: 'example.com/v1';
    kind: 'Widget';
    resource: 'widgets';
    namespaced: false;
  }
> = class extends TypedObjectBase<Widget> {
  declare static readonly type: string;
  declare static readonly group: 'example.com';
  declare static readonly version: 'v1';
  declare static readonly apiVersion: 'example.com/v1';
  declare static readonly kind: 'Widget';
  declare static readonly resource: 'widgets';
  declare static readonly namespaced: false;
  static readonly protobuf = false;
  static readonly custom = true;

  protected static get facts(): KindFacts {
    return {
      type: 'example.com/v1.Widget',
      group: 'example.com',
      version: 'v1',
      apiVersion: 'example.com/v1',
      kind: 'Widget',
      resource: 'widgets',
      namespaced: false,
    };
  }

  static get fields(): readonly Field[] {
    return [
      ['', TypeMeta, 32],
      ['metadata', ObjectMeta, 8],
      ['spec', WidgetSpec, 12],
    ];
  }
};

`,
  );
  assert.equal(
    module.text.slice(module.text.indexOf('export interface WidgetSpec')),
    `export interface WidgetSpec {
  /**
   * The colour. *\\/ of it.
   *
   * @deprecated there is none.
   */
  color: 'red' | 'it\\'s' | '\\\\"\\u2028';
  /** Default \`1\`. */
  size?: Int64;
  'x-y'?: string | null;
  ports?: IntOrString[];
  parts?: Part[];
  rest?: { [key: string]: unknown };
}
export const WidgetSpec: Struct<WidgetSpec> = {
  type: 'example.com/v1.WidgetSpec',
  get fields(): readonly Field[] {
    return [
      ['color', 'string', 12],
      ['size', 'int64', 12],
      ['x-y', 'string', 12, { nullable: true }],
      ['ports', '@intstr.IntOrString', 13, { merge: 'set' }],
      ['parts', Part, 13, { merge: 'map', keys: ['name'] }],
      ['rest', 'any', 12],
    ];
  },
};

export interface Part {
  name: string;
  at?: Time;
}
export const Part: Struct<Part> = {
  type: 'example.com/v1.Part',
  get fields(): readonly Field[] {
    return [
      ['name', 'string', 12],
      ['at', 'string', 12],
    ];
  },
};
`,
  );
});

const kindOf = (kind: string, spec: StructuralSchema, version = 'v1'): CustomResourceDefinition =>
  toCRD(
    defineKind({
      group: 'example.com',
      version,
      kind,
      schema: { type: 'object', properties: { spec } },
    }),
  );
const object = (properties: Record<string, StructuralSchema>): StructuralSchema => ({ type: 'object', properties });
const text: StructuralSchema = { type: 'string' };

/** The interfaces of a module besides those of Kinds and lists. */
function namesIn(definitions: CustomResourceDefinition[]): string[] {
  const [module] = generateTypes(definitions);
  const names = Array.from(module!.text.matchAll(/^export interface (\w+)/gm), ([, name]) => name!);
  return names.filter((name) => !module!.kinds.includes(name.replace(/List$/, ''))).sort();
}

test('names are short, without clashes; equal types are one', () => {
  const ref = object({ key: text });
  assert.deepEqual(namesIn([kindOf('Foo', object({ a: object({ ref }), b: object({ ref, c: text }) }))]), [
    'A',
    'B',
    'FooSpec',
    'Ref',
  ]);
  const other = object({ key: text, optional: { type: 'boolean' } });
  assert.deepEqual(namesIn([kindOf('Foo', object({ a: object({ ref }), b: object({ ref: other }) }))]), [
    'A',
    'ARef',
    'B',
    'BRef',
    'FooSpec',
  ]);
  // Names that mean something else, and what no words make different.
  assert.deepEqual(
    namesIn([
      kindOf('Foo', object({ record: object({ a: text }), 'x-y': object({ b: text }), xY: object({ c: text }) })),
    ]),
    ['FooSpec', 'FooSpecXY', 'FooSpecXY2', 'SpecRecord'],
  );
  const list = (items: StructuralSchema): StructuralSchema => ({ type: 'array', items });
  assert.deepEqual(
    namesIn([
      kindOf(
        'Foo',
        object({
          policies: list(object({ a: text })),
          aliases: list(object({ b: text })),
          status: list(object({ c: text })),
          '1st': object({ d: text }),
        }),
      ),
    ]),
    ['Alias', 'FooSpec', 'Policy', 'Spec1st', 'Status'],
  );
});

test('no type takes a name that means something else', () => {
  const names = [
    ...['Array', 'Boolean', 'Date', 'Error', 'Function', 'Map', 'Number', 'Object', 'Promise', 'Record', 'Set'],
    ...['String', 'Symbol', 'Partial', 'Required', 'Readonly', 'Pick', 'Omit', 'Exclude', 'Extract', 'Base64'],
    ...['BigInt', 'RegExp', 'EmbeddedObject', 'Field', 'Int64', 'IntOrString', 'KindFacts', 'ListClass', 'ListMeta'],
    ...[
      'JSON',
      'ObjectClass',
      'ObjectMeta',
      'Scheme',
      'Struct',
      'Time',
      'TypeMeta',
      'TypedListBase',
      'TypedObjectBase',
    ],
  ];
  const properties = Object.fromEntries(names.map((name, at) => [name, object({ [`field${at}`]: text })]));
  assert.deepEqual(
    namesIn([kindOf('Foo', object(properties))]),
    ['FooSpec', ...names.map((name) => `Spec${name}`)].sort(),
  );
});

test('the order of definitions does not matter, and versions have modules of their own', () => {
  const [a, b, c] = [kindOf('Foo', object({ a: text })), kindOf('Bar', object({ b: text })), kindOf('Foo', text, 'v2')];
  const modules = generateTypes([a, b, c]);
  assert.deepEqual(
    modules.map(({ path, kinds }) => [path, kinds]),
    [
      ['example.com/v1.ts', ['Bar', 'Foo']],
      ['example.com/v2.ts', ['Foo']],
    ],
  );
  assert.deepEqual(generateTypes([c, b, a, a]), modules);
});

test('what no module can be made of is refused', () => {
  const bad = (change: (crd: CustomResourceDefinition) => void): CustomResourceDefinition => {
    const crd = kindOf('Foo', object({ a: text }));
    change(crd);
    return crd;
  };
  const refused = (crd: CustomResourceDefinition, message: RegExp): void =>
    assert.throws(() => generateTypes([crd]), { code: 'ERR_KIND_DEFINITION', message });
  refused(
    bad(({ spec }) => {
      spec.group = '../../etc';
    }),
    /spec\.group can't be "\.\.\/\.\.\/etc"/,
  );
  refused(
    bad(({ spec }) => {
      spec.names.kind = "F'; alert(1); '";
    }),
    /spec\.names\.kind can't be/,
  );
  refused(
    bad(({ spec }) => {
      spec.versions[0]!.name = 'v1/../..';
    }),
    /name of a version can't be/,
  );
  refused(decode(CustomResourceDefinition, '{"metadata":{"name":"a"}}'), /a can't be defined: .* no spec\.names/);
  const [one, two] = [kindOf('Foo', object({ a: text })), kindOf('Foo', object({ b: text }))];
  assert.throws(() => generateTypes([one, two]), { message: /two definitions of it in example\.com\/v1/ });
});

/** The module of a Kind whose spec has these properties. */
function moduleWith(properties: object): string {
  const definition = decode(
    CustomResourceDefinition,
    JSON.stringify({
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'gates.example.com' },
      spec: {
        ...{ group: 'example.com', scope: 'Cluster', names: { kind: 'Gate', plural: 'gates' } },
        versions: [
          {
            ...{ name: 'v1', served: true, storage: true },
            schema: { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties } } } },
          },
        ],
      },
    }),
  );
  return generateTypes([definition])[0]!.text;
}

test('an object without fields is one of which nothing is said', () => {
  const within = (object: object): string =>
    moduleWith({
      on: object,
      list: { type: 'array', items: object },
      map: { type: 'object', additionalProperties: object },
      deeper: { type: 'object', properties: { off: object } },
    });
  assert.equal(within({ type: 'object', properties: {} }), within({ type: 'object' }));
});

test('what every object inherits may be there in its place', () => {
  const text = moduleWith({ constructor: { type: 'string' }, plain: { type: 'string' } });
  assert.match(text, /^ {2}constructor\?: string \| Object\['constructor'\];$/m);
  assert.match(text, /^ {2}plain\?: string;$/m);
});

test('a description keeps all its lines', () => {
  const text = moduleWith({ a: { type: 'string', description: 'One.\u2028Two.\u2029Three.\nFour.' } });
  assert.match(text, /\* One\.\n {3}\* Two\.\n {3}\* Three\.\n {3}\* Four\./);
});
