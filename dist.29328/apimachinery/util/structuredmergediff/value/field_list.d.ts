/** A name and its value. Mirrors Go's `value.Field`. */
export interface Field {
    readonly name: string;
    readonly value: unknown;
}
/** The key fields of a list item, sorted by name. Mirrors Go's `value.FieldList`. */
export type FieldList = readonly Field[];
/** The fields sorted by name. */
export declare function sortFields(fields: FieldList): FieldList;
/**
 * Compares two sorted lists of fields by the first name or value that differs. Mirrors Go's `value.FieldList.Compare`.
 */
export declare function compareFields(a: FieldList, b: FieldList): number;
/** Whether two sorted lists of fields are the same. Mirrors Go's `value.FieldList.Equals`. */
export declare function equalFields(a: FieldList, b: FieldList): boolean;
