// Expressions (CEL) in built-in Kinds, as kube-apiserver refuses them when they are written. With KUBETYPED_CONTROLPLANE,
// `start` or the kubeconfig of a server of scripts/controlplane.sh, it is asked again; KUBETYPED_VERDICTS=write writes the
// vectors.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { expressionCompiler } from 'kubetyped/admission';
import { validate } from 'kubetyped/validation';
import { packedLines } from '../packed_rows.ts';
import { type ExpressionCase, expressionCases } from './expressions.ts';
import { KubeAPIServer } from './kube_apiserver.ts';

const FILE = 'test/validation/vectors/expressions.jsonl.gz';

/** What is said of an object: each error with its field, in order. */
interface Verdict {
  readonly name: string;
  readonly errors: readonly string[];
}

function judge({ name, object }: ExpressionCase): Verdict {
  const errors = validate(object, { expressions: expressionCompiler });
  return { name, errors: errors.map((error) => `${error.field}: ${error.errorBody()}`) };
}

const cases = [...expressionCases()];

test('expressions are refused when they are written, with the texts of kube-apiserver', () => {
  const rows = packedLines(FILE);
  assert.equal(rows.length, cases.length);
  for (const [index, each] of cases.entries()) {
    const expected: unknown = JSON.parse(rows[index] ?? '');
    assert.deepEqual(judge(each), expected);
  }
});

test('without a compiler, expressions are not looked at', () => {
  const policy = cases.find(({ name }) => name === 'validation: 1 +');
  assert.deepEqual(validate(policy?.object), []);
});

test('kube-apiserver says the same of expressions today', { timeout: 600_000 }, async (t) => {
  const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';
  if (wanted === '')
    return t.skip('NOT COMPARED WITH KUBE-APISERVER: set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig');
  const server = await KubeAPIServer.open(wanted);
  try {
    const verdicts: Verdict[] = [];
    for (const { name, object } of cases) {
      const { status, causes, message } = await server.judge(object, JSON.stringify(object), 'json');
      assert.ok(status === 201 || status === 422, `${name}: ${status} ${message}`);
      verdicts.push({ name, errors: causes.map((cause) => `${cause.field}: ${cause.message}`) });
    }
    if (process.env['KUBETYPED_VERDICTS'] === 'write')
      writeFileSync(FILE, gzipSync(verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''), { level: 9 }));
    let different = 0;
    for (const [index, each] of cases.entries()) {
      try {
        assert.deepEqual(judge(each), verdicts[index]);
      } catch (error) {
        if (different++ < 10) t.diagnostic(String(error));
      }
    }
    assert.equal(different, 0);
  } finally {
    server.close();
  }
  return undefined;
});
