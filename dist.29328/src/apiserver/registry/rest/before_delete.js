import { newConflict, newInternalError } from '#apimachinery/api/errors/constructors';
import { compareTime, parseTime, timeFromDate, timeToDate } from '#apimachinery/apis/meta/v1/time';
const AT_ONCE = { graceful: false, pending: false };
/**
 * What a deletion means for an object. Sets the deletion's time and grace on it, and the grace that is decided on
 * `options`. Mirrors Go's `rest.BeforeDelete`.
 * @param object may be changed
 * @throws {StatusError} 409 when a precondition isn't met
 */
export function beforeDelete(kind, strategy, object, options, context) {
    const { metadata } = object;
    checkDeletePreconditions(kind, object, options);
    if ((options.gracePeriodSeconds ?? 0) < 0)
        options.gracePeriodSeconds = 1;
    if ((metadata.deletionGracePeriodSeconds ?? 0) < 0)
        metadata.deletionGracePeriodSeconds = 1;
    if (strategy.checkGracefulDelete === undefined)
        return AT_ONCE;
    if (metadata.deletionTimestamp)
        return shorten(object, options);
    if (!strategy.checkGracefulDelete(object, options, context))
        return AT_ONCE;
    const { gracePeriodSeconds } = options;
    if (gracePeriodSeconds === undefined || gracePeriodSeconds === null)
        throw newInternalError(new Error('options.GracePeriodSeconds should not be nil'));
    metadata.deletionTimestamp = timeAfter(Date.now(), Number(gracePeriodSeconds));
    metadata.deletionGracePeriodSeconds = gracePeriodSeconds;
    if (metadata.generation)
        metadata.generation = Number(metadata.generation) + 1;
    return { graceful: true, pending: false };
}
function checkDeletePreconditions({ group, kind }, { metadata }, options) {
    const { uid, resourceVersion } = options.preconditions ?? {};
    // Go names the kind where the resource belongs.
    const conflict = (text) => newConflict({ group, resource: kind }, metadata.name ?? '', new Error(text));
    if (uid !== undefined && uid !== null && uid !== (metadata.uid ?? ''))
        throw conflict(`the UID in the precondition (${uid}) does not match the UID in record (${metadata.uid ?? ''}). ` +
            'The object might have been deleted and then recreated');
    const actual = metadata.resourceVersion ?? '';
    if (resourceVersion !== undefined && resourceVersion !== null && resourceVersion !== actual)
        throw conflict(`the ResourceVersion in the precondition (${resourceVersion}) does not match the ResourceVersion in record ` +
            `(${actual}). The object might have been modified`);
}
/** The object has been given time already: it may get less, never more. */
function shorten({ metadata }, options) {
    const given = Number(metadata.deletionGracePeriodSeconds ?? 0);
    if (given === 0)
        return AT_ONCE;
    if (options.gracePeriodSeconds === undefined || options.gracePeriodSeconds === null) {
        options.gracePeriodSeconds = given;
        return { graceful: false, pending: true };
    }
    let period = Number(options.gracePeriodSeconds);
    if (period >= given)
        return { graceful: false, pending: true };
    const begun = timeToDate(metadata.deletionTimestamp).getTime() - given * 1000;
    let deletion = timeAfter(begun, period);
    const now = timeFromDate(new Date());
    if (compareTime(deletion, now) < 0) {
        deletion = now;
        if (period !== 0)
            period = 1;
    }
    metadata.deletionTimestamp = deletion;
    metadata.deletionGracePeriodSeconds = period;
    return { graceful: true, pending: false };
}
/** The last moment that JSON has a time for. */
const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59);
// Differs from Go: after more than 292 years its sum overflows.
function timeAfter(milliseconds, seconds) {
    return timeFromDate(new Date(Math.min(milliseconds + seconds * 1000, LAST_TIME)));
}
/** Marks an object that must wait for its finalizers. Mirrors `markAsDeleting` of Go's store. */
export function markAsDeleting({ metadata }) {
    if (!metadata.deletionTimestamp && metadata.generation)
        metadata.generation = Number(metadata.generation) + 1;
    const now = timeFromDate(new Date());
    const { deletionTimestamp } = metadata;
    if (!deletionTimestamp || parseTime(deletionTimestamp).seconds > parseTime(now).seconds)
        metadata.deletionTimestamp = now;
    metadata.deletionGracePeriodSeconds = 0;
}
