import type { Shape } from '../schema/node.ts';
import type { ReadCBOR, ReadCBOROptions } from './read_options.ts';
type Data = Record<string, unknown>;
/** Reads the data of one struct. */
export declare class Reader {
    unknown: ReadCBOR['unknown'];
    private readonly source;
    private readonly rootShape;
    private readonly options;
    private keys;
    private depth;
    /** What is left out of the value that is being read. */
    private omit;
    /** Go refuses unknown fields below a union, strict or not. */
    private inUnion;
    private readonly postponed;
    constructor(data: Uint8Array, shape: Shape, options: ReadCBOROptions);
    root(): Data | undefined;
    /** Go's text names the outermost struct and its field. */
    private located;
    private struct;
    private fields;
    private integerKey;
    private unknownField;
    /** Go tells the first, but of a struct rather one of its own than one in a field of it. */
    private noteUnknown;
    /** The value of a field; `undefined` for null. */
    private member;
    /** Reads a value with the tags before it. */
    private tagged;
    private readNull;
    private opaque;
    /** What a null means where the field is no pointer; null when it means nothing. */
    private nullOf;
    private element;
    /** Reads any value but null. */
    private value;
    private map;
    private text;
    private integer;
    private scalar;
    private textOrInteger;
    private bytes;
    private byte;
    /** Go looks at the first byte only: something in a tag is none of the two shapes. */
    private union;
}
export {};
