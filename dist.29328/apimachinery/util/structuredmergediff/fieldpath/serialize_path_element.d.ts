import type { PathElement } from './path_element.ts';
/**
 * An element in FieldsV1 syntax: `f:spec`, `k:{"name":"web"}`, `v:"x"`, `i:3`. Mirrors Go's
 * `fieldpath.SerializePathElement`.
 * @throws {FieldPathError} on an unidentifiable item
 */
export declare function serializePathElement(element: PathElement): string;
/**
 * The element of a FieldsV1 key; `undefined` for an unknown prefix, possibly of a later version, which Go ignores.
 * Mirrors Go's `fieldpath.DeserializePathElement`.
 * @throws {FieldPathError} on an invalid key with a known prefix
 */
export declare function deserializePathElement(text: string): PathElement | undefined;
