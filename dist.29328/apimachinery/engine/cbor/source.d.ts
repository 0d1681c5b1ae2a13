import { CBORError } from './error.ts';
export declare const UINT = 0;
export declare const NEGINT = 1;
export declare const BYTES = 2;
export declare const TEXT = 3;
export declare const ARRAY = 4;
export declare const MAP = 5;
export declare const TAG = 6;
export declare const PRIMITIVE = 7;
export declare const FALSE = 20;
export declare const TRUE = 21;
export declare const NULL = 22;
/** The first byte of undefined. */
export declare const UNDEFINED = 247;
export declare const INDEFINITE = 31;
/** Tag that only says that something is CBOR. */
export declare const SELF_DESCRIBED = 55799;
/** Tags that say how byte strings are to become text. */
export declare const BASE64URL = 21;
export declare const BASE64 = 22;
export declare const BASE16 = 23;
/** Reads items one after the other. Methods that read assume that the data are well-formed: see `checkWellFormed`. */
export declare class Source {
    readonly data: Uint8Array;
    at: number;
    /** Of the head read last: major type, additional information and argument. */
    major: number;
    info: number;
    argument: number | bigint;
    private readonly view;
    constructor(data: Uint8Array, at?: number);
    /** Reads a head, except that `argument` is the bits of a float. Data need not be well-formed. */
    head(): void;
    private unsigned;
    /** The major type of the item at the place. */
    get nextMajor(): number;
    /** Whether null comes next. */
    get nextIsNull(): boolean;
    /** Whether a container has no further item; reads the end of one without a length. */
    atEnd(read: number): boolean;
    /** How many items the container has whose head was just read; -1: up to its end mark. */
    count(): number;
    /** The float whose head was just read. */
    float(): number;
    /** The integer whose head was just read. */
    integer(): number | bigint;
    /** The bytes of the byte or text string whose head was just read. They may be those of the data. */
    string(check?: (chunk: Uint8Array) => unknown): Uint8Array;
    /** The text of the byte or text string whose head was just read. @param later the tag that holds for byte strings */
    text(later: number): string;
    /** Reads short ASCII. `undefined`, and nothing read, for anything else. */
    private shortText;
    /** Goes past the next item, however deep it is. */
    skip(): void;
}
export declare function truncated(): CBORError;
/** A character for each byte. */
export declare function byteText(bytes: Uint8Array): string;
