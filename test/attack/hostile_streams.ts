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

/** A frame of HTTP/2. */
export function frame(type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

export const PREFACE: Buffer = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
export const FrameType = {
  data: 0,
  headers: 1,
  priority: 2,
  reset: 3,
  settings: 4,
  push: 5,
  ping: 6,
  goaway: 7,
  window: 8,
  continuation: 9,
} as const;
export const SETTINGS: Buffer = /* @__PURE__ */ frame(FrameType.settings, 0, 0);
export const END_STREAM = 1;
export const END_HEADERS = 4;

/** Headers in HPACK, each written out. */
export function headerBlock(headers: readonly (readonly [name: string, value: string])[]): Buffer {
  const text = (of: string): Buffer => {
    const bytes = Buffer.from(of, 'latin1');
    if (bytes.length < 127) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
    const length = [127];
    let rest = bytes.length - 127;
    for (; rest >= 128; rest >>= 7) length.push((rest & 127) | 128);
    return Buffer.concat([Buffer.from([...length, rest]), bytes]);
  };
  return Buffer.concat(headers.flatMap(([name, value]) => [Buffer.from([0]), text(name), text(value)]));
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

type Headers = (readonly [name: string, value: string])[];

function randomHeaders(random: Random, path: string, more: Headers): Headers {
  const method = random.pick(['GET', 'POST', 'PUT', 'DELETE']);
  const pseudo: Headers = [
    [':method', mostly(random, method, ['get', 'FOO', '', 'CONNECT', 'G T', 'OPTIONS', 'PRI'], 12)],
    [':scheme', mostly(random, 'https', ['http', '', 'x', 'HTTPS'], 12)],
    [
      ':path',
      mostly(
        random,
        path,
        ['*', '', 'x', `${path}#a`, '/%zz', 'https://localhost/x', '//', '/a b', '/\xe9', '/\0'],
        12,
      ),
    ],
    [':authority', mostly(random, 'localhost', ['', 'a b', 'a@b', 'é', '[::1]:1', 'a/b'], 12)],
  ];
  switch (random.int(16)) {
    case 0:
      pseudo.splice(random.int(4), 1);
      break;
    case 1:
      pseudo.push(random.pick(pseudo));
      break;
    case 2:
      pseudo.push(
        random.pick([
          [':status', '200'],
          [':protocol', 'websocket'],
          [':foo', 'a'],
          ['host', 'other'],
          ['host', 'localhost'],
        ] as const),
      );
      break;
    case 3:
      pseudo.unshift(['a', 'b']);
      break;
    default:
  }
  const others: Headers =
    random.int(4) > 0
      ? []
      : [
          random.pick([
            ['a', 'b'],
            ['A', 'b'],
            ['connection', 'close'],
            ['connection', 'upgrade'],
            ['upgrade', 'h2c'],
            ['transfer-encoding', 'chunked'],
            ['te', 'trailers'],
            ['te', 'gzip'],
            ['keep-alive', '1'],
            ['proxy-connection', 'x'],
            ['', 'a'],
            ['a', '\0'],
            ['a', 'b\r\nc: d'],
            ['a', '\n'],
            ['a b', 'c'],
            ['a:', 'b'],
            ['expect', '100-continue'],
            ['expect', 'nothing'],
            ['a', ' b '],
            ['a', 'x'.repeat(20_000)],
            ['cookie', 'a=b'],
            ['http2-settings', 'AAMAAABk'],
            ['é', 'a'],
          ] as const),
        ];
  return [...pseudo, ...others, ...more];
}

/** Requests by HTTP/2 among frames that are out of order, of wrong sizes, on wrong streams. */
export function randomHTTP2(random: Random): HostileStream {
  const frames: Buffer[] = [
    mostly(
      random,
      PREFACE,
      [PREFACE.subarray(0, 20), Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), Buffer.concat([PREFACE, PREFACE])],
      30,
    ),
  ];
  frames.push(
    mostly(
      random,
      SETTINGS,
      [Buffer.alloc(0), frame(FrameType.ping, 0, 0, Buffer.alloc(8)), frame(FrameType.settings, 1, 0)],
      30,
    ),
  );
  let next = 1;
  const stream = (): number => {
    next += 2;
    return mostly(random, next - 2, [0, 2, 1, next, next + 100, 0x7fffffff], 25);
  };
  const headers = (id: number, block: Buffer, end: number): void => {
    if (random.int(5) > 0) {
      frames.push(frame(FrameType.headers, end | END_HEADERS, id, block));
      return;
    }
    const at = random.int(block.length + 1);
    frames.push(frame(FrameType.headers, end, id, block.subarray(0, at)));
    if (random.int(6) === 0)
      frames.push(
        random.pick([
          SETTINGS,
          frame(FrameType.ping, 0, 0, Buffer.alloc(8)),
          frame(FrameType.data, 1, id, Buffer.from('x')),
        ]),
      );
    for (let empty = random.int(4); empty > 0; empty--) frames.push(frame(FrameType.continuation, 0, id));
    frames.push(
      frame(
        FrameType.continuation,
        mostly(random, END_HEADERS, [0, 255], 12),
        mostly(random, id, [0, id + 2], 20),
        block.subarray(at),
      ),
    );
  };
  const steps: (() => void)[] = [
    () => headers(stream(), headerBlock(randomHeaders(random, `/${frames.length}`, [])), END_STREAM),
    () => headers(stream(), headerBlock(randomHeaders(random, `/${frames.length}`, [])), END_STREAM),
    () => {
      const id = stream();
      const body = Buffer.from(random.pick(['', 'hello', INNER]));
      const length = mostly(random, String(body.length), [String(body.length + 1), '-1', '+5', '0', '5, 5', ''], 5);
      headers(
        id,
        headerBlock(
          randomHeaders(random, `/${frames.length}`, random.int(2) === 0 ? [] : [['content-length', length]]),
        ),
        0,
      );
      const trailers = random.int(5) === 0;
      const padded = random.int(6) === 0;
      const payload = padded
        ? Buffer.concat([Buffer.from([mostly(random, 3, [0, 200], 4)]), body, Buffer.alloc(3)])
        : body;
      frames.push(
        frame(
          FrameType.data,
          (padded ? 8 : 0) | (trailers ? 0 : END_STREAM),
          mostly(random, id, [0, id + 2], 20),
          payload,
        ),
      );
      if (trailers)
        headers(
          id,
          headerBlock([
            random.pick([
              ['a', 'b'],
              [':path', '/x'],
              ['content-length', '5'],
            ] as const),
          ]),
          mostly(random, END_STREAM, [0], 5),
        );
      if (random.int(8) === 0) frames.push(frame(FrameType.data, END_STREAM, id, body));
    },
    () =>
      frames.push(
        frame(FrameType.reset, 0, mostly(random, Math.max(1, next - 2), [0, 99]), uint32(random.pick([0, 8, 99]))),
      ),
    () =>
      frames.push(
        frame(FrameType.ping, random.int(2), mostly(random, 0, [1]), Buffer.alloc(mostly(random, 8, [0, 7, 9]))),
      ),
    () =>
      frames.push(
        frame(
          FrameType.settings,
          mostly(random, 0, [1]),
          mostly(random, 0, [1], 12),
          mostly(random, Buffer.from([0, random.int(9), 0, 0, random.int(256), random.int(256)]), [
            Buffer.alloc(5),
            Buffer.from([0, 4, 0xff, 0xff, 0xff, 0xff]),
            Buffer.from([0, 5, 0, 0, 0, 1]),
            Buffer.from([0, 2, 0, 0, 0, 2]),
          ]),
        ),
      ),
    () =>
      frames.push(
        frame(
          FrameType.window,
          0,
          mostly(random, 0, [next, Math.max(1, next - 2)]),
          uint32(mostly(random, 1, [0, 0x7fffffff])),
        ),
      ),
    () =>
      frames.push(
        frame(
          FrameType.priority,
          0,
          mostly(random, next, [0]),
          Buffer.concat([uint32(random.pick([0, 1, next])), Buffer.from([1])]).subarray(0, mostly(random, 5, [4])),
        ),
      ),
    () =>
      frames.push(
        frame(
          mostly(random, 77, [FrameType.push, FrameType.goaway, FrameType.continuation]),
          random.int(256),
          mostly(random, 0, [1, next]),
          Buffer.alloc(random.int(20)),
        ),
      ),
    () =>
      frames.push(
        mostly(
          random,
          Buffer.alloc(0),
          [
            frame(FrameType.data, 1, next, Buffer.from('x')),
            frame(FrameType.data, 0, 1, Buffer.alloc(300_000)),
            Buffer.alloc(random.int(30), 1),
          ],
          3,
        ),
      ),
  ];
  for (let count = 1 + random.int(6); count > 0; count--) random.pick([...steps.slice(0, 3), ...steps])();
  return cut(random, Buffer.concat(frames));
}
