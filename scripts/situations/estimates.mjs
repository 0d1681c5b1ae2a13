// @ts-check
// What expressions are estimated to cost, by the sizes that schemas allow or leave open.
import { boolean, expressions, integer, intOrString, list, map, number, object, string } from './schemas.mjs';

/** @typedef {import('./schemas.mjs').Schema} Schema */

/** @type {Record<string, () => Schema>} */
const SCALARS = {
  number: () => number(),
  string: () => string(),
  boolean: () => boolean(),
  'int-or-string': () => intOrString(),
  duration: () => string('duration'),
  date: () => string('date'),
  'date-time': () => string('date-time'),
};
const LITERALS = {
  number: '0.5',
  string: '"x"',
  boolean: 'true',
  'int-or-string': '5',
  duration: 'duration("1s")',
  date: 'timestamp("2020-01-02T00:00:00Z")',
  'date-time': 'timestamp("2020-01-02T00:00:00Z")',
};
/** Sizes that a schema may name; none first. */
const SIZES = [undefined, 0, 7, 150, 4_000_000];

/**
 * @param {string} situation
 * @param {(limit: (keyword: string) => Schema) => Schema} schema with a size, or without
 * @param {...string} asked
 */
function atSizes(situation, schema, ...asked) {
  return SIZES.flatMap((size) =>
    expressions(
      `estimates: ${situation}`,
      { schema: schema((keyword) => (size === undefined ? {} : { [keyword]: size })) },
      asked,
    ),
  );
}
/** @type {(situation: string, items: Schema, ...asked: string[]) => object[]} */
const ofList = (situation, items, ...asked) => atSizes(situation, (limit) => list(items, limit('maxItems')), ...asked);
/** @type {(situation: string, values: Schema, ...asked: string[]) => object[]} */
const ofMap = (situation, values, ...asked) =>
  atSizes(situation, (limit) => map(values, limit('maxProperties')), ...asked);
/** @type {(situation: string, ...asked: string[]) => object[]} */
const ofText = (situation, ...asked) => atSizes(situation, (limit) => string(undefined, limit('maxLength')), ...asked);
/** @type {(limit: (keyword: string) => Schema) => Schema} */
const texts = (limit) => list(string(undefined, limit('maxLength')), limit('maxItems'));
/** @type {(inner: Schema) => Schema} */
const nested = (inner) =>
  map(map(object({ required: string(undefined, inner), optional: string() }, { required: ['required'] })));

const inLists = { number: 'numbers', string: 'strings', boolean: 'booleans', 'int-or-string': 'int-or-strings' };
const inMaps = {
  number: 'numbers',
  string: 'strings',
  boolean: 'booleans',
  'int-or-string': 'int-or-strings',
  duration: 'durations',
  date: 'dates',
  'date-time': 'date-times',
};

