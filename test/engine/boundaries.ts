// Texts at the limits that Go sets, and next to them: what is still taken, and what is not.
//   - test/engine/boundaries.test.ts has ours read them,
//   - test/differential/boundaries.test.ts has Go.

/** A text, and the error it gives: a part of its message. */
export interface Boundary {
  readonly name: string;
  /** What reads it: `toJSON` takes YAML, `toYAML` JSON, `cbor` hexadecimal digits, the value of an object's unknown field. */
  readonly by: 'toJSON' | 'toYAML' | 'cbor';
  readonly text: string;
  readonly error?: string;
  /** What comes out, or a part of it. */
  readonly gives?: string;
}

const k = (length: number): string => 'k'.repeat(length);

/** A list of zeros, another one behind an anchor, and aliases of that. */
function aliases(zeros: number, anchored: number, count: number): string {
  return `[${'0,'.repeat(zeros)}&x [${'0,'.repeat(anchored)}]${',*x'.repeat(count)}]`;
}

const KEY = "yaml: did not find expected ',' or '}'";
const DEPTH = 'yaml: exceeded max depth of 10000';
const CONTROL = 'yaml: control characters are not allowed';
const LEVELS = 'cbor: exceeded max nested level 10000';
const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

export const boundaries: readonly Boundary[] = [
  {
    name: 'a token that is wrong, at the end of a piece of 512 bytes that is fine',
    by: 'toJSON',
    text: `#${k(506)}\n@kkk\x01`,
    error: 'found character that cannot start any token',
  },
  { name: 'at the beginning of one that is not', by: 'toJSON', text: `#${k(507)}\n@kkk\x01`, error: CONTROL },
  { name: 'a plain key of 1,024 characters', by: 'toJSON', text: `${k(1024)}: v\n`, gives: `{"${k(1024)}":"v"}` },
  { name: 'of 1,025', by: 'toJSON', text: `${k(1025)}: v\n`, error: 'mapping values are not allowed in this context' },
  { name: 'characters, not bytes', by: 'toJSON', text: `${'😀'.repeat(1024)}: v\n`, gives: '"v"}' },
  { name: 'with quotation marks', by: 'toJSON', text: `{"${k(1022)}": v}`, gives: `{"${k(1022)}":"v"}` },
  { name: 'one more within them', by: 'toJSON', text: `{"${k(1023)}": v}`, error: KEY },
  { name: 'a key of JSON', by: 'toYAML', text: `{"${k(1022)}":1}`, gives: `? ${k(1022)}\n: 1\n` },
  { name: 'too long for YAML', by: 'toYAML', text: `{"${k(1023)}":1}`, error: KEY },
  { name: 'a key of 128 bytes needs no ?', by: 'toYAML', text: `{"${k(128)}":1}`, gives: `${k(128)}: 1\n` },
  { name: 'of 129', by: 'toYAML', text: `{"${k(129)}":1}`, gives: `? ${k(129)}\n: 1\n` },
  { name: 'of 64 characters', by: 'toYAML', text: `{"${'é'.repeat(64)}":1}`, gives: `${'é'.repeat(64)}: 1\n` },
  { name: 'of 65', by: 'toYAML', text: `{"${'é'.repeat(64)}a":1}`, gives: `? ${'é'.repeat(64)}a\n: 1\n` },
  { name: 'a line is folded behind column 80', by: 'toYAML', text: `"${k(80)} b c"`, gives: `${k(80)} b\n  c\n` },
  { name: 'as soon as it is longer', by: 'toYAML', text: `"${k(81)} b c"`, gives: `${k(81)}\n  b c\n` },
  { name: '10,000 lists in each other', by: 'toJSON', text: lists(10_000), gives: lists(10_000) },
  { name: '10,001', by: 'toJSON', text: lists(10_001), error: DEPTH },
  { name: '10,000 blocks', by: 'toJSON', text: `${'- '.repeat(10_000)}a`, gives: '"a"]' },
  { name: '10,001 blocks', by: 'toJSON', text: `${'- '.repeat(10_001)}a`, error: DEPTH },
  {
    name: 'two digits of a version',
    by: 'toJSON',
    text: '%YAML 11.1\n---\n',
    error: 'found incompatible YAML document',
  },
  { name: 'three', by: 'toJSON', text: '%YAML 111.1\n---\n', error: 'found extremely long version number' },
  {
    name: 'an error in front of a control character',
    by: 'toJSON',
    text: `]${k(511)}\x01`,
    error: 'yaml: did not find',
  },
  { name: 'in the piece that is read with it', by: 'toJSON', text: `]${k(510)}\x01`, error: CONTROL },
  { name: 'an integer of 64 bits', by: 'toJSON', text: '18446744073709551615', gives: '18446744073709551615' },
  { name: 'of more', by: 'toJSON', text: '18446744073709551616', gives: '18446744073709552000' },
  { name: 'a long one', by: 'toJSON', text: `-0x${'0'.repeat(2000)}8000000000000000`, gives: '-9223372036854775808' },
  { name: 'a longer one', by: 'toJSON', text: `-0x1${'0'.repeat(2000)}`, gives: `"-0x1${'0'.repeat(2000)}"` },
  { name: 'six digits in front of the point', by: 'toYAML', text: '123456.5', gives: '123456.5\n' },
  { name: 'seven', by: 'toYAML', text: '1234567.5', gives: '1.2345675e+06\n' },
  { name: 'four zeros behind it', by: 'toYAML', text: '0.00012', gives: '0.00012\n' },
  { name: 'five', by: 'toYAML', text: '0.000012', gives: '1.2e-05\n' },
  { name: 'CBOR of 10,000 levels, with the object', by: 'cbor', text: `${'81'.repeat(9998)}80` },
  { name: 'of 10,001', by: 'cbor', text: `${'81'.repeat(9999)}80`, error: LEVELS },
  { name: 'tags in each other are levels, too', by: 'cbor', text: `${'d9d9f7'.repeat(9_999)}80` },
  { name: 'one more', by: 'cbor', text: `${'d9d9f7'.repeat(10_000)}80`, error: LEVELS },
  { name: 'a list of 2^31-1 items', by: 'cbor', text: '9a7fffffff', error: 'unexpected EOF' },
  {
    name: 'of 2^31',
    by: 'cbor',
    text: '9a80000000',
    error: 'exceeded max number of elements 2147483647 for CBOR array',
  },
  { name: 'a map of 2^21 entries', by: 'cbor', text: 'ba00200000', error: 'unexpected EOF' },
  {
    name: 'of 2^21+1',
    by: 'cbor',
    text: 'ba00200001',
    error: 'exceeded max number of key-value pairs 2097152 for CBOR map',
  },
  { name: 'a string of 2^63-1 bytes', by: 'cbor', text: '5b7fffffffffffffff', error: 'unexpected EOF' },
  { name: 'of 2^63', by: 'cbor', text: '5b8000000000000000', error: 'length 9223372036854775808 is too large' },
  { name: 'a list of 2^63 items', by: 'cbor', text: '9b8000000000000000', error: 'would cause integer overflow' },
  // Last: these take longest.
  {
    name: 'aliases that are nearly too many for the document',
    by: 'toJSON',
    text: aliases(4691, 1060, 389),
    gives: '[0,0',
  },
  {
    name: 'by a hair too many',
    by: 'toJSON',
    text: aliases(5864, 1004, 419),
    error: 'yaml: document contains excessive aliasing',
  },
];

/** CBOR in hexadecimal digits: `{"kind": "ConfigMap", "apiVersion": "v1", "x": ...}`. */
export const cborObject = (value: string): string =>
  `a3446b696e6449436f6e6669674d61704a61706956657273696f6e4276314178${value}`;
