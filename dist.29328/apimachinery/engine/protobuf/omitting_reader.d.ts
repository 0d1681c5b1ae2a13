import type { OmittedFields } from './omitted_fields.ts';
import { type MessageFacts, Reader } from './reader.ts';
/**
 * A reader that skips the fields of a tree: what they hold is not looked at. The numbers of fields are in the generated
 * readers, so those are asked when a message begins that the tree leads into. Entries of maps are read: no tree leads
 * through them.
 */
export declare class OmittingReader extends Reader {
    #private;
    constructor(bytes: Uint8Array, start: number, end: number, omitted: OmittedFields);
    tag(): number;
    other(tag: number, message: MessageFacts, names?: Readonly<Record<number, string>>): void;
    open(): number;
    leave(outer: number): void;
    stringMap<S extends string = string>(map?: Record<string, S>): Record<string, S>;
    map<M extends Readonly<Record<string, unknown>>>(map: M | undefined, read: (reader: Reader) => NonNullable<M[keyof M]> | null): M;
}
