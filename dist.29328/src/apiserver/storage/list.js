import { newBadRequest, newResourceExpired } from '#apimachinery/api/errors/constructors';
import { asError } from '#engine/text/as_error';
import { takeTurns } from '../turns/turns.js';
import { decodeContinue, encodeContinue } from './continue_token.js';
import { isCompacted, isFutureRevision } from './engine.js';
import { newExpiredContinue } from './internal/expired_continue.js';
import { parseResourceVersion } from './resource_version.js';
import { everything, matches, selectsEverything } from './selection_predicate.js';
import { isCorruptObject, newTooLargeResourceVersionError } from './storage_error.js';
/** How many keys are read at once, at most, when selectors leave a page short. */
const MAX_PAGE = 10_000;
/** Reads a list. See {@link ObjectStorage.getList}. */
export async function readList(source, keyPrefix, options) {
    const predicate = options.predicate ?? everything();
    const recursive = options.recursive === true;
    const limit = Math.max(predicate.limit ?? 0, 0);
    const start = whereToStart(keyPrefix, options, predicate);
    await source.waitFor(start.minimum);
    const items = [];
    const corrupt = [];
    const found = () => ({ items, ...(corrupt.length > 0 && { corrupt }) });
    let { revision } = start;
    let from = start.from;
    let pageSize = limit;
    let lastKey = '';
    let count = 0;
    for (let hasMore = true; hasMore;) {
        const page = await readPage(source, keyPrefix, { recursive, from, revision, limit: pageSize, stale: start.stale }, predicate, start.from);
        count = page.count;
        hasMore = page.kvs.length < page.count;
        if (revision === 0)
            revision = page.revision;
        const objects = await source.objects.page(page.kvs);
        for (const kv of page.kvs) {
            await takeTurns();
            if (limit > 0 && items.length >= limit) {
                hasMore = true;
                break;
            }
            lastKey = kv.key;
            try {
                const object = objects(kv);
                if (matches(predicate, object))
                    items.push(object);
            }
            catch (error) {
                // Differs from Go: there one object that can't be read makes the list of all others an error.
                if (!isCorruptObject(error))
                    throw error;
                corrupt.push(error);
            }
        }
        from = `${lastKey}\0`;
        if (!hasMore || limit === 0 || items.length >= limit) {
            return {
                ...found(),
                resourceVersion: String(revision),
                continue: hasMore ? encodeContinue(from, keyPrefix, revision) : '',
                ...(hasMore && selectsEverything(predicate) && { remainingItemCount: count - limit }),
            };
        }
        pageSize = Math.min(pageSize * 2, MAX_PAGE);
    }
    return { ...found(), resourceVersion: String(revision), continue: '' };
}
function whereToStart(keyPrefix, options, predicate) {
    const { resourceVersion = '', resourceVersionMatch = '' } = options;
    const recursive = options.recursive === true;
    if (recursive && predicate.continue) {
        const { fromKey, revision } = decodeContinue(predicate.continue, keyPrefix);
        if (resourceVersion !== '' && resourceVersion !== '0')
            throw newBadRequest('specifying resource version is not allowed when using continue');
        return { from: fromKey, revision: Math.max(revision, 0), minimum: 0, stale: false };
    }
    let parsed;
    try {
        parsed = parseResourceVersion(resourceVersion);
    }
    catch (error) {
        throw newBadRequest(`invalid resource version: ${asError(error).message}`);
    }
    const exact = { from: undefined, revision: parsed, minimum: 0, stale: resourceVersion !== '' };
    const notOlder = { from: undefined, revision: 0, minimum: parsed, stale: resourceVersion !== '' };
    switch (resourceVersionMatch) {
        case 'NotOlderThan':
            return notOlder;
        case 'Exact':
            return exact;
        case '':
            return recursive && (predicate.limit ?? 0) > 0 ? exact : notOlder;
        default:
            throw new Error(`unknown ResourceVersionMatch value: ${resourceVersionMatch}`);
    }
}
async function readPage({ engine }, keyPrefix, range, predicate, continueKey) {
    const { recursive, from, revision, limit, stale } = range;
    try {
        if (recursive)
            return await engine.range({ prefix: keyPrefix, from, revision, limit, stale });
        const found = await engine.get(keyPrefix, revision, stale);
        return { kvs: found.kv ? [found.kv] : [], count: found.kv ? 1 : 0, revision: found.revision };
    }
    catch (error) {
        if (isFutureRevision(error))
            throw newTooLargeResourceVersionError(revision, error.current, 0);
        if (!isCompacted(error))
            throw error;
        if (predicate.continue && continueKey !== undefined)
            throw newExpiredContinue(continueKey, keyPrefix);
        throw newResourceExpired('The resourceVersion for the provided list is too old.');
    }
}
