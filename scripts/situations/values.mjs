// @ts-check
// Expressions over values of one type: numbers, texts, bytes, times.
import { boolean, expressions, integer, intOrString, number, object, string } from './schemas.mjs';

const LARGEST = '9223372036854775807';
const rules = (/** @type {string} */ name) => `rules: ${name}`;
const times = object({ early: string('date-time'), late: string('date-time'), none: string('date-time') });
const spans = object({ short: string('duration'), long: string('duration') });
const days = object({ first: string('date'), second: string('date') });
const texts = object({ plain: string(), wide: string(), password: string('password'), hidden: string('password') });
const DATES = [
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-1-01',
  '24-01-01',
  '2024/01/01',
  '2024-01-01 ',
];
const MALFORMED = {
  date: [...DATES, '2024-01-01T00:00:00Z', ''],
  'date-time': [
    ...[...DATES, '2024-02-29'].map((date) => `${date}T01:02:03Z`),
    ...['24:00:00', '23:60:00', '23:59:60', '23:59:61.5', '1:02:03', '01:2:03', '01:02:3', '01:02', '01-02-03'].flatMap(
      (time) => [`2024-02-29T${time}Z`, `2024-02-29T${time}`],
    ),
    ...['', 'x', '+1', '+01', '+25:00', '-01:60', '.Z', ',5Z', '.5', 'Z '].map((end) => `2024-02-29T01:02:03${end}`),
    '2024-02-29 01:02:03Z',
  ],
  duration: ['1', '1x', '-', '1.5.5s', '1s 1m', ' 1s', '1h30', '9223372036855s'],
  byte: ['a', 'YQ', 'YQ=', 'Y===', 'Y Q=', '-_8=', 'YQ==\n', '=YQ='],
};

