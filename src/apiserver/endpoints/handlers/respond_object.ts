import { isListType } from '#apimachinery/api/meta/list';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Encoder, SerializerInfo } from '#apimachinery/runtime/codec';
import { ContentTypeJSON } from '#apimachinery/runtime/content_type';
import { isKind } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { parseAccept } from '#apimachinery/runtime/serializer/accept';
import {
  type MediaTypeOptions,
  mediaTypesForSerializer,
  negotiateOutputMediaType,
} from '#apimachinery/runtime/serializer/negotiation';
import { joinUTF8 } from '#engine/text/join_utf8';
import { fromUTF8 } from '#engine/text/utf8';
import type { ServerResponse } from '../../request/http.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ObjectList } from '../../storage/list.ts';
import { storedJSON } from '../../storage/stored_json.ts';
import type { ResourceScope } from '../served_resource.ts';
import type { RequestScope } from './request_scope.ts';
import { encoderOf, newNotAcceptable, respond, respondInPieces, wantsPretty } from './response_writers.ts';
import { type APIList, isAPIList, restrictionsOf, transformFor } from './transform.ts';

/** What the client wants of the answer: asked before anything is done. @throws {MediaTypeNegotiationError} 406 */
export function negotiate({ request, resource, info }: RequestScope): MediaTypeOptions {
  const accept = request.headers['accept'] ?? '';
  checkAccepted(accept, resource, info.verb);
  return negotiateOutputMediaType(accept, resource.codecs, restrictionsOf(resource));
}

/** Go refuses a request that takes none of the formats before it looks at anything else, in words of its own. */
function checkAccepted(accept: string, { codecs }: ResourceScope, verb: string): void {
  if (accept === '') return;
  const { mediaTypes, streamMediaTypes } = mediaTypesForSerializer(codecs);
  const offered = verb === 'list' || verb === 'watch' ? [...mediaTypes, ...streamMediaTypes] : mediaTypes;
  const isOffered = parseAccept(accept).some(
    ({ type, subType }) => type === '*' || offered.some((each) => each.split(';', 1)[0] === `${type}/${subType}`),
  );
  if (!isOffered) throw newNotAcceptable(`406: Not Acceptable\n\nAvailable representations: ${offered.join(', ')}`, {});
}

/** An answer with an object as it is stored, or a Status. Mirrors `transformResponseObject` of Go's handlers. */
export async function respondObject(
  scope: RequestScope,
  status: number,
  { accepted, convert }: MediaTypeOptions,
  object: APIObject | APIList | Status,
): Promise<ServerResponse> {
  const { resource, request, query } = scope;
  const isOne = !isKind(Status, object) && !isAPIList(object);
  const stored = isOne && convert === undefined && isStoredForm(scope, accepted) ? storedJSON(object, true) : undefined;
  if (stored !== undefined) return respond(status, accepted.mediaType, joinUTF8([...stored, '\n']));
  const shown: RuntimeObject = isKind(Status, object)
    ? object
    : transformFor(resource, convert, query)(isOne ? resource.fromHub(object) : object);
  const encoder = encoderOf(accepted, wantsPretty(request, query));
  const pieces = isListType(shown) && mayBeInPieces(scope) ? encoder.encodeInPieces?.(shown) : undefined;
  return pieces === undefined
    ? respond(status, accepted.mediaType, encoder.encode(shown))
    : respondInPieces(status, accepted.mediaType, pieces);
}

/** An answer with a list of objects as they are stored. */
export async function respondList(
  scope: RequestScope,
  mediaType: MediaTypeOptions,
  list: ObjectList<APIObject>,
): Promise<ServerResponse> {
  const { resource } = scope;
  const { accepted, convert } = mediaType;
  const [first] = list.items;
  const isStored =
    first !== undefined &&
    convert === undefined &&
    isStoredForm(scope, accepted) &&
    mayBeInPieces(scope) &&
    storedJSON(first, false) !== undefined;
  return isStored
    ? respondInPieces(200, accepted.mediaType, storedPieces(resource, list, accepted.serializer))
    : respondObject(scope, 200, mediaType, listObject(resource, list));
}

/** Whether an answer has the form in which a storage may have its objects. */
function isStoredForm({ resource, request, query }: RequestScope, { mediaType }: SerializerInfo): boolean {
  return mayBeStoredAs(resource, mediaType) && !wantsPretty(request, query);
}

/** Whether a storage may have the objects of a resource as answers have them. Custom resources are stored in another form. */
export function mayBeStoredAs({ kind, hub, custom }: ResourceScope, mediaType: string): boolean {
  return mediaType === ContentTypeJSON && kind === hub && custom === undefined;
}

/** Nobody reads the body of an answer to HEAD. */
function mayBeInPieces({ wantsWholeAnswer, request }: RequestScope): boolean {
  return !wantsWholeAnswer && request.method !== 'HEAD';
}

/** What a list in JSON ends with. */
const END = ']}\n';

/** The JSON of a list, of items as they are stored. Only what is not stored in that form is encoded. */
function* storedPieces(
  resource: ResourceScope,
  list: ObjectList<APIObject>,
  encoder: Encoder,
): Generator<string | Uint8Array, void, undefined> {
  const textOf = (items: readonly APIObject[]): string =>
    fromUTF8(encoder.encode(listObject(resource, { ...list, items }))).slice(0, -END.length);
  const begin = textOf([]);
  let before = begin;
  for (const item of list.items) {
    const stored = storedJSON(item, false);
    yield before;
    if (stored === undefined) yield textOf([item]).slice(begin.length);
    else yield* stored;
    before = ',';
  }
  yield END;
}

/** The list of a kind, of objects as they are stored. */
function listObject(resource: ResourceScope, list: ObjectList<APIObject>): APIList {
  const { resourceVersion, remainingItemCount } = list;
  // Lists of objects without classes are as Go writes them: with a token of the next page also where there is none.
  const isCustom = resource.custom !== undefined;
  const metadata = {
    resourceVersion,
    ...((isCustom || list.continue !== '') && { continue: list.continue }),
    ...(remainingItemCount !== undefined && { remainingItemCount }),
  };
  const items = list.items.map((item) => (isCustom ? item : withoutTypeMeta(resource.fromHub(item))));
  return Object.assign(new resource.listKind(), { metadata, items });
}

/** Items of a list don't say what they are. */
function withoutTypeMeta(object: APIObject): APIObject {
  const { apiVersion: _, kind: __, ...rest } = object;
  return Object.setPrototypeOf(rest, Object.getPrototypeOf(object)) as APIObject;
}
