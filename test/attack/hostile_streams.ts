// Byte streams that want to be understood otherwise than they are meant: requests of HTTP/1.1 whose framing, lines, names and
// order are broken, and frames of HTTP/2.
import type { Random } from '../differential/random_scalars.ts';

/** What a client sends, in one write or several. */
export interface HostileStream {
  readonly parts: readonly Buffer[];
}

const INNER = 'GET /inner HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Mostly the first one. */
function mostly<T>(random: Random, usual: T, others: readonly T[], oneIn = 6): T {
  return random.int(oneIn) === 0 ? random.pick(others) : usual;
}

function requestLine(random: Random, path: string): string {
  const method = mostly(random, random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']), [
    'HEAD',
    'OPTIONS',
    'get',
    'GE T',
    'FOO',
    'PROPFIND',
    'PRI',
    'TRACE',
    '',
    'GET\t',
    'GET\0',
  ]);
  const target = mostly(random, path, [
    ...[
      '*',
      '',
      'x',
      '//',
      `${path}?a=b`,
      `${path}#a`,
      `http://localhost${path}`,
      'http://',
      'http://a b/',
      'HTTP://LOCALHOST/',
      'http:x',
      'a://b/c',
    ],
    ...[
      '/%zz',
      '/%2e%2e/',
      '/é',
      '/\0',
      '/a b',
      `/${'x'.repeat(9000)}`,
      '/\t',
      'http://a@b/',
      'http://[::1]:1/x',
      'http://a:b/',
      '/?%zz',
      'localhost:80',
    ],
  ]);
  const version = mostly(
    random,
    'HTTP/1.1',
    ['HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1', 'http/1.1', 'HTTP/1.1 ', 'HTTP/11', 'HTTP/1.1x', ''],
    10,
  );
  const space = (): string => mostly(random, ' ', ['  ', '\t', ''], 40);
  return `${mostly(random, '', ['\r\n', '\n', ' ', '\r\n\r\n'], 20)}${method}${space()}${target}${space()}${version}`;
}

/** How a body is said to be long, and the body. */
function framed(random: Random, body: string): { headers: string[]; body: string } {
  const length = String(body.length);
  const size = body.length.toString(16);
  const chunk = (): string => {
    const header = mostly(random, size, [
      `0${size}`,
      ` ${size}`,
      `${size} `,
      `0x${size}`,
      `-${size}`,
      `+${size}`,
      `${size};a=b`,
      `${size};a="\n"`,
      `${size};a\nb`,
      `${size};${'x'.repeat(9000)}`,
      `${size}\t`,
      '',
      'ffffffffffffffff',
      '10000000000000000',
      `${size}g`,
      '000000000000000000000000000000',
    ]);
    const end = (): string => mostly(random, '\r\n', ['\n', '\r', '', '\r\r\n', 'x\r\n'], 12);
    return `${header}${end()}${body}${end()}`;
  };
  const trailer = mostly(
    random,
    '',
    ['a: b\r\n', 'a : b\r\n', 'Content-Length: 5\r\n', 'a\r\n', ': b\r\n', ' a: b\r\n', 'a: b\n', 'Host: x\r\n'],
    5,
  );
  const chunked =
    body.length === 0
      ? `0\r\n${trailer}\r\n`
      : `${chunk()}${mostly(random, '0', ['00', '0;a', '', '-0'], 12)}\r\n${trailer}${mostly(random, '\r\n', ['\n', ''], 12)}`;
  switch (random.int(8)) {
    case 0:
    case 1:
      return { headers: [`Content-Length: ${length}`], body };
    case 2:
    case 3:
      return { headers: [`Transfer-Encoding: chunked`], body: chunked };
    case 4:
      return {
        headers: [
          random.pick([
            `Content-Length: +${length}`,
            `Content-Length: 0${length}`,
            `Content-Length: ${length}, ${length}`,
            `Content-Length: 0x${size}`,
            'Content-Length:',
            `Content-Length: ${length} `,
            `Content-Length: -1`,
            `Content-Length: ${length}.0`,
            'Content-Length: 99999999999999999999',
            `Content-Length : ${length}`,
            `Content-Length:\t${length}`,
            `Content_Length: ${length}`,
            `Content-Length: ${length};`,
            `content-length: ${length}`,
            `Content-Length: 1 ${length}`,
          ]),
        ],
        body,
      };
    case 5:
      return {
        headers: [
          random.pick([
            'Transfer-Encoding:  chunked ',
            'Transfer-Encoding: xchunked',
            'Transfer-Encoding: chunked, identity',
            'Transfer-Encoding: identity, chunked',
            'Transfer-Encoding: CHUNKED',
            'Transfer-Encoding: identity',
            'Transfer-Encoding:',
            'Transfer-Encoding : chunked',
            'Transfer-Encoding: chunked, chunked',
            'Transfer-Encoding: gzip, chunked',
            'Transfer-Encoding: "chunked"',
            'Transfer-Encoding:\x0bchunked',
            'Transfer-Encoding: chunked;a=b',
            'transfer-encoding: chunked',
            'Transfer-Encoding:\r\n chunked',
            'Transfer_Encoding: chunked',
            'Transfer-Encoding: chunked\0',
          ]),
        ],
        body: chunked,
      };
    case 6: {
      const lines = [
        random.pick([`Content-Length: ${length}`, 'Content-Length: 0', `Content-Length: ${body.length + 5}`]),
        random.pick([
          `Content-Length: ${length}`,
          'Transfer-Encoding: chunked',
          'Transfer-Encoding: identity',
          'Content-Length: 1',
          'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
          'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
        ]),
      ];
      return { headers: random.int(2) === 0 ? lines : lines.toReversed(), body: random.int(2) === 0 ? chunked : body };
    }
    default:
      return { headers: [], body: random.int(6) === 0 ? body : '' };
  }
}

