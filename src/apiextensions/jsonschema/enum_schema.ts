import { append } from '#engine/go/append';
import { kindOf } from '../schema/value_kind.ts';
import { type JSONSchema, NEVER } from './json_schema.ts';

/**
 * The values of an enumeration, with what Go takes for one of them: it converts each value to the type of the enumerated
 * one, a number to an integer by cutting its fraction, an integer to the character of that code. Null is never among them.
 */
export function enumSchema(types: readonly string[], values: readonly unknown[]): JSONSchema {
  const isAny = types.length === 0;
  const literals = values.filter((value) => value !== null);
  const alternatives: JSONSchema[] = [];
  for (const value of values) {
    if (typeof value === 'string' && (isAny || types.includes('integer') || types.includes('number')))
      append(alternatives, codesOf(value));
    if (typeof value === 'number' && kindOf(value) === 'integer' && (isAny || types.includes('number')))
      alternatives.push(cutTo(value));
  }
  const own: JSONSchema[] = literals.length > 0 ? [{ enum: literals }] : [];
  const all = [...own, ...alternatives];
  return all.length === 0 ? NEVER : all.length === 1 ? (all[0] ?? NEVER) : { anyOf: all };
}

/** Numbers that are the integer without their fraction. */
function cutTo(integer: number): JSONSchema {
  if (integer === 0) return { type: 'number', exclusiveMinimum: -1, exclusiveMaximum: 1 };
  return integer > 0
    ? { type: 'number', minimum: integer, exclusiveMaximum: integer + 1 }
    : { type: 'number', exclusiveMinimum: integer - 1, maximum: integer };
}

/** The integers that Go converts to a text of one character. */
function codesOf(text: string): JSONSchema[] {
  const code = text.codePointAt(0);
  if (code === undefined || String.fromCodePoint(code) !== text) return [];
  const codes: JSONSchema[] = code >= 0xd800 && code <= 0xdfff ? [] : [{ const: code }];
  if (code !== 0xfffd) return codes;
  return [
    ...codes,
    { type: 'integer', exclusiveMinimum: -(2 ** 63), maximum: -1 },
    { type: 'integer', minimum: 0xd800, maximum: 0xdfff },
    { type: 'integer', minimum: 0x110000, exclusiveMaximum: 2 ** 63 },
  ];
}
