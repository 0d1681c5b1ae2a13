import { LIST, OMITEMPTY } from '../schema/descriptor.ts';
import type { Field, Struct } from '../schema/descriptor.ts';
import type { LateProperty } from './cut.ts';
import { endBy } from './end_by.ts';

const ends = /* @__PURE__ */ new WeakMap<Struct, LateProperty['end']>();

/**
 * A list of objects that may be left unread: all of their fields are strings, integers or lists of strings. It is left
 * unread if it is written as Go writes it, with only ASCII and no escapes. No part of such a list can be read in two
 * ways, so that looking for one takes no longer than reading the text.
 * @throws TypeError when the struct has other fields
 */
export function lateList(key: string, struct: Struct): LateProperty {
  let end = ends.get(struct);
  if (end === undefined) {
    const object = `\\{${struct.fields.map((field) => member(struct, field)).join('')}\\}`;
    ends.set(struct, (end = endBy(`\\[(?:${object}(?:,(?=\\{)|(?=\\])))+\\]`)));
  }
  // The last letters say more than a quotation mark.
  return { start: `"${key.slice(0, -4)}`, rest: `${key.slice(-4)}":`, type: struct, end };
}

function member({ type }: Struct, [name, fieldType, flags]: Field): string {
  const omitEmpty = (flags & OMITEMPTY) !== 0;
  const value = valueOf(fieldType, flags & ~OMITEMPTY, omitEmpty);
  if (value === undefined) throw new TypeError(`${type} has the field ${name}, which can't be left unread`);
  // A name may have characters that mean something to a regular expression.
  return `(?:${JSON.stringify(name).replace(/[^\w"]/g, '\\$&')}:${value}(?:,(?=")|(?=\\})))${omitEmpty ? '?' : ''}`;
}

/** A field that is omitted when it is empty is more than that when it is there. */
function valueOf(type: Field[1], flags: number, notEmpty: boolean): string | undefined {
  const char = '[ !#-\\[\\]-~]';
  if (flags === LIST && type === 'string') return `\\["${char}*"(?:,"${char}*")*\\]`;
  if (flags !== 0) return undefined;
  if (type === 'string') return `"${char}${notEmpty ? '+' : '*'}"`;
  // What has fewer digits is in range, and exact in JavaScript.
  if (type === 'int32' || type === 'int64')
    return `${notEmpty ? '' : '(?:0|'}-?[1-9]\\d{0,${type === 'int32' ? 8 : 14}}${notEmpty ? '' : ')'}`;
  return undefined;
}
