/** Go's strict errors for an untyped JSON text, which must be valid: one for each path of a duplicate key. */
export declare function duplicateFields(text: string): string[];
