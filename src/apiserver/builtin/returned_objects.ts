import type { KindClass } from '#apimachinery/runtime/kind_class';

const RETURNED: Readonly<Record<string, RegExp>> = {
  '': /^(?:Namespace|PersistentVolume|PersistentVolumeClaim|Pod|PodTemplate|ResourceQuota|Service|ServiceAccount)$/,
  'resource.k8s.io': /./,
  'storage.k8s.io': /^(?!CSIStorageCapacity$)/,
};

/** Whether a deletion of a built-in Kind answers with the object; with others it is a Status. */
export const returnsDeleted = ({ group, kind }: KindClass): boolean => RETURNED[group]?.test(kind) ?? false;
