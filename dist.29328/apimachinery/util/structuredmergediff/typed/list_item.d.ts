import type { PathElement } from '../fieldpath/index.ts';
import type { ListType, Schema } from '../schema/index.ts';
/** The element that identifies an item of an associative list, or Go's message if there is none. */
export declare function listItemElement(schema: Schema, list: ListType, item: unknown): PathElement | string;
