// @ts-check
// Definitions whose rules compile, or don't, and the paths that rules may point to.
import { definition } from './definition.mjs';
import { boolean, integer, list, map, number, object, rules, string } from './schemas.mjs';

/** @typedef {import('./schemas.mjs').Schema} Schema */

/** @type {(name: string, ...schemas: Schema[]) => object[]} */
const compiled = (name, ...schemas) =>
  schemas.map((schema) => definition(`compilation: ${name}`, object({ v: schema })));
const small = { maxItems: 9 };
const text = string(undefined, { maxLength: 9 });
/** @type {(...expressions: string[]) => Schema} */
const optional = (...expressions) => rules(...expressions.map((rule) => ({ rule, optionalOldSelf: true })));
const inner = { i: integer(), b: boolean(), s: text, l: list(integer(), small) };
const escaped = object(
  { namespace: text, if: text, self: text, 'a.b': text, a_b: text, a__b: text, 'a-b/c': text, int: integer() },
  {},
);
const pointed = object({
  o: object({ 'quo"ted': text, "it's": text, 'with space': text, 'dot.ted': text, n1: integer(), 'x[0]': text }),
  e: object(Object.fromEntries([...'\u0007\b\f\n\r\t\v\\'].map((char) => [`x${char}`, text]))),
  m: map(object({ v: text }), { maxProperties: 5 }),
  l: list(object({ v: text }), small),
  s: text,
});
const PATHS = {
  'Valid .a': ['.s', '.o'],
  "Valid 'foo'bar": [`.o["it's"]`, ".o['it\\'s']"],
  "Invalid 'foo'bar": [".o.it's", ".o['it's']"],
  'Invalid with whitespace': ['.o. with space', '.o .n1', ' .s'],
  'Valid with whitespace inside field': [".o['with space']", '.o.with space'],
  'invalid dot annotation': ['.o.dot.ted', '.o.dot\\.ted'],
  'valid with .': [".o['dot.ted']"],
  'Unclosed ]': [".o['n1'", '.o[n1', ".o['n1'.", ".o['n1'[", ".o['n1'x]", ".o['n1'''"],
  'Unexpected end of JSON path': ['.', '.o.', ''],
  'Valid map syntax .a.bbb': [".o['n1']", '.o.n1'],
  'Valid map key': ['.m.k', ".m['k'].v", '.m.k.v'],
  Invalid: ['a', '.nope', '.s.t', '$.s'],
  Escaping: [
    ".o['quo\\\"ted']",
    ".o['quo\"ted']",
    ".o['\\\\']",
    ".o['\\'nope']",
    ...[...'abfnrtv\\"?0x1u'].map((char) => `.e['x\\${char}']`),
  ],
  'Invalid map key': [".m['k'].nope", '.m.k.v.w'],
  'Malformed map key': ['.m[k]', '.m[k"]', ".m['k"],
  'Valid refer for name has number': ['.o.n1'],
  'Map syntax for special field names': [".o['x[0]']"],
  'Valid .list': ['.l'],
  'Invalid list index': ['.l[0]', '.l[-1]', '.l.0'],
  'Invalid list reference': ['.l. v', '.l[v]'],
  'Invalid .list.a': ['.l.v', ".l['v']"],
  'Missing leading dot': ['s', "['s']", 'o.n1'],
  'Nonexistent field': ['.o.n2', ".o['n2']"],
  'Duplicate dots': ['..s', '.o..n1'],
  'object of array': ['.l[0].v', '.l.v.w'],
};

