// @ts-check
// Definitions with one thing changed.
import { definitionOf } from './definition.mjs';
import { object, string } from './schemas.mjs';

/** @typedef {{ [key: string]: unknown }} Data */

/** One that has everything. */
const whole = () => {
  const base = /** @type {Data & { spec: Data & { versions: Data[] } }} */ (
    definitionOf(object({ count: { type: 'integer' }, color: string(), size: string() }), {
      properties: { status: object({ count: { type: 'integer' }, selector: string() }) },
    })
  );
  Object.assign(base.spec, {
    conversion: {
      strategy: 'Webhook',
      webhook: {
        conversionReviewVersions: ['v1', 'v1beta1'],
        clientConfig: { service: { namespace: 'n', name: 's', path: '/convert', port: 443 } },
      },
    },
  });
  Object.assign(base.spec.versions[0] ?? {}, {
    subresources: {
      status: {},
      scale: {
        specReplicasPath: '.spec.count',
        statusReplicasPath: '.status.count',
        labelSelectorPath: '.status.selector',
      },
    },
    additionalPrinterColumns: [
      { name: 'Count', type: 'integer', format: 'int32', jsonPath: '.spec.count', priority: 1 },
    ],
    selectableFields: [{ jsonPath: '.spec.color' }],
  });
  base.spec.versions.push({ ...structuredClone(base.spec.versions[0]), name: 'v2', storage: false });
  return base;
};

/** @type {(...change: (readonly [path: string, value: unknown])[]) => Data} */
const changed = (...changes) => {
  const definition = whole();
  for (const [path, value] of changes) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((at, key) => /** @type {Data} */ ((at[key] ??= {})), /** @type {Data} */ (definition));
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  return definition;
};

const FIRST = 'spec.versions.0';
const SCHEMA = `${FIRST}.schema.openAPIV3Schema`;
const CLIENT = 'spec.conversion.webhook.clientConfig';

