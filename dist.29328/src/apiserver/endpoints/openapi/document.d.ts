import type { ServedResource } from '../served_resource.ts';
import type { Describe } from './descriptions.ts';
/** The path under which a group and version is served, without a slash at its beginning. */
export declare function pathOfVersion({ group, version }: {
    readonly group: string;
    readonly version: string;
}): string;
/** The OpenAPI v3 document of a group and version: what clients need to check, explain and patch objects. */
export declare function openAPIDocument(resources: readonly ServedResource[], version: string, describe?: Describe): object;
