// What a write of the status changes of the metadata: in kube-apiserver each strategy decides, by `resetFields` and
// `PrepareForUpdate` of its status.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { builtInStatusStrategy } from '#src/apiserver/builtin/built_in_strategy';
import { isOtherVersion } from '#src/kinds/other_versions';

/** Kinds whose status leaves labels, or labels and annotations, as they were. Of all others it writes both. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'CompositePodGroup.scheduling.k8s.io': ['annotations', 'labels'],
  'CSINode.storage.k8s.io': ['annotations', 'labels'],
  'Deployment.apps': ['labels'],
  'DeviceTaintRule.resource.k8s.io': ['annotations', 'labels'],
  'Eviction.lifecycle.k8s.io': ['annotations', 'labels'],
  'EvictionRequest.lifecycle.k8s.io': ['annotations', 'labels'],
  'FlowSchema.flowcontrol.apiserver.k8s.io': ['annotations', 'labels'],
  'PodCertificateRequest.certificates.k8s.io': ['annotations', 'labels'],
  'PodGroup.scheduling.k8s.io': ['annotations', 'labels'],
  'PriorityLevelConfiguration.flowcontrol.apiserver.k8s.io': ['annotations', 'labels'],
  'ResourceClaim.resource.k8s.io': ['annotations', 'labels'],
  'ServiceCIDR.networking.k8s.io': ['annotations', 'labels'],
  'StorageVersionMigration.storagemigration.k8s.io': ['annotations', 'labels'],
  'ValidatingAdmissionPolicy.admissionregistration.k8s.io': ['annotations', 'labels'],
  'VolumeAttachment.storage.k8s.io': ['annotations', 'labels'],
};

const context = { namespace: '', user: { name: 'ann', groups: [] }, warn: () => {}, signal: AbortSignal.any([]) };

test('a write of the status keeps the labels and annotations that its strategy says, and no others', () => {
  const found: Record<string, readonly string[]> = {};
  let kinds = 0;
  for (const { group, version, resources: rows } of resources)
    for (const [kind] of rows) {
      const type = scheme.typeFor({ group, version, kind });
      if (type === undefined || isOtherVersion(type)) continue;
      kinds++;
      const make = (value: string): { metadata: Record<string, Record<string, string>> } => ({
        metadata: { labels: { a: value }, annotations: { a: value } },
      });
      const object = Object.assign(new type(), make('new'));
      try {
        builtInStatusStrategy(type).prepareForUpdate?.(object, Object.assign(new type(), make('old')), context);
      } catch {
        // Its status needs more than metadata; that is kept or not before it is read.
      }
      const kept = ['annotations', 'labels'].filter((name) => object.metadata[name]?.['a'] === 'old');
      if (kept.length > 0) found[`${kind}.${group}`] = kept;
    }
  assert.ok(kinds > 80, `${kinds} Kinds`);
  assert.deepEqual(found, KEPT);
});
