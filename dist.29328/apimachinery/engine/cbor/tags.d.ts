import type { Source } from './source.ts';
/** Reads the tags that only say that an item is CBOR. */
export declare function readSelfDescribed(source: Source): void;
/**
 * Reads the tags before an item, all of which are passed over.
 * @returns the one that says how byte strings become text; 0 for none
 * @throws CBORError when a time tag precedes another type
 */
export declare function readTags(source: Source): number;
/** Reads one tag, and checks that its content may stand there. */
export declare function readTag(source: Source): number;
