/** What DER (X.690) certificates are made of, as the first byte of an element. */
export declare const BOOLEAN = 1;
export declare const INTEGER = 2;
export declare const BIT_STRING = 3;
export declare const OCTET_STRING = 4;
export declare const NULL = 5;
export declare const OBJECT_IDENTIFIER = 6;
export declare const UTC_TIME = 23;
export declare const GENERALIZED_TIME = 24;
export declare const SEQUENCE = 48;
export declare const SET = 49;
/** What is no DER, or not what a certificate has at that place. */
export declare function malformed(what: string): TypeError;
/** An element: its tag, what it holds, and all its bytes. */
export interface DERElement {
    readonly tag: number;
    readonly content: Buffer;
    readonly whole: Buffer;
}
/**
 * Reads elements one after the other. It takes one encoding of each value and checks every length: what it reads comes from
 * strangers. Mirrors Go's `cryptobyte.String`.
 */
export declare class DERReader {
    #private;
    constructor(bytes: Buffer);
    get isAtEnd(): boolean;
    isNext(tag: number): boolean;
    /** @param what it is, for the error. @throws TypeError */
    any(what: string): DERElement;
    element(tag: number, what: string): DERElement;
    optional(tag: number, what: string): DERElement | undefined;
    /** What is in the next element, to be read. */
    inside(tag: number, what: string): DERReader;
    boolean(what: string): boolean;
    /** The bytes of an integer. */
    integer(what: string, tag?: number): Buffer;
    /** One that is used as a number: beyond 2^53 by its nearest. */
    number(what: string, tag?: number): number;
    /** Bits, the first one in the highest bit of the first byte, and how many of the last byte are none. */
    bits(what: string): {
        readonly bytes: Buffer;
        readonly unused: number;
    };
    /** `2.5.29.17` */
    objectIdentifier(what: string): string;
    /** In milliseconds since 1970. */
    time(what: string): number;
}
