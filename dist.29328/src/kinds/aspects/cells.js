import { convertToHumanReadableDateType } from '#apimachinery/api/meta/table/table';
/** What stands where there is nothing. */
export const NONE = '<none>';
export const UNKNOWN = '<unknown>';
export const UNSET = '<unset>';
export const nameColumn = { name: 'Name', format: 'name', value: ({ metadata }) => metadata.name ?? '' };
export const ageColumn = { name: 'Age', value: ({ metadata }) => age(metadata.creationTimestamp) };
/** How long ago something was, in kubectl's words: `5m`. Mirrors Go's `translateTimestampSince`. */
export function age(time) {
    return convertToHumanReadableDateType(time ?? undefined);
}