function request(random: Random, path: string): string {
  const { headers, body } = framed(random, random.pick(['', 'hello', INNER, '0\r\n\r\n']));
  const lines = [
    ...mostly(
      random,
      ['Host: localhost'],
      [
        [],
        ['Host: a', 'Host: b'],
        ['Host:'],
        ['Host: a b'],
        ['Host: "'],
        ['host: localhost'],
        ['Host : localhost'],
        ['Host: localhost, localhost'],
        ['Host: a/b'],
        ['Host: é'],
        ['Host: [::1]:80'],
      ],
    ),
    ...headers,
    ...mostly(
      random,
      [],
      [
        ['Connection: close'],
        ['Connection: keep-alive'],
        ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
        ['Connection: Upgrade', 'Upgrade: foo'],
        ['Connection: Upgrade, close', 'Upgrade: h2c'],
        ['Upgrade: h2c'],
        ['Connection: upgrade'],
        ['Connection: Content-Length'],
        ['Connection: x', 'Connection: close'],
        ['Proxy-Connection: close'],
      ],
      4,
    ),
    ...mostly(random, [], [['Expect: 100-continue'], ['Expect: nothing'], ['Expect:'], ['Expect: 100-Continue, x']], 8),
    ...mostly(
      random,
      [],
      [
        ['a: b'],
        ['a b: c'],
        [': a'],
        ['a'],
        ['a:\0'],
        ['a: \x01'],
        ['a: \x7f'],
        ['a: é'],
        ['é: a'],
        ['a\t: b'],
        ['a: b', ' c'],
        ['a: b', '\tc'],
        ['(a): b'],
        ['a: b\rc'],
        ['a:b:c'],
        [`a: ${'x'.repeat(20_000)}`],
        new Array<string>(1500).fill('a:'),
        ['a:', 'b: '],
      ],
      3,
    ),
  ];
  if (random.int(12) === 0) lines.unshift(random.pick([' a: b', '\ta: b', '']));
  const end = mostly(random, '\r\n', ['\n', '\r', '\r\r\n', '\n\r'], 30);
  const broken = random.int(Math.max(1, lines.length));
  const shuffled = random.int(4) === 0 ? lines.toReversed() : lines;
  const text = shuffled.map((line, at) => `${line}${at === broken ? end : '\r\n'}`).join('');
  return `${requestLine(random, path)}${mostly(random, '\r\n', ['\n', '\r'], 40)}${text}${mostly(random, '\r\n', ['\n', '\r', ''], 40)}${body}`;
}

/** In one to three parts, cut anywhere. */
function cut(random: Random, bytes: Buffer): HostileStream {
  const at =
    random.int(2) === 0 ? [] : [random.int(bytes.length + 1), random.int(bytes.length + 1)].sort((a, b) => a - b);
  const edges = [0, ...at, bytes.length];
  return {
    parts: edges
      .slice(1)
      .map((end, index) => bytes.subarray(edges[index], end))
      .filter(({ length }) => length > 0),
  };
}

/** One to four requests by HTTP/1.1, the last of which mostly asks for the end of its connection. */
export function randomHTTP1(random: Random): HostileStream {
  let text = '';
  for (let count = 1 + random.int(3), at = 1; at <= count; at++) text += request(random, `/${at}`);
  if (random.int(3) > 0) text += 'GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  return cut(random, Buffer.from(text, 'latin1'));
}
