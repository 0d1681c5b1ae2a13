import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as sharding from 'kubetyped/apimachinery/sharding';
import { assertLinear } from '../../linear.ts';

const low = { key: 'object.metadata.uid', start: '0x0000000000000000', end: '0x8000000000000000' };
const high = { key: 'object.metadata.uid', start: '0x8000000000000000', end: '0x10000000000000000' };

test('every object is in one of two halves', () => {
  const [first, second] = [sharding.newSelector(low), sharding.newSelector(high)];
  let inFirst = 0;
  for (let at = 0; at < 200; at++) {
    const object = { metadata: { uid: `${at}-0000-4000-8000-000000000000` } };
    assert.notEqual(first.matches(object), second.matches(object));
    if (first.matches(object)) inFirst++;
  }
  assert.ok(inFirst > 50 && inFirst < 150, `${inFirst} of 200`);
  assert.equal(sharding.hashField(''), 'cbf29ce484222325');
  assert.ok(sharding.newSelector(high).matches({}), 'no uid is the empty one');
});

test('a selector can be printed and read back', () => {
  const selector = sharding.newSelector(low, high);
  const text =
    "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000') || shardRange(object.metadata.uid, '0x8000000000000000', '0x10000000000000000')";
  assert.equal(selector.toString(), text);
  assert.deepEqual(sharding.parse(text).requirements(), [low, high]);
  assert.equal(sharding.parse(`( (${text.replaceAll("'", '"')}) )`).toString(), text);
  assert.equal(selector.deepCopySelector(), selector);
  selector.requirements().pop();
  assert.equal(selector.requirements().length, 2);
});

test('without ranges, everything is selected', () => {
  assert.deepEqual(
    [sharding.everything().matches({}), sharding.everything().empty(), sharding.newSelector().toString()],
    [true, true, ''],
  );
});

test('wrong selectors say what is wrong and where', () => {
  const messages: readonly (readonly [text: string, message: RegExp])[] = [
    ['', /^empty shard selector is not allowed/],
    [
      "shardRange(object.metadata.uid, '0x0', '0x8')",
      /^hexStart must be a 0x-prefixed 16-digit hex value .*, got "0x0"$/,
    ],
    [
      "shardRange(object.metadata.name, '0x0000000000000000', '0x8000000000000000')",
      /^unsupported field path "object.metadata.name"; supported: /,
    ],
    [
      "shardRange(object.metadata.uid, '0x8000000000000000', '0x8000000000000000')",
      /^shard range start 0x8000000000000000 must be less than end/,
    ],
    ["shardRange(object.metadata.uid '0x", /^unexpected character at 31 of /],
    ['shardRange(object.metadata.uid)', /^expected ',' at 30 of .*, got "\)"$/],
    ['shardRange(object.metadata.uid, 8', /^unexpected character at 32 of /],
    [
      "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000') shardRange",
      /^expected '\|\|' at 76 of /,
    ],
    [
      `${sharding.newSelector(low)} || ${sharding.newSelector({ ...high, key: 'object.metadata.namespace' })}`,
      /^all shard ranges must use the same field, got "object.metadata.uid" and "object.metadata.namespace"$/,
    ],
  ];
  for (const [text, message] of messages)
    assert.throws(() => sharding.parse(text), { code: 'ERR_SHARDING', message }, text);
  assert.throws(() => sharding.resolveFieldValue({}, 'x'), {
    code: 'ERR_SHARDING',
    message: 'unsupported field path: "x"',
  });
});

test('every CEL string literal and white space is accepted', () => {
  const text = String(sharding.newSelector(low));
  const same = [
    `// one\n${text} // half`,
    `\u0085${text}\u00a0`,
    text.replaceAll("'", "'''"),
    text.replaceAll("'", '"""'),
    text.replaceAll("'0x", "r'0x"),
    text.replaceAll(/'(0x\d+)'/g, 'R"$1"'),
    text.replaceAll('0x', '\\x30\\X78'),
    text.replaceAll('0x', '\\u0030\\U00000078'),
    text.replaceAll('0x', '\\060\\170'),
    text.replaceAll(',', '\f//,\n,\r'),
    text.replaceAll('metadata', '`metadata`'),
    text.replaceAll('metadata.uid', '`metadata.uid`'),
  ];
  for (const each of same) assert.equal(sharding.parse(each).toString(), text, each);
  const wrong = [
    text.replaceAll("'0x", "b'0x"),
    text.replaceAll('0x', '0\\q'),
    text.replaceAll('0x', '\\ud800'),
    text.replaceAll('0x', '\\U00110000'),
    text.replaceAll('0x', '\n0x'),
    text.replaceAll("'0x", "r'\\x30x"),
    text.replaceAll("'0x", "'''0x"),
    `//${text}`,
    `${text}/`,
    `/* */${text}`,
    `\ufeff${text}`,
    text.replaceAll('object', '`object`'),
    text.replaceAll('object', '.object'),
  ];
  for (const each of wrong) assert.throws(() => sharding.parse(each), { code: 'ERR_SHARDING' }, each);
});

test('Differs from Go: what the function is called on is not passed over', () => {
  assert.throws(() => sharding.parse(`x.${sharding.newSelector(low)}`), { code: 'ERR_SHARDING' });
});

test('every text is read in linear time, however deep', () => {
  for (const input of [
    (n: number) => '('.repeat(n),
    (n: number) => `shardRange(${'('.repeat(n)}`,
    (n: number) => `shardRange(object${'.a'.repeat(n)}`,
    (n: number) => ' '.repeat(n),
    (n: number) => `'${'a'.repeat(n)}`,
    (n: number) => `${sharding.newSelector(low)} || `.repeat(n / 40),
    (n: number) => '//\n'.repeat(n),
    (n: number) => `'${'\\x30'.repeat(n)}'`,
    (n: number) => `'''${"''".repeat(n)}`,
  ]) {
    assertLinear(String(input), 200_000, input, (text) =>
      assert.throws(() => sharding.parse(text), { code: 'ERR_SHARDING' }),
    );
  }
});
