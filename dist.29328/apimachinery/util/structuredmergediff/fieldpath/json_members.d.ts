/**
 * The members of a JSON object, given as valid JSON text: names, and values as text. Includes duplicates, of which
 * JSON.parse keeps one but Go's FieldsV1 reader all.
 */
export declare function jsonMembers(json: string): [name: string, value: string][];
