// Positions of fields in texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decode, locate, scheme } from 'kubetyped';
import { validate } from 'kubetyped/validation';

const text = `# A Pod.
---
apiVersion: v1
kind: Pod
metadata:
  name: a
  annotations: {a.b/c: x}
spec:
  containers:
  - name: A
    image: ""
--- # another
{"apiVersion": "v1",
 "kind": "Pod", "spec": {}}
`;

test('fields are found by keys and by the paths of errors, missing ones where they belong', () => {
  assert.deepEqual(locate(text, ['metadata', 'annotations', 'a.b/c']), { line: 7, column: 17 });
  assert.deepEqual(locate(text, 'metadata.annotations.a.b/c'), { line: 7, column: 17 });
  assert.deepEqual(locate(text, 'spec.containers[0].image'), { line: 11, column: 5 });
  assert.deepEqual(locate(text, 'spec.containers[0].ports[1]'), { line: 10, column: 5 });
  assert.deepEqual(locate(text, ''), { line: 3, column: 1 });
  assert.deepEqual(locate(text, 'spec', { document: 1 }), { line: 14, column: 17 });
  assert.deepEqual(locate(new TextEncoder().encode(text), 'kind', { document: 1 }), { line: 14, column: 2 });
  assert.equal(locate(text, 'spec', { document: 2 }), undefined);
});

test('faults of validate have their places', () => {
  const [first = ''] = text.split('--- # another');
  const places = validate(decode(scheme, first)).map(({ field }) => [field, locate(first, field)?.line]);
  assert.deepEqual(places, [
    ['spec.containers[0].name', 10],
    ['spec.containers[0].image', 11],
  ]);
});
