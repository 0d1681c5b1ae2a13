import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
/** What admission reads of metadata. */
export interface KnownMetadata {
    readonly name: string;
    readonly generateName: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly isBeingDeleted: boolean;
}
/** The names and labels of an object; empty for what it does not have. */
export declare function metadataOf(object: RuntimeObject | undefined): KnownMetadata;
/** Whether something is a JSON object. */
export declare function isObject(value: unknown): value is Readonly<Record<string, unknown>>;
