import type { Codec, Decoded } from '#apimachinery/runtime/codec';
import { DecodeError } from '#apimachinery/runtime/decode_error';
import { MissingKindError } from '#apimachinery/runtime/errors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { setOwn } from '#engine/json/own_property';
import { readJSON } from '#engine/json/read';
import { stringifyJSON } from '#engine/json/stringify';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { isMap } from './nested_field.ts';
import { Unstructured, UnstructuredList } from './unstructured.ts';

/**
 * Reads JSON of any kind as {@link Unstructured}, or as {@link UnstructuredList} when the data have a property `items`
 * (even null), and writes JSON with sorted keys and a trailing line feed. `kind` is required; list items with neither
 * `apiVersion` nor `kind` get them from the list. Mirrors Go's `unstructured.UnstructuredJSONScheme`.
 */
export const UnstructuredJSONScheme: Codec = {
  /**
   * @param into an Unstructured or UnstructuredList that is filled and returned
   * @throws {DecodeError} when the data are not a JSON object, or `items` is not a list of objects
   * @throws {MissingKindError} when there's no `kind`, or `apiVersion` can't be parsed
   */
  decode(data: string | Uint8Array, _defaults?: object, into?: RuntimeObject): Decoded {
    const text = fromUTF8(data);
    return decodeContent(parse(text), text, into);
  },

  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    return toUTF8(encodeToString(object));
  },

  encodeToString,

  identifier(): string {
    return 'unstructuredJSON';
  },
};

function encodeToString(object: RuntimeObject): string {
  return `${stringifyJSON(isUnstructured(object) ? object.unstructuredContent() : object, { sorted: true })}\n`;
}

/**
 * The same for parsed data: the value becomes the object.
 * @param source for the message of a MissingKindError
 */
export function decodeContent(
  value: unknown,
  source: string,
  into?: RuntimeObject,
): Decoded<Unstructured | UnstructuredList> {
  const isList =
    into instanceof UnstructuredList ||
    (!(into instanceof Unstructured) && isMap(value) && Object.hasOwn(value, 'items'));
  if (value !== null && !isMap(value)) throw new DecodeError(cannotUnmarshal(typeName(value), goTypeOf(into)));
  const content = value ?? {};
  let object: Unstructured | UnstructuredList;
  if (isList) {
    object = into instanceof UnstructuredList ? into : new UnstructuredList();
    object.setDecodedContent(content);
  } else {
    object = into instanceof Unstructured ? into : new Unstructured();
    object.setUnstructuredContent(content);
  }
  const gvk = object.groupVersionKind();
  if (gvk.kind === '') throw new MissingKindError(source);
  return { object, gvk };
}

/** What Go reads the data into first. */
function goTypeOf(into: RuntimeObject | undefined): string {
  if (into === undefined) return 'unstructured.detector';
  return into instanceof UnstructuredList ? 'unstructured.decodeList' : 'map[string]interface {}';
}

function parse(text: string): unknown {
  try {
    const { value, details } = readJSON(text);
    const [overflow] = details?.overflows.keys() ?? [];
    if (overflow !== undefined) throw new DecodeError(cannotUnmarshal(`number ${overflow}`, 'float64'));
    return details === undefined ? value : asGoNumbers(value);
  } catch (error) {
    throw error instanceof JSONSyntaxError ? new DecodeError(error.message, [], { cause: error }) : error;
  }
}

/**
 * Converts integers beyond int64 to floats, as in Go. Only an exact parser returns such.
 *
 * Differs from Go: it distinguishes -0.0 from 0, and writes it as -0.
 */
function asGoNumbers(root: unknown): unknown {
  const holder = { root };
  const pending: object[] = [holder];
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'object' && value !== null) pending.push(value);
      else if (typeof value === 'bigint' && BigInt.asIntN(64, value) !== value) setOwn(object, key, Number(value));
    }
  }
  return holder.root;
}
