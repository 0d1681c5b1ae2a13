// Hostile bytes in every format: real objects damaged, and texts put together from what the format's grammar is made of.
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { objectFiles, readRows } from '../conformance/rows.ts';
import { fullScheme } from '../conformance/scheme.ts';
import { breakJSON, mutate, mutateYAML, randomSpace, readWritten, write } from '../differential/random_objects.ts';
import { Random } from '../differential/random_scalars.ts';
import { someOf } from '../some_of.ts';

export const formats = ['protobuf', 'yaml', 'json', 'cbor'] as const;
export type Format = (typeof formats)[number];

/** What is damaged: objects of every kind. Long ones would only make the run slow. */
const MAX_SEED = 4000;

const utf8 = new TextEncoder();
let seeds: Readonly<Record<Format, readonly Uint8Array[]>> | undefined;

function readSeeds(): Readonly<Record<Format, readonly Uint8Array[]>> {
  const scheme = fullScheme();
  const json = new JSONSerializer(scheme);
  const cbor = new CBORSerializer(scheme);
  const found: Record<Format, Uint8Array[]> = { protobuf: [], yaml: [], json: [], cbor: [] };
  for (const row of someOf(objectFiles(), 12).flatMap(readRows)) {
    if (row.json === undefined || row.json.length > MAX_SEED || !row.json.includes('"apiVersion"')) continue;
    found.json.push(utf8.encode(row.json));
    if (row.yaml !== undefined) found.yaml.push(utf8.encode(row.yaml));
    if (row.protobuf !== undefined) found.protobuf.push(Uint8Array.from(Buffer.from(row.protobuf, 'base64')));
    try {
      found.cbor.push(cbor.encode(json.decode(row.json).object));
    } catch {
      // Raw JSON that has no CBOR form.
    }
  }
  return found;
}