/** @type {readonly [string, unknown][]} */
const CHANGES = [
  ...['', 'A', 'a', 'a.b', 'x.k8s.io', 'a_b.c', 'a.b.', 'apps', 'x'.repeat(254)].map(
    (group) => /** @type {[string, unknown]} */ (['spec.group', group]),
  ),
  ...['', 'things', 'other.example.com', 'Things.example.com', 'things.example.com.'].map(
    (name) => /** @type {[string, unknown]} */ (['metadata.name', name]),
  ),
  ...['', 'Cluster', 'cluster', 'Namespace'].map((scope) => /** @type {[string, unknown]} */ (['spec.scope', scope])),
  ...['', 'A', 'thing-1', '1thing', 'x'.repeat(64), 'a.b'].flatMap((name) =>
    ['plural', 'singular', 'kind', 'listKind'].map(
      (field) => /** @type {[string, unknown]} */ ([`spec.names.${field}`, name]),
    ),
  ),
  ['spec.names.listKind', 'Thing'],
  ['spec.names.shortNames', ['t', 'T', '', 't', 'a b']],
  ['spec.names.categories', ['all', 'All', '', 'a b']],
  ['spec.preserveUnknownFields', true],
  ['spec.versions', []],
  [`${FIRST}.storage`, false],
  ['spec.versions.1.storage', true],
  ['spec.versions.1.name', 'v1'],
  ['spec.versions.1.served', false],
  ...['', 'V1', 'v1.0', '1', 'latest'].map((name) => /** @type {[string, unknown]} */ ([`${FIRST}.name`, name])),
  [`${FIRST}.deprecationWarning`, 'old'],
  [`${FIRST}.deprecated`, true],
  [`${FIRST}.schema`, undefined],
  [SCHEMA, {}],
  [`${SCHEMA}.type`, 'array'],
  [`${SCHEMA}.nullable`, true],
  [`${SCHEMA}.additionalProperties`, true],
  [`${SCHEMA}.properties.metadata`, { type: 'object', properties: { name: { type: 'string', maxLength: 5 } } }],
  [`${SCHEMA}.properties.metadata`, { type: 'object', properties: { labels: { type: 'object' } } }],
  [`${SCHEMA}.properties.apiVersion`, { type: 'string', minLength: 1 }],
  [`${SCHEMA}.properties.kind`, { type: 'integer' }],
  [`${SCHEMA}.x-kubernetes-preserve-unknown-fields`, true],
  [`${SCHEMA}.x-kubernetes-preserve-unknown-fields`, false],
  [`${SCHEMA}.x-kubernetes-embedded-resource`, true],
  ...Object.entries({
    anyOf: [{ type: 'integer' }, { type: 'string' }],
    allOf: [{ nullable: true }, { description: 'x' }, { default: 1 }],
    oneOf: [{ minimum: 3 }, { title: 'x' }],
    not: { additionalProperties: false },
    enum: [],
    pattern: '(',
    default: 'x',
    example: {},
    externalDocs: { url: '' },
    definitions: {},
    dependencies: {},
    id: 'x',
    patternProperties: {},
    $ref: '#/x',
    $schema: 'x',
    uniqueItems: true,
    multipleOf: 0,
    minimum: 5,
    exclusiveMinimum: true,
    maxLength: -1,
    minItems: -1,
    maxProperties: -1,
    required: ['', 'a', 'a'],
    format: 'int33',
    'x-kubernetes-int-or-string': true,
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': ['a'],
    'x-kubernetes-map-type': 'x',
    'x-kubernetes-embedded-resource': true,
    'x-kubernetes-preserve-unknown-fields': true,
    'x-kubernetes-validations': [
      { rule: '' },
      { rule: 'true', message: ' ' },
      { rule: 'true', reason: 'x', fieldPath: 'y' },
    ],
    items: { type: 'string' },
    additionalProperties: false,
    properties: { a: {} },
    type: '',
  }).flatMap(([name, value]) => [
    /** @type {[string, unknown]} */ ([`${SCHEMA}.properties.spec.properties.count.${name}`, value]),
    /** @type {[string, unknown]} */ ([`${SCHEMA}.properties.spec.${name}`, value]),
  ]),
  ...[
    { type: 'array' },
    { type: 'array', items: {} },
    { type: 'array', items: [{ type: 'string' }] },
    { type: 'array', items: { type: 'object' }, 'x-kubernetes-list-type': 'map' },
    {
      type: 'array',
      items: { type: 'object', properties: { k: { type: 'string' } } },
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['k', 'k'],
    },
    {
      type: 'array',
      items: { type: 'object', properties: { k: { type: 'object' } }, required: ['k'] },
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['k', 'x'],
    },
    { type: 'array', items: { type: 'string', nullable: true }, 'x-kubernetes-list-type': 'set' },
    { type: 'array', items: { type: 'array', items: { type: 'string' } }, 'x-kubernetes-list-type': 'set' },
    {
      type: 'array',
      items: { type: 'object', nullable: true, 'x-kubernetes-map-type': 'granular' },
      'x-kubernetes-list-type': 'set',
    },
    { type: 'string', 'x-kubernetes-list-type': 'atomic' },
    { type: 'object', additionalProperties: { type: 'string' }, properties: { a: { type: 'string' } } },
    { type: 'object', additionalProperties: { properties: {} } },
    { type: 'object', 'x-kubernetes-map-type': 'atomic', default: { a: 1 } },
    { type: 'object', properties: { a: { type: 'string', default: 'x' } }, default: {}, required: ['b'] },
    { type: 'object', properties: { a: { type: 'string', default: 5 } } },
    { type: 'object', properties: { a: { type: 'string' } }, default: { a: 'x', b: 'y' } },
    { 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'integer' }, { type: 'string' }] },
    {
      'x-kubernetes-int-or-string': true,
      allOf: [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, { pattern: '^a' }],
    },
    {
      'x-kubernetes-int-or-string': true,
      allOf: [{ pattern: '^a' }, { anyOf: [{ type: 'integer' }, { type: 'string' }] }],
    },
    { 'x-kubernetes-int-or-string': true, type: 'string' },
    { 'x-kubernetes-int-or-string': true, anyOf: [{ type: 'string' }, { type: 'integer' }] },
    { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
    {
      type: 'object',
      'x-kubernetes-embedded-resource': true,
      properties: { metadata: { type: 'object', properties: { finalizers: {} } } },
    },
    { type: 'object', anyOf: [{ properties: { a: { type: 'string' } } }, { required: ['a'] }] },
    {
      type: 'object',
      properties: { a: { type: 'string' } },
      anyOf: [{ properties: { a: { enum: ['x'], type: 'string' } } }],
    },
    { type: 'object', properties: { a: { type: 'integer' } }, not: { properties: { a: { maximum: 3, default: 1 } } } },
    { type: 'string', enum: ['a', 'a', 1, null] },
    { type: 'string', nullable: true, enum: ['a'] },
    { type: 'number', minimum: 3, maximum: 2, multipleOf: -1 },
    { type: 'integer', format: 'int32', default: 3_000_000_000 },
    { type: 'boolean', default: null },
    { type: 'boolean', nullable: true, default: null },
  ].map((schema) => /** @type {[string, unknown]} */ ([`${SCHEMA}.properties.spec.properties.v`, schema])),
  ...[
    '',
    'spec.count',
    '.spec',
    '.spec.count[0]',
    '.metadata.x',
    '.spec.a.b',
    '.status.count',
    '.spec..count',
    '$.spec.count',
    ".spec['count']",
  ].flatMap((path) =>
    ['specReplicasPath', 'statusReplicasPath', 'labelSelectorPath'].map(
      (field) => /** @type {[string, unknown]} */ ([`${FIRST}.subresources.scale.${field}`, path]),
    ),
  ),
  [`${FIRST}.subresources.status`, undefined],
  ...[
    '',
    '.spec.color',
    '.spec.count',
    '.spec',
    '.metadata.name',
    '.metadata.labels',
    'spec.color',
    '.spec.nothing',
    '.spec.color[0]',
    '.apiVersion',
    '.spec.size.x',
  ].map(
    (jsonPath) =>
      /** @type {[string, unknown]} */ ([`${FIRST}.selectableFields`, [{ jsonPath: '.spec.size' }, { jsonPath }]]),
  ),
  [`${FIRST}.selectableFields`, Array.from({ length: 9 }, (_, at) => ({ jsonPath: `.spec.a${at}` }))],
  [`${FIRST}.selectableFields`, [{ jsonPath: '.spec.color' }, { jsonPath: '.spec.color' }]],
  ...[
    { name: '' },
    { type: '' },
    { type: 'object' },
    { format: 'int128' },
    { jsonPath: '' },
    { jsonPath: '.spec[' },
    { jsonPath: '.spec.a[*].b' },
    { jsonPath: '{.spec}' },
    { priority: -1 },
    { description: '' },
  ].map(
    (more) =>
      /** @type {[string, unknown]} */ ([
        `${FIRST}.additionalPrinterColumns`,
        [{ name: 'Count', type: 'integer', jsonPath: '.spec.count', ...more }],
      ]),
  ),
  ['spec.conversion', undefined],
  ['spec.conversion', {}],
  ['spec.conversion.strategy', ''],
  ['spec.conversion.strategy', 'Magic'],
  ['spec.conversion.strategy', 'None'],
  ['spec.conversion.webhook', undefined],
  ['spec.conversion.webhook.conversionReviewVersions', []],
  ['spec.conversion.webhook.conversionReviewVersions', ['v3']],
  ['spec.conversion.webhook.conversionReviewVersions', ['v1', 'v1', '', 'A']],
  [CLIENT, undefined],
  [CLIENT, {}],
  ...['https://a.b/c', 'http://a', 'https://', 'https://a/?b', 'https://a/#b', 'a', '', 'https://a b/'].flatMap(
    (url) => [
      /** @type {[string, unknown]} */ ([CLIENT, { url }]),
      /** @type {[string, unknown]} */ ([`${CLIENT}.url`, url]),
    ],
  ),
  [`${CLIENT}.caBundle`, 'YQ=='],
  ...[
    { name: '' },
    { namespace: '' },
    { port: 0 },
    { port: 65536 },
    { path: 'a' },
    { path: '/a//b' },
    { path: '/a b' },
    { path: '/' },
    { path: '' },
  ].map((more) => /** @type {[string, unknown]} */ ([`${CLIENT}.service`, { namespace: 'n', name: 's', ...more }])),
];

