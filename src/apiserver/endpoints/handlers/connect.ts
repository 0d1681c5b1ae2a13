import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { convertFrom } from '#apimachinery/conversion/queryparams/convert_from';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { DefaultEndpointRestrictions, negotiateOutputMediaType } from '#apimachinery/runtime/serializer/negotiation';
import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import type { Connecter } from '../../registry/custom_rest.ts';
import type { ServerRequest, ServerResponse } from '../../request/http.ts';
import type { RequestScope } from './request_scope.ts';
import { Write } from './write.ts';

/**
 * Connects a client with what is behind an object, once plug-ins have agreed. Mirrors Go's `ConnectResource`, and
 * `GetResourceWithOptions` for what is only read.
 * @param rest what stands in the path behind the subresource
 * @throws {StatusError} 400 for options that can't be read
 */
export async function connectResource(
  scope: RequestScope,
  connecter: Connecter,
  request: ServerRequest,
  rest: readonly string[],
): Promise<ServerResponse> {
  const { info, query, resource, context } = scope;
  const { options: kind, isRead = false } = connecter;
  if (isRead) negotiateOutputMediaType(request.headers['accept'] ?? '', resource.codecs, DefaultEndpointRestrictions);
  else if (query.has('dryRun')) throw newBadRequest('dryRun is not supported');
  let options = kind && optionsOf(kind, request.url, query, rest);
  if (!isRead) options = await new Write(scope, 'CONNECT', {}).admitConnection(options);
  const response = await connecter.connect(info.name, request, context, rest, options ?? {});
  const { body: answer } = response;
  const whole = typeof answer === 'string' ? toUTF8(answer) : answer;
  return { ...response, body: whole instanceof Uint8Array ? [whole] : whole };
}

/** What the query says, and the path. Mirrors Go's `getRequestOptions`. */
function optionsOf(kind: KindClass<object>, url: string, query: URLSearchParams, rest: readonly string[]): object {
  // Kinds without the field do not heed it.
  const asked = new URLSearchParams(query);
  const path = rest.length === 0 ? '' : `/${rest.join('/')}`.replace(/^\/+/, '/');
  const isFolder = url.split('?', 1)[0]?.endsWith('/') === true && !path.endsWith('/');
  asked.set('path', isFolder ? `${path}/` : path);
  const { apiVersion } = kind;
  try {
    return Object.assign(convertFrom(asked, kind), { apiVersion, kind: kind.kind });
  } catch (error) {
    throw newBadRequest(asError(error).message);
  }
}
