/** A value as Go's error messages show it (`%v` of a `value.Value`). */
export declare function goText(value: unknown): string;
/** A value as Go's error messages show it in Go syntax (`%#v` of a `value.Value`). */
export declare function goSyntax(value: unknown): string;
/** The Go type of a JSON value. */
export declare function goType(value: unknown): string;
