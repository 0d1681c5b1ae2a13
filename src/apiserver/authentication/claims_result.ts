import { ListValue, type Value } from '../../cel/index.ts';

/**
 * The texts that an expression gave: one, or a list of them. Empty ones are left out. Mirrors Go's
 * `convertCELValueToStringList`.
 *
 * Differs from Go: a list that `split` made is one, too; there it is refused.
 * @throws {TypeError} when it gave something else
 */
export function textsOf(value: Value): string[] {
  if (value === null) return [];
  const texts = value instanceof ListValue ? [...value] : [value];
  return texts
    .map((text) => {
      if (typeof text !== 'string') throw new TypeError('expression must return a string or a list of strings');
      return text;
    })
    .filter((text) => text !== '');
}
