// Files of tokens, as kube-apiserver reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTokenFile } from 'kubetyped/apiserver/authentication';
import { assertVectors } from '../apimachinery/vectors/answer_rows.ts';
import { tokenFileAnswer } from './token_file_answer.ts';

test('files of tokens are read and refused as by Go', () =>
  assertVectors('token-files', tokenFileAnswer, 'test/apiserver/vectors'));

test('errors and warnings say which line is meant, and nothing of its token', () => {
  for (const [text, message] of [
    ['a,b,c\nsecret', 'line 2: needs at least 3 columns (token, user, uid), and has 1'],
    ['a,b,c\n\nsecret,u"x,1', 'line 3: has a quote in a column that does not begin with one'],
    ['"secret"x,u,1', 'line 1: has text behind the quote that ends a column'],
    ['a,b,c\n"secret\n\n', 'line 2: has a column whose quote does not end'],
  ] as const)
    assert.throws(() => readTokenFile(text), { name: 'TypeError', message });
  const { warnings } = readTokenFile('a,b,c\n,b,c\n"x\ny",b,c\na,b,c');
  assert.deepEqual(warnings, ['line 2: there is no token', 'line 5: an earlier line has the same token']);
});
