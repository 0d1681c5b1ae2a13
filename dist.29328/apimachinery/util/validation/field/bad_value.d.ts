/** The type of {@link omitValue}. Mirrors Go's `field.OmitValueType`. */
export declare class OmitValueType {
    toString(): string;
}
/** A bad value that is omitted from the message. */
export declare const omitValue: OmitValueType;
/**
 * The value as Go's messages print it: strings quoted, numbers and booleans plain, everything else as JSON with sorted
 * keys.
 */
export declare function badValueText(value: unknown): string;
/** The value as Go's JSON encoder writes it; objects count as maps, whose keys are sorted. */
export declare function jsonText(value: unknown): string;
