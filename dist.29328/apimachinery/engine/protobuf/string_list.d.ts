/** Lists of strings that are a message of their own, with the strings in field 1. */
import type { MessageFacts, Reader } from './reader.ts';
import type { Writer } from './writer.ts';
/** The facts about such a message, for errors. */
export declare function stringListMessage(type: string): MessageFacts;
/**
 * Reads the message.
 * @param list what was read before: strings are added to it
 * @throws ProtobufError
 */
export declare function readStringList(reader: Reader, list: string[] | undefined, facts: MessageFacts): string[];
/** Writes the message, also for a list that is absent, null or empty: a message without strings. */
export declare function writeStringList(writer: Writer, list: readonly string[] | null | undefined, tag: number): void;
