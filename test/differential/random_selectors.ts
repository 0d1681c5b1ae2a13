import type { Random } from './random_scalars.ts';

type Set = Record<string, string>;

const KEYS = ['a', 'b', 'x', 'x/y', 'app', 'tier', 'env', 'n'];
const ODD_KEYS = ['__proto__', 'constructor', '\u00e9'];
const VALUES = [
  '',
  '1',
  '2',
  '10',
  'a',
  'b',
  'web',
  '007',
  '9223372036854775807',
  '-5',
  '+7',
  '9223372036854775808',
  '-9223372036854775808',
  '1.5',
  '\u00e9',
  ' ',
];
const GOOD_VALUES = VALUES.slice(0, 8);
const PIECES = [
  'a',
  'b',
  'x/y',
  'n',
  'in',
  ' in ',
  'notin',
  ' notin ',
  '=',
  '==',
  '!=',
  '!',
  '>',
  '<',
  '(',
  ')',
  ',',
  ' ',
  '\t',
  '\n',
  '1',
  '2',
  '10',
  '-',
  '.',
  '_',
  '\u0000',
  '\u00e9',
  '\ufffd',
  '\u{1f600}',
  '<&>',
  '(a,b)',
  '(1)',
  '()',
  'app',
  '"',
  '\\',
  '\u2028',
  '\u0085',
  '\u00a0',
  '\ufeff',
  '\u3000',
  '\v',
];
const FIELD_PIECES = [
  'a',
  'b',
  'x',
  '=',
  '==',
  '!=',
  '!',
  ',',
  '\\',
  '\\,',
  '\\=',
  '\\\\',
  '1',
  ' ',
  '\u00e9',
  '\uffff',
  '\u{1f600}',
  '\u0000',
  'x/y',
];

function some<T>(r: Random, most: number, make: () => T): T[] {
  return Array.from({ length: r.int(most + 1) }, make);
}

function mostly<T>(r: Random, usual: readonly T[], odd: readonly T[]): T {
  return r.pick(r.int(12) === 0 ? odd : usual);
}

function set(r: Random): Set | null {
  if (r.int(20) === 0) return null;
  return Object.fromEntries(some(r, 5, () => [mostly(r, KEYS, ODD_KEYS), r.pick(VALUES)]));
}

/** The labels but for all except the first that Go would refuse: which of several it names is random. */
function withOneWrong(of: Set | null): Set | null {
  let wrong = 0;
  if (of === null) return null;
  return Object.fromEntries(
    Object.entries(of).filter(([key, value]) => {
      const fine = KEYS.includes(key) && /^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$/.test(value);
      return fine || wrong++ === 0;
    }),
  );
}

function condition(r: Random, key: string): string {
  const space = (): string => r.pick(['', '', ' ']);
  const value = (): string => mostly(r, GOOD_VALUES, VALUES);
  switch (r.int(8)) {
    case 0:
      return key;
    case 1:
      return `!${space()}${key}`;
    case 2:
    case 3:
      return `${key}${space()}${r.pick(['=', '==', '!='])}${space()}${value()}`;
    case 4:
      return `${key}${r.pick(['>', '<'])}${mostly(r, ['1', '10', '007', '9223372036854775807'], VALUES)}`;
    default:
      return `${key}${r.pick([' in ', ' notin ', ' in', ' notin'])}(${[value(), ...some(r, 4, value)].join(r.pick([',', ', ']))})`;
  }
}

/** Beyond twelve conditions each has a key of its own: the order of those with the same key is Go's own there. */
function conditions(r: Random): string {
  const length = r.int(r.pick([4, 4, 13, 40]));
  return Array.from({ length }, (_, index) =>
    condition(r, length > 12 ? `k${(index * 7919) % 1000}` : mostly(r, KEYS, ODD_KEYS)),
  ).join(r.pick([',', ', ']));
}

function labelText(r: Random): string {
  switch (r.int(4)) {
    case 0:
      return some(r, 10, () => r.pick(PIECES)).join('');
    case 1:
      return r.mutated(some(r, 3, () => condition(r, r.pick(KEYS))).join(','), PIECES);
    default:
      return conditions(r);
  }
}

function expression(r: Random): object {
  const operator = mostly(r, ['In', 'In', 'NotIn', 'Exists', 'DoesNotExist'], ['', 'in', 'Gt', '\u00e9"', '\u0000']);
  return {
    key: mostly(r, KEYS, ODD_KEYS),
    operator,
    values: r.int(5) === 0 ? null : some(r, 3, () => mostly(r, GOOD_VALUES, VALUES)),
  };
}

/** A random input for an area of scripts/go/selectorvectors. */
export function randomSelectorInput(area: string, r: Random): unknown {
  const sets = (): (Set | null)[] => [set(r), set(r), set(r)];
  switch (area) {
    case 'label-parse':
      return { text: labelText(r), path: r.int(4) === 0, sets: sets() };
    case 'label-requirement': {
      const key = r.int(4) === 0 ? some(r, 3, () => r.pick(PIECES)).join('') : mostly(r, KEYS, ODD_KEYS);
      const op = mostly(r, ['!', '=', '==', 'in', '!=', 'notin', 'exists', 'gt', 'lt'], ['', 'In', '\u00e9', 'Gt']);
      const value = (): string => (r.int(8) === 0 ? some(r, 4, () => r.pick(PIECES)).join('') : r.pick(VALUES));
      return { key, op, values: r.int(10) === 0 ? null : some(r, 3, value), path: r.int(2) === 0, sets: sets() };
    }
    case 'label-set': {
      const a = withOneWrong(set(r));
      return [a, r.pick([set(r), a, { ...a, ...set(r) }])];
    }
    case 'label-map': {
      const text = some(r, 4, () => `${r.pick(KEYS)}${r.pick(['=', '=', ' = ', '=='])}${r.pick(VALUES)}`).join(',');
      return r.mutated(text, PIECES);
    }
    case 'label-selector': {
      if (r.int(50) === 0) return { selector: null, sets: sets() };
      return {
        selector: { matchLabels: withOneWrong(set(r)), matchExpressions: some(r, 4, () => expression(r)) },
        sets: sets(),
      };
    }
    case 'field-parse': {
      const term = (): string =>
        `${mostly(r, KEYS, ODD_KEYS)}${r.pick(['=', '==', '!='])}${some(r, 2, () => r.pick([...GOOD_VALUES, '\\,', '\\\\', '\\='])).join('')}`;
      const text = r.int(3) === 0 ? some(r, 12, () => r.pick(FIELD_PIECES)).join('') : some(r, 4, term).join(',');
      return { text: r.int(3) === 0 ? r.mutated(text, FIELD_PIECES) : text, sets: sets() };
    }
    case 'field-value':
      return some(r, 10, () => r.pick(FIELD_PIECES)).join('');
    default:
      throw new Error(`no area ${area}`);
  }
}