/** What says most of a schema: an error that shows all of it. @type {Data} */
const SAID = {
  description: '<a & b>\u2028\u2029',
  title: 't',
  default: { spec: { color: '<&>' } },
  externalDocs: { description: 'd', url: 'u' },
  example: { b: '<', a: [1, null] },
  required: ['spec'],
  minProperties: 1,
  maxProperties: 9,
  not: { required: ['x'], externalDocs: {} },
  allOf: [{ minProperties: 1 }],
  anyOf: [{ maxProperties: 9, multipleOf: 2 }],
  oneOf: [{ minItems: 1, maxItems: 2, minLength: 3, maxLength: 4 }],
  'x-kubernetes-validations': [
    { rule: 'true' },
    { rule: 'true', message: 'm', reason: 'FieldValueInvalid', fieldPath: '.spec', optionalOldSelf: true },
  ],
};

/** Fields that a schema may have, with values that say nothing, or nearly so. @type {Readonly<Data>} */
const NOTHING = {
  id: '',
  $schema: '',
  $ref: '',
  description: '',
  type: '',
  nullable: false,
  format: '',
  title: '',
  default: null,
  maximum: 0,
  exclusiveMaximum: false,
  minimum: 0,
  exclusiveMinimum: false,
  maxLength: 0,
  minLength: 0,
  pattern: '',
  maxItems: 0,
  minItems: 0,
  uniqueItems: false,
  multipleOf: 0,
  enum: [],
  maxProperties: 0,
  minProperties: 0,
  required: [],
  items: null,
  allOf: [],
  oneOf: [],
  anyOf: [],
  not: null,
  properties: {},
  additionalProperties: false,
  patternProperties: {},
  dependencies: {},
  additionalItems: false,
  definitions: {},
  externalDocs: {},
  example: '',
  'x-kubernetes-preserve-unknown-fields': false,
  'x-kubernetes-embedded-resource': false,
  'x-kubernetes-int-or-string': false,
  'x-kubernetes-list-map-keys': [],
  'x-kubernetes-list-type': '',
  'x-kubernetes-map-type': '',
  'x-kubernetes-validations': [],
};
const NESTED = `${SCHEMA}.properties.spec.properties.v`;
const SECOND = 'spec.versions.1.schema.openAPIV3Schema.properties.spec.properties.v';

