import { readBody, type Transport, type TransportRequest, type TransportResponse } from '../transport/transport.ts';

/** An answer that may be given again. */
interface Answer {
  readonly etag: string;
  readonly response: Omit<TransportResponse, 'body' | 'close'>;
  readonly body: Uint8Array;
}

/**
 * Remembers the answers to GET requests that have an ETag, and asks for them again only if they have changed. For documents
 * that are large and few: nothing is forgotten. Mirrors the HTTP cache below Go's `disk.CachedDiscoveryClient`.
 */
export function withETags(transport: Transport): Transport {
  const answers = new Map<string, Answer>();
  return {
    async request(request) {
      if (request.method !== 'GET' || request.stream) return transport.request(request);
      const key = keyOf(request);
      const known = answers.get(key);
      const response = await transport.request(
        known === undefined ? request : { ...request, headers: { ...request.headers, 'If-None-Match': known.etag } },
      );
      if (response.status === 304 && known !== undefined) {
        response.close();
        return replay(known);
      }
      const etag = response.headers.get('ETag');
      if (response.status !== 200 || etag === null) return response;
      const { status, headers } = response;
      const fresh = { etag, response: { status, headers }, body: await readBody(response) };
      answers.set(key, fresh);
      return replay(fresh);
    },
    close: () => transport.close(),
  };
}

/** The same path has other content for another `Accept`. */
function keyOf({ path, query = '', headers = {} }: TransportRequest): string {
  const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept')?.[1] ?? '';
  return JSON.stringify([path, query, accept]);
}

function replay({ response, body }: Answer): TransportResponse {
  return { ...response, body: once(body), close: () => undefined };
}

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
