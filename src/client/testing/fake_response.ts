import { Channel } from '#apimachinery/watch/channel';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { toUTF8 } from '#engine/text/utf8';
import type { TransportResponse } from '../transport/transport.ts';

const headers: { get(name: string): string | null } = {
  get: (name) => (name.toLowerCase() === 'content-type' ? 'application/json' : null),
};

/** An answer with JSON. */
export function jsonResponse(status: number, body: object): TransportResponse {
  const bytes = toUTF8(JSON.stringify(body));
  return {
    status,
    headers,
    cancel() {},
    body: {
      async *[Symbol.asyncIterator]() {
        yield bytes;
      },
    },
  };
}

/** An answer with a Status. */
export function newStatusResponse(code: number, reason?: string, message?: string): TransportResponse {
  const status = reason === undefined ? 'Success' : 'Failure';
  return jsonResponse(code, { apiVersion: 'v1', kind: 'Status', metadata: {}, status, code, reason, message });
}

/**
 * An answer that goes on until it is cancelled, aborted or all of them are ended.
 * @param listen is given what adds to the answer, and gives what ends that
 */
export function watchResponse(
  first: readonly Uint8Array[],
  signal: AbortSignal | undefined,
  open: Set<(reason: Error) => void>,
  listen: (push: (piece: Uint8Array) => void) => () => void,
): TransportResponse {
  const pieces = new Channel<Uint8Array>(Infinity);
  for (const piece of first) pieces.trySend(piece);
  let failure: unknown;
  const end = (reason?: unknown): void => {
    failure ??= reason;
    stop();
    open.delete(end);
    signal?.removeEventListener('abort', abort);
    pieces.close();
  };
  const abort = (): void => end(signal!.reason);
  const stop = listen((piece) => void pieces.trySend(piece));
  open.add(end);
  signal?.addEventListener('abort', abort, { once: true });
  const read = async (): Promise<Uint8Array | undefined> => {
    const piece = await pieces.receive();
    if (piece === undefined && failure !== undefined) throw failure;
    return piece;
  };
  const body = new PullIterator(read, async () => end());
  return { status: 200, headers, body, cancel: () => end() };
}
