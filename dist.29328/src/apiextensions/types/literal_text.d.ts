/** A string in single quotes. */
export declare function quoted(text: string): string;
/** The name of a property as TypeScript writes it. */
export declare function propertyName(name: string): string;
/** The type of exactly one JSON value; undefined for objects and lists. */
export declare function literalType(value: unknown): string | undefined;
