import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findResults, JSONPathError, parsePath } from 'kubetyped/client/util/jsonpath';

const object = {
  metadata: { name: 'a', annotations: { 'example.com/x': 'dotted' } },
  spec: { list: [1, 2, 3, 4], nothing: null, zero: 0 },
  status: {
    conditions: [
      { type: 'Ready', status: 'True', count: 2 },
      { type: 'Synced', status: 'False' },
    ],
  },
};

test('paths lead where those of kubectl do', () => {
  const rows: [path: string, results: unknown[]][] = [
    ['.metadata.name', ['a']],
    ['$.metadata.name', ['a']],
    ['.metadata.missing.name', []],
    ['.spec.nothing', [null]],
    ['.spec.nothing.more', []],
    ['.metadata.annotations.example\\.com/x', ['dotted']],
    ["['metadata']['name']", ['a']],
    ['.spec.list[0]', [1]],
    ['.spec.list[-1]', [4]],
    ['.spec.list[1:3]', [2, 3]],
    ['.spec.list[:2]', [1, 2]],
    ['.spec.list[::2]', [1, 3]],
    ['.spec.list[*]', [1, 2, 3, 4]],
    ['.spec.list[0,2]', [1, 3]],
    ['.status.conditions[*].type', ['Ready', 'Synced']],
    ['.status.conditions[?(@.type=="Ready")].status', ['True']],
    [".status.conditions[?(@.type=='Synced')].status", ['False']],
    ['.status.conditions[?(@.type!="Ready")].type', ['Synced']],
    ['.status.conditions[?(@.count)].type', ['Ready']],
    ['.status.conditions[?(@.count>1)].type', ['Ready']],
    ['.status.conditions[?(@.count<=1)].type', []],
    ['.metadata.*', ['a', { 'example.com/x': 'dotted' }]],
    ['..count', [2]],
  ];
  for (const [path, results] of rows) assert.deepEqual(findResults(parsePath(path), object), results, path);
});

test('what is no path, or can not be followed, is an error', () => {
  for (const path of ['.a[', '.a[x]', '.a[?(@.b==1]', '.a[?(@.b)', '%', '....a', '.a["b', '.a\\'])
    assert.throws(() => parsePath(path), JSONPathError, path);
  for (const path of [
    '.spec.list[4]',
    '.spec.zero[0]',
    '.spec.zero[?(@.a)]',
    '.status.conditions[?(@.count=="x")]',
    '.status.conditions[?(@.count=~2)]',
    '.spec.list[3:1]',
    'word',
  ])
    assert.throws(() => findResults(parsePath(path), object), JSONPathError, path);
});

test("errors have client-go's messages", () => {
  const rows: readonly (readonly [path: string, message: string])[] = [
    ['.status.conditions[?(@.count==@)]', 'invalid type for comparison'],
    ['.status[?(@.a==1)]', 'map[string]interface {} is not array or slice and cannot be filtered'],
    ['.spec[0]', 'map[string]interface {} is not array or slice'],
    ['.status.conditions[?(@==@)]', 'invalid type for comparison'],
    ['.status.conditions[?(@.count==true)]', 'incompatible types for comparison'],
    ['.status.conditions[?(@.status>2)]', 'incompatible types for comparison'],
    ['.status.conditions[?(@.count==2.5)]', 'incompatible types for comparison'],
    ['.spec.list[?(@>=1.5)]', 'incompatible types for comparison'],
    ['.spec.flags[?(@<false)]', 'invalid type for comparison'],
    ['.spec.list[?(@=2)]', 'unrecognized filter operator ='],
    ['.status.conditions[?(@.*==1)]', 'can only compare one element at a time'],
    ['.spec.list[4]', 'array index out of bounds: index 4, length 4'],
    ['.spec.list[-5]', 'array index out of bounds: index -1, length 4'],
    ['.spec.list[0:5]', 'array index out of bounds: index 4, length 4'],
    ['.spec.list[3:1]', 'starting index 3 is greater than ending index 1'],
    ['.spec.list[::0]', 'step must be > 0'],
    ['.spec.list[1:3:-1]', 'step must be > 0'],
    ['word', 'unrecognized identifier word'],
    ['+', 'cannot parse number +'],
    ['-.', 'cannot parse number -.'],
    ['1.2.3', 'cannot parse number 1.2.3'],
    ['....a', 'invalid multiple recursive descent'],
    ['.a[', 'unterminated array'],
    ['.a[x]', 'invalid array index x'],
    ['.a[?(@.b', 'unterminated filter'],
    ['.a[?(@.b)', 'unclosed array expect ]'],
    ['"a', 'unterminated quoted string'],
  ];
  const flagged = { ...object, spec: { ...object.spec, flags: [true, false] } };
  for (const [path, message] of rows)
    assert.throws(() => findResults(parsePath(path), flagged), { name: 'JSONPathError', message }, path);
});
