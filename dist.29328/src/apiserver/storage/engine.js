import { hasCode } from '#engine/text/has_code';
/** A revision has been compacted. */
export class CompactedError extends Error {
    code = 'ERR_COMPACTED';
    /** The oldest revision that can be read; 0 where the store doesn't say. */
    oldest;
    constructor(oldest) {
        super('etcdserver: mvcc: required revision has been compacted');
        this.name = 'CompactedError';
        this.oldest = oldest;
    }
}
/** A revision has not been reached yet. */
export class FutureRevisionError extends Error {
    code = 'ERR_FUTURE_REVISION';
    current;
    constructor(current) {
        super('etcdserver: mvcc: required revision is a future revision');
        this.name = 'FutureRevisionError';
        this.current = current;
    }
}
/** A watch was ended because its reader took too long. */
export class WatchOverflowError extends Error {
    code = 'ERR_WATCH_OVERFLOW';
    /** @param most what may wait: `100 events` */
    constructor(most) {
        super(`a watch was ended: more than ${most} wait for its reader`);
        this.name = 'WatchOverflowError';
    }
}
/** Whether an engine has forgotten what was asked for. */
export function isCompacted(err) {
    return hasCode(err, 'ERR_COMPACTED');
}
/** Whether an engine has not come as far as was asked for. */
export function isFutureRevision(err) {
    return hasCode(err, 'ERR_FUTURE_REVISION');
}
/** Whether an engine could not be reached, and may be asked again: its error says `unavailable`. */
export function isUnavailable(err) {
    return err instanceof Error && 'unavailable' in err && err.unavailable === true;
}
