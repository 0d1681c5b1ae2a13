// Patches that a server refuses, each with the code of its answer.
import { JSONPatchType, MergePatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import type { PatchRequest } from './patched.ts';
import type { JSONObject } from './target.ts';

export interface Refusal extends PatchRequest {
  readonly code: number;
  /** The server says it in other words. */
  readonly otherWords?: true;
}

const strategic = (code: number, patch: unknown): Refusal => ({
  code,
  contentType: StrategicMergePatchType,
  body: typeof patch === 'string' ? patch : JSON.stringify(patch),
});
const merge = (code: number, patch: unknown): Refusal => ({
  code,
  contentType: MergePatchType,
  body: typeof patch === 'string' ? patch : JSON.stringify(patch),
});
const json = (code: number, ...operations: readonly object[]): Refusal => ({
  code,
  contentType: JSONPatchType,
  body: JSON.stringify(operations),
});

/** A Pod to patch. */
export const refusing = (namespace: string, name: string): JSONObject => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name, namespace, finalizers: ['example.com/a'], labels: { a: 'b' } },
  spec: {
    containers: [{ name: 'c', args: ['x'], ports: [{ containerPort: 80 }] }],
    volumes: [{ name: 'v', emptyDir: {} }],
  },
});

export const refusals: readonly Refusal[] = [
  // A value of $patch that there isn't, at each place.
  strategic(500, { $patch: 'x' }),
  strategic(500, { spec: { $patch: 'x' } }),
  strategic(500, { spec: { containers: [{ $patch: 'x', name: 'c' }] } }),
  strategic(500, { spec: { containers: [{ $patch: 1, name: 'c' }] } }),
  strategic(500, { spec: { volumes: [{ $patch: 'Delete', name: 'v' }] } }),
  // No key to merge by.
  strategic(500, { spec: { containers: [{ image: 'b' }] } }),
  strategic(500, { spec: { containers: [{ $patch: 'delete' }] } }),
  strategic(500, { spec: { containers: [{ name: 'c', ports: [{ hostPort: 1 }] }] } }),
  // Directives of the wrong form.
  strategic(400, { spec: { $retainKeys: 'x' } }),
  strategic(400, { spec: { $retainKeys: ['containers'], volumes: [] } }),
  strategic(500, { spec: { '$setElementOrder/containers': 'x' } }),
  strategic(500, { spec: { '$setElementOrder/containers': [{ name: 'd' }], containers: [{ name: 'c' }] } }),
  strategic(500, { metadata: { '$setElementOrder/finalizers': { a: 1 } } }),
  // Not what the type says.
  strategic(500, { spec: { containers: ['x'] } }),
  strategic(422, { spec: { containers: 'x' } }),
  strategic(422, { spec: 1 }),
  strategic(422, { spec: { hostNetwork: 'yes' } }),
  strategic(422, { spec: { terminationGracePeriodSeconds: '1' } }),
  strategic(422, { metadata: { labels: { a: 1 } } }),
  strategic(422, { spec: { containers: [{ name: 'c', resources: { limits: { cpu: '1x' } } }] } }),
  merge(422, { spec: { containers: 'x' } }),
  merge(422, { spec: { containers: [{ ports: [{ containerPort: 1.5 }] }] } }),
  merge(422, { spec: [] }),
  merge(422, { metadata: { labels: { a: { b: 'c' } } } }),
  merge(422, { spec: { containers: [{ resources: { limits: { cpu: '1x' } } }] } }),
  // Fields that there aren't.
  { ...strategic(422, { spec: { x: 1, containers: [{ name: 'c', y: 2 }] } }), strict: true },
  { ...merge(422, { spec: { x: 1 }, z: null, y: {} }), strict: true },
  { ...json(422, { op: 'add', path: '/spec/x', value: 1 }), strict: true },
  // No patch at all.
  { ...strategic(400, '[]'), otherWords: true },
  { ...strategic(400, '1'), otherWords: true },
  { ...strategic(400, '{'), otherWords: true },
  { ...merge(400, '1'), otherWords: true },
  { ...merge(400, '{'), otherWords: true },
  { ...merge(400, '[1]'), otherWords: true },
  { contentType: JSONPatchType, code: 400, body: '{}', otherWords: true },
  { contentType: JSONPatchType, code: 400, body: '[1]', otherWords: true },
  { contentType: JSONPatchType, code: 400, body: '[', otherWords: true },
  // Operations that can't be done.
  json(422, { op: 'test', path: '/metadata/labels/a', value: 'c' }),
  json(
    422,
    { op: 'test', path: '/metadata/labels/a', value: 'b' },
    { op: 'test', path: '/spec/containers/0/name', value: 'd' },
  ),
  json(422, { op: 'test', path: '/spec/containers', value: [] }),
  json(422, { op: 'remove', path: '/metadata/labels/x' }),
  json(422, { op: 'remove', path: '/spec/containers/1' }),
  json(422, { op: 'remove', path: '/spec/containers/x' }),
  json(422, { op: 'replace', path: '/spec/containers/1', value: {} }),
  json(422, { op: 'add', path: '/spec/x/y', value: 1 }),
  json(422, { op: 'add', path: '/spec/containers/2', value: {} }),
  json(422, { op: 'move', from: '/spec/x', path: '/spec/y' }),
  json(422, { op: 'copy', from: '/spec/x/y', path: '/spec/z' }),
  json(
    422,
    { op: 'add', path: '/metadata/annotations', value: {} },
    { op: 'add', path: '/metadata/annotations/long', value: 'x'.repeat(2 ** 20) },
    ...Array.from({ length: 4 }, (_, at) => ({
      op: 'copy',
      from: '/metadata/annotations/long',
      path: `/metadata/annotations/c${at}`,
    })),
  ),
  // More than a server does.
  json(413, ...Array.from({ length: 10_001 }, () => ({ op: 'test', path: '/kind', value: 'Pod' }))),
];
