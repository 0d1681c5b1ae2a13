/** Lists of strings that are a message of their own, with the strings in field 1. */
import type { MessageFacts, Reader } from './reader.ts';
import type { Writer } from './writer.ts';

/** The facts about such a message, for errors. */
export function stringListMessage(type: string): MessageFacts {
  return { type, fields: [['items', 'string', 0]] };
}

/**
 * Reads the message.
 * @param list what was read before: strings are added to it
 * @throws ProtobufError
 */
export function readStringList(reader: Reader, list: string[] | undefined, facts: MessageFacts): string[] {
  const outer = reader.open();
  const items = list ?? [];
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) items.push(reader.string());
    else reader.other(tag, facts);
  }
  reader.leave(outer);
  return items;
}

/** Writes the message, also for a list that is absent, null or empty: a message without strings. */
export function writeStringList(writer: Writer, list: readonly string[] | null | undefined, tag: number): void {
  const size = writer.size();
  writer.strings(list, 10);
  writer.close(size, tag);
}
