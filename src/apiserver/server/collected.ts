import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { CollectedResource } from '../gc/graph.ts';

/** Whether its objects are stored, once for all versions. */
export function isCollected({ hub, kind, subresource, connecter, verbs }: ServedResource): boolean {
  return subresource === '' && hub === kind && connecter === undefined && verbs.includes('watch');
}

/** A resource as garbage collectors see it. */
export function collected({ kind, namespaced, store }: ServedResource): CollectedResource {
  return { kind, namespaced, store };
}

/** The resource whose objects owners of a kind are; undefined when it isn't served. */
export function findCollected(
  all: Iterable<ServedResource>,
  apiVersion: string,
  kind: string,
): CollectedResource | undefined {
  const wanted = parseGroupVersion(apiVersion);
  for (const served of all)
    if (isCollected(served) && served.kind.kind === kind && served.groupVersion.group === wanted.group)
      return collected(served);
  return undefined;
}
