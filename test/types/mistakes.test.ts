// What the compiler says to mistakes: its message must name the field, or what is wrong with the value. One program holds
// them all, a line each.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSnippets } from './compile_snippets.ts';

const HEAD = `
import { decode } from 'kubetyped';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as networkingv1 from 'kubetyped/api/networking/v1';
import * as rbacv1 from 'kubetyped/api/rbac/v1';
import { MergePatchType, StrategicMergePatchType } from 'kubetyped/apimachinery/types';
import { patchObject } from 'kubetyped/apimachinery/util/patch';
import { type Client, mergePatch, type Patch, strategicMergePatch } from 'kubetyped/client';
declare const pod: InstanceType<typeof corev1.Pod>;
declare const data: corev1.Pod;
declare const client: Client;
const pods = client.resource(corev1.Pod, { namespace: 'a' });
`;

/** A mistake, and what its message must say. */
const mistakes: readonly (readonly [code: string, message: RegExp])[] = [
  // Names that do not exist, at every depth.
  [`new corev1.Pod({ metdata: {} });`, /'metdata' does not exist/],
  [`new corev1.Pod({ spec: { container: [] } });`, /'container' does not exist in type 'PodSpec'/],
  [`new corev1.Pod({ spec: { containers: [{ name: 'a', imag: '' }] } });`, /'imag' does not exist in type 'Container'/],
  [`data.spec?.containres;`, /'containres' does not exist on type 'PodSpec'. Did you mean 'containers'/],
  [`corev1.Pood;`, /'Pood' does not exist/],
  // What is missing.
  [`const a: corev1.Pod = { apiVersion: 'v1', kind: 'Pod' };`, /Property 'metadata' is missing/],
  [`const b: corev1.Container = { image: 'x' };`, /Property 'name' is missing/],
  [`const c: appsv1.DeploymentSpec = { template: { spec: { containers: [] } } };`, /Property 'selector' is missing/],
  [`const d: corev1.ServicePort = { name: 'http' };`, /Property 'port' is missing/],
  [`const e: networkingv1.HTTPIngressPath = { backend: {} };`, /Property 'pathType' is missing/],
  // Types of values.
  [`const f: corev1.ContainerPort = { containerPort: '80' };`, /'string' is not assignable to type 'number'/],
  [`const g: corev1.PodSpec = { containers: [], hostNetwork: 'yes' };`, /'string' is not assignable to type 'boolean'/],
  [`const h: corev1.PodSpec = { containers: {} };`, /missing the following properties from type 'Container\[\]'/],
  [`new corev1.Pod({ metadata: { labels: { a: 1 } } });`, /'number' is not assignable to type 'string'/],
  [`new corev1.Pod({ metadata: { creationTimestamp: new Date() } });`, /'Date' is not assignable to type 'string'/],
  [`new corev1.Secret({ data: { a: new Uint8Array() } });`, /is not assignable to type 'string'/],
  // Values of closed sets.
  [
    `const i: corev1.Taint = { key: 'a', effect: 'NoSchedul' };`,
    /"NoSchedul"' is not assignable to type 'TaintEffect'/,
  ],
  [`const j: corev1.Container = { name: 'a', imagePullPolicy: 'Nope' };`, /not assignable to type 'PullPolicy'/],
  [
    `const k: rbacv1.RoleRef = { kind: 'role', name: 'a' };`,
    /"role"' is not assignable to type '"ClusterRole" \| "Role"'/,
  ],
  // Kinds taken for one another.
  [`const l: corev1.Pod = new corev1.Secret();`, /'"Secret"' is not assignable to type '"Pod"'/],
  [`const m: corev1.ConfigMap = decode(corev1.Secret, '');`, /'"Secret"' is not assignable to type '"ConfigMap"'/],
  [`new corev1.PodList({ items: [new corev1.Secret()] });`, /'"Secret"' is not assignable to type '"Pod"'/],
  [`const n: corev1.Pod = { ...data, kind: 'Deployment' };`, /'"Deployment"' is not assignable to type '"Pod"'/],
  // Methods, on what has none.
  [`data.getName();`, /'getName' does not exist on type 'Pod'/],
  [`({ ...pod }).deepCopy();`, /'deepCopy' does not exist/],
  // Patches.
  [
    `patchObject(pod, { spec: { hostNetwrk: true } }, MergePatchType);`,
    /'hostNetwrk' does not exist in type 'MergePatchOf<PodSpec>'. Did you mean to write 'hostNetwork'/,
  ],
  [
    `patchObject(data, { spec: { hostNetwrk: true } }, StrategicMergePatchType);`,
    /'hostNetwrk' does not exist in type 'StrategicMergePatchOf<PodSpec>'/,
  ],
  [
    `pods.patch('a', mergePatch({ spec: { hostNetwrk: true } }));`,
    /'hostNetwrk' does not exist in type 'MergePatchOf<PodSpec>'. Did you mean to write 'hostNetwork'/,
  ],
  [`pods.patch('a', mergePatch({ spec: { containers: [{ image: 'a' }] } }));`, /Property 'name' is missing/],
  [
    `pods.patchStatus('a', mergePatch({ status: { phase: 'Runing' } }));`,
    /"Runing"' is not assignable to type 'PodPhase/,
  ],
  [
    `pods.patch('a', strategicMergePatch({ spec: { containers: [{ name: 'a', imag: 'b' }] } }));`,
    /'imag' does not exist in type 'StrategicMergePatchOf<Container>'/,
  ],
  [
    `pods.patch('a', strategicMergePatch({ spec: { containers: [{ name: 'a', $patch: 'remove' }] } }));`,
    /"remove"' is not assignable to type '"delete" \| "merge" \| "replace"'/,
  ],
  [
    `pods.patch('a', strategicMergePatch({ spec: { '$setElementOrder/containrs': [] } }));`,
    /does not exist in type 'StrategicMergePatchOf<PodSpec>'/,
  ],
  [
    `pods.patch('a', mergePatch<appsv1.Deployment>({ spec: { replicas: 1 } }));`,
    /'Patch<Deployment>' is not assignable to parameter of type 'Patch<Pod/,
  ],
  [
    `const o: Patch<corev1.Pod> = mergePatch({ metadata: { lables: {} } });`,
    /'lables' does not exist in type 'MergePatchOf<ObjectMeta>'/,
  ],
  // What was not looked at.
  [`data.spec.containers;`, /'data.spec' is possibly 'undefined'/],
  [`decode('').spec;`, /'spec' does not exist/],
  [`decode(corev1.PodSpec, '');`, /not assignable to parameter of type|No overload matches/],
];

test('the compiler refuses every mistake, and names what is wrong', () => {
  const said = compileSnippets(
    HEAD,
    mistakes.map(([code]) => code),
  );
  for (const [at, [code, message]] of mistakes.entries()) assert.match(said.get(at) ?? 'accepted', message, code);
  assert.equal(said.get(-1), undefined);
});
