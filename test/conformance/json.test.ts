import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { unmarshalStrict } from 'kubetyped/apimachinery/util/json';
import { oneIn, PART } from '../some_of.ts';
import { difference, sameJSON, withEmptyItems } from './difference.ts';
import { inputOf, objectFiles, readRows } from './rows.ts';
import { fullScheme, ownKindsOfGo } from './scheme.ts';

const scheme = fullScheme();
const lax = new Serializer(scheme);
const strict = new Serializer(scheme, { strict: true });
const canonical = new Serializer(scheme, { canonical: true });

/** Where we differ from Go and why. A reason that explains no row any more fails the test. */
const reasons = {
  opaque:
    'Go keeps the bytes of raw JSON; here it is a value, so the spelling of numbers and escapes, repeated keys and the order of integer-like keys go',
  quantityNumber: 'a quantity that is a JSON number keeps its spelling (1e3) in Go; here the number is a value',
  quantityEscape: 'Go reads a quantity without undoing JSON escapes and so refuses some it should take',
  overflow: 'a number that no float64 can hold is refused everywhere; Go takes it where it keeps raw JSON or text',
  duplicates: 'Go reads each value of a repeated key, one over the other; here the last one counts, as for JSON.parse',
  emptyItems: 'Go writes null for the items of a list that came without; here such a list is empty, and [] is written',
  internalEvent: 'there is no internal version here',
  invalidUTF8:
    'bytes that are no UTF-8 become U+FFFD before the parser sees them, so the error names another character',
};
const explained = new Set<keyof typeof reasons>();

function strictErrorsOf(input: string | Uint8Array, defaults?: object): readonly string[] {
  try {
    strict.decode(input, defaults);
    return [];
  } catch (error) {
    return (error as { errors?: string[] }).errors ?? [String(error)];
  }
}

for (const file of objectFiles()) {
  const [name, version] = file.replace('.jsonl.gz', '').split('_') as [string, string];
  const group = name === 'core' ? '' : name === 'meta' ? 'meta.k8s.io' : name;
  test(`objects of ${name} ${version}`, () => {
    for (const row of oneIn(3, readRows(file))) {
      const defaults = { group, version, kind: row.kind! };
      const input = row.input ?? row.json!;
      const what = `${row.kind} ${row.variant}`;
      if (row.error !== undefined) {
        if (/^quantities must match/.test(row.error) && input.includes('\\u')) {
          explained.add('quantityEscape');
          continue;
        }
        assert.throws(
          () => lax.decode(input, defaults),
          (error: { text: string }) => error.text === row.error,
          what,
        );
        continue;
      }
      const { object } = lax.decode(input, defaults);
      const json = canonical.encodeToString(object).trimEnd();
      if (json !== row.json && json === withEmptyItems(row.json!)) explained.add('emptyItems');
      else if (
        json !== row.json &&
        json.replaceAll('"1k"', '"1e3"') === row.json!.replaceAll('"1k"', '"1e3"') &&
        /:\s*1e3/.test(input)
      ) {
        explained.add('quantityNumber');
      } else if (json !== row.json) {
        // The same value, written otherwise: possible only within raw JSON.
        assert.ok(sameJSON(json, row.json!), difference(what, json, row.json!));
        assert.match(JSON.stringify(row), /1E\+2|1\.0|-0|\\\\ud83d|\\"9\\"|1e\d|\\u/, what);
        explained.add('opaque');
      }
      assert.deepEqual(strictErrorsOf(input, defaults), row.strictErrors ?? [], what);
    }
  });
}

function hasDuplicates(input: string | Uint8Array): boolean {
  try {
    return unmarshalStrict(input).strictErrors.length > 0;
  } catch {
    return false;
  }
}

test('broken JSON', () => {
  const seen = { rows: 0, errors: 0, sameText: 0 };
  for (const row of oneIn(3, readRows('errors.jsonl.gz'))) {
    if (row.format !== 'json') continue;
    seen.rows++;
    const input = inputOf(row);
    let text: string | undefined;
    let object;
    try {
      ({ object } = lax.decode(input));
    } catch (error) {
      text = (error as { text?: string }).text ?? (error as Error).message;
      assert.equal(
        typeof (error as { code?: unknown }).code,
        'string',
        `${row.case}: an error without a code: ${(error as Error).stack}`,
      );
      if (typeof input === 'string' && input.length > 300) text = text.replaceAll(input, '<input>');
    }
    if (row.error !== undefined && !row.error.startsWith('encode: ')) {
      seen.errors++;
      if (text !== row.error && hasDuplicates(input)) {
        explained.add('duplicates');
        continue;
      }
      assert.ok(text !== undefined, `${row.case}: accepted, but Go says ${row.error}`);
      if (text === row.error) seen.sameText++;
      else if (/'[ÿþï]'/.test(row.error)) explained.add('invalidUTF8');
      else assert.equal(text, row.error, row.case);
      continue;
    }
    if (text !== undefined) {
      if (/1e400/.test(row.case!)) explained.add('overflow');
      else if (/internal version/.test(text)) explained.add('internalEvent');
      else assert.fail(`${row.case}: ${text}`);
      continue;
    }
    if (row.json !== undefined) {
      const json = canonical.encodeToString(object!).trimEnd();
      if (json !== row.json && json === withEmptyItems(row.json)) explained.add('emptyItems');
      else if (json !== row.json && /^-?[\d.]+(?:[eE][\d+-]+)? in .*Quantity/.test(row.case!))
        explained.add('quantityNumber');
      else if (json !== row.json && hasDuplicates(input))
        explained.add(sameJSON(json, row.json) ? 'opaque' : 'duplicates');
      else if (json !== row.json) {
        assert.match(row.case!, /RawExtension|FieldsV1|JSON/, row.case);
        assert.ok(sameJSON(json, row.json), difference(row.case!, json, row.json));
        explained.add('opaque');
      }
    }
    assert.deepEqual(
      strictErrorsOf(input),
      row.strictErrors ?? (row.strictError === undefined ? [] : [row.strictError]),
      row.case,
    );
  }
  assert.ok(seen.rows > (PART ? 1300 : 4000) && seen.errors > (PART ? 1000 : 3000));
  assert.ok(seen.sameText / seen.errors > 0.99, `${seen.sameText} of ${seen.errors} error texts are Go's`);
});

test('every Kind is there with all fields filled, and empty', () => {
  const there = new Set(
    objectFiles().flatMap((file) => {
      const gv = file.replace('.jsonl.gz', '').replace('_', '.');
      return readRows(file).map(({ kind, variant }) => `${gv}.${kind} ${variant}`);
    }),
  );
  const kinds = ownKindsOfGo(scheme).map(({ group, version, kind }) => `${group || 'core'}.${version}.${kind}`);
  assert.equal(kinds.length, 344);
  for (const variant of ['filled', 'empty'])
    assert.deepEqual(
      kinds.filter((kind) => !there.has(`${kind} ${variant}`)),
      [],
    );
});

test('every reason for a difference still explains one', {
  skip: PART && 'a third of the rows need not hold an example of each',
}, () => {
  assert.deepEqual([...explained].sort(), Object.keys(reasons).sort());
});
