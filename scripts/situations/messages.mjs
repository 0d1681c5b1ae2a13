// @ts-check
// Custom resources with rules: what their errors say, and where.
import { resources } from './definition.mjs';
import { integer, list, map, object, rules, string } from './schemas.mjs';

const message = (/** @type {string} */ name) => `messages: ${name}`;
const said = (/** @type {string} */ messageExpression, /** @type {string} */ words = '') =>
  object({ t: string() }, rules({ rule: 'false', messageExpression, ...(words && { message: words }) }));
const one = [{ spec: { t: 'some text' } }];

export const messages = [
  resources(message('no cost error expected'), said('"plain words"'), one),
  resources(
    message('messageExpression takes precedence over message'),
    said('"computed: " + self.t', 'not shown'),
    one,
  ),
  resources(message('default rule message used if messageExpression does not eval to string'), said('1 == 1'), one),
  resources(
    message('limit exceeded'),
    object(
      { l: list(integer()) },
      rules({
        rule: 'self.l.all(a, self.l.all(b, a + b > 0)) && false',
        messageExpression: 'self.l.map(a, self.l.map(b, string(a + b)).join()).join()',
      }),
    ),
    [{ spec: { l: Array.from({ length: 700 }, () => 1) } }],
  ),
  resources(
    message('messageExpression budget (str concat)'),
    said('"a " + self.t + " of " + string(size(self.t))'),
    one,
  ),
  resources(
    message('runtime cost preserved if messageExpression fails during evaluation'),
    said('"a " + ["b"][3]', 'fallback'),
    one,
  ),
  resources(
    message('runtime cost preserved if messageExpression fails during evaluation (no message set)'),
    said('"a " + ["b"][3]'),
    one,
  ),
  resources(
    message('per-call limit exceeded during messageExpression execution'),
    object(
      { l: list(integer()) },
      rules({
        rule: 'false',
        messageExpression: 'self.l.map(a, self.l.filter(b, a + b > 0).map(c, "x").join()).join()',
      }),
    ),
    [{ spec: { l: Array.from({ length: 900 }, () => 1) } }],
  ),
  resources(
    message('messageExpression is not allowed to generate a string with newlines'),
    said('self.t + "\\nnext"', 'fallback'),
    one,
  ),
  resources(
    message('messageExpression is not allowed to generate messages >5000 characters'),
    said(`'${'x'.repeat(5120)}' + self.t`, 'fallback'),
    one,
  ),
  resources(
    message('messageExpression is not allowed to generate an empty string'),
    said('self.t.substring(0, 0)', 'fallback'),
    one,
  ),
  resources(
    message('messageExpression is not allowed to generate a string with only spaces'),
    said('" " + "\\t "', 'fallback'),
    one,
  ),
  resources(
    'reasons: Return error based on input reason',
    object({ f: object({ m: integer() }, rules({ rule: 'self.m > 2', reason: 'FieldValueForbidden' })) }),
    [{ spec: { f: { m: 1 } } }, { spec: { f: { m: 3 } } }],
  ),
  resources('reasons: Return error default is invalid', object({ f: object({ m: integer() }, rules('self.m > 2')) }), [
    { spec: { f: { m: 1 } } },
  ]),
  resources(
    'reasons: Return error based on input fieldPath',
    object({
      f: object({ m: integer() }, rules({ rule: 'self.m > 2', reason: 'FieldValueRequired', fieldPath: '.m' })),
    }),
    [{ spec: { f: { m: 1 } } }],
  ),
  resources(
    'reasons: multiple rules with custom reason and field path',
    object(
      { a: string(), b: string(), c: map(string()) },
      rules(
        { rule: 'self.a != "x"', reason: 'FieldValueDuplicate', fieldPath: '.a' },
        { rule: 'self.b != "x"', reason: 'FieldValueInvalid', fieldPath: '.b' },
        { rule: 'self.c.k != "x"', reason: 'FieldValueForbidden', fieldPath: "['c']['k']", message: 'no x' },
      ),
    ),
    [{ spec: { a: 'x', b: 'x', c: { k: 'x' } } }, { spec: { a: 'x', b: 'y', c: { k: 'x' } } }],
  ),
];
