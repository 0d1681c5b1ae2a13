import { cutOut } from '#engine/json/cut';
import type { Cut, LateProperty } from '#engine/json/cut';
import { hasDuplicateKeys } from '#engine/json/duplicates';
import { JSONSyntaxError, parseJSON } from '#engine/json/parse';
import { endOfPlainObject } from '#engine/json/plain_object';
import { readJSON } from '#engine/json/read';
import type { ReadResult } from '#engine/json/read';
import { fromUTF8 } from '#engine/text/utf8';
import { scalarSyntaxes } from '#apimachinery/apis/meta/v1/scalars';
import { toInstance } from '../../instance.ts';
import { KindMismatchError } from '../../kind_base.ts';
import type { KindBase } from '../../kind_base.ts';
import type { KindClass } from '../../kind_class.ts';
import { checkValue, reportStrict } from './check_value.ts';
import { interpret, syntaxError, withDefaults } from './meta.ts';

/** How {@link decodeAs} reads. */
export interface DecodeAsOptions {
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
export function decodeAs<T extends KindBase>(
  type: KindClass<T>,
  data: string | Uint8Array,
  options: DecodeAsOptions = {},
): T {
  const text = fromUTF8(data);
  const { strict = false } = options;
  const { value, details, cut } = parseFor(text, strict, strict ? undefined : type);
  const gvk = withDefaults(interpret(value), type);
  if (gvk.kind !== type.kind || gvk.version !== type.version || gvk.group !== type.group) {
    throw new KindMismatchError(`cannot decode ${gvk} as ${type.kind} of ${type.apiVersion}`);
  }
  const check = {
    strict,
    details,
    cut,
    scalars: scalarSyntaxes,
    reparse: (): ReadResult => readChecked(() => parseJSON(text, { offsets: strict })),
  };
  const checked = checkValue(type, value, check);
  const object = toInstance(type, checked.value as object);
  reportStrict(checked.faults, check, object, gvk);
  return object;
}

/** What {@link parseFor} gives. */
export interface Parsed extends ReadResult {
  /** What was left out of the value, for the pass that checks it to put back. */
  readonly cut?: Cut | undefined;
}

/** Sets of fields (`metav1.FieldsV1`), which servers send with every object. */
const fieldsV1: LateProperty = { start: '"fields', rest: 'V1":', type: '@v1.FieldsV1', end: endOfPlainObject };

/**
 * Parses JSON as decoding needs it: quickly, or with every detail where strictness asks for it.
 * @param late long sets of fields may be left unread, and what the class says
 */
export function parseFor(text: string, strict: boolean, late: Pick<KindClass, 'late'> | undefined): Parsed {
  const cut = late && cutOut(text, late.late === undefined ? [fieldsV1] : [fieldsV1, late.late()]);
  if (cut !== undefined) {
    try {
      const read = readJSON(cut.text, { fast: true });
      if (read.details === undefined) return { ...read, cut };
    } catch {
      // The whole text tells what is wrong, and where.
    }
  }
  return readChecked(() => {
    const result = readJSON(text, { fast: !strict });
    return strict && hasDuplicateKeys(text, result.value) ? readJSON(text, { details: true }) : result;
  });
}

/** Runs a parser and gives its errors the words of a decoder. */
export function readChecked(read: () => ReadResult): ReadResult {
  try {
    return read();
  } catch (error) {
    throw error instanceof JSONSyntaxError ? syntaxError(error) : error;
  }
}
