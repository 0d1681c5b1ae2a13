import { instantFromDate } from '#apimachinery/apis/meta/v1/instant';
import { parseTime, timeIsZero } from '#apimachinery/apis/meta/v1/time';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { accessor } from '../accessor.js';
import { extractList, isListType } from '../list.js';
/** Go's longest duration, 292 years. */
const MAX_SECONDS = 9_223_372_036;
/**
 * Table rows for an object, or for all objects of a list, nested lists included. Mirrors Go's `table.MetaToTableRow`.
 * @param options `now`: the reference time for ages; defaults to the current time
 * @throws AccessorError for an object without metadata, and whatever `rowFn` throws
 */
export function metaToTableRow(obj, rowFn, options = {}) {
    const { now = new Date() } = options;
    const rows = [];
    const waiting = [obj];
    while (waiting.length > 0) {
        const at = waiting.pop();
        if (isListType(at)) {
            for (const item of extractList(at).reverse())
                waiting.push(item);
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
export function convertToHumanReadableDateType(timestamp, options = {}) {
    if (timeIsZero(timestamp))
        return '<unknown>';
    const from = parseTime(timestamp);
    const to = instantFromDate(options.now ?? new Date());
    const seconds = Math.min(to.seconds - from.seconds, MAX_SECONDS);
    return humanDuration({ seconds, nanoseconds: to.nanoseconds - from.nanoseconds });
}
