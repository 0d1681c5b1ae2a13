import type { JSONNotes } from '../json/notes.ts';
import type { JSONDetails } from '../json/parse.ts';
import type { ScalarSyntax } from '../schema/descriptor.ts';
import type { Node } from '../schema/node.ts';
import type { Raised } from './raised.ts';
/** Checks values that are neither objects nor lists, and collects what is wrong with them. */
export declare class LeafChecks {
    readonly raised: Raised[];
    unsafe: boolean;
    /** Some list has numbers that must be integers: only the text tells whether they are spelled as such. */
    hasIntegerItems: boolean;
    readonly sorted: boolean;
    readonly details: JSONDetails | undefined;
    constructor(sorted: boolean, details: JSONDetails | undefined);
    integer(value: unknown, node: Node, notes: JSONNotes | undefined, key: string | number, min: number | bigint, max: number | bigint): void;
    /** Keeps a number as it was written where JavaScript has rounded it. */
    exactNumber(value: number | bigint, scalar: ScalarSyntax, notes: JSONNotes | undefined, key: string | number): unknown;
    float(value: unknown, node: Node, notes: JSONNotes | undefined, key: string | number): void;
    /** `notes` are those on the list, where it is one. */
    bytes(value: unknown, node: Node, notes: JSONNotes | undefined): void;
    byte(value: unknown, notes: JSONNotes | undefined, index: number): void;
    /** Gives the value to keep. */
    scalar(value: unknown, scalar: ScalarSyntax, notes: JSONNotes | undefined, key: string | number): unknown;
    lookForUnsafe(value: unknown): void;
    mismatch(value: unknown, node: Node, shown?: string): void;
    /** An error of a Go unmarshaler: it ends the decoding, and gets the place if it is about a JSON type. */
    scalarError(text: string): void;
    /** The faults from `from` on lie in this element. */
    at(from: number, key: string | number): void;
}
