import { ContentTypeJSON, ContentTypeProtobuf } from '#apimachinery/runtime/content_type';
import { DeleteOptions } from '#apimachinery/apis/meta/v1/zz_generated.types';
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
  const body = content.encode(instanceOf(type, object), contentType);
  const result = await rest.do({ ...call, body });
  return endpoint.written(call, content.decode(result, answer, `${call.verb} ${call.path}`) as R);
}

/** Sends a patch, and reads what comes back. */
export async function sendPatch<R extends object>(
  endpoint: Endpoint,
  call: Call,
  { type, data }: Patch,
  answer: KindClass<R>,
): Promise<R> {
  const { rest, content } = endpoint;
  const result = await rest.do({ ...call, contentType: type, body: toUTF8(data) });
  // A body without type is of the format that was asked for.
  const { contentType } = result;
  const read = contentType === type ? { ...result, contentType: ContentTypeJSON } : result;
  return endpoint.written(call, content.decode(read, answer, `${call.verb} ${call.path}`) as R);
}

/** The body of a deletion. */
export function encodeOptions({ content }: Endpoint, options: DeleteOptions, contentType: string): Uint8Array {
  if (contentType !== ContentTypeProtobuf || !content.speaksProtobuf(DeleteOptions as KindClass))
    return content.encode(options, ContentTypeJSON);
  return content.encode(options, ContentTypeProtobuf);
}
