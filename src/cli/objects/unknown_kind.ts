import type { Scheme } from '#apimachinery/runtime/scheme';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { nearest } from '../nearest.ts';
import { short } from '../printable.ts';

const MAX_NAME = 200;

/** What may be wrong with a kind that isn't known in a group that is; undefined when it is none of our business. */
export function unknownKindWarning(scheme: Scheme, gvk: GroupVersionKind): string | undefined {
  if (!scheme.isGroupRegistered(gvk.group)) return undefined;
  const name = short(`${gvk.groupVersion()} ${gvk.kind}`, MAX_NAME);
  const others = scheme.versionsForGroupKind(gvk);
  if (others.length > 0)
    return `Kubernetes knows no ${name}; there is ${others.map((version) => version.toString()).join(', ')} ${gvk.kind}`;
  const near = nearest(gvk.kind, scheme.knownTypes(gvk).keys());
  return near && `Kubernetes knows no ${name}; did you mean ${near}?`;
}
