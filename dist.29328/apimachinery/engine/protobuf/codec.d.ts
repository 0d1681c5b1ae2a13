import type { Reader } from './reader.ts';
import type { Writer } from './writer.ts';
/**
 * The generated functions for one type with a class. They are methods so that codecs of all types fit into one list:
 * which type an object has is known by its class. An object of another type makes `write` throw, as bad values do.
 */
export interface Codec {
    /** The class; it tells what the codec is for. */
    readonly type: {
        readonly type: string;
    };
    /** Makes an object of the class without calling its constructor. */
    readonly shell: new () => object;
    /** Reads the message into `value`; without it, into a new object. */
    read(reader: Reader, value?: object): object;
    /** Writes the object as the field with this tag, or without tag and length for the tag 0. */
    write(writer: Writer, value: object, tag: number): void;
}
/** Codecs of one or more packages. */
export type Codecs = readonly (Codec | Codecs)[];
/**
 * A constructor of empty objects with this class's prototype. Objects made with one constructor share their hidden
 * classes, which those made with Object.create do not.
 */
export declare function shellOf<T extends object>(type: {
    readonly prototype: T;
}): new () => Partial<T>;
