import type { APIGroup, APIVersions, Verbs } from './zz_generated.types.ts';
/** The group and version of each version of each group, in order: `apps/v1`. Mirrors Go's `metav1.ExtractGroupVersions`. */
export declare function extractGroupVersions(l: {
    readonly groups: readonly Pick<APIGroup, 'versions'>[];
}): string[];
/** `[get list]`. Mirrors Go's `Verbs.String`. */
export declare function verbsToString(vs: Readonly<Verbs>): string;
/** `v1,v2`. Mirrors Go's `APIVersions.String`. */
export declare function apiVersionsToString(apiVersions: Pick<APIVersions, 'versions'>): string;
