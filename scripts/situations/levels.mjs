// @ts-check
// Custom resources with rules: where in a schema rules stand, and which of them run. Rules within junctors run only beside
// others, and only those of allOf.
import { resources } from './definition.mjs';
import { boolean, integer, list, map, object, rules, string } from './schemas.mjs';

/** @typedef {import('./schemas.mjs').Schema} Schema */

const level = (/** @type {string} */ name) => `levels: ${name}`;
const wrongType = { ...integer(), ...rules('self == "abc"') };
const selectors = (/** @type {string} */ rule) =>
  object({ terms: list(object({ key: string(), op: string(), values: list(string()) })) }, rules(rule));
const term = (/** @type {Schema} */ one) => [
  { spec: { terms: [{ key: 'k', op: 'In', values: ['v'] }] } },
  { spec: { terms: [one] } },
];
const pair = { a: string(), b: string() };
const both = [{ spec: { a: 'x', b: 'x' } }, { spec: { a: 'x', b: 'y' } }];
/** @type {(name: string, junctors: Schema, properties?: Record<string, Schema>) => object} */
const junctors = (name, junctors, properties = pair) => resources(level(name), object(properties, junctors), both);
const differ = rules({ rule: 'self.a != self.b', message: 'a and b must differ' });
const short = { ...rules({ rule: 'self.size() < 2', message: 'too long' }) };

