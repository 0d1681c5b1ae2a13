import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marshal, unmarshal, unmarshalStrict } from 'kubetyped/apimachinery/util/json';
import { packedRows } from '../../../packed_rows.ts';

/** A row of scripts/go/jsonvectors. */
interface Row {
  in: string;
  out?: string;
  err?: string;
  strict?: string[];
}

test("values, texts and errors are Go's", () => {
  const rows = packedRows<Row>('test/apimachinery/vectors/json.jsonl.gz');
  assert.ok(rows.length > 500);
  for (const row of rows) {
    let ours: Row;
    try {
      const { value, strictErrors } = unmarshalStrict(row.in);
      assert.equal(marshal(value), marshal(unmarshal(row.in)));
      ours = { in: row.in, out: marshal(value), ...(strictErrors.length > 0 && { strict: [...strictErrors] }) };
    } catch (error) {
      assert.equal((error as { code?: unknown }).code, 'ERR_JSON', row.in);
      ours = { in: row.in, err: (error as Error).message };
    }
    assert.deepEqual(ours, row);
  }
});

test('integers are exact, other numbers floats', () => {
  assert.deepEqual(unmarshal('[9007199254740991,9007199254740993,-9223372036854775808,9223372036854775808,1.0]'), [
    9007199254740991,
    9007199254740993n,
    -9223372036854775808n,
    9223372036854775808,
    1,
  ]);
  assert.deepEqual(unmarshal(new TextEncoder().encode('{"a":"é"}')), { a: 'é' });
});

test('keys of any name are data', () => {
  const value = unmarshal('{"__proto__":{"polluted":true},"constructor":1}') as Record<string, unknown>;
  assert.deepEqual(Object.keys(value), ['__proto__', 'constructor']);
  assert.equal(({} as { polluted?: unknown }).polluted, undefined);
  assert.equal(marshal(value), '{"__proto__":{"polluted":true},"constructor":1}');
});

test("marshal sorts keys by their bytes and refuses what JSON doesn't have", () => {
  assert.equal(
    marshal({ '10': 1, '9': 2, b: [undefined].slice(1), a: undefined, '\u{1f600}': 10n ** 30n, '\uffff': -0 }),
    '{"10":1,"9":2,"b":[],"\uffff":-0,"\u{1f600}":1000000000000000000000000000000}',
  );
  const cycle: Record<string, unknown> = {};
  cycle['a'] = [cycle];
  for (const [value, message] of [
    [NaN, 'json: unsupported value: NaN'],
    [{ a: -Infinity }, 'json: unsupported value: -Inf'],
    [[undefined], 'json: unsupported type: undefined'],
    [() => 1, 'json: unsupported type: function'],
    [cycle, 'json: unsupported value: encountered a cycle via map[string]interface {}'],
  ] as const) {
    assert.throws(() => marshal(value), { code: 'ERR_JSON', message });
  }
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  assert.equal(marshal(deep).length, 200_001);
});
