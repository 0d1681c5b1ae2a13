/**
 * Reads the Protobuf wire format as the code generated for Go does: what that code refuses is refused with the same
 * text, and nothing else is. Generated readers call these methods; one reader reads one message and those within it.
 */
import type { Field } from '../schema/descriptor.ts';
import type { Int64, Integer } from '../schema/wire.ts';
/** What an error about a message needs to know of it: a descriptor. */
export interface MessageFacts {
    readonly type: string;
    readonly fields: readonly Field[];
}
/**
 * Reads one message: its length, then as many bytes.
 * @param value what was read of this message before: fields are added to it. Without it, a new one is made.
 */
export type ReadMessage<T> = (reader: Reader, value?: Partial<T>) => T;
/**
 * Reads the fields of a message from bytes. A generated reader asks for the next {@link Reader.tag}, calls the method of
 * the field's type, and gives tags that it does not know to `other`. Strings are repaired UTF-8, bytes are base64, and
 * integers beyond 2^53 `bigint`.
 *
 * All methods throw a {@link ProtobufError} with Go's text when the bytes end too early or hold no such value.
 */
export declare class Reader {
    #private;
    readonly bytes: Uint8Array;
    /** Where the next byte is. */
    pos: number;
    /** Where the message ends that is being read. */
    end: number;
    /** How deep the reader is in messages of a recursive type. */
    depth: number;
    constructor(bytes: Uint8Array, start?: number, end?: number);
    /** The next field's number times 8, plus its wire type; -1 at the end of the message, less than 8 for no legal number. */
    tag(): number;
    /** A varint as an unsigned 64-bit number, a bigint where it is not safe. */
    varint(): Integer;
    /** A length that fits into what is left of the message. */
    length(): number;
    /** Begins a message. Returns the end of the one around it, to be put back into `end` afterwards. */
    open(): number;
    /**
     * Ends the message that {@link Reader.open} began, and gives what was read as the message's type. Required fields that
     * the bytes lack are not there, as in JSON: the type says what the API demands.
     */
    close<T>(outer: number, value: Partial<T>): T;
    /** Ends the message that {@link Reader.open} began. */
    leave(outer: number): void;
    /**
     * A string. For a field of a closed set of strings it has that type, as after JSON: decoding lets values pass that a
     * newer server may know.
     */
    string<S extends string = string>(): S;
    bool(): boolean;
    int32(): number;
    /** What an {@link Int64} is: a bigint beyond 2^53-1, though the type doesn't say so. */
    int64(): Int64;
    /** An int64 as code takes it that asks for its type. */
    integer(): Integer;
    float64(): number;
    /** Bytes as base64 text. */
    base64(): string;
    /** Numbers or booleans that stand one after the other in one field. */
    packed<T>(list: T[] | undefined, read: (this: Reader) => T): T[];
    /** One entry of a map to strings. */
    stringMap<S extends string = string>(map?: Record<string, S>): Record<string, S>;
    /** One entry of a map to bytes. */
    bytesMap(map?: Record<string, string>): Record<string, string>;
    /** One entry of a map to messages. A zero time is null there, as after JSON, though the type doesn't say so. */
    map<M extends Readonly<Record<string, unknown>>>(map: M | undefined, read: (reader: Reader) => NonNullable<M[keyof M]> | null): M;
    /**
     * A field that the reader of a message has no case for: skips it when the message has no such field.
     * @param names Go's names of fields by number, where they don't follow from the descriptor; empty where there is
     *   no field of that number
     * @throws ProtobufError when the wire type of a known field is wrong, or the number or type are none
     */
    other(tag: number, message: MessageFacts, names?: Readonly<Record<number, string>>): void;
    /** Skips the value of a field whose tag has just been read. @param first its wire type */
    skipValue(first: number): void;
    /** Skips what has a length. */
    skipBytes(): void;
    /** For readers of recursive messages: whether to go on. If not, the message will be read by {@link Reader.finish}. */
    dive<T>(read: ReadMessage<T>, value: Partial<T>): boolean;
    /** Reads what was put off because it lay too deep. */
    finish(): void;
}
/**
 * Go's name of a field, '' where there is none. As a rule fields are numbered from 1 in their order, but for a first one
 * that is embedded: that is none. An embedded struct has the name of its type.
 */
export declare function goNameOf({ fields }: MessageFacts, number: number): string;
