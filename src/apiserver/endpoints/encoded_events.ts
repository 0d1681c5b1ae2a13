import type { APIObject } from '../storage/api_object.ts';

/** How many objects' events are kept: watches are told of a change within moments of each other. */
const KEPT = 1000;

/** The bytes of events of one resource: encoded once for each media type, however many watch. Mirrors Go's `cachingObject`. */
export class EncodedEvents {
  /** The oldest first. */
  readonly #known = new Map<APIObject, Map<string, Uint8Array>>();

  /**
   * @param object as the store gave it: the same for all watches, and frozen
   * @param form what the bytes depend on besides: the type of the event and the media type
   */
  of(object: APIObject, form: string, encode: () => Uint8Array): Uint8Array {
    const forms = this.#known.get(object) ?? this.#keep(object);
    const known = forms.get(form);
    if (known !== undefined) return known;
    const bytes = encode();
    forms.set(form, bytes);
    return bytes;
  }

  #keep(object: APIObject): Map<string, Uint8Array> {
    const forms = new Map<string, Uint8Array>();
    this.#known.set(object, forms);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > KEPT) this.#known.delete(oldest);
    return forms;
  }
}
