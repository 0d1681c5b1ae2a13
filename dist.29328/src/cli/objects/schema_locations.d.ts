import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { WebReader } from '../input/web_reader.ts';
/** The JSON Schema of a kind, and where it was found. */
export interface FoundSchema {
    readonly location: string;
    readonly schema: unknown;
}
/**
 * Finds JSON Schemas of kinds in folders and on the web. A location is a folder, an address, or either with `{group}`,
 * `{kind}` and `{version}` in it, also written as in Go's templates: `{{.Group}}`, `{{.ResourceKind}}`, `{{.ResourceAPIVersion}}`.
 * The kind is in lower case.
 */
export declare class SchemaLocations {
    #private;
    constructor(locations: readonly string[], web: WebReader);
    /** @returns the schema in the first location that has one; an Error when that can't be read */
    find({ group, version, kind, }: Pick<GroupVersionKind, 'group' | 'version' | 'kind'>): Promise<FoundSchema | Error | undefined>;
}
