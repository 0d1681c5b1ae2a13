import { newMethodNotSupported } from '#apimachinery/api/errors/constructors';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import type { SerializerInfo } from '#apimachinery/runtime/codec';
import { ContentTypeCBOR, ContentTypeCBORSequence, ContentTypeJSON } from '#apimachinery/runtime/content_type';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type MediaTypeOptions, negotiateOutputMediaTypeStream } from '#apimachinery/runtime/serializer/negotiation';
import { CBOREvents } from '#apimachinery/watch/cbor_events';
import { encodeEvent } from '#apimachinery/watch/encoder';
import { type Event, newEvent } from '#apimachinery/watch/event';
import { JSONEvents } from '#apimachinery/watch/json_events';
import { ProtobufEvents } from '#apimachinery/watch/protobuf_events';
import { joinUTF8 } from '#engine/text/join_utf8';
import type { StoreListOptions } from '../../registry/store_options.ts';
import type { ServerResponse } from '../../request/http.ts';
import { getOptions, listOptions, type ParsedListOptions } from '../../request/options.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { SelectionPredicate } from '../../storage/selection_predicate.ts';
import { storedJSON } from '../../storage/stored_json.ts';
import type { ObjectEvent } from '../../storage/watch.ts';
import type { ResourceScope } from '../served_resource.ts';
import type { RequestScope } from './request_scope.ts';
import { mayBeStoredAs, negotiate, respondList, respondObject } from './respond_object.ts';
import { restrictionsOf, type Transform, transformFor } from './transform.ts';

/** GET of one object. Mirrors Go's `handlers.GetResource`. */
export async function getResource(scope: RequestScope): Promise<ServerResponse> {
  const { query, store, context } = scope;
  const mediaType = negotiate(scope);
  const { resourceVersion } = getOptions(query);
  const object = await store.get(resourceVersion ?? '', context);
  return respondObject(scope, 200, mediaType, object);
}

/** GET of many objects, at once or as a watch. Mirrors Go's `handlers.ListResource`. */
export async function listResource(scope: RequestScope): Promise<ServerResponse> {
  const { info, query, resource, store, context } = scope;
  const mediaType = negotiate(scope);
  const options = listOptions(query, info.name, (label, value) => resource.convertFieldLabel(label, value));
  if (options.watch === true || info.verb === 'watch') return serveWatch(scope, mediaType, options);
  const list = await store.list(storeListOptions(scope, options), context);
  return respondList(scope, mediaType, list);
}

/** What the store is asked for. */
export function storeListOptions({ resource }: RequestScope, options: ParsedListOptions): StoreListOptions {
  const { resourceVersion, resourceVersionMatch, continue: token = '' } = options;
  const predicate: SelectionPredicate = {
    label: options.labels,
    field: options.fields,
    getAttrs: resource.getAttrs,
    limit: isUnlimited(resource, options) ? 0 : Number(options.limit ?? 0),
    continue: token,
    allowWatchBookmarks: options.allowWatchBookmarks === true,
  };
  return { predicate, resourceVersion, resourceVersionMatch };
}

/** Whether kube-apiserver would answer from its watch cache, which knows no pages. It has none of Events. */
function isUnlimited(
  { hub }: RequestScope['resource'],
  { resourceVersion, resourceVersionMatch, continue: token = '' }: ParsedListOptions,
): boolean {
  return resourceVersion === '0' && token === '' && resourceVersionMatch !== 'Exact' && hub.kind !== 'Event';
}

const FORMATS = [JSONEvents, ProtobufEvents, CBOREvents];

/** A watch as a response that goes on. Mirrors Go's `handlers.serveWatchHandler`. */
async function serveWatch(
  scope: RequestScope,
  { convert }: MediaTypeOptions,
  options: ParsedListOptions,
): Promise<ServerResponse> {
  const { resource, request, query, context, minRequestTimeout } = scope;
  if (!resource.verbs.includes('watch'))
    throw newMethodNotSupported({ group: resource.groupVersion.group, resource: resource.resource }, 'watch');
  const info = negotiateOutputMediaTypeStream(
    request.headers['accept'] ?? '',
    resource.codecs,
    restrictionsOf(resource),
  );
  const transform = transformFor(resource, convert, query);
  const seconds = Number(options.timeoutSeconds ?? 0);
  const timeout = seconds > 0 ? seconds * 1000 : minRequestTimeout * (1 + Math.random());
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  const events = scope.store.watch(
    {
      ...storeListOptions(scope, options),
      sendInitialEvents: options.sendInitialEvents ?? undefined,
      timeout,
    },
    { namespace: context.namespace, user: context.user, warn: () => {}, signal: abort.signal },
  );
  async function* body(): AsyncGenerator<Uint8Array, void, undefined> {
    const timer = setTimeout(stop, Math.min(timeout, 0x7fffffff));
    const ends = [context.signal, ...(resource.custom === undefined ? [] : [resource.custom.signal])];
    for (const end of ends) {
      end.addEventListener('abort', stop, { once: true });
      if (end.aborted) stop();
    }
    try {
      for await (const event of events) {
        // No list can be made of one object: Go ends the watch.
        if (convert?.kind === 'PartialObjectMetadataList' && event.type !== 'ERROR') return;
        yield encodeObjectEvent(resource, info, transform, event, convert === undefined);
      }
    } finally {
      clearTimeout(timer);
      for (const end of ends) end.removeEventListener('abort', stop);
      stop();
    }
  }
  const isWatchList = options.sendInitialEvents === true && options.allowWatchBookmarks === true;
  return { status: 200, headers: { 'Content-Type': contentTypeOf(info) }, body: body(), isWatchList };
}

function contentTypeOf({ mediaType }: SerializerInfo): string {
  if (mediaType === ContentTypeJSON) return mediaType;
  return mediaType === ContentTypeCBOR ? ContentTypeCBORSequence : `${mediaType};stream=watch`;
}

function encodeObjectEvent(
  resource: ResourceScope,
  { mediaType, serializer }: SerializerInfo,
  transform: Transform,
  event: ObjectEvent<APIObject>,
  isShared: boolean,
): Uint8Array {
  const encode = (): Uint8Array =>
    encodeEvent(transformEvent(resource, transform, event), {
      encoder: serializer,
      contentType: mediaType,
      formats: FORMATS,
    });
  if (!isShared || event.type === 'ERROR' || event.type === 'BOOKMARK') return encode();
  const { type, object } = event;
  return resource.encodedEvents.of(object, `${type} ${mediaType}`, () => {
    const stored = mayBeStoredAs(resource, mediaType) ? storedJSON(object, true) : undefined;
    return stored === undefined ? encode() : joinUTF8([`{"type":"${type}","object":`, ...stored, '}\n']);
  });
}

function transformEvent(
  resource: ResourceScope,
  transform: Transform,
  event: ObjectEvent<APIObject>,
): Event<RuntimeObject> {
  if (event.type === 'ERROR') return { type: 'ERROR', object: event.object };
  const object = event.type === 'BOOKMARK' ? bookmark(resource, event) : resource.fromHub(event.object);
  return newEvent<RuntimeObject>(event.type, transform(object));
}

function bookmark(
  { kind }: ResourceScope,
  { resourceVersion, initialEventsEnd }: { readonly resourceVersion: string; readonly initialEventsEnd: boolean },
): APIObject {
  const annotations = initialEventsEnd ? { annotations: { [InitialEventsAnnotationKey]: 'true' } } : {};
  return new kind({ metadata: { resourceVersion, ...annotations } } as never) as unknown as APIObject;
}
