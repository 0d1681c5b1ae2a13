import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';

/** Where a version stands in discovery: among the groups, and in its own. The greater, the earlier. */
export interface Priorities {
  readonly group: number;
  readonly version: number;
}

/** Of kinds that a program adds. */
const OTHERS: Priorities = { group: 1000, version: 15 };

/** Of custom resources; those of a group are told apart by their names: v1, v1beta1. */
const CUSTOM_RESOURCES: Priorities = { group: 1000, version: 100 };

/** The group of APIServices themselves, which comes before all others. */
export const APIREGISTRATION = 'apiregistration.k8s.io';
const FIRST: Priorities = { group: 20_001, version: 0 };

/** By group, then by version: what kube-apiserver 1.36 says. */
const BUILT_IN: Readonly<
  Record<string, { readonly group: number; readonly versions: Readonly<Record<string, number>> }>
> = {
  '': { group: 18_000, versions: { v1: 1 } },
  apps: { group: 17_800, versions: { v1: 15 } },
  'events.k8s.io': { group: 17_750, versions: { v1: 15, v1beta1: 5 } },
  'authentication.k8s.io': { group: 17_700, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
  'authorization.k8s.io': { group: 17_600, versions: { v1: 15 } },
  autoscaling: { group: 17_500, versions: { v2: 30, v1: 15, v2beta1: 9, v2beta2: 1 } },
  batch: { group: 17_400, versions: { v1: 15, v1beta1: 9, v2alpha1: 9 } },
  'certificates.k8s.io': { group: 17_300, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
  'networking.k8s.io': { group: 17_200, versions: { v1: 15, v1beta1: 9 } },
  policy: { group: 17_100, versions: { v1: 15, v1beta1: 9 } },
  'rbac.authorization.k8s.io': { group: 17_000, versions: { v1: 15 } },
  'storage.k8s.io': { group: 16_800, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
  'apiextensions.k8s.io': { group: 16_700, versions: { v1: 15 } },
  'admissionregistration.k8s.io': { group: 16_700, versions: { v1: 15, v1beta1: 12, v1alpha1: 9 } },
  'scheduling.k8s.io': { group: 16_600, versions: { v1: 15, v1alpha2: 2 } },
  'coordination.k8s.io': { group: 16_500, versions: { v1: 15, v1beta1: 13, v1alpha2: 12 } },
  'node.k8s.io': { group: 16_300, versions: { v1: 15, v1beta1: 9, v1alpha1: 1 } },
  'discovery.k8s.io': { group: 16_200, versions: { v1: 15, v1beta1: 12 } },
  'resource.k8s.io': { group: 16_200, versions: { v1: 21, v1beta2: 15, v1beta1: 9, v1alpha3: 1 } },
  'flowcontrol.apiserver.k8s.io': {
    group: 16_100,
    versions: { v1: 21, v1beta3: 18, v1beta2: 15, v1beta1: 12, v1alpha1: 9 },
  },
  'internal.apiserver.k8s.io': { group: 16_000, versions: { v1alpha1: 9 } },
  'storagemigration.k8s.io': { group: 15_800, versions: { v1beta1: 9 } },
};

/** Where a version of this server stands. Mirrors `apiVersionPriorities` of kube-apiserver. */
export function prioritiesOf({ group, version }: GroupVersionLike, isCustom: boolean): Priorities {
  if (group === APIREGISTRATION) return FIRST;
  if (isCustom) return CUSTOM_RESOURCES;
  const known = Object.hasOwn(BUILT_IN, group) ? BUILT_IN[group] : undefined;
  const priority = known?.versions[version];
  return known === undefined || priority === undefined ? OTHERS : { group: known.group, version: priority };
}
