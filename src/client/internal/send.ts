import { isUnsupportedMediaType } from '#apimachinery/api/errors/predicates';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { ContentTypeCBOR, ContentTypeJSON, ContentTypeProtobuf } from '#apimachinery/runtime/content_type';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { toUTF8 } from '#engine/text/utf8';
import type { Patch } from '../patch.ts';
import type { Call } from '../rest/rest_client.ts';
import type { Endpoint } from './endpoint.ts';
import { instanceOf, type Writable } from './written_object.ts';

/** Sends an object, and reads what comes back. */
export async function sendObject<T extends object, R extends object>(
  endpoint: Endpoint,
  call: Call,
  type: KindClass<T>,
  object: Writable<T>,
  answer: KindClass<R>,
): Promise<R> {
  const { rest, content } = endpoint;
  const { contentType = ContentTypeJSON } = call;
  const instance = instanceOf(type, object);
  const send = async (format: string): Promise<R> => {
    const result = await rest.do({ ...call, contentType: format, body: content.encode(instance, format) });
    return endpoint.written(call, content.decodeAs(result, answer, `${call.verb} ${call.path}`));
  };
  try {
    return await send(contentType);
  } catch (error) {
    if (contentType !== ContentTypeCBOR || !isUnsupportedMediaType(error)) throw error;
    // Differs from Go: there the first object is not sent again.
    content.refuseCBOR();
    return send(ContentTypeJSON);
  }
}

/** Sends a patch, and reads what comes back. */
export async function sendPatch<R extends object>(
  endpoint: Endpoint,
  call: Call,
  { type, data }: Pick<Patch, 'type' | 'data'>,
  answer: KindClass<R>,
): Promise<R> {
  const { rest, content } = endpoint;
  const result = await rest.do({ ...call, contentType: type, body: toUTF8(data) });
  // A body without type is of the format that was asked for.
  const { contentType } = result;
  const read = contentType === type ? { ...result, contentType: ContentTypeJSON } : result;
  return endpoint.written(call, content.decodeAs(read, answer, `${call.verb} ${call.path}`));
}

/** The body of a deletion: as Protobuf where the objects are, else as JSON. */
export function encodeOptions(
  { content }: Endpoint,
  options: DeleteOptions,
  contentType: string,
): Required<Pick<Call, 'body' | 'contentType'>> {
  const format =
    contentType === ContentTypeProtobuf && content.speaksProtobuf(DeleteOptions as KindClass)
      ? ContentTypeProtobuf
      : ContentTypeJSON;
  return { body: content.encode(options, format), contentType: format };
}
