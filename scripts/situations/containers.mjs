// @ts-check
// Expressions over lists, sets, lists that are maps, maps and objects.
import { expressions, integer, list, map, mapList, number, object, set, string } from './schemas.mjs';

const rules = (/** @type {string} */ name) => `rules: ${name}`;
const entry = object({ key: string(), zone: string(), size: integer() });
const entries = [
  { key: 'a', zone: 'x', size: 1 },
  { key: 'b', zone: 'x', size: 5 },
  { key: 'b', zone: 'y', size: 3 },
];
const ports = object({ name: string(), port: integer() }, { required: ['name'] });

export const containers = [
  ...expressions(
    rules('lists'),
    {
      schema: object({ one: list(integer()), same: list(integer()), other: list(integer()), texts: list(string()) }),
      self: { one: [3, 1, 2], same: [3, 1, 2], other: [1, 2, 3], texts: ['q', 'r'] },
    },
    [
      'self.one == self.same && self.one != self.other && self.one == [3, 1, 2]',
      'self.one + self.other == [3, 1, 2, 1, 2, 3] && (self.one + self.other).size() == 6',
      '2 in self.one && !(9 in self.one) && self.texts[1] == "r"',
      'self.one + self.texts == []',
      'self.one == self.texts',
    ],
  ),
  ...expressions(
    rules('ext lists version 3'),
    {
      schema: object({ nested: list(list(integer())), numbers: list(integer()), people: list(entry) }),
      self: { nested: [[1, 2], [], [2, 3]], numbers: [4, 1, 4, 3], people: entries },
    },
    [
      'self.nested.flatten() == [1, 2, 2, 3] && [[[1]], [2]].flatten(2) == [1, 2]',
      'self.numbers.slice(1, 3) == [1, 4] && self.numbers.slice(0, 0) == []',
      'self.numbers.distinct() == [4, 1, 3] && self.numbers.sort() == [1, 3, 4, 4]',
      'self.numbers.reverse() == [3, 4, 1, 4] && lists.range(3) == [0, 1, 2]',
      'self.people.sortBy(e, e.size).map(e, e.key) == ["a", "b", "b"]',
      'self.numbers.first().value() == 4 && self.numbers.last().orValue(0) == 3 && ![].first().hasValue()',
      'self.numbers.slice(3, 9)',
      'self.numbers.slice(-1, 2)',
      'self.numbers.slice(3, 1)',
      '[1, "a"].map(e, dyn(e)).sort()',
      '[{}].sort() == [{}]',
      'self.nested.flatten(-1)',
      'lists.range(-1) == []',
      'self.people.sortBy(e, [e]).size()',
    ],
  ),
  ...expressions(
    rules('string lists'),
    { schema: object({ words: list(string()), none: list(string()) }), self: { words: ['to', 'be', 'or'], none: [] } },
    [
      'self.words.join() == "tobeor" && self.words.join(", ") == "to, be, or" && self.none.join("-") == ""',
      '[1, 2].join("-")',
      'self.words.isSorted() || self.words.min() == "be"',
    ],
  ),
  ...expressions(
    rules('listSets'),
    {
      schema: object({ one: set(string()), same: set(string()), other: set(string()), ordered: list(string()) }),
      self: { one: ['a', 'b', 'c'], same: ['c', 'a', 'b'], other: ['c', 'd'], ordered: ['c', 'a', 'b'] },
    },
    [
      'self.one == self.same && self.one != self.other && self.one == self.ordered && self.ordered == self.one',
      'self.one + self.other == ["a", "b", "c", "d"] && size(self.one + self.other) == 4',
      'self.ordered + self.other == ["c", "a", "b", "c", "d"]',
      'sets.contains(self.one, self.other) || sets.intersects(self.one, self.other)',
      'sets.equivalent(self.one, self.same)',
      'self.one + [1] == []',
    ],
  ),
  ...expressions(
    rules('listMaps'),
    {
      schema: object({
        one: mapList(['key', 'zone'], entry),
        same: mapList(['key', 'zone'], entry),
        more: mapList(['key', 'zone'], entry),
        plain: list(entry),
      }),
      self: {
        one: entries,
        same: [...entries].reverse(),
        more: [
          { key: 'b', zone: 'x', size: 50 },
          { key: 'z', zone: 'x', size: 9 },
        ],
        plain: entries,
      },
    },
    [
      'self.one == self.same && self.one != self.more && self.one == self.plain && self.same != self.plain',
      '(self.one + self.more).size() == 4 && (self.one + self.more)[1].size == 50',
      'self.one + self.same == self.same && self.one + self.more != self.more + self.one',
      '(self.plain + self.more).size() == 5',
      'self.one[3].size == 0',
    ],
  ),
  ...expressions(
    rules('maps'),
    {
      schema: object({ one: map(integer()), same: map(integer()), other: map(integer()), texts: map(string()) }),
      self: { one: { a: 1, b: 2 }, same: { b: 2, a: 1 }, other: { a: 1 }, texts: { a: 'q' } },
    },
    [
      'self.one == self.same && self.one != self.other && self.one == {"a": 1, "b": 2}',
      'self.one.size() == 2 && "a" in self.other && !("b" in self.other)',
      'self.one == self.texts',
      'self.one + self.other',
    ],
  ),
  ...expressions(
    rules('objects'),
    {
      schema: object({ one: ports, same: ports, other: ports }),
      self: { one: { name: 'w', port: 1 }, same: { port: 1, name: 'w' }, other: { name: 'w' } },
    },
    [
      'self.one == self.same && self.one != self.other && !(self.one == self.other)',
      'self.one == {"name": "w", "port": 1}',
      'self.one.name + self.other.name == "ww"',
      'self.one in [self.same]',
    ],
  ),
  ...expressions(
    rules('object access'),
    {
      schema: object({
        a: object({ b: integer(), c: integer(), d: integer(undefined, { nullable: true }), s: string() }),
        e: object({ f: map(object({ g: integer() })) }),
      }),
      self: { a: { b: 1, d: null }, e: { f: { k: { g: 7 } } } },
    },
    [
      'has(self.a.b) && !has(self.a.c) && !has(self.a.d) && has(self.a)',
      'self.a.b == 1 && self.e.f.k.g == 7 && self.e.f["k"].g == 7',
      'self.a.c == 1',
      'self.a.d == 1',
      'self.a.nope == 1',
      'has(self.a.nope)',
      'self.a.?c.hasValue() || self.a.?b.orValue(2) == 1',
      'self["a"].b == 1',
      'self.all(name, true)',
    ],
  ),
  ...expressions(
    rules('map access'),
    {
      schema: object({ m: map(integer()), n: map(map(string())) }),
      self: { m: { a: 1, b: 2, 'c-d': 3 }, n: { x: { y: 'z' } } },
    },
    [
      'self.m.a == 1 && self.m["c-d"] == 3 && has(self.m.b) && !has(self.m.z)',
      '"a" in self.m && !("z" in self.m) && self.n.x.y == "z"',
      'self.m.z == 1',
      'self.m["z"] == 1',
      'self.m.all(k, self.m[k] > 0) && self.m.exists(k, k == "b") && self.m.exists_one(k, self.m[k] == 2)',
      'self.m.map(k, self.m[k]).size() == 3 && self.m.filter(k, self.m[k] > 1).size() == 2',
      'self.m[1] == 1',
      'self.n.?x.?y.orValue("") == "z" && !self.n.?q.hasValue() && self.m[?"q"].orValue(5) == 5',
      'self.m.transformList(k, v, v > 1, k).size() == 2',
    ],
  ),
  ...expressions(
    rules('listMap access'),
    { schema: object({ l: mapList(['key', 'zone'], entry) }), self: { l: entries } },
    [
      'self.l[0].key == "a" && self.l.size() == 3 && self.l[2].zone == "y"',
      'self.l.exists(e, e.key == "b" && e.zone == "y") && self.l.all(e, e.size > 0) && self.l.exists_one(e, e.size == 5)',
      'self.l.filter(e, e.key == "b").map(e, e.size) == [5, 3]',
      'self.l.all(e, e.nope == 1)',
      'self.l[7].key == ""',
      '{"key": "a", "zone": "x", "size": 1} in self.l',
      'self.l.all(i, e, self.l[i] == e)',
    ],
  ),
  ...expressions(rules('list access'), { schema: object({ l: list(integer()) }), self: { l: [10, 20, 30] } }, [
    'self.l[0] == 10 && self.l[2] == 30 && 20 in self.l && self.l.size() == 3',
    'self.l.all(e, e >= 10) && self.l.exists(e, e == 30) && self.l.exists_one(e, e > 20)',
    'self.l.map(e, e / 10) == [1, 2, 3] && self.l.filter(e, e % 20 == 0) == [20] && self.l.map(e, e > 10, e + 1) == [21, 31]',
    'self.l[3] == 0',
    'self.l[-1] == 0',
    'self.l[?5].orValue(4) == 4 && self.l[?0].value() == 10',
  ]),
  ...expressions(rules('listSet access'), { schema: object({ s: set(number()) }), self: { s: [1, 2.5, 4] } }, [
    '2.5 in self.s && !(3.0 in self.s) && self.s.size() == 3 && self.s[1] == 2.5',
    'self.s.all(e, e > 0.5) && self.s.exists(e, e == 4.0) && self.s.exists_one(e, e < 2.0)',
    'self.s.filter(e, e > 2.0).map(e, e * 2.0) == [5.0, 8.0] && self.s.sum() == 7.5 && self.s.max() == 4.0',
    'self.s[5] == 1.0',
  ]),
  ...expressions(
    rules('container type composition'),
    {
      schema: object({
        objects: object({
          l: list(object({ s: set(string()), m: map(list(integer())) })),
          m: map(mapList(['key', 'zone'], entry)),
        }),
        lists: list(list(map(integer()))),
        maps: map(map(set(integer()))),
      }),
      self: {
        objects: { l: [{ s: ['a', 'b'], m: { k: [1, 2] } }], m: { q: entries } },
        lists: [[{ a: 1 }, {}], []],
        maps: { a: { b: [3, 4] } },
      },
    },
    [
      'self.objects.l[0].s == ["b", "a"] && self.objects.l[0].m.k[1] == 2 && self.objects.m["q"][1].size == 5',
      'self.objects.l.all(o, o.m.all(k, o.m[k].all(e, e > 0)))',
      'self.objects.m.all(k, self.objects.m[k].exists(e, e.key == "b"))',
      'self.lists[0][0].a == 1 && self.lists[1].size() == 0 && self.lists.exists(l, l.exists(m, "a" in m))',
      'self.maps.a.b == [4, 3] && self.maps.a.b + [5] == [3, 5, 4]',
      'self.objects.l[0].m.k == ["1", "2"]',
    ],
  ),
  ...expressions(
    rules('stdlib list functions'),
    {
      schema: object({
        n: list(integer()),
        d: list(number()),
        s: list(string()),
        t: list(string('date-time')),
        u: list(string('duration')),
        none: list(integer()),
      }),
      self: {
        n: [1, 2, 2],
        d: [1.5, 0.5],
        s: ['b', 'a', 'b'],
        t: ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'],
        u: ['1s', '1m'],
        none: [],
      },
    },
    [
      'self.n.isSorted() && !self.d.isSorted() && !self.s.isSorted() && self.t.isSorted() && self.u.isSorted() && self.none.isSorted()',
      'self.n.sum() == 5 && self.d.sum() == 2.0 && self.none.sum() == 0 && self.u.sum() == duration("61s")',
      'self.n.min() == 1 && self.n.max() == 2 && self.d.min() == 0.5 && self.s.max() == "b" && self.t.max() > self.t.min()',
      'self.s.indexOf("b") == 0 && self.s.lastIndexOf("b") == 2 && self.s.indexOf("z") == -1 && self.n.lastIndexOf(2) == 2',
      'self.none.min() == 0',
      'self.none.max() == 0',
      'self.s.sum() == "bab"',
      '[[1], [2]].min() == [1]',
      'self.n.indexOf("a") == 0',
    ],
  ),
];

