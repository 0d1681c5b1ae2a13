import type { JSONDetails } from '#engine/json/parse';
import { ValueDocument } from '#engine/json/value_document';
import type { Document } from './documents.ts';
import type { FileFault } from './file_fault.ts';
/** A place in a file, counted from 1. */
export interface Place {
    readonly line: number;
    readonly column: number;
}
export type Keys = readonly (string | number)[];
/** A document parsed with the positions of its parts. */
export interface Placed {
    readonly value: unknown;
    /** Details of the value at a path that JSON.parse does not report; undefined for YAML. */
    readonly detailsAt: (keys: Keys) => JSONDetails | undefined;
    /** The position of a key or item, or of the nearest one around it. */
    readonly locate: (keys: Keys) => Place;
    /** Duplicate keys, but not those that override what their mapping merges, as kubectl takes them. */
    readonly duplicates: readonly FileFault[];
}
/** The value at a path as verification takes it. */
export declare function documentAt(placed: Placed, value: unknown, keys: Keys, { format }: Document): ValueDocument;
/** Parses a document with the positions of its parts; returns the fault if it can't be parsed. */
export declare function readPlaced(document: Document, strict: boolean): Placed | FileFault;
