/** Messages that stand for a value of one of two shapes: of the message's two fields, one decides. */
import type { MessageFacts, Reader, ReadMessage } from './reader.ts';
import type { WriteItem, WriteMessage, Writer } from './writer.ts';
/**
 * Reads a boolean in field 1, or a message in field 2, which wins.
 * @throws ProtobufError
 */
export declare function readOrBool<T extends object>(reader: Reader, value: T | boolean | undefined, read: ReadMessage<T>, facts: MessageFacts): T | boolean;
/** Writes what {@link readOrBool} reads: a boolean, or an object by `write`, beside which the boolean is true. */
export declare function writeOrBool<T extends object>(writer: Writer, value: T | boolean | undefined, write: WriteMessage<T>, tag: number): void;
/**
 * Reads a message in field 1, or a list in field 2, which wins unless it is empty. With neither, it is null, though the
 * type doesn't say so: the API refuses such an object.
 * @throws ProtobufError
 */
export declare function readOrList<T extends object, I>(reader: Reader, value: T | I[] | undefined, read: ReadMessage<T>, readItem: (reader: Reader) => I, facts: MessageFacts): T | I[];
/** Writes what {@link readOrList} reads: a list, each item by `writeItem`, or an object by `write`. */
export declare function writeOrList<T extends object, I>(writer: Writer, value: T | readonly I[] | undefined, write: WriteMessage<T>, writeItem: WriteItem<I>, tag: number): void;
/** An item that is a string. */
export declare function readStringItem(reader: Reader): string;
/** Writes what {@link readStringItem} reads. Undefined is the empty string. */
export declare function writeStringItem(writer: Writer, value: string | undefined, tag: number): void;
