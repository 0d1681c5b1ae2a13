import type { Random } from './random_scalars.ts';

const VERSIONS = [
  '',
  '1',
  '1.2',
  'v1.2',
  '1.2.3',
  'v1.2.3',
  '1.2.3.4',
  '1.02',
  '01.2',
  '0.0.0',
  '1.36.0-rc.1',
  '1.36.0-rc.1+dirty',
  '1.2.3+build',
  '1.2.3-01',
  '1.2.3-1a.2.x-y',
  '1.2.3-alpha.1',
  '1.2.3-alpha.beta',
  '1.2.3 ',
  ' 1.2.3',
  '18446744073709551615.2.3',
  '1.9007199254740993.9007199254740992',
  '1.2.3-9007199254740993',
  '1.2.3-18446744073709551616',
  '1.36+',
];
const VERSION_PIECES = [
  '0',
  '1',
  '9',
  '.',
  '-',
  '+',
  'v',
  'a',
  'A',
  ' ',
  '\n',
  '\t',
  '\v',
  '\f',
  '\u00e9',
  '\u2028',
  'alpha',
  'rc.1',
  '18446744073709551615',
  '9007199254740993',
  '00',
];
const KUBE_VERSIONS = [
  'v1',
  'v2',
  'v10',
  'v1beta1',
  'v1beta2',
  'v1alpha1',
  'v2alpha1',
  'v01',
  'v1beta01',
  'foo',
  'v9223372036854775807',
  'v9223372036854775808',
  'v1alpha9007199254740993',
];
const KUBE_PIECES = [
  'v',
  '1',
  '2',
  '10',
  'alpha',
  'beta',
  '0',
  'a',
  '\n',
  '9223372036854775807',
  '\u0661',
  '\uffff',
  '\u{1f600}',
];
const TEXTS = [
  '',
  'a',
  '0',
  'abc',
  '123',
  'd41d8cd98f00b204',
  '\u00e9',
  '\u65e5\u672c',
  '\u{1f600}',
  '\u0000',
  '\u007f',
  '\ufffd',
  'xyz',
  '\u{10ffff}',
];
const BOUNDS = [
  '0x0000000000000000',
  '0x4000000000000000',
  '0x8000000000000000',
  '0xc000000000000000',
  '0x10000000000000000',
  '0x8',
  '',
  '0xaf63dc4c8601ec8c',
];
const SHARD = "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')";
const SHARDS = [
  '',
  SHARD,
  `${SHARD} || shardRange(object.metadata.uid, '0x8000000000000000', '0x10000000000000000')`,
  `((${SHARD}) || ${SHARD})`,
  `${SHARD}||${SHARD} `,
  `${SHARD} && ${SHARD}`,
  `${SHARD})`,
  'shardRange( object . metadata . namespace ,"0x0000000000000000" , \'0x10000000000000000\' )',
  "shardRange(object.metadata.name, '0x0000000000000000', '0x8000000000000000')",
  "shardRange(object.metadata.uid, '0x0', '0x8')",
  `// all\n${SHARD}// of it`,
  SHARD.replaceAll("'", "'''"),
  SHARD.replaceAll("'", '"""'),
  SHARD.replaceAll("'0x", "r'0x"),
  SHARD.replaceAll("'0x", "R'''0x").replaceAll("0'", "0'''"),
  SHARD.replaceAll("'0x", "'\\x30\\170"),
  SHARD.replaceAll('0x', '\\u0030\\U00000078'),
  `\u00a0\v${SHARD}\u2028\u0085`,
];
const SHARD_PIECES = [
  '//',
  '/',
  '\\',
  '\\x30',
  '\\X38',
  '\\u0030',
  '\\U00000030',
  '\\060',
  '\\n',
  '\\ud800',
  '\\U00110000',
  '\\x3',
  '\\q',
  'r',
  'R',
  'b',
  "'''",
  '"""',
  '\r',
  '\f',
  '\v',
  '\u00a0',
  '\u{1f600}',
  '`',
  '`metadata`',
  '`metadata.uid`',
  '?',
  '+',
  ':',
  '{',
  '(',
  ')',
  '||',
  '|',
  ',',
  '.',
  "'",
  '"',
  ' ',
  '\n',
  '0',
  'x',
  'shardRange',
  'object',
  'uid',
  "'0x8000000000000000'",
  SHARD,
  '-',
  '!',
  '[',
  ']',
  '1',
  'A',
];
const WARNINGS = [
  '',
  '299',
  '299 -',
  '299 - ""',
  '299 - "text"',
  '299 agent "te\\"xt"',
  '299 - "a\\\\b"',
  '299 - "text" "Tue, 15 Nov 1994 08:12:31 GMT"',
  '299 - "a", 299 - "b"',
  '299 - "a" "date", 299 - "b" "date"',
  '299 - "a" x',
  '299 - "=?utf-8?q?caf=C3=A9?="',
  '299 - "=?UTF-8?B?Y2Fmw6k=?="',
  '299 - "=?iso-8859-1?q?caf=E9?="',
  '299 - "=?us-ascii?q?caf=E9?="',
  '299 - "=?koi8-r?q?abc?="',
  '299 - "a =?utf-8?q?b?= =?utf-8?q?c?= d"',
  '299 - "=?utf-8?q?=C3?= =?utf-8?q?=A9?="',
  '299 - "=?utf-8?q?=C3?="',
];
const WARNING_PIECES = [
  '299',
  '-',
  'agent',
  ' ',
  '"',
  '\\',
  ',',
  'text',
  '=?',
  '?=',
  'utf-8',
  'iso-8859-1',
  'us-ascii',
  '?',
  'q',
  'b',
  '=C3',
  '=A9',
  '=',
  '_',
  'w6k=',
  '\u00e9',
  '\u0000',
  '\t',
  '\n',
  '\r',
  '\u0085',
  '\u00a0',
  '\u{1f600}',
  '"date"',
  '299 - "x"',
  '=?utf-8?q?x?=',
  '=?utf-8?b?w6k=?=',
  '\u017f',
  '\u2028',
  '\ufeff',
];
const NETWORKS = [
  '',
  '80',
  '80-90',
  '80+10',
  '90-80',
  '65536',
  '65535+1',
  '0+65535',
  ' 80-90 ',
  '9223372036854775807',
  '1+9223372036854775807',
  '9223372036854775807+9223372036854775807',
  '007-010',
  'name',
  'name:80',
  'http:name:80',
  'https:name:',
  'ftp:name:80',
  ':80',
  'a:b:c:d',
  '/a/b/',
  '//',
  './a',
  '../a',
  'a/../b/',
  '/..',
  'a/../..',
];
const NETWORK_PIECES = [
  '0',
  '1',
  '80',
  '65535',
  '-',
  '+',
  ' ',
  ':',
  'http',
  'https',
  '/',
  '..',
  '.',
  'name',
  'a',
  '99999999999999999999',
  '18446744073709551615',
  '\u00a0',
  '\u0085',
  '\ufeff',
  '\u00e9',
];
const ITEMS = ['a', 'b', 'c', 'd', 'e', '', '\uffff', '\u{1f600}', '__proto__', '10', '9'];

