import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonToYAML, parseYAML, stringifyYAML } from 'kubetyped/engine';
import { messageOf, rows } from './vectors.ts';

interface Row {
  json: string;
  yaml?: string;
  error?: string;
}

test('emit: the text of Go', () => {
  const all = rows<Row>('emit');
  assert.ok(all.length > 400);
  for (const row of all) {
    // Numbers beyond 2^53 have no other way into a value; everything else is plain JSON.
    const value: unknown = /^-?\d{16,}$/.test(row.json) ? BigInt(row.json) : JSON.parse(row.json);
    if (row.error !== undefined)
      assert.equal(
        messageOf(() => stringifyYAML(value)),
        row.error,
        row.json,
      );
    else assert.equal(stringifyYAML(value), row.yaml, row.json);
  }
});

test('jsonToYAML: the text of Go', () => {
  const all = rows<Row>('json_to_yaml');
  assert.ok(all.length > 200);
  for (const { json, yaml, error } of all) {
    if (error === undefined) assert.equal(jsonToYAML(json), yaml, json);
    else
      assert.equal(
        messageOf(() => jsonToYAML(json)),
        error,
        json,
      );
  }
});

test('jsonToYAML: a key that is not a string becomes one', () => {
  assert.equal(jsonToYAML('{1: a, null: b, 1.5: c}'), '"1": a\n"1.5": c\n"null": b\n');
});

test('sortKeys: false keeps the order', () => {
  assert.equal(stringifyYAML({ b: 1, a: [{ d: 1, c: 2 }] }, { sortKeys: false }), 'b: 1\na:\n- d: 1\n  c: 2\n');
});

test('values as JSON.stringify takes them', () => {
  const value = {
    a: undefined,
    b: [undefined, () => 1],
    c: new Date(0),
    d: 10n,
    e: { toJSON: () => ({ x: 1 }) },
    f: -0,
    g: '\ud800',
  };
  assert.equal(
    stringifyYAML(value),
    'b:\n- null\n- null\nc: "1970-01-01T00:00:00.000Z"\nd: 10\ne:\n  x: 1\nf: 0\ng: \ufffd\n',
  );
  assert.equal(stringifyYAML(JSON.parse('{"__proto__":{"a":1}}')), '__proto__:\n  a: 1\n');
  assert.equal(
    messageOf(() => stringifyYAML({ a: NaN })),
    'json: unsupported value: NaN',
  );
  assert.equal(
    messageOf(() => stringifyYAML([-Infinity])),
    'json: unsupported value: -Inf',
  );
});

test('what is written reads back the same', () => {
  for (const row of rows<Row>('emit')) {
    if (row.yaml === undefined || /\\u0085|\x85|\d{16}/.test(row.json)) continue;
    assert.deepEqual(parseYAML(row.yaml), JSON.parse(row.json), row.json);
  }
});

test('what is quoted as a timestamp: the first and last of each part, and those beyond', () => {
  const quoted = (text: string): boolean => stringifyYAML(text).startsWith('"');
  for (const text of ['00:00:00Z', '23:59:59Z', '23:00:00+24:60', '0:0:0Z'])
    assert.equal(quoted(`2001-01-31T${text}`), true, text);
  for (const text of ['24:00:00Z', '00:60:00Z', '00:00:60Z', '00:00:00+25:00', '00:00:00+00:61'])
    assert.equal(quoted(`2001-01-31T${text}`), false, text);
  for (const day of ['0000-01-01', '2000-02-29', '2004-02-29', '2001-12-31']) assert.equal(quoted(day), true, day);
  for (const day of ['1900-02-29', '2001-02-29', '2001-13-01', '2001-00-01', '2001-01-00', '2001-04-31'])
    assert.equal(quoted(day), false, day);
});

test('half a surrogate pair in a key is U+FFFD, also in a short one', () => {
  assert.equal(stringifyYAML({ '\ud800': 1, 'a\udc00b': 2 }), '\ufffd: 1\na\ufffdb: 2\n');
});