/** A schema at each place inside another that is not a field. @type {(schema: Data) => readonly Data[]} */
const inside = (schema) => [
  { type: 'object', not: schema },
  { type: 'object', allOf: [{}, schema] },
  { type: 'object', oneOf: [schema] },
  { type: 'object', anyOf: [schema] },
  { type: 'object', properties: { p: { type: 'object' } }, anyOf: [{ properties: { p: schema } }] },
  { type: 'array', items: { type: 'object' }, not: { items: schema } },
  { type: 'array', items: { type: 'object' }, allOf: [{ items: { items: schema } }] },
  { type: 'object', allOf: [{ anyOf: [{ oneOf: [{ not: schema }] }] }] },
  { type: 'object', additionalProperties: { type: 'object', oneOf: [schema] } },
  { type: 'object', definitions: { d: schema } },
  { type: 'object', dependencies: { d: schema } },
  { type: 'array', items: [schema] },
  { type: 'array', items: [{ type: 'object' }, schema] },
];

/** Several changes at once. @type {readonly (readonly (readonly [string, unknown])[])[]} */
const TOGETHER = [
  // All of the schema is shown beside a status subresource.
  ...[{}, { enum: ['<'] }, { additionalProperties: { type: 'string' } }, { items: { type: 'string' } }].map((more) => [
    /** @type {const} */ ([
      SCHEMA,
      { type: 'object', properties: { spec: { type: 'object' } }, nullable: true, ...SAID, ...more },
    ]),
  ]),
  ...[[{ type: 'string' }], [{ type: 'string' }, { nullable: true }], { type: 'string' }].map((items) => [
    /** @type {const} */ ([
      NESTED,
      { type: 'array', items, 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['a'] },
    ]),
    /** @type {const} */ ([`${SCHEMA}.nullable`, true]),
  ]),
  ...Object.entries({
    enum: ['a'],
    nullable: true,
    default: {},
    id: 'x',
    allOf: [{ required: ['x'] }],
    dependencies: { a: ['b'], b: { type: 'string' } },
    definitions: { a: { type: 'string' } },
    patternProperties: { a: { type: 'string' } },
    additionalItems: false,
    additionalProperties: false,
    'x-kubernetes-map-type': 'atomic',
  }).map(([name, value]) => [/** @type {const} */ ([`${SCHEMA}.${name}`, value])]),
  // Versions are shown where they are wrong among each other.
  ...[
    {
      additionalPrinterColumns: [
        { name: 'A', type: 'integer', jsonPath: '.spec.count' },
        { name: '<B>', type: 'string', format: 'byte', description: 'd&', priority: 2, jsonPath: '.spec.color' },
      ],
    },
    { additionalPrinterColumns: [] },
    { subresources: { scale: { specReplicasPath: '.spec.count', statusReplicasPath: '.status.count' } } },
    { subresources: { status: {} } },
    { subresources: {} },
    { selectableFields: [{ jsonPath: '.spec.size' }] },
    { deprecated: true, deprecationWarning: 'old <&>' },
    { deprecated: true, deprecationWarning: '' },
    { schema: {} },
    { schema: { openAPIV3Schema: { type: 'object', ...SAID, items: { type: 'string' } } } },
  ].map((more) => [
    /** @type {const} */ (['spec.versions.1.name', 'v1']),
    ...Object.entries(more).map(([name, value]) => /** @type {const} */ ([`spec.versions.1.${name}`, value])),
  ]),
  // Deprecation warnings.
  ...[
    '',
    'a'.repeat(256),
    'a'.repeat(257),
    '\u00e9'.repeat(128),
    '\u00e9'.repeat(129),
    'a\nb',
    '\u00e9\u0001',
    ' ',
  ].map((text) => [
    /** @type {const} */ ([`${FIRST}.deprecated`, true]),
    /** @type {const} */ ([`${FIRST}.deprecationWarning`, text]),
  ]),
  // Selectable fields.
  ...[
    '.metadata',
    '.metadata.name',
    '.metadata.generateName',
    '.metadata.labels',
    '.metadataa',
    '.spec.metadata',
    '.spec.flag',
    '.spec.ratio',
    '.spec.many',
    '.spec.map.a',
    '.spec.any',
    '.spec.either',
  ].map((jsonPath) => [
    /** @type {const} */ ([
      `${SCHEMA}.properties.metadata`,
      { type: 'object', properties: { name: { type: 'string' }, generateName: { type: 'string' } } },
    ]),
    /** @type {const} */ ([`${SCHEMA}.properties.metadataa`, { type: 'string' }]),
    /** @type {const} */ ([
      `${SCHEMA}.properties.spec.properties`,
      {
        metadata: { type: 'string' },
        flag: { type: 'boolean' },
        ratio: { type: 'number' },
        many: { type: 'array', items: { type: 'string' } },
        map: { type: 'object', additionalProperties: { type: 'string' } },
        any: { 'x-kubernetes-preserve-unknown-fields': true },
        either: { 'x-kubernetes-int-or-string': true },
      },
    ]),
    /** @type {const} */ ([`${FIRST}.selectableFields`, [{ jsonPath }]]),
  ]),
  // What says nothing in one version alone makes it another schema, or does not.
  ...Object.entries(NOTHING).map(([name, value]) => [
    /** @type {const} */ ([NESTED, { type: 'string', uniqueItems: true }]),
    /** @type {const} */ ([
      SECOND,
      { type: 'string', uniqueItems: true, ...(name !== 'uniqueItems' && { [name]: value }) },
    ]),
  ]),
  ...[
    { optionalOldSelf: false },
    { message: '' },
    { messageExpression: '' },
    { fieldPath: '' },
    { reason: '' },
    {},
  ].map((more) => [
    /** @type {const} */ ([
      NESTED,
      { type: 'string', uniqueItems: true, 'x-kubernetes-validations': [{ rule: 'true' }] },
    ]),
    /** @type {const} */ ([
      SECOND,
      { type: 'string', uniqueItems: true, 'x-kubernetes-validations': [{ rule: 'true', ...more }] },
    ]),
  ]),
  ...[
    ['subresources.scale.labelSelectorPath', ''],
    ['subresources.status', null],
    ['additionalPrinterColumns', []],
    ['additionalPrinterColumns.0.priority', 0],
    ['additionalPrinterColumns.0.description', ''],
    ['selectableFields', []],
    ['deprecationWarning', ''],
    ['deprecated', false],
  ].map(([name, value]) => [
    /** @type {const} */ ([`spec.versions.1.${name}`, value]),
    // An error at each part, wherever it stands.
    .../** @type {const} */ (['0', '1']).flatMap((at) => [
      /** @type {const} */ ([`spec.versions.${at}.subresources.scale.specReplicasPath`, 'x']),
      ...(String(name).startsWith('additional')
        ? []
        : [/** @type {const} */ ([`spec.versions.${at}.additionalPrinterColumns.0.type`, 'x'])]),
      ...(String(name).startsWith('selectable')
        ? []
        : [/** @type {const} */ ([`spec.versions.${at}.selectableFields.0.jsonPath`, 'x'])]),
    ]),
  ]),
];

