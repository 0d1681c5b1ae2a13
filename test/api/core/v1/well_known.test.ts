// Labels, taints and annotations that Kubernetes gives a meaning have Go's names and values.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { goModule, withoutGo } from '../../../differential/go_oracle.ts';

test('some of them', () => {
  assert.equal(corev1.LabelHostname, 'kubernetes.io/hostname');
  assert.equal(corev1.LabelTopologyZone, 'topology.kubernetes.io/zone');
  assert.equal(corev1.TaintNodeNotReady, 'node.kubernetes.io/not-ready');
  assert.equal(corev1.LastAppliedConfigAnnotation, 'kubectl.kubernetes.io/last-applied-configuration');
});

test('all that the Go files declare', (context) => {
  const sources = goModule('k8s.io/api');
  if (sources === undefined) return context.skip(withoutGo);
  const declared = ['well_known_labels.go', 'well_known_taints.go', 'annotation_key_constants.go'].flatMap((file) => [
    ...readFileSync(join(sources, 'core/v1', file), 'utf8').matchAll(
      /^(?:const )?\s*([A-Z]\w+)(?: string)? += +(kubectlPrefix \+ )?(?:"([^"]*)"|([A-Z]\w+))/gm,
    ),
  ]);
  assert.equal(declared.length, 54);
  const constants = corev1 as unknown as Record<string, unknown>;
  for (const [, name, prefix, value, other] of declared) {
    const expected =
      other === undefined ? `${prefix === undefined ? '' : 'kubectl.kubernetes.io/'}${value}` : constants[other];
    assert.ok(expected !== undefined, name);
    assert.equal(constants[name!], expected, name);
  }
});
