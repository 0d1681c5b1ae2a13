import type { Object as MetaObject } from '#apimachinery/apis/meta/v1/object';
import { instantFromDate } from '#apimachinery/apis/meta/v1/instant';
import { parseTime, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { TableRow } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { accessor } from '../accessor.ts';
import { extractList, isListType } from '../list.ts';

/** No duration of Go is longer: 292 years. */
const MAX_SECONDS = 9_223_372_036;

/** Gives the cells of the row of an object. `age` is what {@link convertToHumanReadableDateType} makes of its time of creation. */
export type RowFunction = (obj: RuntimeObject, m: MetaObject, name: string, age: string) => unknown[];

/**
 * The rows of a Table for an object, or for all objects of a list, also of lists within it. Mirrors Go's
 * `table.MetaToTableRow`.
 * @param options `now`: the time from which ages are counted; the current one when left out
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
 * How long ago a time was, as people read it: `5d3h`. `<unknown>` for none. Mirrors Go's `table.ConvertToHumanReadableDateType`.
 * @param options `now`: the time to count from; the current one when left out
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
