import type { MessageFacts, Reader } from './reader.ts';
import type { Writer } from './writer.ts';
/** The facts about a message with raw JSON, for errors. */
export declare function rawMessage(type: string): MessageFacts;
/**
 * Reads the message: the JSON value, or the bytes themselves when they are not JSON, such as the object of a watch event.
 * Undefined when there are none, and for `null`.
 *
 * Whether the JSON is of the field's type T is not checked, as in JSON.
 *
 * Differs from Go: it keeps the bytes; here the spelling of numbers and escapes, white space, duplicate keys and the
 * order of integer-like keys go.
 */
export declare function readRaw<T = unknown>(reader: Reader, facts: MessageFacts): T | undefined;
/** Writes a value as raw JSON, and bytes as they are. Nothing but the message when there is none. */
export declare function writeRaw(writer: Writer, value: unknown, tag: number): void;
