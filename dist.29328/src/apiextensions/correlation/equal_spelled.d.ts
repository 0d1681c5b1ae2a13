import { type Spellings } from '#engine/json/notes';
/**
 * Whether a part of an object is the same as one that was stored to Go's `reflect.DeepEqual`: 1.0 is not 1.
 * @param spellings of the first one; what was stored has none
 */
export declare function equalSpelled(value: unknown, old: unknown, spellings: Spellings | undefined): boolean;
