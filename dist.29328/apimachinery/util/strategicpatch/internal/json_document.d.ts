import type { JSONMap } from './json_map.ts';
/** JSON text, or its bytes in UTF-8. */
export type JSONDocument = string | Uint8Array;
/** Parses a JSON object; `null` yields an empty one. @throws MergePatchError */
export declare function parseDocument(document: JSONDocument): JSONMap;
/** The same; an empty object when there is not a string. */
export declare function parseOptional(document: JSONDocument | undefined): JSONMap;
