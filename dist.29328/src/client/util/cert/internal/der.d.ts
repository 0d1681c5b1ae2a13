/** Tags, as the first byte of an element. */
export declare const INTEGER = 2;
export declare const OCTET_STRING = 4;
export declare const SEQUENCE = 48;
export declare const SET = 49;
/** An element: its tag, its length, and what it holds. */
export declare function element(tag: number, ...contents: readonly Uint8Array[]): Buffer;
/** `2.5.29.17` */
export declare function objectIdentifier(dotted: string): Buffer;
export declare function utf8String(text: string): Buffer;
/** Bits, the first one in the highest bit of the first byte. */
export declare function bitString(bytes: Uint8Array, unusedBits?: number): Buffer;
/** A time to the second: until 2049 with two digits of the year, as RFC 5280 wants it. @throws RangeError beyond 9999 */
export declare function time(milliseconds: number): Buffer;
/** The bytes between BEGIN and END, in lines of 64 characters. */
export declare function pemBlock(type: string, der: Uint8Array): string;
/** An element that was read. */
export interface Element {
    readonly tag: number;
    readonly content: Buffer;
    /** With tag and length. */
    readonly whole: Buffer;
}
/** The elements one after the other. Only for what a parser has accepted before: it looks at nothing but lengths. */
export declare function elementsOf(bytes: Buffer): Element[];
/** One of the elements. @throws RangeError when there are not so many */
export declare function elementAt(bytes: Buffer, at?: number): Element;
