import { fromObject } from '#apimachinery/api/errors/from_object';
import { everything } from '../storage/selection_predicate.js';
/** Milliseconds before a watch that failed is tried again. */
const RETRY = 1000;
/**
 * Tells of all objects there are, then of what happens to them, until the context's signal. A watch that fails begins
 * again: changes and deletions in the meantime are reported. Mirrors what Go's `Reflector` and `Indexer` do together.
 */
export async function followObjects(store, context, tell, onError) {
    const { signal } = context;
    const known = new Map();
    while (!signal.aborted) {
        try {
            await followOnce(store, context, known, tell);
        }
        catch (error) {
            if (!signal.aborted)
                onError(error);
        }
        if (!signal.aborted)
            await new Promise((resolve) => setTimeout(resolve, RETRY).unref());
    }
}
async function followOnce(store, context, known, tell) {
    const options = {
        predicate: { ...everything(), allowWatchBookmarks: true },
        resourceVersionMatch: 'NotOlderThan',
        sendInitialEvents: true,
        // Only the one after the objects there are: a timer would keep programs running.
        bookmarkInterval: Infinity,
    };
    const unseen = new Set(known.keys());
    const goes = (key, resourceVersion) => {
        const { uid } = known.get(key) ?? {};
        known.delete(key);
        tell({ type: 'DELETED', object: { metadata: metadataOf(key, uid, resourceVersion) } });
    };
    for await (const event of store.watch(options, context)) {
        if (event.type === 'ERROR')
            throw fromObject(event.object);
        if (event.type === 'BOOKMARK') {
            for (const key of unseen)
                goes(key, event.resourceVersion);
            unseen.clear();
            tell({ type: 'BOOKMARK' });
            continue;
        }
        const { name = '', namespace = '', uid, resourceVersion } = event.object.metadata;
        const key = `${namespace}/${name}`;
        unseen.delete(key);
        const before = known.get(key);
        if (event.type === 'DELETED')
            known.delete(key);
        else {
            // It has been reported already.
            if (before !== undefined && before.resourceVersion === resourceVersion)
                continue;
            // Another one has taken its place.
            if (before !== undefined && before.uid !== uid)
                goes(key, resourceVersion);
            known.set(key, { uid, resourceVersion });
        }
        tell(event);
    }
}
function metadataOf(key, uid, resourceVersion) {
    const [namespace = '', name = ''] = key.split('/');
    return {
        name,
        ...(namespace !== '' && { namespace }),
        ...(uid !== undefined && { uid }),
        ...(resourceVersion !== undefined && { resourceVersion }),
    };
}
