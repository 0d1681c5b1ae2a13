import { trimSpace } from '#engine/go/trim_space';
import { type FunctionDeclaration, memberOverload, overload } from '../decls/declarations.ts';
import { DynType, IntType, listType, StringType, type Type } from '../types/type.ts';
import { NativeList } from '../values/list.ts';
import { print } from '../values/print.ts';
import { CelError, type ListValue, type Value } from '../values/value.ts';
import { formatText } from './format_text.ts';
import type { Library } from './library.ts';

/** Longer texts are not made. */
const LONGEST_TEXT = 1 << 28;

function outOfRange(index: bigint): CelError {
  return new CelError(`index out of range: ${index}`);
}

function charAt(text: string, index: bigint): Value {
  const characters = Array.from(text);
  if (index < 0n || index > characters.length) return outOfRange(index);
  return characters[Number(index)] ?? '';
}

/** Whether a list of characters has others at a place. */
function isAt(characters: readonly string[], part: readonly string[], place: number): boolean {
  return part.every((character, index) => characters[place + index] === character);
}

function indexOf(text: string, part: string, offset = 0n): Value {
  if (offset < 0n) return outOfRange(offset);
  const characters = Array.from(text);
  if (part === '') return placeIn(characters, offset);
  const wanted = Array.from(part);
  for (let at = Number(offset); at <= characters.length - wanted.length; at++) {
    if (isAt(characters, wanted, at)) return BigInt(at);
  }
  return -1n;
}

/** Where an empty text is found: where it is looked for, or at the end. */
function placeIn({ length }: readonly string[], offset: bigint): bigint {
  return offset > length ? BigInt(length) : offset;
}

function lastIndexOf(text: string, part: string, offset?: bigint): Value {
  if (offset !== undefined && offset < 0n) return outOfRange(offset);
  const characters = Array.from(text);
  if (part === '') return placeIn(characters, offset ?? BigInt(characters.length));
  const wanted = Array.from(part);
  const start = offset ?? BigInt(characters.length - 1);
  if (start >= characters.length) return -1n;
  for (let at = Math.min(Number(start), characters.length - wanted.length); at >= 0; at--) {
    if (isAt(characters, wanted, at)) return BigInt(at);
  }
  return -1n;
}

/** The first `count` occurrences replaced, all for a negative count. An empty text occurs before each character and at the end. */
function replace(text: string, old: string, by: string, count: bigint): Value {
  const pieces = old === '' ? ['', ...Array.from(text), ''] : text.split(old);
  let occurrences = pieces.length - 1;
  if (old === '') {
    // Each piece is a character; an occurrence precedes each and follows the last.
    const characters = Array.from(text);
    occurrences = characters.length + 1;
    const replaced = count < 0n ? occurrences : Math.min(occurrences, Number(count));
    if (by.length * replaced > LONGEST_TEXT) return new CelError('the result is too long');
    return [
      ...characters.map((character, index) => (index < replaced ? by : '') + character),
      replaced > characters.length ? by : '',
    ].join('');
  }
  const replaced = count < 0n ? occurrences : Math.min(occurrences, Number(count));
  if (by.length * replaced > LONGEST_TEXT) return new CelError('the result is too long');
  if (replaced === occurrences) return pieces.join(by);
  return pieces.slice(0, replaced + 1).join(by) + old + pieces.slice(replaced + 1).join(old);
}

function split(text: string, separator: string, count: bigint): Value {
  if (count === 0n) return new NativeList([]);
  const pieces = separator === '' ? Array.from(text) : text.split(separator);
  const most = count < 0n ? pieces.length : Math.min(pieces.length, Number(count));
  if (most === pieces.length) return new NativeList(pieces);
  return new NativeList([...pieces.slice(0, most - 1), pieces.slice(most - 1).join(separator)]);
}

function substring(text: string, start: bigint, end?: bigint): Value {
  const characters = Array.from(text);
  const last = end ?? BigInt(characters.length);
  if (end !== undefined && start > end) return new CelError(`invalid substring range. start: ${start}, end: ${end}`);
  if (start < 0n || start > characters.length) return outOfRange(start);
  if (last < 0n || last > characters.length) return outOfRange(last);
  return characters.slice(Number(start), Number(last)).join('');
}

function join(list: ListValue, separator: string): Value {
  const texts: string[] = [];
  let length = 0;
  for (const element of list) {
    if (typeof element !== 'string') return new CelError(`join: invalid input: ${print(element)}`);
    texts.push(element);
    length += element.length + separator.length;
    if (length > LONGEST_TEXT) return new CelError('the result is too long');
  }
  return texts.join(separator);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
  '"': '\\"',
};

/** Functions of texts: places, parts, `format`. Mirrors cel-go's `ext.Strings`, version 2. */
export function strings(): Library {
  const S = StringType;
  const declare = (
    name: string,
    ...overloads: readonly (readonly [
      id: string,
      args: readonly Type[],
      result: Type,
      call: (...args: never[]) => Value,
    ])[]
  ): FunctionDeclaration => ({
    name,
    overloads: overloads.map(([id, args, result, call]) =>
      memberOverload(id, args, result, call as (...args: Value[]) => Value),
    ),
  });
  const texts = listType(S);
  return {
    functions: [
      declare('charAt', ['string_char_at_int', [S, IntType], S, charAt]),
      declare(
        'indexOf',
        ['string_index_of_string', [S, S], IntType, (text: string, part: string) => indexOf(text, part)],
        ['string_index_of_string_int', [S, S, IntType], IntType, indexOf],
      ),
      declare(
        'lastIndexOf',
        ['string_last_index_of_string', [S, S], IntType, (text: string, part: string) => lastIndexOf(text, part)],
        ['string_last_index_of_string_int', [S, S, IntType], IntType, lastIndexOf],
      ),
      declare('lowerAscii', [
        'string_lower_ascii',
        [S],
        S,
        (text: string) => text.replace(/[A-Z]+/g, (part) => part.toLowerCase()),
      ]),
      declare(
        'replace',
        [
          'string_replace_string_string',
          [S, S, S],
          S,
          (text: string, old: string, by: string) => replace(text, old, by, -1n),
        ],
        ['string_replace_string_string_int', [S, S, S, IntType], S, replace],
      ),
      declare(
        'split',
        ['string_split_string', [S, S], texts, (text: string, separator: string) => split(text, separator, -1n)],
        ['string_split_string_int', [S, S, IntType], texts, split],
      ),
      declare(
        'substring',
        ['string_substring_int', [S, IntType], S, (text: string, start: bigint) => substring(text, start)],
        ['string_substring_int_int', [S, IntType, IntType], S, substring],
      ),
      declare('trim', ['string_trim', [S], S, (text: string) => trimSpace(text)]),
      declare('upperAscii', [
        'string_upper_ascii',
        [S],
        S,
        (text: string) => text.replace(/[a-z]+/g, (part) => part.toUpperCase()),
      ]),
      declare('format', [
        'string_format',
        [S, listType(DynType)],
        S,
        (text: string, args: ListValue) => formatText(text, args),
      ]),
      {
        name: 'strings.quote',
        overloads: [
          overload(
            'strings_quote',
            [S],
            S,
            (text) =>
              `"${(text as string).replace(/[\x07\b\f\n\r\t\v\\"]/g, (character) => ESCAPES[character] ?? character)}"`,
          ),
        ],
      },
      declare(
        'join',
        ['list_join', [texts], S, (list: ListValue) => join(list, '')],
        ['list_join_string', [texts, S], S, join],
      ),
    ],
  };
}
