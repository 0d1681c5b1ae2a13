import { type NegotiatedSerializer, type SerializerInfo, serializerInfoForMediaType } from '../codec.ts';
import { ContentTypeCBOR, ContentTypeCBORSequence } from '../content_type.ts';
import { GroupVersionKind } from '../schema/group_version.ts';
import { type AcceptClause, parseAccept } from './accept.ts';
import { parseMediaType } from './media_type.ts';

/** No format is both offered and understood. `status` is the HTTP status to answer with. */
export class MediaTypeNegotiationError extends Error {
  readonly code = 'ERR_MEDIA_TYPE_NEGOTIATION';
  /** 406 when the client wants what isn't there, 415 when it sent what isn't understood. */
  readonly status: 406 | 415;
  /** `NotAcceptable` or `UnsupportedMediaType`, as in a Status. */
  readonly reason: string;
  /** The media types that would be right. */
  readonly accepted: readonly string[];

  constructor(status: 406 | 415, accepted: readonly string[]) {
    const list = accepted.join(', ');
    super(
      status === 406
        ? `only the following media types are accepted: ${list}`
        : `the body of the request was in an unknown format - accepted media types include: ${list}`,
    );
    this.name = 'MediaTypeNegotiationError';
    this.status = status;
    this.reason = status === 406 ? 'NotAcceptable' : 'UnsupportedMediaType';
    this.accepted = accepted;
  }
}

/** What a server lets clients ask for. Mirrors Go's `negotiation.EndpointRestrictions`. */
export interface EndpointRestrictions {
  /** Whether objects can be given in a format as something else; `target` is `undefined` for the objects themselves. */
  allowsMediaTypeTransform(type: string, subType: string, target: GroupVersionKind | undefined): boolean;
  allowsServerVersion(version: string): boolean;
  allowsStreamSchema(schema: string): boolean;
}

/** Objects as they are, and watches. Mirrors Go's `negotiation.DefaultEndpointRestrictions`. */
export const DefaultEndpointRestrictions: EndpointRestrictions = {
  allowsMediaTypeTransform: (_type, _subType, target) => target === undefined,
  allowsServerVersion: () => false,
  allowsStreamSchema: (schema) => schema === 'watch',
};

/** What a client asked for. Mirrors Go's `negotiation.MediaTypeOptions`. */
export interface MediaTypeOptions {
  /** The format to answer in. */
  readonly accepted: SerializerInfo;
  /** For people: indented. */
  readonly pretty: boolean;
  /** `watch`, or empty. */
  readonly stream: string;
  /** What to make of the object: a Table, for example. */
  readonly convert: GroupVersionKind | undefined;
  readonly useServerVersion: string;
  readonly export: boolean;
  readonly profile: string;
  /** The names of parameters that mean nothing. */
  readonly unrecognized: readonly string[];
}

/** The media types of a server, for objects and for streams. Mirrors Go's `negotiation.MediaTypesForSerializer`. */
export function mediaTypesForSerializer(serializer: Pick<NegotiatedSerializer, 'supportedMediaTypes'>): {
  mediaTypes: string[];
  streamMediaTypes: string[];
} {
  const types = serializer.supportedMediaTypes();
  return {
    mediaTypes: types.map((info) => info.mediaType),
    streamMediaTypes: types
      .filter((info) => info.streamSerializer !== undefined)
      .map(({ mediaType }) => (mediaType === ContentTypeCBOR ? ContentTypeCBORSequence : `${mediaType};stream=watch`)),
  };
}

/**
 * Chooses the format of an answer by the `Accept` header of the request; without one, the first that is offered.
 * Mirrors Go's `negotiation.NegotiateMediaTypeOptions`.
 * @throws MediaTypeNegotiationError with status 406
 */
