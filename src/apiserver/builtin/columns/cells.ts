import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
import type { Column } from '../../endpoints/table.ts';
import type { APIObject } from '../../storage/api_object.ts';

/** The columns of Kinds, by `apiVersion Kind`. */
export type ColumnsOfKinds = Readonly<Record<string, readonly Column[]>>;

/** What stands where there is nothing. */
export const NONE = '<none>';
export const UNKNOWN = '<unknown>';
export const UNSET = '<unset>';

export const nameColumn: Column = { name: 'Name', format: 'name', value: ({ metadata }) => metadata.name ?? '' };

export const ageColumn: Column = { name: 'Age', value: ({ metadata }) => age(metadata.creationTimestamp) };

/** How long ago something was, in kubectl's words: `5m`. Mirrors Go's `translateTimestampSince`. */
export function age(time: string | null | undefined): string {
  return convertToHumanReadableDateType(time ?? undefined);
}

/** A column with a text. */
export function text<T extends APIObject>(name: string, value: (object: T) => unknown): Column<T> {
  return { name, value };
}

/** A column with a number. */
export function integer<T extends APIObject>(name: string, value: (object: T) => unknown): Column<T> {
  return { name, type: 'integer', value };
}

/** A column that only `-o wide` shows. */
export function wide<T extends APIObject>(name: string, value: (object: T) => unknown): Column<T> {
  return { name, priority: 1, value };
}

/** A column with true or false. */
export function boolean<T extends APIObject>(name: string, value: (object: T) => unknown): Column<T> {
  return { name, type: 'boolean', value };
}