function joined(r: Random, most: number, pieces: readonly string[]): string {
  return Array.from({ length: r.int(most + 1) }, () => r.pick(pieces)).join('');
}

function text(r: Random, seeds: readonly string[], pieces: readonly string[]): string {
  return r.int(3) === 0 ? joined(r, 8, pieces) : r.mutated(r.pick(seeds), pieces);
}

function list<T>(r: Random, most: number, each: () => T): T[] {
  return Array.from({ length: r.int(most + 1) }, each);
}

function nanoseconds(r: Random): string {
  const second = 1_000_000_000n;
  const unit = r.pick([1n, second, 60n * second, 3600n * second, 86_400n * second, 31_536_000n * second]);
  const near =
    unit * BigInt(r.int(r.pick([4, 130, 400, 10_000]))) +
    r.pick([0n, 1n, -1n, second, -second, 1000n, -1000n, BigInt(r.int(2 ** 30))]);
  const bits = (BigInt(r.int(2 ** 31)) << 33n) ^ (BigInt(r.int(2 ** 31)) << 11n) ^ BigInt(r.int(2 ** 31));
  return String(
    BigInt.asIntN(64, r.int(3) === 0 ? BigInt.asIntN(1 + r.int(64), bits) : r.int(20) === 0 ? -near : near),
  );
}

