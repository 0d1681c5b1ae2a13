import type { Table } from '#apimachinery/apis/meta/v1/zz_generated.types';
/** How a table of a server is shown. */
export interface RenderOptions {
    /** All columns, not just the important ones. */
    readonly wide?: boolean;
    /** A first column with the namespace. */
    readonly namespaces?: boolean;
    /** Put before the name: `pod/`. */
    readonly prefix?: string;
}
/** A table of a server as lines of text, the first with the names of the columns, as kubectl shows it. */
export declare function renderTable({ columnDefinitions, rows }: Pick<Table, 'columnDefinitions' | 'rows'>, { wide, namespaces, prefix }?: RenderOptions): string[];
