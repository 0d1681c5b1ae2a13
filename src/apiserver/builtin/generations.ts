import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type CountsChange, isChanged } from '../resources/default_strategy.ts';
import type { APIObject } from '../storage/api_object.ts';

/** Groups and Kinds whose objects have a generation, by the group; in the core group those are few. */
const HAVE_GENERATION: Readonly<Record<string, RegExp>> = {
  '': /^(?:Pod|PodTemplate|ReplicationController)$/,
  'admissionregistration.k8s.io': /./,
  apps: /^(?!ControllerRevision$)/,
  batch: /./,
  'discovery.k8s.io': /./,
  'flowcontrol.apiserver.k8s.io': /./,
  'networking.k8s.io': /^(?:Ingress|IngressClass|NetworkPolicy)$/,
  policy: /./,
  'resource.k8s.io': /^Device|Slice$/,
  'scheduling.k8s.io': /./,
  'storage.k8s.io': /^CSIDriver$/,
};

/** Parts of the metadata whose changes count as well. */
const COUNTED_METADATA: Readonly<Record<string, 'annotations' | 'labels'>> = {
  'apps/v1 Deployment': 'annotations',
  'discovery.k8s.io/v1 EndpointSlice': 'labels',
};

/** Which changes the generation of a built-in Kind counts; false: its objects have none. */
export function countedChanges(type: KindClass): CountsChange | false {
  if (HAVE_GENERATION[type.group]?.test(type.kind) !== true) return false;
  // Those of a PriorityClass stay at 1.
  if (type.kind === 'PriorityClass') return () => false;
  const part = COUNTED_METADATA[`${type.apiVersion} ${type.kind}`];
  if (part === undefined) return isChanged;
  return (object: APIObject, old: APIObject) =>
    isChanged(object, old) || !deepEqual(object.metadata[part] ?? {}, old.metadata[part] ?? {});
}
