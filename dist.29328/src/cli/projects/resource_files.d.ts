import type { Names } from './names.ts';
import { type Files } from './templates.ts';
/** What a new resource is to have. */
export interface ResourceParts {
    readonly status: boolean;
    readonly controller: boolean;
}
/** The files of the project of an API server that has no resources yet. */
export declare function filesWithoutResources(): Files;
/** The files of a resource, by their paths in the project. @throws UsageError */
export declare function resourceFiles(names: Names, { status, controller }: ResourceParts): Files;
