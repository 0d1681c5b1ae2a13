/** A resource: its kind, the plural and singular name, whether objects live in a namespace, and its subresources. */
export type ResourceRow = readonly [
    kind: string,
    plural: string,
    singular: string,
    namespaced: boolean,
    subresources: readonly string[]
];
/** The resources of one version of a group. */
export interface VersionResources {
    readonly group: string;
    readonly version: string;
    readonly resources: readonly ResourceRow[];
}
