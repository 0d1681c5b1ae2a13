import { compareUTF8 } from '#engine/text/utf8';
import type { Fields } from './fields.ts';
import type { Selector } from './selector.ts';
import { selectorFromSet } from './terms.ts';
import { valueOf } from './value_of.ts';

export type { Fields } from './fields.ts';

/** Values of fields by their path: `{ 'metadata.name': 'a' }`. Mirrors Go's `fields.Set` and `fields.Fields`. */
export type Set = { readonly [field: string]: string };

/** Go's methods of `fields.Set`. */
export const Set = {
  /**
   * `a=1,b=2`, sorted. Values are not escaped, as in Go: `parseSelector` accepts it if none contains `,`, `=` or `\`.
   */
  toString(set: Fields): string {
    return Object.entries(set ?? {})
      .map(([field, value]) => `${field}=${value}`)
      .sort(compareUTF8)
      .join(',');
  },
  /** Whether the field is present. */
  has(set: Fields, field: string): boolean {
    return set !== null && set !== undefined && Object.hasOwn(set, field);
  },
  /** The value of the field; empty when absent. */
  get(set: Fields, field: string): string {
    return valueOf(set, field);
  },
  /** As {@link selectorFromSet}. */
  asSelector(set: Fields): Selector {
    return selectorFromSet(set);
  },
} as const;
