import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import type { FieldTree } from '#engine/schema/field_tree';
import { fromUTF8 } from '#engine/text/utf8';
import { omitFields } from '#engine/verbs/omit';
import type { LocatedYAML } from '#engine/yaml/index';
import { parseYAML, YAMLError } from '#engine/yaml/index';
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
   * @param maxValues how many values are read before the text is refused
   * @throws TooManyValuesError
   * @throws DecodeError when the data are not YAML; its `cause` may be a YAMLError
   */
  constructor(data: string | Uint8Array, omit?: FieldTree, maxValues?: number) {
    const { value, duplicates, strictError } = parse(data, maxValues);
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

function parse(data: string | Uint8Array, maxValues: number | undefined): LocatedYAML {
  try {
    return parseYAML(data, { positions: true, maxValues });
  } catch (error) {
    throw error instanceof YAMLError ? new DecodeError(error.message, [], { cause: error }) : error;
  }
}
