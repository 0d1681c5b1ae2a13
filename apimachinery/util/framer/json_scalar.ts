import { toUTF8 } from '#engine/text/utf8';

/** Where a number is: at its start, behind the sign, a leading zero, among digits, behind the point, and so on. */
const Start = 0;
const Sign = 1;
const Zero = 2;
const Digits = 3;
const Point = 4;
const Fraction = 5;
const Exponent = 6;
const ExponentSign = 7;
const ExponentDigits = 8;

const words: readonly Uint8Array[] = /* @__PURE__ */ ['true', 'false', 'null'].map(toUTF8);

/** The byte is part of the scalar, which goes on. */
export const Taken = 0;
/** The byte is the last one of the scalar. */
export const TakenLast = 1;
/** The scalar has ended before the byte. */
export const Ended = 2;
/** The byte can't stand there. */
export const Wrong = 3;

/** Finds the end of a number, or of `true`, `false` or `null`, byte by byte. */
export class ScalarScanner {
  #word: Uint8Array | undefined;
  #state = Start;

  /** Makes ready for a scalar that begins with a byte. That byte is to be scanned too. @returns whether one does */
  begin(byte: number): boolean {
    this.#state = Start;
    this.#word = words.find((word) => word[0] === byte);
    return this.#word !== undefined || byte === 0x2d || isDigit(byte);
  }

  scan(byte: number): typeof Taken | typeof TakenLast | typeof Ended | typeof Wrong {
    const word = this.#word;
    if (word !== undefined) {
      if (byte !== word[this.#state++]) return Wrong;
      return this.#state === word.length ? TakenLast : Taken;
    }
    const state = nextOfNumber(this.#state, byte);
    if (state < 0) return this.canEnd() ? Ended : Wrong;
    this.#state = state;
    return Taken;
  }

  /** Whether what was scanned is a whole number. */
  canEnd(): boolean {
    const state = this.#state;
    return (
      this.#word === undefined && (state === Zero || state === Digits || state === Fraction || state === ExponentDigits)
    );
  }
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/** Where a number is after another byte; -1 when that is no part of it. */
function nextOfNumber(state: number, byte: number): number {
  if (isDigit(byte)) {
    if (state < Zero) return byte === 0x30 ? Zero : Digits;
    if (state === Zero) return -1;
    return state === Digits ? Digits : state < Exponent ? Fraction : ExponentDigits;
  }
  if (byte === 0x2d && state === Start) return Sign;
  if (byte === 0x2e && (state === Zero || state === Digits)) return Point;
  if ((byte === 0x65 || byte === 0x45) && (state === Zero || state === Digits || state === Fraction)) return Exponent;
  if ((byte === 0x2b || byte === 0x2d) && state === Exponent) return ExponentSign;
  return -1;
}
