import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type Spellings } from '#engine/json/notes';
/** The items of a stored list of type map, found by their keys. Mirrors `MapList` of k8s.io/apiserver. */
export declare class MapList {
    #private;
    constructor(schema: JSONSchemaProps, items: readonly unknown[]);
    /** The first item with the keys of another; undefined for one that has no keys. */
    get(item: unknown, spellings: Spellings | undefined): Record<string, unknown> | undefined;
}
