import type { ServedResource } from '../served_resource.ts';
/** The versions of a group that are served, the preferred one first. */
export interface ServedGroup {
    readonly group: string;
    readonly versions: readonly {
        readonly version: string;
        readonly resources: readonly ServedResource[];
    }[];
}
/** The versions of a group, the preferred one first. */
export interface GroupVersions {
    readonly group: string;
    readonly versions: readonly string[];
}
/** The same with what is in them: `APIVersionDiscovery` of `apidiscovery.k8s.io/v2`. */
export interface GroupDocuments {
    readonly group: string;
    readonly versions: readonly object[];
}
/** An answer of discovery. */
export interface DiscoveryDocument {
    readonly json: string;
    /** SHA-512 of the JSON, in hexadecimal. */
    readonly etag: string;
}
/** Groups, versions and resources as a tree. */
export declare function groupsOf(resources: Iterable<ServedResource>, preferred: (group: string) => readonly string[]): ServedGroup[];
/** What is in a version: `APIVersionDiscovery` of `apidiscovery.k8s.io/v2`. */
export declare function versionDocument(version: string, resources: readonly ServedResource[]): object;
/** The versions of a group, without what is in them. */
export declare function versionsOf({ group, versions }: ServedGroup): GroupVersions;
/** A group with what is in its versions. */
export declare function documentsOf({ group, versions }: ServedGroup): GroupDocuments;
/** Everything of `/api` or `/apis` in one document: `APIGroupDiscoveryList` of `apidiscovery.k8s.io/v2`. */
export declare function aggregated(groups: readonly GroupDocuments[]): DiscoveryDocument;
/** `/api`: `APIVersions`. @param address under which the server is known: `127.0.0.1:6443` */
export declare function legacyVersions(core: GroupVersions | undefined, address: string): DiscoveryDocument;
/** `/apis`: `APIGroupList`. */
export declare function groupList(groups: readonly GroupVersions[]): DiscoveryDocument;
/** `/apis/GROUP`: `APIGroup`. */
export declare function groupDocument(group: GroupVersions): DiscoveryDocument;
/** `/api/v1` and `/apis/GROUP/VERSION`: `APIResourceList`. */
export declare function resourceList(group: string, version: string, resources: readonly ServedResource[]): DiscoveryDocument;
