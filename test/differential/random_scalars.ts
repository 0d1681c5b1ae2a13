/** A source of random numbers that gives the same row again for the same seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to `below - 1`. */
  int(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  }

  pick<T>(of: readonly T[]): T {
    return of[this.int(of.length)]!;
  }

  digits(most: number): string {
    let out = '';
    for (let n = this.int(most + 1); n > 0; n--) out += this.pick(['0', '0', '9', '8', String(this.int(10))]);
    return out;
  }

  /** The text, changed in up to two places. */
  mutated(text: string, pieces: readonly string[]): string {
    // By code points: half a character is for the writer of strings to mend, not for these types.
    const chars = Array.from(text);
    for (let n = this.int(3); n > 0; n--) chars.splice(this.int(chars.length + 1), this.int(3), this.pick(pieces));
    return chars.join('');
  }
}

const ODD = ['é', '日', '😀', '\u0000', '"', '\\', '\ufffd', ' ', 'x', '\n'];
const OTHER_KINDS = ['null', 'true', 'false', '1', '1.5', '{}', '[]'];

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

function time(r: Random, fraction: string): string {
  const zone = r.pick(['Z', 'Z', `${r.pick(['+', '-'])}${pad(r.int(27), 2)}:${pad(r.int(63), 2)}`]);
  const year = r.pick([r.int(10000), 2000 + r.int(30), r.int(3), 9999]);
  const hour = r.int(20) === 0 ? String(r.int(10)) : pad(r.int(25), 2);
  const date = `${pad(year, 4)}-${pad(r.int(60) === 0 ? r.int(15) : 1 + r.int(12), 2)}-${pad(1 + r.int(r.pick([28, 31, 33])), 2)}`;
  const text = `${date}T${hour}:${pad(r.int(r.pick([60, 62])), 2)}:${pad(r.int(r.pick([60, 62])), 2)}${fraction}${zone}`;
  return r.int(4) === 0 ? r.mutated(text, [...ODD, '0', '9', '+', '-', '.', ',', ':', 'Z', 'T', 'z']) : text;
}

function duration(r: Random): string {
  let text = r.pick(['', '', '-', '+']);
  for (let n = 1 + r.int(3); n > 0; n--) {
    const fraction = r.pick(['', '', '.', `.${r.digits(r.pick([3, 9, 25]))}`]);
    text += r.digits(r.pick([2, 5, 8, 20])) + fraction + r.pick(['ns', 'us', 'µs', 'μs', 'ms', 's', 'm', 'h']);
  }
  return r.int(5) === 0 ? r.mutated(text, [...ODD, '0', '.', '-', 'h', 'm', 's', 'n']) : text;
}

/** Cuts exponents to four digits: far ones take Go hours, and are refused here. */
function nearExponent(text: string): string {
  return text.replace(/([eE][-+]?0*[1-9][0-9]{3})[0-9]+/g, '$1');
}

function quantity(r: Random): string {
  const fraction = r.pick(['', '', '.', `.${r.digits(r.pick([2, 9, 12, 24]))}`]);
  const suffix = r.pick([
    '',
    'n',
    'u',
    'm',
    'k',
    'M',
    'G',
    'T',
    'P',
    'E',
    'Ki',
    'Mi',
    'Gi',
    'Ti',
    'Pi',
    'Ei',
    `${r.pick(['e', 'E'])}${r.pick(['', '', '+', '-'])}${r.int(r.pick([4, 30, 400]))}`,
  ]);
  const text = r.pick(['', '', '', '+', '-']) + r.digits(r.pick([2, 5, 12, 20])) + fraction + suffix;
  if (r.int(5) !== 0) return text;
  const pieces = [
    ...ODD,
    '0',
    '1',
    '.',
    '-',
    '+',
    'e',
    'E',
    'i',
    'K',
    'M',
    'm',
    'n',
    'T',
    '\u00a0',
    '\u2028',
    '\t',
    '/',
    ':',
  ];
  return nearExponent(r.mutated(text, pieces));
}

function quantityNumber(r: Random): string {
  const whole = r.digits(r.pick([2, 17, 30])).replace(/^0+/, '') || '0';
  const fraction = r.int(2) === 0 ? '' : `.${r.digits(r.pick([2, 18, 30]))}${r.int(10)}`;
  const exponent = r.int(3) > 0 ? '' : `${r.pick(['e', 'E'])}${r.pick(['', '+', '-'])}${r.int(r.pick([4, 40, 400]))}`;
  return r.pick(['', '', '-']) + whole + fraction + exponent;
}

function integer(r: Random): string {
  const value = (BigInt(r.int(2 ** 31)) << 33n) ^ (BigInt(r.int(2 ** 31)) << 11n) ^ BigInt(r.int(2 ** 31));
  return String(BigInt.asIntN(1 + r.int(65), value));
}

function base64(r: Random): string {
  const bytes = Uint8Array.from({ length: r.int(50) }, () => r.int(256));
  const text = Buffer.from(bytes).toString('base64');
  const pieces = r.pick([
    ['\n', '\r', '\r\n'],
    [...ODD, 'A', '/', '+', '-', '_', '=', '==', '\n'],
  ]);
  return r.mutated(text, pieces);
}

/** A random JSON text for an area of scripts/go/scalarvectors. */
export function randomInput(area: string, r: Random): string {
  const scalar = area !== 'percent' && !area.startsWith('quantity-');
  if (scalar && r.int(200) === 0) return r.pick(OTHER_KINDS);
  switch (area) {
    case 'time':
      return JSON.stringify(time(r, r.pick(['', '', `.${r.digits(12)}`, `,${r.digits(4)}`])));
    case 'micro-time':
      return JSON.stringify(
        time(r, r.pick([`.${pad(r.int(1e6), 6)}`, `,${pad(r.int(1e6), 6)}`, `.${r.digits(9)}`, ''])),
      );
    case 'duration':
      return JSON.stringify(duration(r));
    case 'quantity':
      return JSON.stringify(quantity(r));
    case 'quantity-number':
      return quantityNumber(r);
    case 'quantity-equal': {
      const a = quantity(r);
      const b = r.pick([a, quantity(r), nearExponent(r.mutated(a, ['0', '1', 'm', 'k', '.', '']))]);
      return JSON.stringify([a, b]);
    }
    case 'int-or-string': {
      const text = r.pick(['http', `${r.int(200)}%`, String(r.int(70000)), '']);
      return r.pick([integer(r), `${r.int(1000)}.${1 + r.int(9)}`, JSON.stringify(r.mutated(text, ODD))]);
    }
    case 'percent': {
      const text = r.pick([`${r.int(300) - 50}%`, integer(r), `${integer(r)}%`]);
      const value = r.pick([String(r.int(1000)), JSON.stringify(r.mutated(text, [...ODD, '%', '-', '+', '0', '.']))]);
      return `{"value":${value},"total":${r.int(5000) - 100},"roundUp":${String(r.int(2) === 0)}}`;
    }
    case 'base64':
      return JSON.stringify(base64(r));
    default:
      throw new Error(`no area ${area}`);
  }
}
