// LevelDB's files, read without LevelDB: every checksum is verified. LevelDB itself reads blocks of tables unverified, and
// its repair and its compactions end the process for some that are damaged. The formats are those of doc/table_format.md
// and doc/log_format.md of LevelDB 1.20.
import { asError } from '#engine/text/as_error';
import { fromUTF8 } from '#engine/text/utf8';

/** What one write did to a key. */
export interface Entry {
  readonly key: string;
  /** Writes have ascending ones. */
  readonly sequence: number;
  /** undefined: it deleted the key. */
  readonly value: Uint8Array | undefined;
}

/** Something in a file that is not what was written. */
export interface Damage {
  /** What is damaged: for people. */
  readonly what: string;
  /** Whether it held entries, which are lost. */
  readonly isLoss: boolean;
}

/** What a file holds. */
export interface FileContents {
  readonly entries: Entry[];
  readonly damage: Damage[];
}

/** Bytes that are not what their format says. */
class FormatError extends Error {}

let table: Int32Array | undefined;

function crcTable(): Int32Array {
  return (table ??= Int32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0x82f63b78 : 0);
    return value;
  }));
}

/** CRC-32C of bytes from one position to another, in the form in which LevelDB stores it. */
function maskedCRC(bytes: Uint8Array, from: number, to: number): number {
  const steps = crcTable();
  let crc = -1;
  for (let at = from; at < to; at++) crc = steps[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return mask(~crc);
}

function mask(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

/** Reads numbers and bytes one after the other. @throws {FormatError} beyond the end */
class Cursor {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #end: number;
  at: number;

  constructor(bytes: Uint8Array, from = 0, to = bytes.length) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = from;
    this.#end = to;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#end;
  }

  bytes(length: number): Uint8Array {
    if (length > this.#end - this.at) throw new FormatError(`${length} bytes at ${this.at} of ${this.#end}`);
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  byte(): number {
    return this.bytes(1)[0]!;
  }

  uint32(): number {
    this.bytes(4);
    return this.#view.getUint32(this.at - 4, true);
  }

  /** Exact up to 2^53: numbers of files, offsets and sequences are far below. */
  uint64(): number {
    return this.uint32() + this.uint32() * 0x1_0000_0000;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      if (byte < 128) return value;
      if (factor > 2 ** 49) throw new FormatError('a number of more than eight bytes');
    }
  }

  prefixed(): Uint8Array {
    return this.bytes(this.varint());
  }
}

/** Inverse of Snappy's raw format. @throws {FormatError} */
function uncompress(compressed: Uint8Array): Uint8Array {
  const cursor = new Cursor(compressed);
  const length = cursor.varint();
  // Nothing becomes more than 64 bytes of three.
  if (length > compressed.length * 32) throw new FormatError('more than it can hold');
  const out = new Uint8Array(length);
  let written = 0;
  while (!cursor.isAtEnd) {
    const tag = cursor.byte();
    const upper = tag >>> 2;
    if ((tag & 3) === 0) {
      let size = upper + 1;
      if (upper >= 60) size = cursor.bytes(upper - 59).reduceRight((sum, byte) => sum * 256 + byte, 0) + 1;
      if (size > length - written) throw new FormatError('longer than it says');
      out.set(cursor.bytes(size), written);
      written += size;
      continue;
    }
    const size = (tag & 3) === 1 ? (upper & 7) + 4 : upper + 1;
    const offset =
      (tag & 3) === 1
        ? ((tag >>> 5) << 8) | cursor.byte()
        : (tag & 3) === 2
          ? cursor.byte() | (cursor.byte() << 8)
          : cursor.uint32();
    if (offset === 0 || offset > written || size > length - written) throw new FormatError('a copy of nothing');
    for (let end = written + size; written < end; written++) out[written] = out[written - offset]!;
  }
  if (written !== length) throw new FormatError('shorter than it says');
  return out;
}

interface Handle {
  readonly offset: number;
  readonly size: number;
}

/** What follows a block: how it is compressed, and its checksum. */
const TRAILER = 5;
const FOOTER = 48;
/** With which a table ends, as two numbers. */
const MAGIC = [0x8b80fb57, 0xdb477524];

function readHandle(cursor: Cursor): Handle {
  return { offset: cursor.varint(), size: cursor.varint() };
}

/** @throws {FormatError} when its checksum is wrong */
function readBlock(file: Uint8Array, { offset, size }: Handle): Uint8Array {
  const trailer = new Cursor(file, offset + size);
  const type = trailer.byte();
  if (trailer.uint32() !== maskedCRC(file, offset, offset + size + 1)) throw new FormatError('wrong checksum');
  const block = file.subarray(offset, offset + size);
  if (type > 1) throw new FormatError(`compression ${type}`);
  return type === 0 ? block : uncompress(block);
}

/** The keys and values of a block. @throws {FormatError} */
function* entriesOf(block: Uint8Array): Generator<readonly [key: Uint8Array, value: Uint8Array]> {
  const restarts = new Cursor(block, block.length - 4).uint32();
  const cursor = new Cursor(block, 0, block.length - 4 - restarts * 4);
  let key: Uint8Array = new Uint8Array(0);
  while (!cursor.isAtEnd) {
    const [shared, added, length] = [cursor.varint(), cursor.varint(), cursor.varint()];
    if (shared > key.length) throw new FormatError('a key that begins with more than there was');
    const whole = new Uint8Array(shared + added);
    whole.set(key.subarray(0, shared));
    whole.set(cursor.bytes(added), shared);
    key = whole;
    yield [key, cursor.bytes(length)];
  }
}

/** A key as tables have it ends with its sequence and whether it was written. @throws {FormatError} */
function entryOf(key: Uint8Array, value: Uint8Array): Entry {
  const tail = new Cursor(key, key.length - 8);
  const type = tail.byte();
  const sequence = tail.uint32() + (tail.byte() | (tail.byte() << 8)) * 0x1_0000_0000;
  return { key: userKey(key), sequence, value: type === 0 ? undefined : value };
}

function userKey(key: Uint8Array): string {
  return fromUTF8(key.subarray(0, Math.max(key.length - 8, 0)));
}

/**
 * What a table (`*.ldb`) holds, without blocks that are damaged.
 * @param name of the file, for messages
 * @param verifyOnly only looks for damage: there are no entries
 */
export function readTable(name: string, file: Uint8Array, verifyOnly = false): FileContents {
  const damage: Damage[] = [];
  const entries: Entry[] = [];
  let index: (readonly [last: Uint8Array, handle: Handle])[];
  try {
    const footer = new Cursor(file, file.length - FOOTER);
    const metaindex = readHandle(footer);
    const end = new Cursor(file, file.length - 8);
    if (end.uint32() !== MAGIC[0] || end.uint32() !== MAGIC[1]) throw new FormatError('it has another end');
    index = [...entriesOf(readBlock(file, readHandle(footer)))].map(([key, value]) => [
      key,
      readHandle(new Cursor(value)),
    ]);
    try {
      for (const [, value] of entriesOf(readBlock(file, metaindex))) readBlock(file, readHandle(new Cursor(value)));
    } catch {
      damage.push({ what: `the filter of ${name}`, isLoss: false });
    }
  } catch {
    return withoutIndex(name, file);
  }
  let before = '';
  for (const [last, handle] of index) {
    try {
      const block = readBlock(file, handle);
      if (!verifyOnly) for (const [key, value] of entriesOf(block)) entries.push(entryOf(key, value));
    } catch {
      const keys = `keys from ${JSON.stringify(before)} to ${JSON.stringify(userKey(last))}`;
      damage.push({ what: `${handle.size} bytes of ${name}, ${keys}`, isLoss: true });
    }
    before = userKey(last);
  }
  return { entries, damage };
}

/** Blocks lie one behind the other: where one ends its checksum says. */
function withoutIndex(name: string, file: Uint8Array): FileContents {
  const entries: Entry[] = [];
  const steps = crcTable();
  let from = 0;
  for (let [at, crc] = [0, -1]; at + TRAILER <= file.length; at++) {
    crc = steps[(crc ^ file[at]!) & 0xff]! ^ (crc >>> 8);
    const isEnd = file[at]! <= 1 && mask(~crc) === new Cursor(file, at + 1).uint32();
    if (!isEnd) continue;
    try {
      const found = [...entriesOf(readBlock(file, { offset: from, size: at - from }))];
      // Behind it is the index.
      if (found.some(([key]) => fromUTF8(key).startsWith('filter.'))) break;
      for (const [key, value] of found) entries.push(entryOf(key, value));
    } catch {
      // The filter is none of these.
    }
    from = at + TRAILER;
    at = from - 1;
    crc = -1;
  }
  const rest = new Set(entries.map(({ key }) => key)).size;
  return { entries, damage: [{ what: `the index of ${name}, of which ${rest} keys were found`, isLoss: true }] };
}

const LOG_BLOCK = 32_768;
const LOG_HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

interface LogRecords {
  readonly records: Uint8Array[];
  /** How many bytes of it are damaged. */
  readonly damaged: number;
  /** Whether it ends within a record: as after a power failure, or because the length of its last one is damaged. */
  readonly isTorn: boolean;
}

/** Whether a piece of a record begins here: its checksum is right. */
function isPiece(file: Uint8Array, at: number, end: number): boolean {
  if (at + LOG_HEADER > end) return false;
  const type = file[at + 6]!;
  const to = at + LOG_HEADER + lengthAt(file, at);
  return type >= FULL && type <= LAST && to <= end && new Cursor(file, at).uint32() === maskedCRC(file, at + 6, to);
}

function lengthAt(file: Uint8Array, at: number): number {
  return file[at + 4]! | (file[at + 5]! << 8);
}

/** The records of a log, without those that are damaged. */
function readRecords(file: Uint8Array): LogRecords {
  const records: Uint8Array[] = [];
  let damaged = 0;
  let pieces: Uint8Array[] | undefined;
  let isTorn = false;
  for (let at = 0; at < file.length; ) {
    const end = Math.min(at - (at % LOG_BLOCK) + LOG_BLOCK, file.length);
    if (end - at < LOG_HEADER) {
      isTorn = end === file.length && file.subarray(at, end).some((byte) => byte !== 0);
      at = end;
      continue;
    }
    if (!isPiece(file, at, end)) {
      const isEmpty = file.subarray(at, end).every((byte) => byte === 0);
      let next = at + 1;
      while (next < end && !isPiece(file, next, end)) next++;
      const isCut = next === file.length && at + LOG_HEADER + lengthAt(file, at) > file.length;
      if (isCut) isTorn = true;
      // What a file system has reserved is none.
      else if (!isEmpty) damaged += next - at;
      pieces = undefined;
      at = next;
      continue;
    }
    const type = file[at + 6]!;
    const payload = file.subarray(at + LOG_HEADER, at + LOG_HEADER + lengthAt(file, at));
    at += LOG_HEADER + payload.length;
    if (type === FULL) records.push(payload);
    else if (type === FIRST) pieces = [payload];
    else if (type === MIDDLE) pieces?.push(payload);
    else if (pieces !== undefined) records.push(concatenate([...pieces, payload]));
    if (type === FULL || type === LAST) pieces = undefined;
  }
  return { records, damaged, isTorn: isTorn || pieces !== undefined };
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return out;
}

/** What a log (`*.log`) holds, without records that are damaged. A write that is incomplete at its end is none. */
export function readLog(name: string, file: Uint8Array): FileContents & { readonly isTorn: boolean } {
  const { records, damaged, isTorn } = readRecords(file);
  const damage: Damage[] = [];
  const entries: Entry[] = [];
  if (damaged > 0) damage.push({ what: `${damaged} bytes of ${name}`, isLoss: true });
  for (const record of records) {
    try {
      const cursor = new Cursor(record);
      let sequence = cursor.uint64();
      cursor.uint32();
      while (!cursor.isAtEnd) {
        const isPut = cursor.byte() === 1;
        const key = fromUTF8(cursor.prefixed());
        entries.push({ key, sequence: sequence++, value: isPut ? cursor.prefixed() : undefined });
      }
    } catch (error) {
      damage.push({ what: `a write in ${name}: ${asError(error).message}`, isLoss: true });
    }
  }
  return { entries, damage, isTorn };
}

/** Which files make up the database. */
export interface Manifest {
  readonly tables: ReadonlySet<number>;
  /** Logs with this number or a later one have not become tables yet. */
  readonly log: number;
  readonly previousLog: number;
  /** Whether it ends within a change. */
  readonly isTorn: boolean;
}

/** @returns undefined when it is damaged */
export function readManifest(file: Uint8Array): Manifest | undefined {
  const { records, damaged, isTorn } = readRecords(file);
  const tables = new Set<number>();
  let [log, previousLog] = [0, 0];
  // What there must be: the comparator, the log, the next file and the last change.
  const wanted = new Set([1, 2, 3, 4]);
  try {
    for (const record of records) {
      const cursor = new Cursor(record);
      while (!cursor.isAtEnd) {
        const tag = cursor.varint();
        wanted.delete(tag);
        switch (tag) {
          case 1:
            if (fromUTF8(cursor.prefixed()) !== 'leveldb.BytewiseComparator') return undefined;
            break;
          case 2:
            log = cursor.varint();
            break;
          case 3:
          case 4:
            cursor.varint();
            break;
          case 5:
            cursor.varint();
            cursor.prefixed();
            break;
          case 6:
            cursor.varint();
            tables.delete(cursor.varint());
            break;
          case 7:
            cursor.varint();
            tables.add(cursor.varint());
            cursor.varint();
            cursor.prefixed();
            cursor.prefixed();
            break;
          case 9:
            previousLog = cursor.varint();
            break;
          default:
            return undefined;
        }
      }
    }
  } catch {
    return undefined;
  }
  return damaged > 0 || wanted.size > 0 ? undefined : { tables, log, previousLog, isTorn };
}