export const definitions = [
  ...compiled('optional primitive transition rule type checking', {
    ...integer(),
    ...optional(
      'self > oldSelf.value()',
      'self > oldSelf.orValue(3)',
      'oldSelf.hasValue() == (self > 1)',
      'self > oldSelf',
      'self > oldSelf.orValue("x")',
    ),
  }),
  ...compiled(
    'optional complex transition rule type checking',
    object(
      { ...inner, o: object(inner) },
      optional(
        'self.i > oldSelf.i.value()',
        'self.o.s == oldSelf.o.s.value()',
        'self.o == oldSelf.o.value()',
        'self.o.l == oldSelf.?o.?l.orValue([])',
        'self.o.b == oldSelf.o.b',
        'self.i == oldSelf.s.orValue(1)',
        'oldSelf.nope.hasValue()',
      ),
    ),
  ),
  ...compiled(
    'valid object',
    object({ a: integer(), b: integer() }, { ...rules('self.a < self.b'), minProperties: 1 }),
  ),
  ...compiled('valid for string', { ...text, ...rules('self.endsWith("x")') }),
  ...compiled('valid for byte', { ...string('byte', { maxLength: 9 }), ...rules('self.size() == 4') }),
  ...compiled('valid for boolean', { ...boolean(), ...rules('!self') }),
  ...compiled('valid for integer', { ...integer(), ...rules('self % 2 == 0') }),
  ...compiled('valid for number', { ...number(), ...rules('self >= 0.5') }),
  ...compiled('valid nested object of object', object({ o: object({ v: integer() }) }, rules('self.o.v == 3'))),
  ...compiled(
    'valid nested object of array',
    object({ o: list(list(text, small), small) }, rules('self.o[0][1] == "x"')),
  ),
  ...compiled(
    'valid nested array of array',
    list(list(list(text, small), small), { ...small, ...rules('self[0][1].size() == 2') }),
  ),
  ...compiled(
    'valid nested array of object',
    list(object({ o: object({ v: integer() }) }), { ...small, ...rules('self[1].o.v == 1') }),
  ),
  ...compiled('valid map', map(object({ v: text }), { maxProperties: 4, ...rules('self.all(k, self[k].v != k)') })),
  ...compiled('invalid checking for number', { ...number(), ...rules('size(self) == 3') }),
  ...compiled('compilation failure', { ...integer(), ...rules('self + ', 'self == "x"', 'nope(self)') }),
  ...compiled('valid for escaping', {
    ...escaped,
    ...rules(
      'self.__namespace__ == self.__if__',
      'self.self == self.a__dot__b',
      'self.a__underscores__b == self.a_b',
      'self.a__dash__b__slash__c == "x" && self.int == 1',
    ),
  }),
  ...compiled('invalid for escaping', {
    ...escaped,
    ...rules('self.namespace == "x"', 'self.if == "x"', 'self.a.b == "x"', 'self.a__b == "x"', 'self.a-b/c == "x"'),
  }),
  ...compiled(
    'transition rule identified',
    { ...integer(), ...rules('self > 1', 'self > oldSelf') },
    list({ ...integer(), ...rules('self > oldSelf') }, small),
  ),
  ...compiled('whitespace-only rule', { ...integer(), ...rules('  \t ') }, { ...integer(), ...rules('') }),
  ...compiled('expression must evaluate to bool', { ...integer(), ...rules('self + 1', '"x"', 'dyn(self)', 'null') }),
  ...compiled('messageExpression inclusion', {
    ...text,
    ...rules({ rule: 'self != "x"', messageExpression: '"not " + self' }),
  }),
  ...compiled('messageExpression must evaluate to a string', {
    ...integer(),
    ...rules({ rule: 'self > 1', messageExpression: 'self' }, { rule: 'self > 1', messageExpression: 'dyn(self)' }),
  }),
  ...compiled('messageExpression syntax error', {
    ...integer(),
    ...rules(
      { rule: 'self > 1', messageExpression: '"x' },
      { rule: 'self > 1', messageExpression: 'nope' },
      { rule: 'self > 1', messageExpression: ' ' },
    ),
  }),
  ...compiled('modified expressions may not use CEL environment features planned to be added in future releases', {
    ...text,
    ...rules('fromTheFuture(self)'),
  }),
  ...Object.entries(PATHS).flatMap(([name, paths]) =>
    paths.map((fieldPath) =>
      definition(`paths: ${name}`, { ...pointed, ...rules({ rule: 'self.s == "x"', fieldPath }) }),
    ),
  ),
];
