import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
import { withAdmittedDeletions } from '../controllers/admitted_deletions.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { CollectedResource } from '../gc/graph.ts';

/** Whether its objects are stored, once for all versions. */
export function isCollected({ hub, kind, subresource, connecter, verbs }: ServedResource): boolean {
  return subresource === '' && hub === kind && connecter === undefined && verbs.includes('watch');
}

/** A resource as garbage collectors see it. */
export function collected(served: ServedResource, { admission }: Pick<ServerContext, 'admission'>): CollectedResource {
  const { kind, namespaced } = served;
  return { kind, namespaced, store: withAdmittedDeletions(served, admission) };
}

/** The resource whose objects owners of a kind are; undefined when it isn't served. */
export function findCollected(
  server: Pick<ServerContext, 'admission' | 'router'>,
  apiVersion: string,
  kind: string,
): CollectedResource | undefined {
  const wanted = parseGroupVersion(apiVersion);
  for (const served of server.router.all())
    if (isCollected(served) && served.kind.kind === kind && served.groupVersion.group === wanted.group)
      return collected(served, server);
  return undefined;
}
