import type { PreconditionFunc } from '../mergepatch/precondition.ts';
/**
 * The JSON merge patch that turns `current` into `modified`, deleting what was in `original` but is not in `modified`:
 * for custom resources, whose list merge strategies are unknown. Returned as JSON with sorted keys; an undefined or
 * empty argument counts as `{}`. Mirrors Go's `jsonmergepatch.CreateThreeWayJSONMergePatch`.
 * @throws JSONPatchError when a text is not a JSON object; ConflictError; PreconditionFailedError
 */
export declare function createThreeWayJSONMergePatch(original: string | Uint8Array | undefined, modified: string | Uint8Array | undefined, current: string | Uint8Array | undefined, ...fns: PreconditionFunc[]): string;
/**
 * The same for objects; Go has no counterpart. The patch shares nothing with them. @throws NotCopyableError on what is
 * not JSON
 */
export declare function createThreeWayJSONMergeMapPatch(original: object, modified: object, current: object, ...fns: PreconditionFunc[]): Record<string, unknown>;
