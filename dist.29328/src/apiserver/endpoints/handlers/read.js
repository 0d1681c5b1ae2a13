import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { ContentTypeCBOR, ContentTypeCBORSequence, ContentTypeJSON } from '#apimachinery/runtime/content_type';
import { negotiateOutputMediaTypeStream } from '#apimachinery/runtime/serializer/negotiation';
import { CBOREvents } from '#apimachinery/watch/cbor_events';
import { encodeEvent } from '#apimachinery/watch/encoder';
import { newEvent } from '#apimachinery/watch/event';
import { JSONEvents } from '#apimachinery/watch/json_events';
import { ProtobufEvents } from '#apimachinery/watch/protobuf_events';
import { getOptions, listOptions } from '../../request/options.js';
import { listObject, negotiate, respondObject } from './respond_object.js';
import { restrictions, transformFor } from './transform.js';
/** GET of one object. Mirrors Go's `handlers.GetResource`. */
export async function getResource(scope) {
    const { query, store, context } = scope;
    const mediaType = negotiate(scope);
    const { resourceVersion } = getOptions(query);
    const object = await store.get(resourceVersion ?? '', context);
    return respondObject(scope, 200, mediaType, object);
}
/** GET of many objects, at once or as a watch. Mirrors Go's `handlers.ListResource`. */
export async function listResource(scope) {
    const { info, query, resource, store, context } = scope;
    const mediaType = negotiate(scope);
    const options = listOptions(query, info.name, (label, value) => resource.convertFieldLabel(label, value));
    if (options.watch === true || info.verb === 'watch')
        return serveWatch(scope, mediaType, options);
    const list = await store.list(storeListOptions(scope, options), context);
    return respondObject(scope, 200, mediaType, listObject(resource, list));
}
/** What the store is asked for. */
export function storeListOptions({ resource }, options) {
    const predicate = {
        label: options.labels,
        field: options.fields,
        getAttrs: resource.getAttrs,
        limit: Number(options.limit ?? 0),
        continue: options.continue ?? '',
        allowWatchBookmarks: options.allowWatchBookmarks === true,
    };
    const { resourceVersion, resourceVersionMatch } = options;
    return { predicate, resourceVersion, resourceVersionMatch };
}
const FORMATS = [JSONEvents, ProtobufEvents, CBOREvents];
/** A watch as a response that goes on. Mirrors Go's `handlers.serveWatchHandler`. */
async function serveWatch(scope, { convert }, options) {
    const { resource, request, query, context, minRequestTimeout } = scope;
    if (!resource.verbs.includes('watch'))
        throw newMethodNotSupported({ group: resource.groupVersion.group, resource: resource.resource }, 'watch');
    const info = negotiateOutputMediaTypeStream(request.headers['accept'] ?? '', resource.codecs, restrictions);
    const transform = transformFor(resource, convert, query);
    const seconds = Number(options.timeoutSeconds ?? 0);
    const timeout = seconds > 0 ? seconds * 1000 : minRequestTimeout * (1 + Math.random());
    const abort = new AbortController();
    const stop = () => abort.abort();
    const events = scope.store.watch({
        ...storeListOptions(scope, options),
        sendInitialEvents: options.sendInitialEvents ?? undefined,
        timeout,
    }, { namespace: context.namespace, user: context.user, warn: () => { }, signal: abort.signal });
    async function* body() {
        const timer = setTimeout(stop, Math.min(timeout, 0x7fffffff));
        const ends = [context.signal, ...(resource.custom === undefined ? [] : [resource.custom.signal])];
        for (const end of ends) {
            end.addEventListener('abort', stop, { once: true });
            if (end.aborted)
                stop();
        }
        try {
            for await (const event of events) {
                // No list can be made of one object: Go ends the watch.
                if (convert?.kind === 'PartialObjectMetadataList' && event.type !== 'ERROR')
                    return;
                yield encodeObjectEvent(resource, info, transform, event, convert === undefined);
            }
        }
        finally {
            clearTimeout(timer);
            for (const end of ends)
                end.removeEventListener('abort', stop);
            stop();
        }
    }
    const isWatchList = options.sendInitialEvents === true && options.allowWatchBookmarks === true;
    return { status: 200, headers: { 'Content-Type': contentTypeOf(info) }, body: body(), isWatchList };
}
function contentTypeOf({ mediaType }) {
    if (mediaType === ContentTypeJSON)
        return mediaType;
    return mediaType === ContentTypeCBOR ? ContentTypeCBORSequence : `${mediaType};stream=watch`;
}
function encodeObjectEvent(resource, { mediaType, serializer }, transform, event, isShared) {
    const encode = () => encodeEvent(transformEvent(resource, transform, event), {
        encoder: serializer,
        contentType: mediaType,
        formats: FORMATS,
    });
    return isShared && event.type !== 'ERROR' && event.type !== 'BOOKMARK'
        ? resource.encodedEvents.of(event.object, `${event.type} ${mediaType}`, encode)
        : encode();
}
function transformEvent(resource, transform, event) {
    if (event.type === 'ERROR')
        return { type: 'ERROR', object: event.object };
    const object = event.type === 'BOOKMARK' ? bookmark(resource, event) : resource.fromHub(event.object);
    return newEvent(event.type, transform(object));
}
function bookmark({ kind }, { resourceVersion, initialEventsEnd }) {
    const annotations = initialEventsEnd ? { annotations: { [InitialEventsAnnotationKey]: 'true' } } : {};
    return new kind({ metadata: { resourceVersion, ...annotations } });
}
