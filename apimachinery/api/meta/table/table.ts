import { instantFromDate } from '#apimachinery/apis/meta/v1/instant';
import type { Object as MetaObject } from '#apimachinery/apis/meta/v1/object';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import { parseTime, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import type { TableRow } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { accessor } from '../accessor.ts';
import { extractList, isListType } from '../list.ts';

/** Go's longest duration, 292 years. */
const MAX_SECONDS = 9_223_372_036;

/**
 * Returns the cells of an object's row. `age` is its creation time formatted by {@link convertToHumanReadableDateType}.
 */
export type RowFunction = (obj: RuntimeObject, m: MetaObject, name: string, age: string) => unknown[];

/**
 * Table rows for an object, or for all objects of a list, nested lists included. Mirrors Go's `table.MetaToTableRow`.
 * @param options `now`: the reference time for ages; defaults to the current time
 * @throws AccessorError for an object without metadata, and whatever `rowFn` throws
 */
export function metaToTableRow(
  obj: RuntimeObject,
  rowFn: RowFunction,
  options: { readonly now?: Date } = {},
): TableRow[] {
  const { now = new Date() } = options;
  const rows: TableRow[] = [];
  const waiting = [obj];
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    if (isListType(at)) {
      for (const item of extractList(at).reverse()) waiting.push(item);
      continue;
    }
    const m = accessor(at);
    rows.push({
      cells: rowFn(at, m, m.getName(), convertToHumanReadableDateType(m.getCreationTimestamp(), { now })),
      object: at,
    });
  }
  return rows;
}

/**
 * The age of a timestamp in human-readable form: `5d3h`. `<unknown>` without one. Mirrors Go's
 * `table.ConvertToHumanReadableDateType`.
 * @param options `now`: the reference time; defaults to the current time
 * @throws TimeError with Go's message
 */
export function convertToHumanReadableDateType(
  timestamp: Time | null | undefined,
  options: { readonly now?: Date } = {},
): string {
  if (timeIsZero(timestamp)) return '<unknown>';
  const from = parseTime(timestamp!);
  const to = instantFromDate(options.now ?? new Date());
  const seconds = Math.min(to.seconds - from.seconds, MAX_SECONDS);
  return humanDuration({ seconds, nanoseconds: to.nanoseconds - from.nanoseconds });
}
