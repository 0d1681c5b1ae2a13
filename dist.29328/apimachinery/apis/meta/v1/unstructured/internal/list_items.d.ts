import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
/** The items as Go's decoder reads them: an absent list is empty, a null item an empty object. */
export declare function listItems(content: Readonly<Record<string, unknown>>): object[];
/** Servers omit the kind of items in typed lists. */
export declare function nameItems({ apiVersion, kind, items, }: {
    apiVersion?: string;
    kind?: string;
    items: readonly RuntimeObject[];
}): void;