export const levels = [
  resources(level('invalid rule under array items'), object({ f: list(wrongType) }), [
    { spec: { f: [1] } },
    { spec: { f: [] } },
    { spec: {} },
  ]),
  resources(
    level('invalid rule under array items, parent has rule'),
    object({ f: list(wrongType, rules('self.size() < 9')) }),
    [{ spec: { f: [1] } }],
  ),
  resources(level('invalid rule under additionalProperties'), object({ f: map(wrongType) }), [
    { spec: { f: { k: 1 } } },
    { spec: { f: {} } },
  ]),
  resources(
    level('invalid rule under additionalProperties, parent has rule'),
    object({ f: map(wrongType, rules('true')) }),
    [{ spec: { f: { k: 1 } } }],
  ),
  ...[
    ['unescaped', 'f'],
    ['escaped', 'f-1'],
    ['unescapable', 'a@b'],
  ].flatMap(([name, field = '']) => [
    resources(level(`invalid rule under ${name} field name`), object({ [field]: wrongType }), [
      { spec: { [field]: 1 } },
    ]),
    resources(
      level(`invalid rule under ${name} field name, parent has rule`),
      object({ [field]: wrongType }, rules('true')),
      [{ spec: { [field]: 1 } }],
    ),
    resources(
      level(`failing rule under ${name} field name`),
      object({ [field]: { ...integer(), ...rules('self > 1') } }),
      [{ spec: { [field]: 1 } }, { spec: { [field]: 2 } }],
    ),
  ]),
  resources(
    level("matchExpressions - 'values' must be specified when 'operator' is 'In' or 'NotIn'"),
    selectors('self.terms.all(t, !(t.op in ["In", "NotIn"]) || (has(t.values) && t.values.size() > 0))'),
    term({ key: 'k', op: 'NotIn' }),
  ),
  resources(
    level("matchExpressions - 'values' may not be specified when 'operator' is 'Exists' or 'DoesNotExist'"),
    selectors('self.terms.all(t, t.op in ["In", "NotIn"] || !has(t.values) || t.values.size() == 0)'),
    term({ key: 'k', op: 'Exists', values: ['v'] }),
  ),
  resources(
    level('matchExpressions - invalid selector operator'),
    selectors('self.terms.all(t, t.op in ["In", "NotIn", "Exists", "DoesNotExist"])'),
    term({ key: 'k', op: 'Like' }),
  ),
  resources(
    level('matchExpressions - invalid label value'),
    selectors('self.terms.all(t, t.key.matches("^[a-z]([-a-z0-9]*[a-z0-9])?$"))'),
    term({ key: '-k-', op: 'Exists' }),
  ),
  junctors('allOf rule', {
    ...rules('true'),
    allOf: [differ, rules({ rule: 'self.a == "y"', message: 'a must be y' })],
  }),
  junctors('anyOf rule ignored', { ...rules('true'), anyOf: [differ] }),
  junctors('oneOf rule ignored', { ...rules('true'), oneOf: [differ] }),
  junctors('not rule ignored', { ...rules('true'), not: differ }),
  resources(level('allOf.items'), list(string(), { ...rules('true'), allOf: [{ items: short }] }), [
    { spec: ['a', 'bcd'] },
  ]),
  resources(
    level('allOf.additionalProperties'),
    map(string(), { ...rules('true'), allOf: [{ additionalProperties: short }] }),
    [{ spec: { a: 'x', b: 'xyz' } }],
  ),
  resources(level('allOf.properties'), object(pair, { ...rules('true'), allOf: [{ properties: { a: short } }] }), [
    { spec: { a: 'xyz', b: 'x' } },
  ]),
  resources(
    level('allOf.items.allOf'),
    list(string(), { ...rules('true'), allOf: [{ items: { allOf: [short, rules('self != "a"')] } }] }),
    [{ spec: ['a', 'bcd'] }],
  ),
  resources(
    level('properties.allOf.additionalProperties.allOf.properties'),
    object({
      p: map(object(pair), {
        ...rules('true'),
        allOf: [{ additionalProperties: { allOf: [{ properties: { a: short } }] } }],
      }),
    }),
    [{ spec: { p: { k: { a: 'xyz', b: 'x' } } } }],
  ),
  resources(
    'rules: skipped transition rule for nil old primitive',
    object({ v: { ...integer(), ...rules('oldSelf < self') } }),
    [{ spec: { v: 1 } }, { spec: { v: 1 }, old: {} }, { spec: { v: 1 }, old: { v: 2 } }],
  ),
  resources(
    'rules: skipped transition rule for nil old array',
    object({ v: list(integer(), rules('oldSelf.size() < self.size()')) }),
    [{ spec: { v: [] } }, { spec: { v: [1] }, old: {} }, { spec: { v: [1] }, old: { v: [2] } }],
  ),
  resources(
    'rules: skipped transition rule for nil old object',
    object({ v: object({ a: integer() }, rules('oldSelf.a < self.a')) }),
    [{ spec: { v: { a: 1 } } }, { spec: { v: { a: 1 } }, old: {} }, { spec: { v: { a: 1 } }, old: { v: { a: 1 } } }],
  ),
  resources(
    'rules: skipped transition rule for old with non-nil interface but nil value',
    object({ v: { ...object({ a: integer() }, rules('oldSelf.a < self.a')), nullable: true } }),
    [
      { spec: { v: { a: 1 } }, old: { v: null } },
      { spec: { v: null }, old: { v: { a: 1 } } },
    ],
  ),
  resources(
    'rules: authorizer is not supported for CRD Validation Rules',
    object({ a: { ...string(), ...rules('authorizer.path("/x").check("get").allowed()') } }),
    [{ spec: { a: 'x' } }],
  ),
  resources(
    'rules: invalid data',
    object({
      i: { ...integer(), ...rules('self > 0') },
      s: { ...string('date'), ...rules('self > timestamp("2020-01-01T00:00:00Z")') },
      b: { ...string('byte'), ...rules('self.size() > 0') },
      d: { ...string('duration'), ...rules('self > duration("1s")') },
      l: list(integer(), rules('self.all(e, e > 0)')),
    }),
    [
      { spec: { i: 'x' } },
      { spec: { i: 1.5 } },
      { spec: { s: 'no date' } },
      { spec: { b: 'no base64!' } },
      { spec: { d: 'no duration' } },
      { spec: { l: [1, 'x'] } },
      { spec: { l: { a: 1 } } },
      { spec: { s: 'no date' }, old: { s: 'no date' } },
      { spec: { i: 'x' }, old: { i: 'x' } },
    ],
  ),
  resources(
    'limits: test limit',
    object({ l: list(integer(), { ...rules('self.all(a, self.all(b, self.all(c, a + b + c > 0)))'), maxItems: 400 }) }),
    [{ spec: { l: Array.from({ length: 250 }, () => 1) } }],
  ),
  resources(
    'limits: budget of a resource',
    object({
      l: list(object({ v: integer() }, rules('lists.range(200).all(a, lists.range(200).all(b, a + b >= 0))')), {
        maxItems: 60,
      }),
    }),
    [{ spec: { l: Array.from({ length: 60 }, (_, v) => ({ v })) } }],
  ),
  resources(
    'depth: test CEL maxRecursionDepth',
    object({
      v: { ...boolean(), ...rules(`${'self == '.repeat(24)}self`) },
      w: { ...boolean(), ...rules(`${'self == '.repeat(260)}self`) },
    }),
    [{ spec: { v: true } }, { spec: { w: true } }],
  ),
];
