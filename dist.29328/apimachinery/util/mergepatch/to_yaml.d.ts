/**
 * A value as YAML, or the reason why it can't be encoded: for error messages. Mirrors Go's `mergepatch.ToYAMLOrError`.
 */
export declare function toYAMLOrError(v: unknown): string;
