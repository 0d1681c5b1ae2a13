import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { type CustomResourceValidator } from '../../apiextensions/index.ts';
/** The kinds that CustomResourceDefinitions define. Of several definitions of a kind, the first that serves the version counts. */
export declare class CustomResources {
    #private;
    /** Adds the definitions in a file, except invalid ones. @returns how many there are */
    addFrom(path: string, data: string | Uint8Array): number;
    /** Adds the JSON Schema of a kind, or why there is none, for want of a definition. */
    addSchema(gvk: Names, schema: unknown): void;
    /** Whether a schema of the kind was added. */
    hasSchema(gvk: Names): boolean;
    /** What validates objects of a kind, or why nothing can; undefined when no definition was given. */
    find(gvk: GroupVersionKind): CustomResourceValidator | Error | undefined;
}
type Names = Pick<GroupVersionKind, 'group' | 'version' | 'kind'>;
export {};
