/**
 * The hash used for sharding: 64-bit FNV-1a of the UTF-8 string, as 16 lower-case hexadecimal digits. Mirrors Go's
 * `sharding.HashField`.
 */
export declare function hashField(value: string): string;
