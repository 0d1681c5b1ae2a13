import type { APIGroup, APIVersions, Verbs } from './zz_generated.types.ts';

/** The group and version of each version of each group, in order: `apps/v1`. Mirrors Go's `metav1.ExtractGroupVersions`. */
export function extractGroupVersions(l: { readonly groups: readonly Pick<APIGroup, 'versions'>[] }): string[] {
  return l.groups.flatMap((group) => (group.versions ?? []).map((version) => version.groupVersion));
}

/** `[get list]`. Mirrors Go's `Verbs.String`. */
export function verbsToString(vs: Readonly<Verbs>): string {
  return `[${vs.join(' ')}]`;
}

/** `v1,v2`. Mirrors Go's `APIVersions.String`. */
export function apiVersionsToString(apiVersions: Pick<APIVersions, 'versions'>): string {
  return (apiVersions.versions ?? []).join(',');
}
