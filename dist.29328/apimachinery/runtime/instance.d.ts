import type { KindBase } from './kind_base.ts';
import type { KindClass } from './kind_class.ts';
/**
 * Decoded data as an instance of its Kind: a new object with the properties of the data, and with `metadata` and
 * `items` where they are missing. The items of a list are replaced by instances of their Kind.
 *
 * Differs from Go: a list that came without items is written with `[]`, as servers write it, not with `null`.
 */
export declare function toInstance<T extends object>(type: KindClass<T>, data: object): T & KindBase;
