import type { TableColumnDefinition } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Column } from '../../kinds/aspects/column.ts';
import type { APIObject } from '../storage/api_object.ts';
/** Name and age: what is shown where nothing is said. */
export declare const defaultColumns: readonly Column[];
/** How a client knows the columns. */
export declare function columnDefinitions(columns: readonly Column[]): TableColumnDefinition[];
/** The cells of objects, a row for each. @param isList whether they are shown as a list */
export declare function cellsOf(columns: readonly Column[], objects: readonly APIObject[], isList: boolean): unknown[][];
