import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import type { TableColumnDefinition } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../storage/api_object.ts';

/** A column of the table in which `kubectl get` shows objects. */
export interface Column<T extends APIObject = APIObject> {
  readonly name: string;
  /** `string` unless given. */
  readonly type?: 'boolean' | 'date' | 'integer' | 'number' | 'string';
  /** How the value is meant: `name` for the name of the object. */
  readonly format?: string;
  /** 0 is always shown, more only by `-o wide`. 0 unless given. */
  readonly priority?: number;
  readonly description?: string;
  /** What the cell of an object shows. A time in a column of the type `date` is shown as an age. */
  value(object: T): unknown;
  /** Whether the value is the cell as it is shown, also in a column of the type `date`. */
  readonly finished?: boolean;
}

/** Name and age: what is shown where nothing is said. */
export const defaultColumns: readonly Column[] = [
  { name: 'Name', format: 'name', description: 'Name of the object.', value: ({ metadata }) => metadata.name ?? '' },
  {
    name: 'Age',
    type: 'date',
    description: 'Time since the object was created.',
    value: ({ metadata }) => metadata.creationTimestamp,
  },
];

/** How a client knows the columns. */
export function columnDefinitions(columns: readonly Column[]): TableColumnDefinition[] {
  return columns.map(({ name, type = 'string', format = '', description = '', priority = 0 }) => ({
    name,
    type,
    format,
    description,
    priority,
  }));
}

/** The cells of an object. */
export function cellsOf(columns: readonly Column[], object: APIObject): unknown[] {
  return columns.map(({ type, value, finished }) => {
    const cell = value(object) ?? null;
    if (type !== 'date' || finished === true) return cell;
    return convertToHumanReadableDateType(typeof cell === 'string' ? cell : undefined);
  });
}
