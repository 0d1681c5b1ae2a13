// Rows made by the Go implementation, read and written as YAML. See vectors/README.md.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Serializer as JSONSerializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/yaml';
import { oneIn, PART } from '../some_of.ts';
import { difference, withEmptyItems } from './difference.ts';
import { inputOf, objectFiles, readRows } from './rows.ts';
import { fullScheme } from './scheme.ts';

const scheme = fullScheme();
const lax = new Serializer(scheme);
const strict = new Serializer(scheme, { strict: true });
const canonical = new Serializer(scheme, { canonical: true });
const reader = new JSONSerializer(scheme);
const canonicalJSON = new JSONSerializer(scheme, { canonical: true });

/** Where we differ from Go and why. A reason that explains no row any more fails the test. */
const reasons = {
  emptyItems: 'Go writes null for the items of a list that came without; here such a list is empty, and [] is written',
  rawEscape:
    'Go keeps raw JSON with its escapes, of which its YAML reader then refuses those of a surrogate pair; here raw JSON is a value',
  internalEvent: 'there is no internal version here',
};
const explained = new Set<keyof typeof reasons>();

const textOf = (error: unknown): string => (error as { text?: string }).text ?? (error as Error).message;

function strictErrorsOf(input: string | Uint8Array, defaults?: object): readonly string[] {
  try {
    strict.decode(input, defaults);
    return [];
  } catch (error) {
    return (error as { errors?: string[] }).errors ?? [textOf(error)];
  }
}

/** JSON after a trip through YAML, where U+0085 is a line break and `-0` the integer 0. */
function afterYAML(json: string): unknown {
  return JSON.parse(json.replaceAll('\u0085', ' '), (_, value: unknown) => (Object.is(value, -0) ? 0 : value));
}

for (const file of objectFiles()) {
  const [name, version] = file.replace('.jsonl.gz', '').split('_') as [string, string];
  const group = name === 'core' ? '' : name === 'meta' ? 'meta.k8s.io' : name;
  test(`YAML of ${name} ${version}`, () => {
    for (const row of oneIn(3, readRows(file))) {
      if (row.json === undefined) continue;
      const defaults = { group, version, kind: row.kind! };
      const what = `${row.kind} ${row.variant}`;
      const { object } = reader.decode(row.json, defaults);
      if (row.yamlError?.endsWith('found invalid Unicode character escape code') && /\\ud[89ab]/.test(row.json)) {
        canonical.encodeToString(object);
        explained.add('rawEscape');
        continue;
      }
      if (row.yamlError !== undefined) {
        assert.throws(
          () => canonical.encodeToString(object),
          (error) => textOf(error) === row.yamlError,
          what,
        );
        continue;
      }
      if (row.yaml === undefined) continue;
      const yaml = canonical.encodeToString(object);
      const expected = yaml === withEmptyItems(row.yaml) ? withEmptyItems(row.yaml) : row.yaml;
      if (expected !== row.yaml) explained.add('emptyItems');
      assert.ok(yaml === expected, difference(what, yaml, expected));
      const read = lax.decode(row.yaml, defaults).object;
      const again = canonical.encodeToString(read);
      assert.ok(again === expected, difference(`${what} again`, again, expected));
      const back = canonicalJSON.encodeToString(read).trimEnd();
      const json = withEmptyItems(row.json);
      if (back !== json) assert.deepEqual(JSON.parse(back), afterYAML(json), what);
    }
  });
}

test('broken YAML', (t) => {
  let rows = 0;
  let errors = 0;
  for (const row of oneIn(3, readRows('errors.jsonl.gz'))) {
    if (row.format !== 'yaml') continue;
    rows++;
    const input = inputOf(row);
    let text: string | undefined;
    let object;
    try {
      ({ object } = lax.decode(input));
    } catch (error) {
      text = textOf(error);
      assert.equal(
        typeof (error as { code?: unknown }).code,
        'string',
        `${row.case}: an error without a code: ${(error as Error).stack}`,
      );
      if (typeof input === 'string' && input.length > 300) text = text.replaceAll(input, '<input>');
    }
    if (row.error !== undefined && !row.error.startsWith('encode: ')) {
      errors++;
      assert.equal(text, row.error, row.case);
      continue;
    }
    if (text !== undefined) {
      assert.match(text, /internal version/, `${row.case}: ${text}`);
      explained.add('internalEvent');
      continue;
    }
    if (row.json !== undefined) {
      const written = canonicalJSON.encodeToString(object!).trimEnd();
      if (written !== row.json && written === withEmptyItems(row.json)) explained.add('emptyItems');
      else assert.ok(written === row.json, difference(row.case!, written, row.json));
    }
    assert.deepEqual(
      strictErrorsOf(input),
      row.strictErrors ?? (row.strictError === undefined ? [] : [row.strictError]),
      row.case,
    );
  }
  assert.ok(rows > (PART ? 1000 : 3000) && errors > (PART ? 500 : 1500), `${rows} rows, ${errors} errors`);
  t.diagnostic(`${rows} rows; all ${errors} error texts are Go's`);
});

test('every reason for a difference still explains one', {
  skip: PART && 'a third of the rows need not hold an example of each',
}, () => {
  assert.deepEqual([...explained].sort(), Object.keys(reasons).sort());
});
