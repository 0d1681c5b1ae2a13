import { isListType } from '#apimachinery/api/meta/list';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { isKind } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { parseAccept } from '#apimachinery/runtime/serializer/accept';
import {
  type MediaTypeOptions,
  mediaTypesForSerializer,
  negotiateOutputMediaType,
} from '#apimachinery/runtime/serializer/negotiation';
import type { ServerResponse } from '../../request/http.ts';
import type { APIObject } from '../../storage/api_object.ts';
import type { ObjectList } from '../../storage/list.ts';
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
  const shown: RuntimeObject = isKind(Status, object)
    ? object
    : transformFor(resource, convert, query)(isAPIList(object) ? object : resource.fromHub(object));
  const encoder = encoderOf(accepted, wantsPretty(request, query));
  // Nobody reads the body of an answer to HEAD.
  const mayBeLarge = isListType(shown) && !scope.wantsWholeAnswer && request.method !== 'HEAD';
  const pieces = mayBeLarge ? encoder.encodeInPieces?.(shown) : undefined;
  return pieces === undefined
    ? respond(status, accepted.mediaType, encoder.encode(shown))
    : respondInPieces(status, accepted.mediaType, pieces);
}

/** The list of a kind, of objects as they are stored. */
export function listObject(resource: ResourceScope, list: ObjectList<APIObject>): APIList {
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
