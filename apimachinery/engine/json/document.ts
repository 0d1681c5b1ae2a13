import type { ComparePlaces } from '../schema/compare_places.ts';
import type { FieldTree } from '../schema/field_tree.ts';
import { fromUTF8 } from '../text/utf8.ts';
import { hasDuplicateKeys } from './duplicates.ts';
import { mayBeDeep } from './levels.ts';
import type { Spellings } from './notes.ts';
import { duplicatesOf, MAX_DUPLICATES, spellingsOf } from './notes.ts';
import { readJSONWithout } from './omit.ts';
import type { JSONDetails } from './parse.ts';
import { parseJSON } from './parse.ts';
import type { ReadResult } from './read.ts';
import { hasSpelledItems, readJSONFast } from './read.ts';

/**
 * A JSON text that is to become an object, and what decoding and validation ask of it, each found out when first asked
 * for. It is for one decoding: the value becomes the object. What is said of the text stays true.
 *
 * ```ts
 * const document = new JSONDocument('{"apiVersion": "example.com/v1", "kind": "Widget", "spec": {"size": 1.0}}');
 * const { object } = serializer.decode(document, undefined, new Unstructured());
 * document.spellings; // { spec: { size: '1.0' } }
 * ```
 */
export class JSONDocument {
  /** What was given. */
  readonly data: string | Uint8Array;
  /** How the keys of the text are sorted before they are read; undefined where they are not. */
  readonly sortedBy: ComparePlaces | undefined;
  readonly #omit: FieldTree | undefined;
  #text: string | undefined;
  #read: ReadResult | undefined;
  /** Why the text can't be read. */
  #failure: unknown;
  #hasDuplicates: boolean | undefined;

  /** @param omit fields to leave out */
  constructor(data: string | Uint8Array, omit?: FieldTree) {
    this.data = data;
    this.#omit = omit;
  }

  /** The same text, of which the value has not been used. */
  without(omit: FieldTree): JSONDocument {
    return new JSONDocument(this.data, omit);
  }

  get text(): string {
    return (this.#text ??= fromUTF8(this.data));
  }

  /**
   * The value. Until {@link JSONDocument.readExactly} it is that of JSON.parse, unless a member of an object is spelled
   * with a fraction or an exponent: numbers beyond 2^53 may be rounded, and those in arrays spelled otherwise.
   * @throws JSONSyntaxError with Go's text
   */
  get value(): unknown {
    return this.#result.value;
  }

  /** What JSON.parse can't tell of the value, as far as it has been read exactly. */
  get details(): JSONDetails | undefined {
    return this.#result.details;
  }

  get #result(): ReadResult {
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#read !== undefined) return this.#read;
    const { text } = this;
    try {
      return (this.#read = this.#omit === undefined ? readJSONFast(text) : readJSONWithout(text, this.#omit));
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  /**
   * Reads the text again, with every digit, in the order of the text, and with all details.
   * @param offsets also where keys and items stand
   * @returns whether there is a text
   * @throws JSONSyntaxError
   */
  readExactly(offsets: boolean): boolean {
    this.#read = parseJSON(this.text, { offsets, omit: this.#omit });
    return true;
  }

  /** Whether the value was read from the text, so that nobody else has it. */
  get isRead(): boolean {
    return true;
  }

  /** Whether some object has a key twice. Asked before the value is used. */
  get hasDuplicates(): boolean {
    return (this.#hasDuplicates ??= this.#lookForDuplicates());
  }

  #lookForDuplicates(): boolean {
    if (this.#omit === undefined) return hasDuplicateKeys(this.text, this.value);
    try {
      // What is left out has keys, too.
      return hasDuplicateKeys(this.text, JSON.parse(this.text));
    } catch {
      return true;
    }
  }

  /** Whether objects and arrays may be nested in more levels than Go allows. */
  get mayBeDeep(): boolean {
    return mayBeDeep(this.text);
  }

  /** Whether a number in an array may be spelled with a fraction or an exponent, and the value doesn't tell. */
  get mayHideSpellings(): boolean {
    return this.details === undefined && hasSpelledItems(this.text);
  }

  /** Faults for strict decoding that the format's own parser has found. */
  get strictErrors(): readonly string[] {
    return [];
  }

  /** Undefined when no number is spelled with a fraction or an exponent. */
  get spellings(): Spellings | undefined {
    if (this.details === undefined && !hasSpelledItems(this.text)) return undefined;
    return spellingsOf(this.#allDetails().root);
  }

  /** The paths of the first 1,000 keys that repeat one of the same object, in the order of the text. */
  get duplicates(): readonly (readonly (string | number)[])[] {
    return duplicatesOf(this.#allDetails().root, MAX_DUPLICATES).map(({ keys }) => keys);
  }

  #allDetails(): JSONDetails {
    return this.details ?? parseJSON(this.text, { omit: this.#omit }).details;
  }
}
