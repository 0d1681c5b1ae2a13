import { fromUTF8, toUTF8 } from '#engine/text/utf8';

/** A file of an archive, as it is read: its content must be read, or is skipped, before the next one. */
export interface TarEntry {
  /** As the archive has it: who extracts it must see where it leads. */
  readonly path: string;
  readonly type: 'file' | 'folder' | 'link' | 'other';
  /** The permissions: `0o644`. */
  readonly mode: number;
  readonly size: number;
  /** Where a link leads, empty for all else. */
  readonly target: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** An archive is damaged, or cut off. */
export class TarError extends Error {
  readonly code = 'ERR_TAR';

  constructor(message: string) {
    super(message);
    this.name = 'TarError';
  }
}

const BLOCK = 512;
/** No name is longer; what claims to be is not held in memory. */
const MAX_HEADER = 1 << 20;

/** The files of an archive in the formats ustar, pax and GNU. @throws TarError */
export async function* readTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry, void, undefined> {
  const input = new Input(stream);
  let longPath: string | undefined;
  let longTarget: string | undefined;
  let longSize: number | undefined;
  for (;;) {
    const block = await input.take(BLOCK);
    if (block === undefined) break;
    if (block.every((byte) => byte === 0)) {
      await input.drain();
      break;
    }
    checkSum(block);
    const type = String.fromCharCode(block[156] ?? 0);
    const size = longSize ?? number(block, 124, 12);
    if (type === 'x' || type === 'g' || type === 'L' || type === 'K') {
      if (size > MAX_HEADER) throw new TarError(`a header of ${size} bytes is too long`);
      const text = fromUTF8((await input.take(size)) ?? new Uint8Array());
      await input.skip(padding(size));
      if (type === 'L') longPath = text.replace(/\0.*$/s, '');
      if (type === 'K') longTarget = text.replace(/\0.*$/s, '');
      if (type === 'x') {
        const records = paxRecords(text);
        longPath = records.get('path') ?? longPath;
        longTarget = records.get('linkpath') ?? longTarget;
        longSize = records.has('size') ? whole(Number(records.get('size'))) : undefined;
      }
      continue;
    }
    const prefix = text(block, 257, 6).startsWith('ustar') && block[263] === 0x30 ? text(block, 345, 155) : '';
    const path = longPath ?? (prefix === '' ? '' : `${prefix}/`) + text(block, 0, 100);
    const held = type === '0' || type === '\0' || type === '7' ? size : 0;
    const content = input.part(held);
    yield {
      path,
      type:
        type === '5'
          ? 'folder'
          : type === '1' || type === '2'
            ? 'link'
            : held > 0 || /[0\0]/.test(type)
              ? 'file'
              : 'other',
      mode: number(block, 100, 8) & 0o777,
      size: held,
      target: type === '1' || type === '2' ? (longTarget ?? text(block, 157, 100)) : '',
      content,
    };
    for await (const _ of content);
    await input.skip(padding(held));
    longPath = undefined;
    longTarget = undefined;
    longSize = undefined;
  }
}

/** What stands in an archive in front of a file. */
export interface TarHeader {
  readonly path: string;
  readonly type: 'file' | 'folder' | 'link';
  readonly mode: number;
  readonly size: number;
  /** Where a link leads. */
  readonly target?: string;
  /** The owner and the group, by number. Default 0. */
  readonly uid?: number;
  readonly gid?: number;
}

const FLAGS = { file: '0', folder: '5', link: '2' } as const;

/** What an archive has in front of a file; its content follows, then {@link tarPadding}. */
export function tarHeader(header: TarHeader): Uint8Array {
  const { path, type, size, target = '' } = header;
  const name = toUTF8(type === 'folder' && !path.endsWith('/') ? `${path}/` : path);
  const link = toUTF8(target);
  const fits = name.length <= 100 && link.length <= 100 && size < 8 ** 11;
  const block = ustar(name.subarray(0, 100), FLAGS[type], header, link.subarray(0, 100));
  if (fits) return block;
  const records = toUTF8(
    record('path', fromUTF8(name)) + (target === '' ? '' : record('linkpath', target)) + record('size', String(size)),
  );
  const parts = [
    ustar(toUTF8('pax'), 'x', { mode: 0o644, size: records.length }),
    records,
    tarPadding(records.length),
    block,
  ];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The zeros that fill up the last block of a content. */
export function tarPadding(size: number): Uint8Array {
  return new Uint8Array(padding(size));
}

/** What an archive ends with. */
export function tarEnd(): Uint8Array {
  return new Uint8Array(2 * BLOCK);
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function ustar(
  name: Uint8Array,
  flag: string,
  { mode, size, uid = 0, gid = 0 }: Pick<TarHeader, 'mode' | 'size' | 'uid' | 'gid'>,
  link?: Uint8Array,
): Uint8Array {
  const block = new Uint8Array(BLOCK);
  const put = (at: number, value: string): void => block.set(toUTF8(value), at);
  // A size that does not fit is in the extended header before this block; a user that does not fit is cut off.
  const octal = (value: number, digits: number): string =>
    `${Math.min(value, 8 ** digits - 1)
      .toString(8)
      .padStart(digits, '0')}\0`;
  block.set(name, 0);
  put(100, octal(mode, 7));
  put(108, octal(uid, 7));
  put(116, octal(gid, 7));
  put(124, octal(size, 11));
  put(136, octal(0, 11));
  put(148, '        ');
  put(156, flag);
  if (link !== undefined) block.set(link, 157);
  put(257, 'ustar\x0000');
  put(148, `${sum(block).toString(8).padStart(6, '0')}\0 `);
  return block;
}

function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const length = toUTF8(rest).length;
  // The length counts its own digits.
  let total = length + String(length).length;
  if (length + String(total).length !== total) total = length + String(total).length;
  return `${total}${rest}`;
}

function paxRecords(text: string): Map<string, string> {
  const records = new Map<string, string>();
  for (const [, key = '', value = ''] of text.matchAll(/\d+ ([^=\n]+)=([^\n]*)\n/g)) records.set(key, value);
  return records;
}

function checkSum(block: Uint8Array): void {
  const blank = Uint8Array.from(block);
  blank.fill(0x20, 148, 156);
  if (sum(blank) !== number(block, 148, 8)) throw new TarError('the archive is damaged: a header has a wrong sum');
}

function sum(block: Uint8Array): number {
  return block.reduce((total, byte) => total + byte, 0);
}

function text(block: Uint8Array, start: number, length: number): string {
  return fromUTF8(block.subarray(start, start + length)).replace(/\0.*$/s, '');
}

/** Octal digits, or GNU's bytes for what is greater. @throws TarError */
function number(block: Uint8Array, start: number, length: number): number {
  const first = block[start] ?? 0;
  if (first >= 0x80)
    return whole(block.subarray(start + 1, start + length).reduce((total, byte) => total * 256 + byte, first & 0x7f));
  const digits = text(block, start, length).trim() || '0';
  return whole(/^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN);
}

function whole(value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new TarError('the archive is damaged: a header has an invalid number');
}

/** Bytes that are read in pieces of any size. */
class Input {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.#source = stream[Symbol.asyncIterator]();
  }

  /** So many bytes, undefined at the end. @throws TarError when it comes too early */
  async take(size: number): Promise<Uint8Array | undefined> {
    const taken = new Uint8Array(size);
    let at = 0;
    for await (const piece of this.#pieces(size, true)) {
      taken.set(piece, at);
      at += piece.length;
    }
    if (at === 0 && size > 0) return undefined;
    return taken;
  }

  /** Reads what is left: whoever writes it may wait for that. */
  async drain(): Promise<void> {
    while ((await this.#source.next()).done !== true);
  }

  async skip(size: number): Promise<void> {
    for await (const _ of this.#pieces(size, true));
  }

  /** So many bytes, that can be read once, by one or two readers in turn. */
  part(size: number): AsyncIterable<Uint8Array> {
    const pieces = this.#pieces(size, false);
    // A loop that is left would end the generator with bytes of it unread.
    return { [Symbol.asyncIterator]: () => ({ next: () => pieces.next() }) };
  }

  async *#pieces(size: number, mayEnd: boolean): AsyncGenerator<Uint8Array, void, undefined> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#source.next();
        if (done === true) {
          if (mayEnd && left === size) return;
          throw new TarError('the archive is cut off');
        }
        this.#rest = value;
        continue;
      }
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
}
