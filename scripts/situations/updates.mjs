// @ts-check
// Custom resources with rules that are updated: what is forgiven, and rules with an optional old value.
import { resources } from './definition.mjs';
import { boolean, integer, list, map, mapList, number, object, rules, set, string } from './schemas.mjs';

/** @typedef {import('./schemas.mjs').Schema} Schema */

const forgiven = (/** @type {string} */ name) => `ratcheting: ${name}`;
const word = { ...string(), ...rules({ rule: 'self == "good"', message: 'must be good' }) };
const item = object({ name: string(), word }, { required: ['name'] });
const same = (/** @type {unknown} */ spec) => ({ spec, old: spec });
const optional = (/** @type {string} */ rule) => rules({ rule, optionalOldSelf: true });
const minimum = { ...integer(), ...optional('self >= 10 || oldSelf.optMap(o, o <= self).orValue(false)') };
const lately = object(
  { v: string() },
  optional('self.v == "good" || (oldSelf.hasValue() && oldSelf.value().v != "good")'),
);
const grows = (/** @type {string} */ name, /** @type {number} */ now, /** @type {number | undefined} */ old) =>
  resources(`optional: ${name}`, object({ v: minimum }), [
    { spec: { v: now }, ...(old !== undefined && { old: { v: old } }) },
  ]);
const unlessOld = (
  /** @type {string} */ name,
  /** @type {Schema} */ schema,
  /** @type {string} */ rule,
  /** @type {unknown} */ now,
  /** @type {unknown} */ old,
) =>
  resources(`optional null: ${name}`, object({ v: { ...schema, ...optional(rule) } }), [
    { spec: { v: now } },
    { spec: { v: now }, old: { v: old } },
    { spec: { v: old }, old: { v: now } },
  ]);
const optionalType = (
  /** @type {string} */ name,
  /** @type {Schema} */ schema,
  /** @type {string} */ rule,
  /** @type {unknown} */ now,
) => resources(`optional type: ${name}`, object({ v: { ...schema, ...optional(rule) } }), [{ spec: { v: now } }]);
const ofName = mapList(['name'], object({ name: string(), v: string() }, { required: ['name'] }));

