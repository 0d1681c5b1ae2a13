import type { KindClass } from '#apimachinery/runtime/kind_class';

/** Resources that kube-apiserver stores under old names, by group and resource: `SpecialDefaultResourcePrefixes`. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  '/replicationcontrollers': 'controllers',
  '/endpoints': 'services/endpoints',
  '/nodes': 'minions',
  '/services': 'services/specs',
  'networking.k8s.io/ingresses': 'ingress',
  // kube-aggregator keeps them by itself.
  'apiregistration.k8s.io/apiservices': 'apiregistration.k8s.io/apiservices',
};

/**
 * What the keys of a built-in Kind begin with in kube-apiserver's storage: its resource, without the group.
 *
 * Differs from Go: events of `events.k8s.io` are not those of the core group, and have a place of their own.
 */
export function storagePrefix({ group, resource = '' }: KindClass): string {
  if (group === 'events.k8s.io') return `/${group}/${resource}`;
  return `/${OLD_NAMES[`${group}/${resource}`] ?? resource}`;
}
