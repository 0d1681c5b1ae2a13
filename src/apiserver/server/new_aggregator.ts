import { Aggregator, type AggregationOptions, type AggregatorHost } from '../aggregator/aggregator.ts';
import type { LocalVersion } from '../aggregator/auto_registration.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { Router } from './router.ts';

/** The aggregator of a server. @param router finds what the server serves itself */
export function newAggregator(
  options: AggregationOptions,
  router: Router,
  host: Pick<AggregatorHost, 'isShared' | 'changed' | 'signal' | 'onError'>,
): Aggregator {
  return new Aggregator(options, {
    services: () => router.get('', 'v1', 'services')?.store,
    endpointSlices: () => router.get('discovery.k8s.io', 'v1', 'endpointslices')?.store,
    configMaps: () => router.get('', 'v1', 'configmaps')?.store,
    versions: () => localVersions(router.all()),
    ...host,
  });
}

/** The versions of resources. One that has a resource of the server's own is the server's. */
function localVersions(resources: Iterable<ServedResource>): Iterable<LocalVersion> {
  const versions = new Map<string, LocalVersion>();
  for (const { groupVersion, custom } of resources) {
    const { group, version } = groupVersion;
    const key = `${group}/${version}`;
    const isCustom = custom !== undefined && versions.get(key)?.isCustom !== false;
    versions.set(key, { group, version, isCustom });
  }
  return versions.values();
}
