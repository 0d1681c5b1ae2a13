import type { ComparePlaces } from '../schema/compare_places.ts';
import { JSONDocument } from './document.ts';
import { isDeeperThan } from './levels.ts';
import type { Spellings } from './notes.ts';
import { duplicatesOf, MAX_DUPLICATES, spellingsOf } from './notes.ts';
import type { JSONDetails } from './parse.ts';
import { stringifyJSON } from './stringify.ts';
import { JSONSyntaxError } from './syntax_error.ts';
import { MAX_DEPTH } from './tokenizer.ts';

/** What is known of a value that was read before. */
export interface ValueOrigin {
  readonly details?: JSONDetails | undefined;
  readonly sortedBy?: ComparePlaces | undefined;
}

/**
 * A JSON value that is there already, in place of a text: what was merged or converted, or came within something else. The
 * value becomes the object.
 */
export class ValueDocument extends JSONDocument {
  override readonly sortedBy: ComparePlaces | undefined;
  readonly #value: unknown;
  readonly #details: JSONDetails | undefined;
  #isShallow: boolean;

  constructor(value: unknown, { details, sortedBy }: ValueOrigin = {}) {
    super('');
    this.#value = value;
    this.#details = details;
    this.sortedBy = sortedBy;
    // A parser has counted its levels.
    this.#isShallow = details !== undefined || sortedBy !== undefined;
  }

  override get text(): string {
    return stringifyJSON(this.#value);
  }

  /** @throws JSONSyntaxError when it is nested more deeply than a text may be */
  override get value(): unknown {
    if (!this.#isShallow && isDeeperThan(this.#value, MAX_DEPTH))
      throw new JSONSyntaxError('exceeded max depth', '', 0);
    this.#isShallow = true;
    return this.#value;
  }

  override get details(): JSONDetails | undefined {
    return this.#details;
  }

  override readExactly(): boolean {
    return false;
  }

  override get isRead(): boolean {
    return false;
  }

  override get hasDuplicates(): boolean {
    return false;
  }

  override get mayBeDeep(): boolean {
    return false;
  }

  override get mayHideSpellings(): boolean {
    return false;
  }

  override get spellings(): Spellings | undefined {
    return spellingsOf(this.#details?.root);
  }

  override get duplicates(): readonly (readonly (string | number)[])[] {
    return duplicatesOf(this.#details?.root, MAX_DUPLICATES).map(({ keys }) => keys);
  }
}
