import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import type { FieldTree } from '#engine/schema/field_tree';
import { finish, type Steps } from '#engine/steps';
import { fromUTF8 } from '#engine/text/utf8';
import { omitFields } from '#engine/verbs/omit';
import type { LocatedYAML } from '#engine/yaml/index';
import { YAMLError } from '#engine/yaml/index';
import { locateYAMLInSteps } from '#engine/yaml/parse';
import { DecodeError } from '../../decode_error.ts';

/**
 * A YAML text that is to become an object. No number has a spelling: Go makes JSON of YAML first, and writes `1.0` and `1e3`
 * as the integers 1 and 1000.
 */
export class YAMLDocument extends ValueDocument {
  override readonly data: string | Uint8Array;
  readonly #duplicates: LocatedYAML['duplicates'];
  readonly #strictErrors: readonly string[];

  /**
   * @param omit fields to leave out
   * @param read what was read of the text in steps
   * @throws DecodeError when the data are not YAML; its `cause` may be a YAMLError
   */
  constructor(data: string | Uint8Array, omit?: FieldTree, read: LocatedYAML = finish(readInSteps(data))) {
    const { value, duplicates, strictError } = read;
    if (omit !== undefined) omitFields(value, omit);
    super(value, { sortedBy: comparePlaces });
    this.data = data;
    this.#duplicates = duplicates;
    this.#strictErrors = strictError === undefined ? [] : [strictError];
  }

  override get text(): string {
    return fromUTF8(this.data);
  }

  override get strictErrors(): readonly string[] {
    return this.#strictErrors;
  }

  override get duplicates(): readonly (readonly (string | number)[])[] {
    return this.#duplicates.map(({ keys }) => keys);
  }
}

/**
 * Reads a text for a {@link YAMLDocument}, in steps.
 * @param maxValues how many values are read before the text is refused; any number unless given
 * @throws TooManyValuesError
 * @throws DecodeError when the data are not YAML; its `cause` may be a YAMLError
 */
export function* readInSteps(data: string | Uint8Array, maxValues?: number): Steps<LocatedYAML> {
  try {
    return yield* locateYAMLInSteps(data, { maxValues });
  } catch (error) {
    throw error instanceof YAMLError ? new DecodeError(error.message, [], { cause: error }) : error;
  }
}
