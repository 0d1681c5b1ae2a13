import { hasDuplicateKeys } from '#engine/json/duplicates';
import { mayBeDeep } from '#engine/json/levels';
import { readJSONWithout } from '#engine/json/omit';
import { parseJSON } from '#engine/json/parse';
import { hasSpelledItems, readJSON } from '#engine/json/read';
import type { ReadResult } from '#engine/json/read';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import type { ScalarSyntaxes } from '#engine/schema/descriptor';
import type { FieldTree } from '#engine/schema/field_tree';
import { fromUTF8 } from '#engine/text/utf8';
import { toInstance } from '../../instance.ts';
import { KindMismatchError } from '../../kind_base.ts';
import type { KindClass } from '../../kind_class.ts';
import { omittedFields } from '../omit/omit_options.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { checkValue, reportStrict } from './check_value.ts';
import type { CheckOptions } from './check_value.ts';
import { interpret, syntaxError, withDefaults } from './meta.ts';

/** How {@link decodeAs} reads. */
export interface DecodeAsOptions extends OmitOptions {
  /** The types with a syntax of their own that the Kind's fields name: `metav1.scalarSyntaxes`. */
  readonly scalars: ScalarSyntaxes;
  /** Reports unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
}

/**
 * Reads one object of a Kind that is known beforehand from JSON, as a Serializer would, but without a Scheme: the
 * smallest way to decode, for a browser. What the data lack of `apiVersion` and `kind` is taken from the Kind.
 * @throws DecodeError when the data are not JSON, or a field can't hold its value
 * @throws KindMismatchError when the data are of another kind
 * @throws StrictDecodingError in strict mode, with the decoded object
 */
export function decodeAs<T extends object>(type: KindClass<T>, data: string | Uint8Array, options: DecodeAsOptions): T {
  const text = fromUTF8(data);
  const { strict = false, scalars } = options;
  const how = { strict, omitted: omittedFields(options) };
  const { value, details } = parseFor(text, how);
  const gvk = withDefaults(interpret(value), type);
  if (gvk.kind !== type.kind || gvk.version !== type.version || gvk.group !== type.group) {
    throw new KindMismatchError(`cannot decode ${gvk} as ${type.kind} of ${type.apiVersion}`);
  }
  const check = {
    strict,
    details,
    ...looksAt(text, how),
  };
  const checked = checkValue(type, value, scalars, check);
  const object = toInstance(type, checked.value as object);
  reportStrict(checked.faults, check, object, gvk);
  return object;
}

/** How {@link parseFor} parses. */
export interface ParseForOptions {
  /** Tell duplicate keys. */
  readonly strict: boolean;
  /** Fields to leave out. */
  readonly omitted: FieldTree | undefined;
}

/** Parses JSON as decoding needs it: quickly, or with every detail where strictness asks for it. */
export function parseFor(text: string, { strict, omitted }: ParseForOptions): ReadResult {
  return readChecked(() => {
    if (omitted !== undefined) return readJSONWithout(text, omitted, { unique: strict });
    const result = readJSON(text, { fast: true });
    return strict && hasDuplicateKeys(text, result.value) ? readJSON(text, { details: true }) : result;
  });
}

/** The same with all details: what is to tell of the text that JSON.parse can't. */
export function parseWithDetails(text: string, options: ParseForOptions): ReadResult {
  const { strict, omitted } = options;
  if (omitted !== undefined)
    return readChecked(() => readJSONWithout(text, omitted, { unique: true, spellings: true }));
  const result = parseFor(text, options);
  const hasMore = result.details === undefined && (hasSpelledItems(text) || hasDuplicateKeys(text, result.value));
  return hasMore ? readChecked(() => parseJSON(text, { offsets: strict })) : result;
}

/** What the pass over a value that {@link parseFor} gave may need to know of its text. */
export function looksAt(
  text: string,
  { strict, omitted }: ParseForOptions,
): Pick<CheckOptions, 'deep' | 'reparse' | 'hasSpelledItems'> {
  return {
    deep: mayBeDeep(text),
    reparse: () => readChecked(() => parseJSON(text, { offsets: strict, omit: omitted })),
    hasSpelledItems: () => hasSpelledItems(text),
  };
}

/** Runs a parser and gives its errors the words of a decoder. */
export function readChecked(read: () => ReadResult): ReadResult {
  try {
    return read();
  } catch (error) {
    throw error instanceof JSONSyntaxError ? syntaxError(error) : error;
  }
}
