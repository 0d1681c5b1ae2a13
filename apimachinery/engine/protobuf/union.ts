/** Messages that stand for a value of one of two shapes: of the message's two fields, one decides. */
import type { MessageFacts, Reader, ReadMessage } from './reader.ts';
import type { WriteItem, WriteMessage, Writer } from './writer.ts';

const isMessage = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a boolean in field 1, or a message in field 2, which wins.
 * @throws ProtobufError
 */
export function readOrBool<T extends object>(
  reader: Reader,
  value: T | boolean | undefined,
  read: ReadMessage<T>,
  facts: MessageFacts,
): T | boolean {
  const outer = reader.open();
  let bool = value === true;
  let message = isMessage(value) ? value : undefined;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 8) bool = reader.bool();
    else if (tag === 18) message = read(reader, message);
    else reader.other(tag, facts);
  }
  reader.leave(outer);
  return message ?? bool;
}

/** Writes what {@link readOrBool} reads: a boolean, or an object by `write`, beside which the boolean is true. */
export function writeOrBool<T extends object>(
  writer: Writer,
  value: T | boolean | undefined,
  write: WriteMessage<T>,
  tag: number,
): void {
  const size = writer.size();
  if (isMessage(value)) write(writer, value, 18);
  writer.bool(isMessage(value) || value, 8);
  writer.close(size, tag);
}

/**
 * Reads a message in field 1, or a list in field 2, which wins unless it is empty. With neither, it is null, though the
 * type doesn't say so: the API refuses such an object.
 * @throws ProtobufError
 */
export function readOrList<T extends object, I>(
  reader: Reader,
  value: T | I[] | undefined,
  read: ReadMessage<T>,
  readItem: (reader: Reader) => I,
  facts: MessageFacts,
): T | I[] {
  const outer = reader.open();
  let list: I[] | undefined = Array.isArray(value) ? value : undefined;
  let message = !Array.isArray(value) && isMessage(value) ? value : null;
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    if (tag === 10) message = read(reader, message ?? undefined);
    else if (tag === 18) (list ??= []).push(readItem(reader));
    else reader.other(tag, facts);
  }
  reader.leave(outer);
  return (list ?? message) as T | I[];
}

/** Writes what {@link readOrList} reads: a list, each item by `writeItem`, or an object by `write`. */
export function writeOrList<T extends object, I>(
  writer: Writer,
  value: T | readonly I[] | undefined,
  write: WriteMessage<T>,
  writeItem: WriteItem<I>,
  tag: number,
): void {
  const size = writer.size();
  if (Array.isArray(value)) writer.list<I>(value, writeItem, 18);
  else if (isMessage(value)) write(writer, value as T, 10);
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
