import type { Struct } from '#engine/schema/descriptor';
/** How values change on their way to the official client, or back from it. */
export interface Direction {
    /** The name that the property of a field has. */
    readonly nameOf: (field: string) => string;
    /** The name that it gets. */
    readonly renamed: (field: string) => string;
    readonly time: (value: unknown, path: string) => unknown;
    readonly microTime: (value: unknown, path: string) => unknown;
}
/** A copy of an object in the other form, and the paths of what its type does not know, which is copied as it is. */
export interface Converted {
    readonly value: Record<string, unknown>;
    readonly unknown: readonly string[];
}
/** Walks an object by its type and copies it into the other form. */
export declare function convertValue(type: Struct, object: object, direction: Direction): Converted;
