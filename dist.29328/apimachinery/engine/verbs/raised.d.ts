import type { JSONNotes } from '../json/notes.ts';
import type { ComparePlaces } from '../schema/compare_places.ts';
import type { Fault } from '../schema/fault.ts';
import type { Shape } from '../schema/node.ts';
/** A fault while the way back to the root is still being walked: places are collected from the inside out. */
export interface Raised {
    reason: Fault['reason'] | 'later';
    /** Keys and indexes, innermost first. */
    place: (string | number)[];
    /** Names of fields for Go's text, innermost first. */
    stack: string[];
    /** Go name of the struct around the field. */
    struct: string;
    /** For a JSON value of the wrong type: what it is, and the Go type it should be. Otherwise the text as it is. */
    value: string;
    goType: string;
    text: string;
    /** Go gives up here; anything else is reported only if nothing of this kind follows. */
    fatal: boolean;
    /** Place in the text, where it's known. */
    offset: number;
    later?: {
        data: Record<string, unknown>;
        shape: Shape;
        notes: JSONNotes | undefined;
    };
}
export declare function raise(reason: Raised['reason'], rest: Partial<Raised>): Raised;
/** Differs from Go: where it keeps raw JSON it also keeps numbers that no number type can hold. */
export declare function overflow(literal: string | number): Raised;
/** The fault as it is reported. */
export declare function finish(fault: Raised): Fault;
/** Faults in the order in which Go finds them; the strict ones without repetitions. */
export declare function inOrder(raised: Raised[], sortedBy: ComparePlaces | undefined): Fault[];
