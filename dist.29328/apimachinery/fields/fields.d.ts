/** Optional fields by their path; missing is the same as empty. Mirrors Go's `fields.Fields`. */
export type Fields = {
    readonly [field: string]: string;
} | null | undefined;
