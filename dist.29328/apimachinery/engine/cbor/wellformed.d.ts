import { CBORError } from './error.ts';
import { Source } from './source.ts';
/**
 * Checks that one item begins at a place, complete and of what is accepted: no bignums, no NaN and infinities. Works without recursion.
 * @param tolerant accept all these
 * @returns where the item ends
 * @throws CBORError
 */
export declare function checkWellFormed(data: Uint8Array, at?: number, tolerant?: boolean): number;
/** As {@link checkWellFormed}, and nothing may follow. */
export declare function checkOneItem(data: Uint8Array, tolerant?: boolean): void;
/** The error for a simple value but a boolean or null, whose head was just read; Go knows it only where it reads the value. */
export declare function unknownSimpleValue({ major, info, argument }: Source): CBORError | undefined;
