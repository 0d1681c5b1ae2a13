import type { CBORError } from './error.ts';
import type { Source } from './source.ts';
/** The error for the item whose head was just read. Go sees first what is wrong with the item itself. */
export declare function wrongType(source: Source, goType: string, why?: string): CBORError;
