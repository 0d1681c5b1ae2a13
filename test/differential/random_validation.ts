import type { Random } from './random_scalars.ts';

const NAMES = [
  '',
  'a',
  'A',
  '0',
  'my-name',
  'a.b',
  'a.b.c',
  'example.com',
  'example.com.',
  'Example.com',
  '*.example.com',
  '*',
  'example.com/app',
  'a/b/c',
  'my_name',
  '_a._b',
  'a--b',
  '..',
  '..a',
  '.a',
  'http',
  '123',
  '-1',
  '007',
  '25%',
  'X-Header-Name',
  'my.env-name',
  'A=B',
  '\u017f',
  '\u212a.com',
  'acme.io/foo!$&()*+,;=:@',
  'acme.io/%41/x~_',
];
const NAME_PIECES = [
  'a',
  'Z',
  '0',
  '-',
  '.',
  '_',
  '/',
  '%',
  '*',
  '*.',
  '=',
  ' ',
  '\n',
  '\u017f',
  '\u212a',
  '\u00e9',
  '\u{1f600}',
  '\u0000',
  '\u007f',
  '~',
  '!',
  '@',
  'a.b',
  '--',
  '..',
  'x/y',
  'example.com/',
  '\u0130',
  '\uff41',
];
const LONG = [14, 15, 16, 62, 63, 64, 252, 253, 254];

function name(r: Random): string {
  switch (r.int(4)) {
    case 0:
      return Array.from({ length: r.int(9) }, () => r.pick(NAME_PIECES)).join('');
    case 1: {
      const piece = r.pick(['a', 'a', 'A', 'a.', '\u00e9', '\u65e5', '\u{1f600}', 'a-']);
      const filled = piece.repeat(Math.ceil(r.pick(LONG) / Buffer.byteLength(piece)));
      return r.mutated(`${r.pick(['', '', 'a.b/', 'x/'])}${filled}`, NAME_PIECES);
    }
    default:
      return r.mutated(r.pick(NAMES), NAME_PIECES);
  }
}

function integer(r: Random): string {
  const value = (BigInt(r.int(2 ** 31)) << 33n) ^ (BigInt(r.int(2 ** 31)) << 11n) ^ BigInt(r.int(2 ** 31));
  return String(BigInt.asIntN(1 + r.int(64), value));
}

function octets(r: Random): string {
  return Array.from({ length: 4 }, () =>
    r.int(30) === 0 ? r.pick(['00', '01', '256', '', '0255', '1e1']) : String(r.int(r.pick([2, 256]))),
  ).join('.');
}

function groups(r: Random): string {
  const all = Array.from({ length: 8 }, () =>
    r.pick(['0', '0', '0', '1', 'ffff', r.int(0x10000).toString(16), r.pick(['00', '0001', 'FFFF', '00001', 'AbC'])]),
  );
  const from = r.int(9);
  const to = Math.min(8, from + r.int(9));
  switch (r.int(4)) {
    case 0:
      return all.join(':');
    case 1:
      return (
        r.pick(['::ffff:', '::', '0:0:0:0:0:ffff:', '::FFFF:0:', '1:2:3:4:5:6:', '64:ff9b::', '0::ffff:']) + octets(r)
      );
    default:
      return `${all.slice(0, from).join(':')}::${all.slice(to).join(':')}`;
  }
}

function address(r: Random): string {
  let text = r.int(3) === 0 ? octets(r) : groups(r);
  if (r.int(2) === 0)
    text += `/${r.int(20) === 0 ? r.pick(['', '08', '-1', '+8', '999', '00']) : r.int(r.pick([33, 130]))}`;
  return r.int(4) === 0
    ? r.mutated(text, [
        '0',
        '1',
        '00',
        'f',
        'F',
        ':',
        '::',
        '.',
        '/',
        '%',
        ' ',
        'g',
        '-',
        '\u0661',
        '%eth0',
        '\n',
        '1.2.3.4',
      ])
    : text;
}

const TEXTS = [
  '',
  'a',
  'spec',
  'metadata',
  'a.b',
  '\u00e9',
  '"q"\\',
  '<&>',
  '\n\t',
  '\u2028',
  '\u{1f600}',
  '\u0000\u007f\u00a0',
  'x y',
  '\u00ad',
  '\ue000',
  '\u{e0001}',
];
const FUNCTIONS = [
  'typeInvalid',
  'notFound',
  'required',
  'duplicate',
  'invalid',
  'notSupported',
  'forbidden',
  'tooLong',
  'tooLongCharacters',
  'tooLongMaxLength',
  'tooShort',
  'tooMany',
  'tooFew',
  'internalError',
  'unknown',
];

