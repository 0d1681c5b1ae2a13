import type { Struct } from '#engine/schema/descriptor';
import type { KindClass } from '../../runtime/kind_class.ts';
import { ParseableType } from '../structuredmergediff/typed/index.ts';
/** A Kind class or the descriptor of a struct. */
export type Described = Pick<KindClass, 'type' | 'fields'> | Struct;
/**
 * The type of the objects of a Kind, or of the values of a struct, for server-side apply: which lists and maps are
 * atomic, and the keys of list items. Derived lazily from the descriptors, and cached.
 */
export declare function parseableType(kind: Described): ParseableType;