const eightOrNine = (/** @type {number} */ length) => [
  /** @type {const} */ ([
    `${SCHEMA}.properties.spec.properties`,
    Object.fromEntries(Array.from({ length }, (_, at) => [`a${at}`, { type: 'string' }])),
  ]),
  /** @type {const} */ ([
    `${FIRST}.selectableFields`,
    Array.from({ length }, (_, at) => ({ jsonPath: `.spec.a${at}` })),
  ]),
  /** @type {const} */ (['metadata.resourceVersion', '1']),
];

/** A schema in which a definition can say what it likes, and errors inside it. @type {readonly Data[]} */
const INSIDE = [
  { uniqueItems: true },
  { id: 'x' },
  { $ref: 'x' },
  { type: 'null' },
  { type: 'x' },
  { type: 'object' },
  { default: 1 },
  { title: 'x' },
  { description: 'x' },
  { nullable: true },
  { additionalProperties: true },
  { additionalProperties: { minimum: 1 } },
  { 'x-kubernetes-preserve-unknown-fields': true },
  { 'x-kubernetes-embedded-resource': true },
  { 'x-kubernetes-int-or-string': true },
  { 'x-kubernetes-list-map-keys': ['a'] },
  { 'x-kubernetes-list-type': 'atomic' },
  { 'x-kubernetes-map-type': 'atomic' },
  { 'x-kubernetes-validations': [{ rule: 'true' }] },
  { pattern: '(' },
  { properties: { metadata: {} } },
  { properties: { nope: {} } },
  { anyOf: [{ type: 'integer' }, { type: 'string' }] },
  { allOf: [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }] },
];

