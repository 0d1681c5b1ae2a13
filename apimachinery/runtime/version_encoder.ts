import type { Encoder } from './codec.ts';
import { isNotRegisteredError } from './errors.ts';
import { type GroupVersioner, kindChooser } from './group_versioner.ts';
import { classOf } from './kind_class.ts';
import type { RuntimeObject } from './runtime_object.ts';
import type { GroupVersionKind } from './schema/group_version.ts';
import { fromAPIVersionAndKind } from './schema/group_version.ts';
import type { Scheme } from './scheme.ts';

/**
 * Writes objects with the kind that a Scheme has for them, without conversion: of several kinds, the one that the
 * version chooses. Objects are not changed; those that the Scheme doesn't know are written as they are.
 * Mirrors Go's `runtime.WithVersionEncoder`.
 */
export class WithVersionEncoder implements Encoder {
  readonly #encoder: Encoder;
  readonly #scheme: Scheme;
  readonly #version: GroupVersioner | undefined;

  constructor(encoder: Encoder, scheme: Scheme, version?: GroupVersioner) {
    this.#encoder = encoder;
    this.#scheme = scheme;
    this.#version = version;
  }

  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    return this.#encoder.encode(this.#withKind(object));
  }

  encodeToString(object: RuntimeObject): string {
    return this.#encoder.encodeToString(this.#withKind(object));
  }

  /** That of the encoder, as in Go. */
  identifier(): string {
    return this.#encoder.identifier();
  }

  #withKind(object: RuntimeObject): RuntimeObject {
    const kinds = this.#kindsOf(object);
    if (kinds === undefined) return object;
    const chosen = (this.#version && kindChooser(this.#version).kindForGroupVersionKinds(kinds)) ?? kinds[0]!;
    const own = (key: 'apiVersion' | 'kind'): string => (Object.hasOwn(object, key) ? (object[key] ?? '') : '');
    if (chosen.equals(fromAPIVersionAndKind(own('apiVersion'), own('kind')))) return object;
    const typed = this.#scheme.from(object);
    const Type = classOf(typed);
    const copy = new Type(typed as never);
    copy.setGroupVersionKind(chosen);
    return copy;
  }

  #kindsOf(object: RuntimeObject): readonly GroupVersionKind[] | undefined {
    try {
      return this.#scheme.objectKinds(object).gvks;
    } catch (error) {
      if (isNotRegisteredError(error)) return undefined;
      throw error;
    }
  }
}
