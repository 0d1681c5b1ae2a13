import { ValueDocument } from '#engine/json/value_document';
import { copy } from '#engine/verbs/copy';
import { isDecodeError } from '../decode_error.ts';
import { classOf, type KindClass } from '../kind_class.ts';
import { decodeKnown, type KnownKinds } from './json/decode.ts';

/** What was read, with the `apiVersion` and `kind` that it named itself; empty when it did not. */
export type TypedAnswer<T> = Omit<T, 'apiVersion' | 'kind'> & { readonly apiVersion: string; readonly kind: string };

/**
 * Makes a JSON value an object of the expected type, as Go's `rest.Result.Into` does.
 * @param known the Kinds that may come
 * @throws Error with Go's text, for what is none of the type
 */
export function decodeAnswer<T extends object>(known: KnownKinds, type: KindClass<T>, value: unknown): TypedAnswer<T> {
  let object: object;
  try {
    object = decodeKnown(known, new ValueDocument(withoutUndefined(copy(value))), { defaults: type });
  } catch (error) {
    throw isDecodeError(error) ? new Error(error.text, { cause: error }) : error;
  }
  if (!(object instanceof type)) {
    const { version, kind } = classOf(object);
    throw new Error(`converting (${version}.${kind}) to (${type.version}.${type.kind}): unknown conversion`);
  }
  // The decoder has filled in what the value did not say.
  return { ...object, apiVersion: textOf(value, 'apiVersion'), kind: textOf(value, 'kind') };
}

/** Takes out what is undefined: it is absent, as to JSON. Without recursion, as answers may be nested deeply. */
function withoutUndefined(value: unknown): unknown {
  const open = [value];
  for (const each of open) {
    if (typeof each !== 'object' || each === null) continue;
    for (const [key, member] of Object.entries(each))
      if (member === undefined) Reflect.deleteProperty(each, key);
      else open.push(member);
  }
  return value;
}

function textOf(value: unknown, name: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
