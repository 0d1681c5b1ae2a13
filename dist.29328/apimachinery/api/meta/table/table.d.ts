import type { Object as MetaObject } from '#apimachinery/apis/meta/v1/object';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { TableRow } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
/**
 * Returns the cells of an object's row. `age` is its creation time formatted by {@link convertToHumanReadableDateType}.
 */
export type RowFunction = (obj: RuntimeObject, m: MetaObject, name: string, age: string) => unknown[];
/**
 * Table rows for an object, or for all objects of a list, nested lists included. Mirrors Go's `table.MetaToTableRow`.
 * @param options `now`: the reference time for ages; defaults to the current time
 * @throws AccessorError for an object without metadata, and whatever `rowFn` throws
 */
export declare function metaToTableRow(obj: RuntimeObject, rowFn: RowFunction, options?: {
    readonly now?: Date;
}): TableRow[];
/**
 * The age of a timestamp in human-readable form: `5d3h`. `<unknown>` without one. Mirrors Go's
 * `table.ConvertToHumanReadableDateType`.
 * @param options `now`: the reference time; defaults to the current time
 * @throws TimeError with Go's message
 */
export declare function convertToHumanReadableDateType(timestamp: Time | null | undefined, options?: {
    readonly now?: Date;
}): string;
