import { isMap } from '#engine/json/untyped';
import { serverFieldsOf } from '../../kinds/server_fields.ts';
import type { Manifest } from '../input/manifests.ts';
import { type Data, isEmpty, without } from '../../kinds/aspects/server_fields.ts';

/** Metadata that only a server sets. */
const METADATA = new Set([
  'creationTimestamp',
  'deletionGracePeriodSeconds',
  'deletionTimestamp',
  'generation',
  'managedFields',
  'resourceVersion',
  'selfLink',
  'uid',
]);

/** Annotations of kubectl and of the controllers. */
const ANNOTATIONS = new Set([
  'autoscaling.alpha.kubernetes.io/conditions',
  'autoscaling.alpha.kubernetes.io/current-metrics',
  'batch.kubernetes.io/job-tracking',
  'control-plane.alpha.kubernetes.io/leader',
  'deployment.kubernetes.io/desired-replicas',
  'deployment.kubernetes.io/max-replicas',
  'deployment.kubernetes.io/revision',
  'deployment.kubernetes.io/revision-history',
  'deprecated.daemonset.template.generation',
  'endpoints.kubernetes.io/last-change-trigger-time',
  'kubectl.kubernetes.io/last-applied-configuration',
  'kubernetes.io/config.hash',
  'kubernetes.io/config.seen',
  'pv.kubernetes.io/bind-completed',
  'pv.kubernetes.io/bound-by-controller',
  'pv.kubernetes.io/provisioned-by',
  'volume.beta.kubernetes.io/storage-provisioner',
  'volume.kubernetes.io/selected-node',
  'volume.kubernetes.io/storage-provisioner',
]);

/**
 * An object without what an API server and the controllers of a cluster added to it. The given object stays as it is, and the
 * result shares with it. Of custom resources, metadata and status go.
 */
export function withoutServerFields(manifest: Manifest): Data {
  const { kind, apiVersion } = manifest;
  const object: Data = { ...manifest };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(serverFieldsOf(apiVersion, kind)?.(object) ?? object)) {
    if (key === 'status') continue;
    if (key === 'metadata' && isMap(value)) result[key] = metadata(value);
    else if (key === 'spec' && isMap(value)) result[key] = templates(value);
    else result[key] = value;
  }
  return result;
}

function metadata(data: Data): Data {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (METADATA.has(key)) continue;
    if (key === 'annotations' && isMap(value)) {
      const own = without(value, (each) => ANNOTATIONS.has(each.key));
      if (!isEmpty(own)) result[key] = own;
    } else result[key] = value;
  }
  return result;
}

/** Go writes a time for the metadata of templates, which never have one: `creationTimestamp: null`. */
function templates(spec: Data): Data {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(spec)) {
    if (key === 'volumeClaimTemplates' && Array.isArray(value))
      result[key] = value.map((item: unknown) =>
        isMap(item) ? without(withoutTime(item), (each) => each.key === 'status') : item,
      );
    else if ((key === 'template' || key === 'jobTemplate') && isMap(value)) {
      const inner = withoutTime(value);
      result[key] = isMap(inner['spec']) ? { ...inner, spec: templates(inner['spec']) } : inner;
    } else result[key] = value;
  }
  return result;
}

function withoutTime(template: Data): Data {
  const { metadata: data } = template;
  if (!isMap(data) || data['creationTimestamp'] !== null) return template;
  const own = without(data, ({ key }) => key === 'creationTimestamp');
  return isEmpty(own) ? without(template, ({ key }) => key === 'metadata') : { ...template, metadata: own };
}
