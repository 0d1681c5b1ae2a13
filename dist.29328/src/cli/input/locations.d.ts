import type { Unreadable } from './find_files.ts';
import type { WebReader } from './web_reader.ts';
/** A file of a location, or why it can't be read. */
export type LocationFile = {
    readonly location: string;
    readonly path: string;
    readonly data: string | Uint8Array;
} | Unreadable;
/** Reads files, folders, patterns of files and addresses of the web, one after the other. */
export declare function readLocations(locations: readonly string[], web: WebReader): AsyncGenerator<LocationFile, void, undefined>;
