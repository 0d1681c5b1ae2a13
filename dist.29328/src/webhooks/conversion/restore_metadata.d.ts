type Content = Readonly<Record<string, unknown>>;
/** Mirrors Go's `validateConvertedObject`. @throws Error when an object has become another one */
export declare function checkSameObject(original: Content, converted: Content): void;
/**
 * A converted object with the metadata of the original one, but for labels and annotations. Mirrors Go's
 * `restoreObjectMeta`.
 *
 * Differs from Go: of several labels that are no strings, the first in the object is reported, not any.
 * @throws Error when they are not valid
 */
export declare function restoreMetadata(original: Content, converted: Content): Content;
export {};
