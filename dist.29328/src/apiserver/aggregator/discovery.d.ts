import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import { type GroupDocuments, type GroupVersions, type ServedGroup } from '../endpoints/discovery/discovery_json.ts';
/** Where a version stands in discovery: among the groups, and in its own. The greater, the earlier. */
interface Priorities {
    readonly group: number;
    readonly version: number;
}
/** The group of APIServices themselves, which comes before all others. */
export declare const APIREGISTRATION = "apiregistration.k8s.io";
/** Where a version of this server stands. Mirrors `apiVersionPriorities` of kube-apiserver. */
export declare function prioritiesOf({ group, version }: GroupVersionLike, isCustom: boolean): Priorities;
/** A version, and where it stands. */
export interface RankedVersion {
    readonly group: string;
    readonly version: string;
    readonly priorities: Priorities;
}
/** The same with its document. */
export interface RankedDocument extends RankedVersion {
    readonly document: object;
}
/** What a server serves itself. */
export declare function localDocuments(groups: readonly ServedGroup[]): RankedDocument[];
/** The groups as `/apis` lists them. Mirrors Go's `SortedByGroupAndVersion`. */
export declare function listedGroups(versions: readonly RankedVersion[]): GroupVersions[];
/**
 * The groups with their resources. A version of another server takes the place of one's own. Mirrors
 * `calculateAPIGroupsLocked` of Go's aggregated discovery.
 */
export declare function mergedGroups(local: readonly RankedDocument[], remote: readonly RankedDocument[]): GroupDocuments[];
export {};