export const estimates = [
  ...Object.entries(SCALARS).flatMap(([name, schema]) =>
    ofList(
      `${name} array with all`,
      schema(),
      'self.all(e, true)',
      `self.exists(e, e == ${LITERALS[/** @type {keyof typeof LITERALS} */ (name)]})`,
    ),
  ),
  ...Object.entries(inLists).flatMap(([name, many]) =>
    ofList(
      `index of array with ${many}`,
      SCALARS[name]?.() ?? {},
      `self[2] == ${LITERALS[/** @type {keyof typeof LITERALS} */ (name)]}`,
    ),
  ),
  ...['duration', 'date', 'date-time'].flatMap((name) =>
    ofList(
      `index of ${name} array`,
      SCALARS[name]?.() ?? {},
      `self[2] == ${LITERALS[/** @type {keyof typeof LITERALS} */ (name)]}`,
    ),
  ),
  ...Object.entries(inMaps).flatMap(([name, many]) => [
    ...ofMap(`map of ${many} with all`, SCALARS[name]?.() ?? {}, 'self.all(k, true)', 'self.all(k, v, k != "a")'),
    ...ofMap(`map of ${many} with has`, SCALARS[name]?.() ?? {}, 'has(self.k)', '"k" in self'),
  ]),
  ...ofList('array of number arrays with all', list(number()), 'self.all(l, true)', 'self.all(l, l.all(e, e > 0.5))'),
  ...ofList(
    'array of objects with all',
    object({ a: string(), b: integer() }, { required: ['a'] }),
    'self.all(o, true)',
    'self.all(o, o.a == "x")',
  ),
  ...ofList('array of number maps with all', map(number()), 'self.all(m, true)'),
  ...ofList('index of array of objects', object({ a: string() }, { required: ['a'] }), 'self[1].a == "x"'),
  ...ofList('index of array of array of numnbers', list(number()), 'self[1][2] == 0.5'),
  ...ofList('index of array of number maps', map(number()), 'self[1]["k"] == 0.5'),
  ...ofMap(
    'map of objects with all',
    object({ a: string() }, { required: ['a'] }),
    'self.all(k, true)',
    'self.all(k, self[k].a != k)',
  ),
  ...ofMap('map of objects with has', object({ a: string() }), 'has(self.k)', 'has(self.k.a)'),
  ...ofMap('map of number maps with all', map(number()), 'self.all(k, true)'),
  ...ofMap('map of number maps with has', map(number()), 'has(self.k) && has(self.k.l)'),
  ...ofMap('map of number arrays with all', list(number()), 'self.all(k, true)'),
  ...ofMap('map of number arrays with has', list(number()), 'has(self.k)'),
  ...ofText('string with contains', 'self.contains("some")'),
  ...ofText('string with startsWith', 'self.startsWith("some")'),
  ...ofText('string with endsWith', 'self.endsWith("some")'),
  ...ofText('concat string', '"some" + self == "some" + self'),
  ...ofText('regex matches simple', 'self.matches("^a+$")'),
  ...ofText('regex matches empty string', '"".matches("(a|b)+[0-9]*")'),
  ...ofText('regex matches empty regex', 'self.matches("")'),
  ...ofText('set string maxLength to zero', 'self == "some"', 'self < "some"'),
  ...ofText(
    'extended library regex find',
    'self.find("[a-z]+") != ""',
    'self.findAll("[a-z]+").size() > 0',
    'self.findAll("[a-z]+", 4).size() > 0',
  ),
  ...ofText(
    'extended library lowerAscii',
    'self.lowerAscii() == "x"',
    'self.upperAscii() == "X"',
    'self.trim() == "x"',
    'self.reverse() == "x"',
  ),
  ...ofList('O(n^2) loop with numbers', number(), 'self.all(a, self.exists(b, a < b))'),
  ...ofList('O(n^3) loop with numbers', number(), 'self.all(a, self.all(b, self.exists(c, a < b && b < c)))'),
  ...ofList('set array maxLength to zero', number(), 'self[4] == 0.5', 'self.size() == 0'),
  ...ofMap('set map maxLength to zero', number(), 'self["k"] == 0.5', 'self.size() == 0'),
  ...atSizes(
    'set bytes maxLength to zero',
    (limit) => string('byte', limit('maxLength')),
    'self == b"some"',
    'self.size() == 4',
  ),
  ...ofList('set maxLength greater than estimated maxLength', number(), 'self.all(e, e > 0.5)'),
  ...atSizes(
    'map of strings with value length',
    (limit) => map(string(undefined, limit('maxLength')), limit('maxProperties')),
    'self.all(k, self[k].contains(k))',
  ),
  ...atSizes(
    'nested types with root rule with all supporting maxLength',
    (limit) => ({ ...nested(limit('maxLength')), ...limit('maxProperties') }),
    'self.all(k, self[k]["l"].required == "z")',
  ),
  ...atSizes(
    'nested types with root rule with one supporting maxLength',
    (limit) => nested(limit('maxLength')),
    'self.all(k, self[k]["l"].required == "z")',
  ),
  ...atSizes('extended library join', texts, 'self.join(",") == "a,b"'),
  ...atSizes('extended library isSorted', texts, 'self.isSorted()', 'self.max() == "z"', 'self.indexOf("q") == 1'),
  ...atSizes(
    'extended library replace',
    (limit) =>
      object({
        t: string(undefined, limit('maxLength')),
        from: string(undefined, { maxLength: 3 }),
        to: string(undefined, { maxLength: 9 }),
      }),
    'self.t.replace(self.from, self.to) == "x"',
    'self.t.replace(self.from, self.to, 2) == "x"',
  ),
  ...atSizes(
    'extended library split',
    (limit) => object({ t: string(undefined, limit('maxLength')), by: string(undefined, limit('maxLength')) }),
    'self.t.split(self.by) == ["x"]',
    'self.t.split(self.by, 3).size() == 1',
  ),
  ...ofMap('check cost of size call', integer(), 'self.size() > oldSelf.size()'),
  ...ofMap(
    'check cost of timestamp comparison',
    string('date-time'),
    'self["k"] < self["l"]',
    'self["k"] == self["l"]',
  ),
  ...ofMap('check cost of duration comparison', string('duration'), 'self["k"] < self["l"]', 'self["k"] == self["l"]'),
  ...atSizes(
    'enums with maxLength equals to the longest possible value',
    (limit) => string(undefined, { enum: ['On', 'Off', 'Sometimes'], ...limit('maxLength') }),
    'self.contains("O")',
  ),
  ...atSizes(
    'IntOrString type with quantity rule',
    (limit) => intOrString(limit('maxLength')),
    'isQuantity(self)',
    'quantity(self) == quantity("1")',
  ),
];
