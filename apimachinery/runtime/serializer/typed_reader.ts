import { copy } from '#engine/verbs/copy';
import type { Decoded } from '../codec.ts';
import { isDecodeError } from '../decode_error.ts';
import type { KindClass } from '../kind_class.ts';
import { Scheme } from '../scheme.ts';
import { Serializer } from './json/serializer.ts';

/** What was read, with the `apiVersion` and `kind` that it named itself; empty when it did not. */
export type TypedAnswer<T> = Omit<T, 'apiVersion' | 'kind'> & { readonly apiVersion: string; readonly kind: string };

/** Reads JSON into the type that is expected, as Go's `rest.Result.Into` does with a codec of a scheme. */
export class TypedReader {
  readonly #serializer: Serializer;

  /** @param add what adds the Kinds that may come */
  constructor(...add: readonly ((scheme: Scheme) => void)[]) {
    const scheme = new Scheme();
    for (const each of add) each(scheme);
    this.#serializer = new Serializer(scheme);
  }

  /** @param value parsed JSON @throws Error with Go's text, for what is none of the type */
  read<T extends object>(type: KindClass<T>, value: unknown): TypedAnswer<T> {
    const { object, gvk } = this.#decode(type, value);
    if (!(object instanceof type))
      throw new Error(`converting (${gvk.version}.${gvk.kind}) to (${type.version}.${type.kind}): unknown conversion`);
    // The decoder has filled in what the value did not say.
    return { ...object, apiVersion: textOf(value, 'apiVersion'), kind: textOf(value, 'kind') };
  }

  #decode({ group, version, kind }: KindClass, value: unknown): Decoded {
    try {
      return this.#serializer.decodeValue(copy(value), { group, version, kind });
    } catch (error) {
      throw isDecodeError(error) ? new Error(error.text, { cause: error }) : error;
    }
  }
}

function textOf(value: unknown, name: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
