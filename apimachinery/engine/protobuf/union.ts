/** Messages that stand for a value of one of two shapes: of the message's two fields, one decides. */
import type { MessageFacts, ReadMessage, Reader } from './reader.ts';
import type { WriteMessage, Writer } from './writer.ts';

const isMessage = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a boolean in field 1, or a message in field 2, which wins.
 * @throws ProtobufError
 */
export function readOrBool(reader: Reader, value: unknown, read: ReadMessage, facts: MessageFacts): unknown {
  const outer = reader.open();
  let bool = value === true;
  let message: unknown = isMessage(value) ? value : undefined;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 8) bool = reader.bool();
    else if (tag === 18) message = read(reader, message);
    else reader.other(tag, facts);
  }
  reader.end = outer;
  return message ?? bool;
}

/** Writes what {@link readOrBool} reads: a boolean, or an object by `write`, beside which the boolean is true. */
export function writeOrBool(writer: Writer, value: unknown, write: WriteMessage, tag: number): void {
  const size = writer.size();
  const message = isMessage(value);
  if (message) write(writer, value, 18);
  writer.bool(message || (value as boolean), 8);
  writer.close(size, tag);
}

/**
 * Reads a message in field 1, or a list in field 2, which wins unless it is empty. With neither, it is null.
 * @throws ProtobufError
 */
export function readOrList(
  reader: Reader,
  value: unknown,
  read: ReadMessage,
  readItem: ReadMessage,
  facts: MessageFacts,
): unknown {
  const outer = reader.open();
  let message: unknown = isMessage(value) ? value : null;
  let list: unknown[] | undefined = Array.isArray(value) ? value : undefined;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) message = read(reader, message ?? undefined);
    else if (tag === 18) (list ??= []).push(readItem(reader));
    else reader.other(tag, facts);
  }
  reader.end = outer;
  return list ?? message;
}

/** Writes what {@link readOrList} reads: a list, each item by `writeItem`, or an object by `write`. */
export function writeOrList(
  writer: Writer,
  value: unknown,
  write: WriteMessage,
  writeItem: WriteMessage,
  tag: number,
): void {
  const size = writer.size();
  if (Array.isArray(value)) writer.list(value, writeItem, 18);
  else if (isMessage(value)) write(writer, value, 10);
  writer.close(size, tag);
}

/** An item that is a string. */
export function readStringItem(reader: Reader): string {
  return reader.string();
}

/** Writes what {@link readStringItem} reads. Undefined is the empty string. */
export function writeStringItem(writer: Writer, value: string | undefined, tag: number): void {
  writer.string(value, tag);
}
