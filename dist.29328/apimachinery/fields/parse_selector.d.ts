import type { Selector, TransformFunc } from './selector.ts';
/** An invalid field selector. The message is Go's. */
export declare class FieldSelectorSyntaxError extends Error {
    readonly code = "ERR_FIELD_SELECTOR";
    readonly selector: string;
    /** The condition without an operator. */
    readonly term: string;
    constructor(selector: string, term: string);
}
/**
 * Parses `metadata.name=a,spec.nodeName!=b`: comma-separated conditions with `=`, `==` or `!=`, returned sorted. Empty
 * conditions are skipped. In values `\`, `,` and `=` are escaped by a backslash; fields can't contain them. Mirrors
 * Go's `fields.ParseSelector` and `fields.ParseSelectorOrDie`.
 * @throws {FieldSelectorSyntaxError} when a condition has no operator
 * @throws {InvalidEscapeSequence}
 * @throws {UnescapedRune}
 */
export declare function parseSelector(selector: string): Selector;
/** As {@link parseSelector}, with each condition translated. Mirrors Go's `fields.ParseAndTransformSelector`. */
export declare function parseAndTransformSelector(selector: string, fn: TransformFunc): Selector;