/** A random input for an area of scripts/go/utilvectors. */
export function randomUtilInput(area: string, r: Random): unknown {
  switch (area) {
    case 'version':
      return {
        a: text(r, VERSIONS, VERSION_PIECES),
        b: text(r, VERSIONS, VERSION_PIECES),
        pre: r.pick(['', 'rc.1', '0', 'rc.2.x']),
        number: r.pick([0, 1, r.int(100), r.int(2 ** 31), Number.MAX_SAFE_INTEGER]),
      };
    case 'kube-version':
      return [text(r, KUBE_VERSIONS, KUBE_PIECES), text(r, KUBE_VERSIONS, KUBE_PIECES)];
    case 'highest-version':
      return list(r, 4, () => text(r, VERSIONS, VERSION_PIECES));
    case 'resource-version': {
      const version = (): string =>
        r.int(3) === 0
          ? text(r, ['1', '10', '99999999999999999999'], ['0', '1', '9', '-', ' ', '\u0661'])
          : r.digits(r.pick([2, 5, 30]));
      return [version(), version()];
    }
    case 'human-duration':
      return nanoseconds(r);
    case 'safe-encode':
      return joined(r, 20, TEXTS);
    case 'shard': {
      const key = r.pick([
        'object.metadata.uid',
        'object.metadata.uid',
        'object.metadata.namespace',
        'object.metadata.name',
        '',
      ]);
      const bound = (): string =>
        r.int(2) === 0 ? r.pick(BOUNDS) : `0x${Array.from({ length: 16 }, () => r.int(16).toString(16)).join('')}`;
      const requirements = list(r, 3, () => ({
        key: r.int(10) === 0 ? 'object.metadata.uid' : key,
        start: bound(),
        end: bound(),
      }));
      return { uid: joined(r, 20, TEXTS), namespace: joined(r, 3, TEXTS), requirements };
    }
    case 'shard-parse': {
      // Go passes over what the function is called on.
      for (;;) {
        const selector = r.mutated(r.pick(SHARDS), SHARD_PIECES);
        if (!/\.(?:\s|\/\/.*\n)*shardRange/.test(selector)) return selector;
      }
    }
    case 'warning-header':
      return {
        headers: list(r, 3, () => text(r, WARNINGS, WARNING_PIECES)),
        code: r.int(1100) - 50,
        agent: joined(r, 2, [...TEXTS, '-', ' ', '"', '\\', '\u0085', '\u00a0', '\u2028', '\ufeff']),
        text: joined(r, 4, [...TEXTS, '"', '\\', '\u0085', '\u2028', ' ']),
      };
    case 'network-text':
      return text(r, NETWORKS, NETWORK_PIECES);
    case 'string-sets':
      return [list(r, 7, () => r.pick(ITEMS)), list(r, 7, () => r.pick(ITEMS))];
    case 'merge-order': {
      const order = [...ITEMS].sort(() => r.int(3) - 1);
      return list(r, 5, () => (r.int(4) === 0 ? list(r, 5, () => r.pick(ITEMS)) : order.filter(() => r.int(2) === 0)));
    }
    case 'expiring-cache': {
      const step = (): object => ({
        do: r.pick(['set', 'set', 'set', 'get', 'get', 'delete', 'wait', 'wait', 'clear']),
        key: r.pick(ITEMS),
        value: r.int(100),
        ttl: r.int(6),
      });
      return { size: 1 + r.int(6), allowStale: r.int(3) === 0, steps: [step(), ...list(r, 30, step)] };
    }
    case 'sort': {
      const length = r.int(r.pick([15, 60, 60, 300]));
      const values = r.pick([2, 5, 30, 1000]);
      const shape = r.int(4);
      const keys = Array.from({ length }, (_, at) =>
        shape > 1 ? r.int(values) : Math.floor(((shape === 0 ? at : length - at) * values) / length),
      );
      for (let swaps = r.int(6); swaps > 0 && length > 0; swaps--) {
        const [a, b] = [r.int(length), r.int(length)];
        [keys[a], keys[b]] = [keys[b]!, keys[a]!];
      }
      return { keys, rule: r.pick(['less', 'orEqual', 'orEqual', 'contradictory']) };
    }
    default:
      throw new Error(`no area ${area}`);
  }
}
