/**
 * How Go holds an amount: as an int64 times a power of ten, or as a decimal number. Which of them decides whether an
 * amount counts as an integer there (`1000m` and `1.5Gi` do not), and how its float64 is rounded.
 */
export interface QuantityAmount {
  readonly exact: boolean;
  readonly value: bigint;
  /** The power of ten. */
  readonly exponent: number;
}

const SUFFIXES = ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'];
const BINARY = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

function isInt64(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value;
}

/** The amount of a text that is a quantity; `decimal` is its value as plain digits. */
export function amountOfText(text: string, decimal: string): QuantityAmount {
  const [, sign, num, denom = '', suffix] = /^([+-]?)0*(\d*)(?:\.(\d*))?(.*)$/.exec(text)!;
  // A text of zeros alone is just that.
  if (num === '' && denom === '' && suffix === '') return { exact: false, value: 0n, exponent: 0 };
  const digits = num === '' ? '0' : num!;
  const binary = BINARY.indexOf(suffix!, 1);
  const decimalSuffix = SUFFIXES.indexOf(suffix!);
  let precision: number;
  let mantissa = 1n;
  let exponent = 0;
  if (binary > 0) {
    precision = denom === '' ? 15 - digits.length - Math.trunc(binary * 3) - 1 : -1;
    mantissa = 1n << BigInt(10 * binary);
  } else {
    exponent = decimalSuffix >= 0 ? 3 * (decimalSuffix - 3) : Number(suffix!.slice(1));
    precision = 18 - digits.length - denom.length;
  }
  const scale = exponent - denom.length;
  if (precision >= 0 && scale >= -9) {
    const value = BigInt(digits + denom) * mantissa;
    if (isInt64(value)) return { exact: false, value: sign === '-' ? -value : value, exponent: scale };
  }
  return amountOfDecimal(decimal);
}

/** The amount of plain digits, as Go keeps what is not an int64: in billionths. */
function amountOfDecimal(decimal: string): QuantityAmount {
  const [whole, fraction = ''] = decimal.split('.') as [string, string?];
  return { exact: true, value: BigInt(whole + fraction.padEnd(9, '0').slice(0, 9)), exponent: -9 };
}

/** The sum of two amounts. */
export function addAmounts(a: QuantityAmount, b: QuantityAmount): QuantityAmount {
  if (!a.exact && !b.exact) {
    if (b.value === 0n) return a;
    if (a.value === 0n) return b;
  }
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = ({ value, exponent: own }: QuantityAmount): bigint => value * 10n ** BigInt(own - exponent);
  const [x, y] = [scaled(a), scaled(b)];
  const exact = a.exact || b.exact || !isInt64(x) || !isInt64(y) || !isInt64(x + y);
  return { exact, value: x + y, exponent };
}

/** The same amount with the other sign. */
export function negateAmount({ exact, value, exponent }: QuantityAmount): QuantityAmount {
  return { exact, value: -value, exponent };
}

/** The amount as an int64, if Go takes it for one. */
export function integerOf({ exact, value, exponent }: QuantityAmount): bigint | undefined {
  if (exact || exponent < 0 || exponent > 18) return undefined;
  const whole = value * 10n ** BigInt(exponent);
  return isInt64(whole) ? whole : undefined;
}

/** The amount as a float64, rounded twice as in Go. */
export function floatOf({ value, exponent }: QuantityAmount): number {
  return exponent === 0 ? Number(value) : Number(value) * Number(`1e${exponent}`);
}