const V1BETA1 = (/** @type {Data} */ spec, /** @type {readonly Data[]} */ versions) => ({
  apiVersion: 'apiextensions.k8s.io/v1beta1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'things.example.com' },
  spec: {
    group: 'example.com',
    names: { plural: 'things', singular: 'thing', kind: 'Thing', listKind: 'ThingList' },
    scope: 'Namespaced',
    preserveUnknownFields: false,
    versions: versions.map((version, at) => ({ name: `v${at + 1}`, served: true, storage: at === 0, ...version })),
    ...spec,
  },
});
const OPEN = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
const CLOSED = { openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object' } } } };
const STATUS = { status: {} };
const COLUMNS = [{ name: 'A', type: 'string', JSONPath: '.spec.a' }];
const OTHER_COLUMNS = [{ name: 'B', type: 'string', JSONPath: '.spec.b' }];

/** Parts at the top and in versions, as v1beta1 has them. */
const BETA = [
  V1BETA1({ validation: OPEN }, [{}]),
  V1BETA1({ validation: OPEN, version: 'v1' }, [{}]),
  V1BETA1({ validation: OPEN, version: 'v2' }, [{}]),
  V1BETA1({ validation: OPEN, version: 'v2' }, [{}, {}]),
  V1BETA1({ validation: OPEN, version: 'V1' }, [{}]),
  V1BETA1({ validation: OPEN, version: 'v1' }, []),
  V1BETA1({ validation: OPEN, version: 'V1' }, []),
  V1BETA1({ validation: OPEN }, []),
  V1BETA1({ validation: OPEN, versions: null }, []),
  V1BETA1({}, [{}]),
  V1BETA1({}, [{}, { served: false }]),
  V1BETA1({ preserveUnknownFields: true }, [{}]),
  V1BETA1({ validation: OPEN }, [{ schema: CLOSED }, {}]),
  V1BETA1({ validation: OPEN }, [{ schema: OPEN }, { schema: OPEN }]),
  V1BETA1({}, [{ schema: OPEN }, { schema: OPEN }]),
  V1BETA1({}, [{ schema: OPEN }, { schema: CLOSED }]),
  V1BETA1({}, [{ schema: OPEN }]),
  V1BETA1({ validation: OPEN, subresources: STATUS }, [{ subresources: STATUS }, {}]),
  V1BETA1({ validation: OPEN, subresources: STATUS }, [{}, {}]),
  V1BETA1({ validation: OPEN }, [{ subresources: STATUS }, { subresources: STATUS }]),
  V1BETA1({ validation: OPEN }, [{ subresources: STATUS }, { subresources: {} }]),
  V1BETA1({ validation: OPEN, additionalPrinterColumns: COLUMNS }, [{ additionalPrinterColumns: COLUMNS }, {}]),
  V1BETA1({ validation: OPEN, additionalPrinterColumns: COLUMNS }, [{ additionalPrinterColumns: [] }, {}]),
  V1BETA1({ validation: OPEN, additionalPrinterColumns: [] }, [{ additionalPrinterColumns: COLUMNS }, {}]),
  V1BETA1({ validation: OPEN }, [{ additionalPrinterColumns: COLUMNS }, { additionalPrinterColumns: COLUMNS }]),
  V1BETA1({ validation: OPEN }, [{ additionalPrinterColumns: COLUMNS }, { additionalPrinterColumns: OTHER_COLUMNS }]),
  V1BETA1({ validation: OPEN }, [{ additionalPrinterColumns: [] }, { additionalPrinterColumns: [] }]),
];

/** Defaults of fields with rules: as they come with a new object, and with an update. */
const JUDGED = [
  ['self > 0', 'self > 9', 'oldSelf.hasValue()', '!oldSelf.hasValue()', 'self >= oldSelf.orValue(0)'].map((rule) => ({
    type: 'integer',
    default: 1,
    'x-kubernetes-validations': [{ rule, optionalOldSelf: true }],
  })),
  ['self > 0', 'self > 9', 'self > oldSelf', 'self == oldSelf'].map((rule) => ({
    type: 'integer',
    default: 1,
    'x-kubernetes-validations': [{ rule }],
  })),
].flat();

export const definitionEdges = [
  ...TOGETHER.map((changes) => ({ for: 'edges', in: { definition: changed(...changes) } })),
  ...INSIDE.flatMap(inside).map((schema) => ({ for: 'edges', in: { definition: changed([NESTED, schema]) } })),
  ...JUDGED.map((schema) => ({ for: 'edges', in: { definition: changed([NESTED, schema]) } })),
  ...[8, 9].flatMap((count) => {
    const definition = changed(...eightOrNine(count));
    return [undefined, definition, changed(...eightOrNine(8)), changed(...eightOrNine(10))].map((old) => ({
      for: 'edges',
      in: { definition, ...(old && { old }) },
    }));
  }),
  ...BETA.map((definition) => ({ for: 'edges', in: { definition } })),
  ...CHANGES.map((change) => ({ for: 'edges', in: { definition: changed(change) } })),
  // As an update of the one that has everything.
  ...CHANGES.filter(([path]) => !path.startsWith('metadata') && !path.startsWith(SCHEMA)).map((change) => ({
    for: 'edges',
    in: {
      definition: changed(change, ['metadata.resourceVersion', '1']),
      old: changed(['metadata.resourceVersion', '1']),
    },
  })),
];