export const updates = [
  resources(forgiven('normal CEL expression'), object({ word }), [
    same({ word: 'bad' }),
    { spec: { word: 'bad' } },
    { spec: { word: 'bad' }, old: { word: 'worse' } },
  ]),
  resources(
    forgiven('normal CEL expression thats a descendent of an atomic array whose parent is totally unchanged'),
    list(item),
    [same([{ name: 'a', word: 'bad' }])],
  ),
  resources(
    forgiven('normal CEL expression thats a descendent of a set whose parent is totally unchanged'),
    object({ s: set({ ...number(), ...rules('int(self) % 2 == 0') }) }),
    [same({ s: [1, 2] })],
  ),
  resources(
    forgiven('normal CEL expression thats a descendent of a set and one of its siblings has changed'),
    object({ t: string(), s: set({ ...number(), ...rules('int(self) % 2 == 0') }) }),
    [
      { spec: { t: 'b', s: [1, 2] }, old: { t: 'a', s: [1, 2] } },
      { spec: { s: [1, 4] }, old: { s: [1, 2] } },
      { spec: { s: [2, 1] }, old: { s: [1, 2] } },
    ],
  ),
  resources(forgiven('descendent of a map list whose parent is unchanged'), mapList(['name'], item), [
    same([{ name: 'a', word: 'bad' }]),
  ]),
  resources(forgiven('descendent of a map list whose siblings have changed'), mapList(['name'], item), [
    {
      spec: [
        { name: 'b', word: 'good' },
        { name: 'a', word: 'bad' },
      ],
      old: [{ name: 'a', word: 'bad' }],
    },
    { spec: [{ name: 'b', word: 'bad' }], old: [{ name: 'a', word: 'bad' }] },
  ]),
  resources(forgiven('descendent of a map whose parent is totally unchanged'), map(object({ word })), [
    same({ k: { word: 'bad' } }),
  ]),
  resources(forgiven('descendent of a map whose siblings have changed'), map(object({ word })), [
    { spec: { k: { word: 'bad' }, l: { word: 'good' } }, old: { k: { word: 'bad' } } },
    { spec: { l: { word: 'bad' } }, old: { k: { word: 'bad' } } },
  ]),
  resources(
    forgiven('normal CEL expression thats a descendent of an atomic array whose siblings has changed'),
    object({ t: string(), l: list(item) }),
    [{ spec: { t: 'b', l: [{ name: 'a', word: 'bad' }] }, old: { t: 'a', l: [{ name: 'a', word: 'bad' }] } }],
  ),
  resources(
    forgiven(
      "we can't ratchet a normal CEL expression from an uncorrelatable part of the schema whose parent nodes has changed",
    ),
    list(item),
    [{ spec: [{ name: 'a', word: 'bad' }, { name: 'b' }], old: [{ name: 'a', word: 'bad' }] }],
  ),
  resources(
    forgiven('transition rules never ratchet for correlatable schemas'),
    object({ v: { ...string(), ...rules('oldSelf == "good" || self == "good"') } }),
    [same({ v: 'bad' })],
  ),
  resources(
    forgiven('changing field path does not change ratcheting logic'),
    object({ a: string(), b: string() }, rules({ rule: 'self.a == "good"', fieldPath: '.a' })),
    [{ spec: { a: 'bad', b: 'new' }, old: { a: 'bad' } }, same({ a: 'bad' })],
  ),
  resources(
    forgiven('cost budget errors are not ratcheted'),
    object({ l: list(integer(), rules('self.all(a, self.all(b, self.all(c, a + b + c > 0)))')) }),
    [same({ l: Array.from({ length: 250 }, () => 1) })],
  ),
  resources(
    forgiven('compile errors are not ratcheted'),
    object({ v: { ...string(), ...rules('nothing_of_the_name') } }),
    [same({ v: 'bad' })],
  ),
  resources(
    forgiven('typemeta fields are not ratcheted'),
    object({}),
    [same({})],
    object({
      apiVersion: { ...string(), ...rules('self == "v9"') },
      kind: { ...string(), ...rules('self == "Other"') },
    }),
  ),
  resources(
    forgiven('nested typemeta fields may still be ratcheted'),
    object({
      o: object({ kind: { ...string(), ...rules('self == "Pod"') }, t: string() }),
      l: mapList(
        ['name'],
        object(
          { name: string(), apiVersion: { ...string(), ...rules('self == "v1"') }, t: string() },
          { required: ['name'] },
        ),
      ),
    }),
    [
      {
        spec: { o: { kind: 'X', t: '2' }, l: [{ name: 'a', apiVersion: 'v2', t: '2' }] },
        old: { o: { kind: 'X' }, l: [{ name: 'a', apiVersion: 'v2' }] },
      },
    ],
  ),
  resources(
    'optional: allow new value if old value is null',
    object({ v: object({ v: string() }, optional('self.v == "good" || !oldSelf.hasValue()')) }),
    [{ spec: { v: { v: 'bad' } }, old: {} }, { spec: { v: { v: 'bad' } } }],
  ),
  resources(
    'optional: block new value if old value is not null',
    object({ v: object({ v: string() }, optional('self.v == "good" || !oldSelf.hasValue()')) }),
    [{ spec: { v: { v: 'bad' } }, old: { v: { v: 'x' } } }],
  ),
  resources('optional: allow invalid new value if old value is also invalid', object({ o: lately }), [
    { spec: { o: { v: 'worse' } }, old: { o: { v: 'bad' } } },
  ]),
  resources(
    'optional: allow invalid new value if old value is also invalid with chained optionals',
    object({ o: object({ v: string() }, optional('self.v == "good" || oldSelf.v.orValue("") != "good"')) }),
    [
      { spec: { o: { v: 'worse' } }, old: { o: { v: 'bad' } } },
      { spec: { o: { v: 'bad' } }, old: { o: { v: 'good' } } },
    ],
  ),
  resources('optional: block invalid new value if old value is valid', object({ o: lately }), [
    { spec: { o: { v: 'bad' } }, old: { o: { v: 'good' } } },
  ]),
  grows('create: new min or allow higher than oldValue', 12, undefined),
  grows('block create: new min or allow higher than oldValue', 8, undefined),
  grows('update: new min or allow higher than oldValue', 12, 4),
  grows('ratchet update: new min or allow higher than oldValue', 8, 4),
  grows('ratchet noop update: new min or allow higher than oldValue', 4, 4),
  grows('block update: new min or allow higher than oldValue', 3, 4),
  unlessOld('object', object({ a: string() }), '!oldSelf.hasValue() || self.a == "x"', { a: 'x' }, { a: 'y' }),
  unlessOld(
    'object - conditional field',
    object({ a: string() }),
    'oldSelf.?a.orValue("x") == "y" || self.a != "y"',
    { a: 'x' },
    { a: 'y' },
  ),
  unlessOld('string', string(), '!oldSelf.hasValue() || self == "x"', 'x', 'y'),
  unlessOld('integer', integer(), '!oldSelf.hasValue() || self == 1', 1, 2),
  unlessOld('number', number(), '!oldSelf.hasValue() || self == 1.5', 1.5, 2.5),
  unlessOld('boolean', boolean(), '!oldSelf.hasValue() || self', true, false),
  unlessOld('array', list(string()), '!oldSelf.hasValue() || self == ["x"]', ['x'], ['y']),
  unlessOld(
    'array - conditional index',
    list(string()),
    'oldSelf[?0].orValue("x") == "y" || self[0] != "y"',
    ['x'],
    ['y'],
  ),
  unlessOld('set-array', set(string()), '!oldSelf.hasValue() || self == ["z", "x"]', ['x', 'z'], ['y']),
  unlessOld('map-array', ofName, '!oldSelf.hasValue() || self[0].name == "x"', [{ name: 'x' }], [{ name: 'y' }]),
  optionalType('forbid direct usage of optional integer', integer(), 'oldSelf - self < 5', 5),
  optionalType('forbid direct usage of optional string', string(), 'oldSelf != "x"', 'y'),
  optionalType('forbid direct usage of optional array', list(string()), 'oldSelf.exists(e, e == "x")', ['y']),
  optionalType('forbid direct usage of optional array element', list(string()), 'oldSelf[1] == "x"', ['y']),
  optionalType('forbid direct usage of optional struct', ofName, 'oldSelf.name == "x"', [{ name: 'y' }]),
];