export const values = [
  ...expressions(
    rules('integers'),
    {
      schema: object({ any: integer(), small: integer('int32'), large: integer('int64'), low: integer() }),
      self: { any: 7, small: 2147483647, large: 9007199254740991, low: -3 },
    },
    [
      'self.any == 7 && self.any != 8 && !(self.any == self.low)',
      'self.small + 1 == 2147483648',
      'self.large + self.large > 0',
      '-self.low == 3 && self.low % 2 == -1 && self.any / 2 == 3',
      `self.any + ${LARGEST} == 0`,
      'self.any / (self.low + 3) == 0',
      'self.any % 0 == 0',
      'type(self.small) == int && type(self.large) == type(self.any)',
      'self.any * self.small - self.large',
    ],
  ),
  ...expressions(
    rules('numbers'),
    {
      schema: object({ any: number(), float: number('float'), double: number('double'), whole: number('double') }),
      self: { any: 1.5e308, float: 0.25, double: -2.75, whole: 3 },
    },
    [
      'self.any == 1.5e308 && self.any * 10.0 > self.any',
      'self.float == 0.25 && type(self.float) == double',
      'self.whole == 3.0 && type(self.whole) == double',
      'self.double + self.float == -2.5',
      'self.double / 0.0 < 0.0',
      'self.any == self.double',
      'self.any % 2.0 == 0.0',
      'self.float + 1 == 1.25',
    ],
  ),
  ...expressions(
    rules('numeric comparisons'),
    {
      schema: object({ few: integer(), many: integer(), half: number(), whole: number('float'), port: intOrString() }),
      self: { few: 2, many: 11, half: 2.5, whole: 11, port: 11 },
    },
    [
      'self.few < self.half && self.half < self.many && self.many <= self.whole',
      'self.half > self.few && self.whole >= self.many && !(self.whole > self.many)',
      'self.few < 3u && 2u <= self.few && self.half < 3u && 3u > self.half',
      'double(self.many) == self.whole',
      'self.many == self.whole',
      'dyn(self.many) == self.whole && dyn(self.many) == 11u',
      'self.port >= self.many && self.port == 11.0 && self.port < 11.5',
      'self.few in [2, 3] && dyn(self.few) in [2.0, 3.0]',
      '[self.few, self.many].all(e, e > 1.5)',
      'min([self.few, self.many]) == 2',
    ],
  ),
  ...expressions(
    rules('unicode strings'),
    { schema: texts, self: { plain: 'Käse 🧀 ok', wide: '日本', password: 'geheim', hidden: 'geheim' } },
    [
      'self.plain.size() == 9 && size(self.wide) == 2',
      'self.plain.startsWith("Kä") && self.plain.endsWith("ok") && self.plain.contains("🧀")',
      'self.password == self.hidden && self.plain != self.wide && self.plain < self.wide',
      'self.plain.charAt(5) == "🧀" && self.plain.indexOf("ok") == 7 && self.plain.lastIndexOf("k") == 8',
      'self.plain.substring(5) + self.wide == "🧀 ok日本" && self.plain.substring(1, 4) == "äse"',
      'self.plain.matches("^K.se") && self.plain.replace("🧀", "-") == "Käse - ok"',
      'self.plain.upperAscii() == "KäSE 🧀 OK" && self.plain.lowerAscii().split(" ").size() == 3',
      '"  a ".trim() == "a" && self.plain.split(" ", 2)[1] == "🧀 ok"',
      'self.wide.charAt(3)',
      'self.plain.substring(10, 11)',
    ],
  ),
  ...expressions(
    rules('escaped strings'),
    { schema: object({ text: string() }), self: { text: 'a"\n\t\\b\u0000é\'' } },
    [
      `self.text == 'a"\\n\\t\\\\b\\u0000\\u00e9\\''`,
      `self.text == "a\\"\\x0a\\011\\\\b\\000é'"`,
      `self.text.contains(r'\\b') && size(r"\\n") == 2`,
      `"""a"b""" == 'a"b' && '''a'b''' == "a'b"`,
      'self.text.size() == 8',
      'strings.quote(self.text)',
    ],
  ),
  ...expressions(
    rules('bytes'),
    { schema: object({ data: string('byte'), more: string('byte') }), self: { data: 'aGVsbG8=', more: 'AP8=' } },
    [
      "self.data == b'hello' && self.data.size() == 5 && self.data != self.more",
      'self.more == b"\\x00\\xff" && type(self.more) == bytes',
      "string(self.data) == 'hello' && bytes('hello') == self.data && self.data < b'help'",
      'self.data + self.more == b"hello\\000\\377"',
      'string(self.more)',
      "self.data == 'hello'",
    ],
  ),
  ...expressions(
    rules('booleans'),
    { schema: object({ yes: boolean(), no: boolean() }), self: { yes: true, no: false } },
    [
      'self.yes && !self.no && self.yes != self.no',
      'self.no || self.yes',
      'self.no ? 1 / 0 == 1 : self.yes',
      'self.yes || 1 / 0 == 1',
      '1 / 0 == 1 || self.yes',
      '1 / 0 == 1 && self.no',
      '1 / 0 == 1 && self.yes',
      'type(self.yes) == bool && string(self.no) == "false" && self.no < self.yes',
      'self.yes == 1',
    ],
  ),
  ...expressions(rules('duration format'), { schema: spans, self: { short: '90s', long: '26h3m0.5s' } }, [
    "self.short == duration('1m30s') && self.short < self.long && type(self.short) == google.protobuf.Duration",
    'self.long.getHours() == 26 && self.long.getMinutes() == 1563 && self.long.getMilliseconds() == 500',
    'self.short + self.short == duration("180s") && self.long - self.short > duration("26h")',
    'string(self.long)',
    "duration('1 day') == self.short",
    'self.short == "90s"',
  ]),
  ...expressions(rules('date format'), { schema: days, self: { first: '2024-02-29', second: '2025-03-01' } }, [
    "self.first == timestamp('2024-02-29T00:00:00Z') && self.first < self.second",
    'self.first.getDate() == 29 && self.first.getMonth() == 1 && self.first.getDayOfWeek() == 4',
    'self.second - self.first == duration("8784h")',
    'string(self.second)',
    "self.first == '2024-02-29'",
  ]),
  ...expressions(
    rules('date-time format'),
    { schema: times, self: { early: '2024-02-29T23:59:59.123456789+02:00', late: '2030-12-31T00:00:00Z' } },
    [
      "self.early == timestamp('2024-02-29T21:59:59.123456789Z') && self.early < self.late && !has(self.none)",
      'self.early.getHours() == 21 && self.early.getHours("+02:00") == 23 && self.early.getMilliseconds() == 123',
      'self.late.getDayOfYear() == 364 && self.late.getFullYear("America/New_York") == 2030',
      'self.late - duration("24h") == timestamp("2030-12-30T00:00:00Z") && self.late - self.early > duration("1s")',
      'type(self.late) == google.protobuf.Timestamp && int(self.late)',
      "self.late.getHours('Nowhere/Town')",
      "timestamp('2030-13-31T00:00:00Z') == self.late",
    ],
  ),
  ...expressions(
    rules('enums'),
    { schema: object({ mode: string(undefined, { enum: ['Auto', 'Manual', 'Off'] }) }), self: { mode: 'Manual' } },
    [
      'self.mode == "Manual" && self.mode in ["Auto", "Manual"] && self.mode != "Off"',
      'self.mode in {"Auto": 1, "Off": 2}',
      'self.mode == 1',
      'self.mode.contains("a")',
    ],
  ),
  ...expressions(
    rules('conversions'),
    {
      schema: object({ count: integer(), ratio: number(), text: string(), flag: boolean(), data: string('byte') }),
      self: { count: 12, ratio: 3.75, text: '42', flag: true, data: 'dHJ1ZQ==' },
    },
    [
      'int(self.ratio) == 3 && int(self.text) == 42 && int(self.count) == 12 && int(12u) == self.count',
      'double(self.count) == 12.0 && double(self.text) == 42.0 && double("-1e3") == -1000.0',
      'uint(self.count) == 12u && uint(self.text) == 42u && uint(self.ratio) == 3u',
      'string(self.count) == "12" && string(self.ratio) == "3.75" && string(self.flag) == "true"',
      'bytes(self.text) == b"42" && string(self.data) == "true" && bool(string(self.data))',
      'dyn(self.count) == 12 && type(dyn(self.text)) == string',
      'int("12a") == 12',
      'uint(-self.count) == 0u',
      'bool("maybe")',
      'int(self.flag)',
      'duration(self.text)',
    ],
  ),
  ...Object.entries(MALFORMED).flatMap(([format, malformed]) =>
    malformed.flatMap((text) =>
      expressions('data that is not of its format', { schema: object({ text: string(format) }), self: { text } }, [
        'string(self.text)',
      ]),
    ),
  ),
];
