/** What a message is written from when there is none. */
export declare const NOTHING: Readonly<Record<never, never>>;
/**
 * Writes a message as the field with this tag (number times 8, plus 2), or without tag and length for the tag 0.
 * Required fields may be missing; they are written as their zero values.
 */
export type WriteMessage<T> = (writer: Writer, value: Partial<T> | undefined, tag: number) => void;
/** Writes an item of a list or a value of a map; null is written as undefined is. */
export type WriteItem<T> = (writer: Writer, value: T | undefined, tag: number) => void;
/**
 * Writes the fields of a message, the last one first: a method takes the value and then the field's number times 8 plus
 * its wire type. A message is written between {@link Writer.size} and `close`, which adds its length. {@link Writer.finish}
 * gives the bytes. All methods throw a {@link ProtobufError} for a value of another type.
 */
export declare class Writer {
    #private;
    constructor();
    /** How many bytes have been written. */
    size(): number;
    /** A copy of what was written. The writer can't be used any more. */
    finish(): Uint8Array<ArrayBuffer>;
    /** Bytes as they are. */
    raw(bytes: ArrayLike<number>): void;
    /** An unsigned number of at most 53 bits. */
    varint(value: number): void;
    /** Begins a message that is written from this value. Returns what {@link Writer.close} needs. */
    open(value: object): number;
    /** Ends a message that began when `size` bytes were written, by its length and tag. The tag 0 stands for none. */
    close(size: number, tag: number): void;
    string(value: string | null | undefined, tag: number): void;
    stringPointer(value: string | null | undefined, tag: number): void;
    strings(list: readonly (string | null)[] | null | undefined, tag: number): void;
    bool(value: boolean | null | undefined, tag: number): void;
    boolPointer(value: boolean | null | undefined, tag: number): void;
    bools(list: readonly (boolean | null)[] | null | undefined, tag: number): void;
    int32(value: number | null | undefined, tag: number): void;
    int32Pointer(value: number | null | undefined, tag: number): void;
    int32s(list: readonly (number | null)[] | null | undefined, tag: number): void;
    int64(value: number | bigint | null | undefined, tag: number): void;
    int64Pointer(value: number | bigint | null | undefined, tag: number): void;
    int64s(list: readonly (number | bigint | null)[] | null | undefined, tag: number): void;
    float64(value: number | bigint | null | undefined, tag: number): void;
    float64Pointer(value: number | bigint | null | undefined, tag: number): void;
    /** Base64 text, or a list of numbers, as Go's JSON decoder takes them. Nothing when there is no value. */
    base64(value: string | readonly number[] | null | undefined, tag: number): void;
    /** Bytes as they are, with their length. */
    bytes(value: Uint8Array, tag: number): void;
    stringMap(map: Readonly<Record<string, string | null | undefined>> | null | undefined, tag: number): void;
    bytesMap(map: Readonly<Record<string, string | null | undefined>> | null | undefined, tag: number): void;
    map<T>(map: Readonly<Record<string, T | undefined>> | null | undefined, write: WriteItem<T>, tag: number): void;
    list<T>(list: readonly T[] | null | undefined, write: WriteItem<T>, tag: number): void;
}
