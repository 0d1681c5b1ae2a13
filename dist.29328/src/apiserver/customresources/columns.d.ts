import type { CustomResourceColumnDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { Column } from '../../kinds/aspects/column.ts';
/** The name, and the columns of a definition; the age where it has none. Mirrors Go's `tableconvertor.New`. */
export declare function customColumns(columns: readonly CustomResourceColumnDefinition[]): Column[];