const pairs = object({ k: string(), l: string(), v: integer() });
const ofKeys = (/** @type {string[]} */ ...keys) => object({ a: mapList(keys, pairs), b: mapList(keys, pairs) });
const sets = object({ a: set(string()), b: set(string()) });
const lists = object({ a: list(string()), b: list(string()) });
const things = object({ a: object({ x: integer(), y: integer() }), b: object({ x: integer(), y: integer() }) });
const maps = object({ a: map(integer()), b: map(integer()) });
const p = (/** @type {string} */ k, v = 1, l = 'l') => ({ k, l, v });
/** @type {readonly (readonly [string, import('./schemas.mjs').Schema, unknown, unknown])[]} */
const EQUAL = [
  ['map lists are equal regardless of order', ofKeys('k'), [p('a'), p('b')], [p('b'), p('a')]],
  ['map lists are not equal if contents differs', ofKeys('k'), [p('a'), p('b')], [p('b'), p('a', 2)]],
  ['map lists are not equal if length differs', ofKeys('k'), [p('a'), p('b')], [p('a')]],
  [
    'multi-key map lists are equal regardless of order',
    ofKeys('k', 'l'),
    [p('a', 1, 'm'), p('a')],
    [p('a'), p('a', 1, 'm')],
  ],
  [
    'multi-key map lists with different contents are not equal',
    ofKeys('k', 'l'),
    [p('a', 1, 'm'), p('a')],
    [p('a'), p('a', 2, 'm')],
  ],
  ['multi-key map lists with different keys are not equal', ofKeys('k', 'l'), [p('a', 1, 'm')], [p('a', 1, 'n')]],
  [
    'multi-key map lists with different lengths are not equal',
    ofKeys('k', 'l'),
    [p('a', 1, 'm'), p('a')],
    [p('a', 1, 'm')],
  ],
  ['set lists are equal regardless of order', sets, ['x', 'y'], ['y', 'x']],
  ['set lists are not equal if contents differ', sets, ['x', 'y'], ['y', 'z']],
  ['set lists are not equal if lengths differ', sets, ['x', 'y'], ['y']],
  ['identical atomic lists are equal', lists, ['x', 'y'], ['x', 'y']],
  ['atomic lists are not equal if order differs', lists, ['x', 'y'], ['y', 'x']],
  ['atomic lists are not equal if contents differ', lists, ['x', 'y'], ['x', 'z']],
  ['atomic lists are not equal if lengths differ', lists, ['x', 'y'], ['x']],
  ['identical objects are equal', things, { x: 1, y: 2 }, { x: 1, y: 2 }],
  ['objects are equal regardless of field order', things, { x: 1, y: 2 }, { y: 2, x: 1 }],
  ['objects are not equal if contents differs', things, { x: 1, y: 2 }, { x: 1, y: 3 }],
  ['objects are not equal if length differs', things, { x: 1, y: 2 }, { x: 1 }],
  ['identical maps are equal', maps, { x: 1, y: 2 }, { x: 1, y: 2 }],
  ['maps are equal regardless of field order', maps, { x: 1, y: 2 }, { y: 2, x: 1 }],
  ['maps are not equal if contents differs', maps, { x: 1, y: 2 }, { x: 1, z: 2 }],
  ['maps are not equal if length differs', maps, { x: 1, y: 2 }, { x: 1 }],
];

export const equality = EQUAL.flatMap(([name, schema, a, b]) =>
  expressions(`equality: ${name}`, { schema, self: { a, b } }, [
    'self.a == self.b',
    'self.b != self.a',
    '[self.a] == [self.b]',
  ]),
);