/** Of numbers of bytes that announce much, end nothing, or mean something else. */
const binaryPieces: readonly (readonly number[])[] = [
  [0xff, 0xff, 0xff, 0xff, 0x0f],
  [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
  [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
  [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80],
  [0x0b],
  [0x0c],
  [0x0a, 0x00],
  [0x02, 0x00],
  [0x07],
  [0x12, 0x7f],
  [0x0b, 0x0b, 0x0b, 0x0c, 0x0c, 0x0c],
  [0xc2, 0x85],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0x00],
  [0xef, 0xbb, 0xbf],
  [0xd9, 0xd9, 0xf7],
  [0xbf],
  [0x9f],
  [0x5f],
  [0x7f],
  [0xff],
  [0x9b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  [0xbb, 0, 0, 0, 1, 0, 0, 0, 0],
  [0xc2, 0x49, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  [0xf9, 0x7e, 0x00],
  [0xfb, 0x7f, 0xf0, 0, 0, 0, 0, 0, 0],
  [0xc0, 0x74],
  [0xd6, 0x40],
  [0xf6],
  [0xf7],
  [0xf8, 0x20],
  [0xa0],
  [0x80],
  [0x81, 0x81, 0x81, 0x81],
  [0x1b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  [0x3b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
];

const yamlTokens = [
  '- ',
  '? ',
  ': ',
  ':',
  ',',
  '[',
  ']',
  '{',
  '}',
  '&a ',
  '*a',
  '*b',
  '&b ',
  '!!str ',
  '!!binary ',
  '!!int ',
  '!!float ',
  '!!null ',
  '!!map ',
  '!!set ',
  '!<tag:yaml.org,2002:str> ',
  '!x ',
  '! ',
  '|',
  '>',
  '|-',
  '>+',
  '|2',
  '>9-',
  "'",
  '"',
  '#',
  ' #',
  '%YAML 1.1',
  '%TAG ! x',
  '---',
  '...',
  '--- ',
  '<<: ',
  '<<: *a',
  '<<: [*a, *b]',
  '\n',
  '\n',
  '\n',
  '\n ',
  '\n  ',
  '\n    ',
  '\t',
  ' ',
  '  ',
  '\r\n',
  '\r',
  '\u0085',
  '\u2028',
  '\ufeff',
  '\0',
  '\x07',
  '\x7f',
  '\ud800',
  '@',
  '`',
  '\\',
  '\\x4',
  '\\u12',
  '\\U0010ffff',
  '""',
  "''",
  'a',
  'a: b',
  'b',
  'null',
  '~',
  'yes',
  'NO',
  'true',
  '0x1F',
  '0o7',
  '010',
  '1_000',
  '1e3',
  '1e400',
  '.inf',
  '-.INF',
  '.nan',
  '12:30:45',
  '2020-01-01',
  '=',
  'é',
  '😀',
  'apiVersion: v1\nkind: ConfigMap\n',
  'apiVersion: v1\n',
  'kind: Pod\n',
  'metadata:\n  name: a\n',
  'data: {a: "b"}\n',
  'spec:\n  containers:\n  - name: a\n',
  '__proto__: {x: y}\n',
  'constructor: 1\n',
  '"__proto__": x\n',
  '&a {a: 1}\n',
  '99999999999999999999999',
  '-0',
  '"\\ud83d"',
  '"\\/"',
];
const jsonTokens = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\\u',
  '\\ud83d',
  '\\u0000',
  '""',
  '"a"',
  '"__proto__"',
  '"constructor"',
  '"kind"',
  '"apiVersion"',
  '"v1"',
  '"ConfigMap"',
  '"Pod"',
  '"metadata"',
  '"data"',
  '"spec"',
  '"containers"',
  '"Kind"',
  '"items"',
  'null',
  'true',
  'fals',
  '0',
  '-0',
  '-',
  '1e400',
  '1e',
  '1.',
  '.5',
  '01',
  '9223372036854775808',
  '1E-7',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '\ufeff',
  '\0',
  "'",
  '//',
  '/*',
  'NaN',
  'Infinity',
  'é',
  '😀',
  '\ud800',
  '"apiVersion":"v1","kind":"ConfigMap",',
  '{"apiVersion":"v1","kind":"ConfigMap"',
  '"data":{"a":"b"}',
  '"__proto__":{"x":1},',
];

function splice(bytes: Uint8Array, at: number, remove: number, insert: ArrayLike<number>): Uint8Array {
  const out = new Uint8Array(bytes.length - Math.min(remove, bytes.length - at) + insert.length);
  out.set(bytes.subarray(0, at));
  out.set(insert, at);
  out.set(bytes.subarray(at + Math.min(remove, bytes.length - at)), at + insert.length);
  return out;
}

/** One to four changes: bits, bytes, parts taken out, doubled, moved, taken from another, cut. */
function damaged(
  bytes: Uint8Array,
  other: Uint8Array,
  random: Random,
  pieces: readonly ArrayLike<number>[],
): Uint8Array {
  let out: Uint8Array = bytes.slice();
  for (let times = random.int(2) === 0 ? 1 : 1 + random.int(4); times > 0 && out.length > 0; times--) {
    const at = random.int(out.length);
    switch (random.int(9)) {
      case 0:
        out[at] = out[at]! ^ (1 << random.int(8));
        break;
      case 1:
        out[at] = random.int(256);
        break;
      case 2:
        out = out.slice(0, at);
        break;
      case 3:
        out = splice(out, at, 1 + random.int(8), []);
        break;
      case 4:
        out = splice(out, at, random.int(3), random.pick(pieces));
        break;
      case 5:
        out = splice(out, at, 0, out.slice(at, at + 1 + random.int(64)));
        break;
      case 6:
        out.copyWithin(at, random.int(out.length), at + random.int(64));
        break;
      case 7: {
        const from = random.int(other.length);
        out = splice(out, at, 0, other.slice(from, from + random.int(200)));
        break;
      }
      default:
        out = splice(
          out,
          at,
          0,
          Uint8Array.from({ length: random.int(12) }, () => random.int(256)),
        );
    }
  }
  return out;
}

const bytesOfTokens = (tokens: readonly string[]): readonly Uint8Array[] => tokens.map((token) => utf8.encode(token));
const yamlPieces = bytesOfTokens(yamlTokens);
const jsonPieces = bytesOfTokens(jsonTokens);

function soup(tokens: readonly string[], random: Random): Uint8Array {
  let text = random.int(3) === 0 ? tokens.find((token) => token.includes('ConfigMap'))! : '';
  for (let n = random.int(40); n > 0; n--) text += random.pick(tokens);
  return utf8.encode(text);
}

function noise(random: Random): Uint8Array {
  const bytes = Uint8Array.from({ length: random.int(200) }, () => random.int(256));
  return random.int(2) === 0
    ? bytes
    : splice(
        bytes,
        0,
        0,
        random.pick([[0x6b, 0x38, 0x73, 0], [0xd9, 0xd9, 0xf7], [0x7b], [0x6b, 0x38, 0x73, 0, 0x0a]]),
      );
}

/** Input number `index` of a run: the same for the same seed. */
export function randomInput(format: Format, seed: number, index: number): Uint8Array {
  seeds ??= readSeeds();
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  random.int(2);
  const whole = random.pick(seeds[format]);
  const other = random.pick(random.int(8) === 0 ? seeds[random.pick(formats)] : seeds[format]);
  const kind = random.int(12);
  if (kind === 0) return noise(random);
  if (format === 'protobuf' || format === 'cbor') return damaged(whole, other, random, binaryPieces);
  if (kind <= 2) return soup(format === 'yaml' ? yamlTokens : jsonTokens, random);
  if (kind <= 5) {
    const text = new TextDecoder().decode(whole);
    if (format === 'yaml') return utf8.encode(mutateYAML(text, random));
    if (kind === 3) return utf8.encode(breakJSON(text, random));
    const root = readWritten(text);
    for (let times = 1 + random.int(3); times > 0; times--) mutate(root, random);
    return utf8.encode(write(root, randomSpace(random)));
  }
  return damaged(whole, other, random, format === 'yaml' ? yamlPieces : jsonPieces);
}
