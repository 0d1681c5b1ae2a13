import { typeName } from '../go/cannot_unmarshal.ts';
import type { JSONNotes } from '../json/notes.ts';
import type { JSONDetails } from '../json/parse.ts';
import { hasUnsafe, isUnsafe } from '../json/unsafe.ts';
import type { ScalarSyntax } from '../schema/descriptor.ts';
import type { Node } from '../schema/node.ts';
import { checkBase64 } from '../text/base64.ts';
import { type Raised, raise } from './raised.ts';

const byteNode: Node = { kind: 'int32', goType: 'uint8' };

/** Checks values that are neither objects nor lists, and collects what is wrong with them. */
export class LeafChecks {
  readonly raised: Raised[] = [];
  unsafe = false;
  /** Some list has numbers that must be integers: only the text tells whether they are spelled as such. */
  hasIntegerItems = false;
  readonly sorted: boolean;
  readonly details: JSONDetails | undefined;

  constructor(sorted: boolean, details: JSONDetails | undefined) {
    this.sorted = sorted;
    this.details = details;
  }

  integer(
    value: unknown,
    node: Node,
    notes: JSONNotes | undefined,
    key: string | number,
    min: number | bigint,
    max: number | bigint,
  ): void {
    if (typeof value !== 'number' && typeof value !== 'bigint') {
      this.mismatch(value, node);
      return;
    }
    this.lookForUnsafe(value);
    const spelled = spelling(notes, key);
    const whole = spelled === undefined && (typeof value === 'bigint' || Number.isInteger(value));
    if (!whole || value < min || value > max) this.mismatch(value, node, `number ${spelled ?? value}`);
  }

  /** Keeps a number as it was written where JavaScript has rounded it. */
  exactNumber(
    value: number | bigint,
    scalar: ScalarSyntax,
    notes: JSONNotes | undefined,
    key: string | number,
  ): unknown {
    // Whatever it is, it may have been rounded, and only the text can tell.
    if (this.details === undefined) this.unsafe = true;
    const number = Number(value);
    const spelled = spelling(notes, key) ?? String(value);
    const kept = isSameDecimal(spelled, String(number)) ? number : spelled;
    // No float64 need hold it.
    const overflows = this.details?.overflows.get(kept);
    if (overflows !== undefined) this.details!.overflows.set(kept, overflows - 1);
    const error = scalar.check(kept);
    if (error !== undefined) this.raised.push(raise('type', { text: error, fatal: true }));
    return kept;
  }

  float(value: unknown, node: Node, notes: JSONNotes | undefined, key: string | number): void {
    if (typeof value === 'bigint') return;
    if (typeof value !== 'number') this.mismatch(value, node);
    else if (!Number.isFinite(value)) {
      this.unsafe = true;
      this.mismatch(value, node, `number ${spelling(notes, key) ?? value}`);
    }
  }

  /** `notes` are those on the list, where it is one. */
  bytes(value: unknown, node: Node, notes: JSONNotes | undefined): void {
    if (typeof value === 'string') {
      const error = checkBase64(value);
      if (error !== undefined) this.raised.push(raise('type', { text: error }));
    } else if (Array.isArray(value)) {
      this.hasIntegerItems = true;
      for (const [index, byte] of value.entries()) this.byte(byte, notes, index);
    } else this.mismatch(value, node);
  }

  byte(value: unknown, notes: JSONNotes | undefined, index: number): void {
    const before = this.raised.length;
    if (value !== null) this.integer(value, byteNode, notes, index, 0, 255);
    if (this.raised.length !== before) this.at(before, index);
  }

  /** Gives the value to keep. */
  scalar(value: unknown, scalar: ScalarSyntax, notes: JSONNotes | undefined, key: string | number): unknown {
    if (scalar.exact === true && (typeof value === 'number' || typeof value === 'bigint'))
      return this.exactNumber(value, scalar, notes, key);
    const { into } = scalar;
    const spelled = into === 'int32' ? spelling(notes, key) : undefined;
    const error = spelled ?? scalar.check(value);
    if (error !== undefined) {
      // An error of a Go unmarshaler ends the decoding, and gets the place if it is about a JSON type.
      const wrong =
        into === undefined || typeof value === 'string' ? { text: error } : mismatchOf(value, into, spelled);
      this.raised.push(raise('type', { ...wrong, fatal: true }));
    }
    if (spelled === undefined && typeof value === 'number') this.lookForUnsafe(value);
    return value;
  }

  lookForUnsafe(value: unknown): void {
    if (typeof value === 'number') {
      if (isUnsafe(value)) this.unsafe = true;
    } else if (typeof value === 'object' && value !== null && hasUnsafe(value)) this.unsafe = true;
  }

  mismatch(value: unknown, node: Node, shown: string = typeName(value)): void {
    const { goType } = node.kind === 'union' ? node.shape : node;
    this.raised.push(raise('type', { value: shown, goType }));
  }

  /** The faults from `from` on lie in this element. */
  at(from: number, key: string | number): void {
    for (let index = from; index < this.raised.length; index++) this.raised[index]!.place.push(key);
  }
}

/** Only of an integer does Go show the digits. */
function mismatchOf(value: unknown, goType: string, spelled: unknown = value): Partial<Raised> {
  const type = typeName(value);
  return { value: type === 'number' && goType === 'int32' ? `number ${spelled}` : type, goType };
}

/** How a member or item was spelled: a number with a fraction or an exponent. */
function spelling(notes: JSONNotes | undefined, key: string | number): string | undefined {
  return notes?.spellings.get(String(key));
}

/** Whether a JSON number, as it is spelled, has the digits of the number that was made of it, and no others. */
function isSameDecimal(spelling: string, number: string): boolean {
  return normalForm(spelling) === normalForm(number);
}

/** The digits without zeros around them, and the power of ten that the last of these stands for. */
function normalForm(literal: string): string {
  const parts = /^-?(\d+)\.?(\d*)[eE]?(.*)/.exec(literal);
  // Infinity.
  if (parts === null) return literal;
  const [, whole, fraction, exponent] = parts as unknown as [string, string, string, string];
  const digits = whole + fraction;
  let start = 0;
  let end = digits.length;
  while (start < end && digits[start] === '0') start++;
  while (end > start && digits[end - 1] === '0') end--;
  return start === end ? '0' : `${digits.slice(start, end)}e${+exponent - fraction.length + digits.length - end}`;
}
