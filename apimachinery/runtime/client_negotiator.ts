import { hasCode } from '#engine/text/has_code';
import {
  type Decoder,
  type Encoder,
  type NegotiatedSerializer,
  type Serializer,
  type SerializerInfo,
  serializerInfoForMediaType,
} from './codec.ts';
import type { Framer } from './framer.ts';
import { InternalGroupVersioner } from './group_versioner.ts';
import type { GroupVersionLike } from './schema/group_version.ts';

/** There is no serializer for a media type. Mirrors Go's `runtime.NegotiateError`. */
export class NegotiateError extends Error {
  readonly code = 'ERR_NEGOTIATE';
  /** The media type that was asked for. */
  readonly contentType: string;
  /** Whether it was asked for a stream. */
  readonly stream: boolean;

  constructor(contentType: string, stream = false) {
    super(`no ${stream ? 'stream ' : ''}serializers registered for ${contentType}`);
    this.name = 'NegotiateError';
    this.contentType = contentType;
    this.stream = stream;
  }
}

/** Whether an error says that there is no serializer for a media type. */
export function isNegotiateError(err: unknown): err is NegotiateError {
  return hasCode(err, 'ERR_NEGOTIATE');
}

/** What is needed to read a stream of events. */
export interface StreamDecoder {
  /** Reads the object within an event. */
  readonly decoder: Decoder;
  /** Reads the event. */
  readonly serializer: Serializer;
  /** Tells where an event ends. */
  readonly framer: Framer;
}

/**
 * Chooses what a client reads and writes bodies with. An empty media type means the first one offered.
 * Mirrors Go's `runtime.ClientNegotiator`.
 */
export interface ClientNegotiator {
  /** @throws NegotiateError */
  encoder(contentType: string): Encoder;
  /** @throws NegotiateError */
  decoder(contentType: string): Decoder;
  /** @throws NegotiateError also when the format has no streams */
  streamDecoder(contentType: string): StreamDecoder;
}

/** Mirrors Go's `runtime.NewClientNegotiator`. @param gv what is written is in this version */
export function newClientNegotiator(serializer: NegotiatedSerializer, gv: GroupVersionLike): ClientNegotiator {
  const infoFor = (contentType: string, stream: boolean): SerializerInfo => {
    const types = serializer.supportedMediaTypes();
    const info = serializerInfoForMediaType(types, contentType) ?? (contentType === '' ? types[0] : undefined);
    if (info === undefined) throw new NegotiateError(contentType, stream);
    return info;
  };
  return {
    encoder: (contentType) => serializer.encoderForVersion(infoFor(contentType, false).serializer, gv),
    decoder: (contentType) =>
      serializer.decoderToVersion(infoFor(contentType, false).serializer, InternalGroupVersioner),
    streamDecoder(contentType): StreamDecoder {
      const info = infoFor(contentType, true);
      if (info.streamSerializer === undefined) throw new NegotiateError(info.mediaType, true);
      const { serializer: events, framer } = info.streamSerializer;
      return {
        decoder: serializer.decoderToVersion(info.serializer, InternalGroupVersioner),
        serializer: events,
        framer,
      };
    },
  };
}
