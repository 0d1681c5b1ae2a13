// The same values by the same paths as k8s.io/client-go/util/jsonpath finds: see scripts/go/jsonpathvectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findResults, JSONPathError, parsePath } from 'kubetyped/client/util/jsonpath';
import { packedRows } from '../packed_rows.ts';

interface Row {
  readonly in: { readonly path: string; readonly object: unknown };
  readonly out: {
    readonly values: unknown[] | null;
    readonly error?: string;
    readonly panic?: true;
    readonly unstable?: true;
  };
}

const rows = packedRows<Row>('test/client/vectors/jsonpath.jsonl.gz');

function answer({ path, object }: Row['in']): Row['out'] {
  try {
    return { values: findResults(parsePath(path), object) };
  } catch (error) {
    assert.ok(error instanceof JSONPathError, `${path}: ${error}`);
    return { values: null, error: error.message };
  }
}

/** Go takes the members of maps in any order. */
function comparable(path: string, values: unknown[] | null): string {
  const texts = values?.map((value) => JSON.stringify(value));
  return JSON.stringify(/\*|\.\./.test(path) ? texts?.sort() : texts);
}

test('paths find what client-go finds, or nothing is found by both', () => {
  const wrong: string[] = [];
  let found = 0;
  for (const { in: question, out } of rows) {
    const ours = answer(question);
    if (out.values !== null && out.values.length > 0) found++;
    const same = comparable(question.path, ours.values) === comparable(question.path, out.values);
    if (!same && out.panic !== true)
      wrong.push(`${question.path}\n  ours ${JSON.stringify(ours)}\n  Go   ${JSON.stringify(out)}`);
  }
  assert.ok(rows.length > 2300 && found > 600, `${found} of ${rows.length} find something`);
  assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length}:\n${wrong.slice(0, 40).join('\n')}`);
});