export function negotiateOutputMediaType(
  accept: string,
  serializer: Pick<NegotiatedSerializer, 'supportedMediaTypes'>,
  restrictions: EndpointRestrictions = DefaultEndpointRestrictions,
): MediaTypeOptions {
  const offered = serializer.supportedMediaTypes();
  const first = offered[0];
  if (accept === '' && first !== undefined) return optionsOf(new Map(), first);
  for (const clause of parseAccept(accept)) {
    for (const info of offered) {
      if (!matches(clause, info)) continue;
      const options = optionsOf(clause.params, info);
      if (isAllowed(options, restrictions)) return options;
    }
  }
  throw new MediaTypeNegotiationError(406, mediaTypesForSerializer(serializer).mediaTypes);
}

/**
 * As {@link negotiateOutputMediaType}, for a watch: the format must have streams.
 * @throws MediaTypeNegotiationError with status 406
 */
export function negotiateOutputMediaTypeStream(
  accept: string,
  serializer: NegotiatedSerializer,
  restrictions: EndpointRestrictions = DefaultEndpointRestrictions,
): SerializerInfo {
  try {
    const { accepted } = negotiateOutputMediaType(accept, serializer, restrictions);
    if (accepted.streamSerializer !== undefined) return accepted;
  } catch (error) {
    if (!(error instanceof MediaTypeNegotiationError)) throw error;
  }
  throw new MediaTypeNegotiationError(406, mediaTypesForSerializer(serializer).streamMediaTypes);
}

/**
 * Chooses what a body is read with by its `Content-Type` header; without one, the first that is offered. For clients
 * as well: it gives the serializer of an answer. Mirrors Go's `negotiation.NegotiateInputSerializerForMediaType`.
 * @throws MediaTypeNegotiationError with status 415
 */
export function negotiateInputSerializer(
  contentType: string,
  serializer: NegotiatedSerializer,
  streaming = false,
): SerializerInfo {
  const types = serializer.supportedMediaTypes();
  const info = contentType === '' ? types[0] : serializerInfoForMediaType(types, mediaTypeOf(contentType));
  if (info !== undefined) return info;
  const { mediaTypes, streamMediaTypes } = mediaTypesForSerializer(serializer);
  throw new MediaTypeNegotiationError(415, streaming ? streamMediaTypes : mediaTypes);
}

/** The media type without parameters; what is not a media type stays as it is, so that nothing is found for it. */
function mediaTypeOf(contentType: string): string {
  try {
    return parseMediaType(contentType).mediaType;
  } catch {
    return contentType;
  }
}

function matches(clause: AcceptClause, info: SerializerInfo): boolean {
  if (clause.type === '*') return clause.subType === '*';
  return clause.type === info.mediaTypeType && (clause.subType === info.mediaTypeSubType || clause.subType === '*');
}

function optionsOf(params: ReadonlyMap<string, string>, accepted: SerializerInfo): MediaTypeOptions {
  const convert = ['as', 'g', 'v'].some((name) => params.has(name))
    ? new GroupVersionKind({
        group: params.get('g') ?? '',
        version: params.get('v') ?? '',
        kind: params.get('as') ?? '',
      })
    : undefined;
  return {
    accepted,
    pretty: params.get('pretty') === '1',
    stream: params.get('stream') ?? '',
    convert,
    useServerVersion: params.get('sv') ?? '',
    export: params.get('export') === '1',
    profile: params.get('profile') ?? '',
    unrecognized: [...params.keys()].filter((name) => !known.includes(name)),
  };
}

const known: readonly string[] = ['as', 'g', 'v', 'stream', 'sv', 'export', 'pretty', 'profile'];

function isAllowed(
  { accepted, stream, useServerVersion, convert }: MediaTypeOptions,
  restrictions: EndpointRestrictions,
): boolean {
  if (stream !== '' && (accepted.streamSerializer === undefined || !restrictions.allowsStreamSchema(stream)))
    return false;
  if (useServerVersion !== '' && !restrictions.allowsServerVersion(useServerVersion)) return false;
  return restrictions.allowsMediaTypeTransform(accepted.mediaTypeType, accepted.mediaTypeSubType, convert);
}