function badValue(r: Random, depth = 0): unknown {
  switch (r.int(depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return r.int(2) === 0;
    // Go has an integer there, or a float that is not a whole number: one that is whole is spelled in another way.
    case 2:
      return depth === 0
        ? r.pick([r.int(2 ** 31) - 2 ** 30, r.int(1e9) + 0.5, (r.int(1e6) + 0.25) / 2 ** r.int(30)])
        : r.int(1000);
    case 3:
    case 4:
      return Array.from({ length: r.int(3) }, () => r.pick(TEXTS)).join('');
    case 5:
      return Array.from({ length: r.int(3) }, () => badValue(r, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: r.int(4) }, () => [r.pick(['a', 'b', '\u00e9', '9', '10']), badValue(r, depth + 1)]),
      );
  }
}

function path(r: Random): object[] {
  return Array.from({ length: r.int(4) }, () =>
    r.pick([
      { index: r.int(12) - 1 },
      { key: r.pick(TEXTS) },
      { child: r.pick([[r.pick(TEXTS)], ['spec', r.pick(TEXTS)]]) },
    ]),
  );
}

function fieldError(r: Random): object {
  return {
    func: r.pick(FUNCTIONS),
    path: path(r),
    value: badValue(r),
    detail: r.pick(TEXTS) + r.pick(TEXTS),
    valid: r.int(4) === 0 ? null : Array.from({ length: r.int(4) }, () => r.pick(TEXTS)),
    limit: r.int(5) - 1,
    count: r.int(5) - 2,
  };
}

const CRITERIA = [
  'exactly',
  'type',
  'field',
  'normalized',
  'value',
  'origin',
  'require',
  'level',
  'source',
  'detail',
  'substring',
  'regexp',
];
const RULES = [
  { regexp: 'spec\\.requests\\[(\\d+)\\]\\.mode', replacement: 'spec.requests[$1].exactly.mode' },
  { regexp: 'a', replacement: 'b' },
  { regexp: '^x$', replacement: 'a' },
  { regexp: '\\[\\d+\\]', replacement: '' },
];

function someError(r: Random): object {
  return {
    type: r.pick(['FieldValueInvalid', 'FieldValueInvalid', 'FieldValueRequired', 'InternalError', 'none']),
    field: r.pick([
      'a',
      'b',
      'x',
      'aa',
      'spec.requests[0].mode',
      'spec.requests[0].exactly.mode',
      's[1].t[2]',
      's.t',
      '\u00e9"',
    ]),
    value: r.pick([null, 1, 2, 'v', '', true, 'w\n']),
    detail: r.pick(['', 'd', 'ddd', 'a.c', 'abc', 'must be "x"']),
    origin: r.pick(['', '', 'minimum', 'format=ip']),
    level: r.pick(['', '', 'alpha', 'beta']),
    imperative: r.int(3) === 0,
  };
}

function matching(r: Random): object {
  const base = someError(r);
  const some = (): object => {
    const other = someError(r) as Record<string, unknown>;
    // Mostly alike, so that something matches.
    const changed = r.pick(['', 'field', 'value', 'detail', 'origin', 'level']);
    return r.int(4) === 0 ? other : changed === '' ? base : { ...base, [changed]: other[changed] };
  };
  return {
    by: Array.from({ length: r.int(6) }, () => r.pick(CRITERIA)),
    rules: Array.from({ length: r.int(3) }, () => r.pick(RULES)),
    want: Array.from({ length: r.int(4) }, some),
    got: Array.from({ length: r.int(5) }, some),
  };
}

function tree(r: Random, depth: number): unknown {
  const choice = r.int(8);
  if (choice === 0) return null;
  if (choice < 4 || depth > 6)
    return r.pick(['a', 'b', 'c', 'long text', '', '\u00e9', '\u{1f600}']) + r.pick(['', '', 'a', '1']);
  return Array.from({ length: r.int(5) }, () => tree(r, depth + 1));
}

/** A random input for an area of scripts/go/validationvectors. */
export function randomValidationInput(area: string, r: Random): unknown {
  switch (area) {
    case 'validation-name':
      return name(r);
    case 'validation-number':
      return [integer(r), integer(r), integer(r)];
    case 'validation-address':
      return { value: address(r), path: r.int(3) === 0 };
    case 'field-error':
      return fieldError(r);
    case 'error-matcher':
      return matching(r);
    case 'aggregate':
      return tree(r, 0);
    default:
      throw new Error(`no area ${area}`);
  }
}
