/**
 * Reasons why the string is not an HTTP header name: letters, digits and `-`. Mirrors Go's
 * `validation.IsHTTPHeaderName`.
 */
export declare function isHTTPHeaderName(value: string): string[];
/**
 * Reasons why the string is not the name of an environment variable: letters, digits, `_`, `-` and `.`, not starting
 * with a digit or `..`. Mirrors Go's `validation.IsEnvVarName`.
 */
export declare function isEnvVarName(value: string): string[];
/**
 * Reasons why the string is not the name of an environment variable by the rules since Kubernetes 1.32: any printable
 * ASCII but `=`. Mirrors Go's `validation.IsRelaxedEnvVarName`.
 */
export declare function isRelaxedEnvVarName(value: string): string[];
/**
 * Reasons why the string is not a key of a ConfigMap or Secret: at most 253 letters, digits, `-`, `_` and `.`, not
 * starting with `..`. Mirrors Go's `validation.IsConfigMapKey`.
 */
export declare function isConfigMapKey(value: string): string[];
