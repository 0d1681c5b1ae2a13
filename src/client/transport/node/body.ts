/// <reference types="node" />
import { finished, type Readable, type Writable } from 'node:stream';
import { constants, createGunzip, type Gunzip } from 'node:zlib';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { codeOf } from '#engine/text/has_code';
import { ConnectionError } from '../connection_error.ts';
import { isRepeatable, type ResponseHeaders, type TransportRequest, type TransportResponse } from '../transport.ts';
import { connectionError } from './failure.ts';

/** What a response needs to know of its request. */
export interface Answered {
  /** Method and URL, for messages. */
  readonly what: string;
  readonly signal: AbortSignal | undefined;
  /** Called once, when nothing of the response is to come any more. */
  readonly done: () => void;
  /** Gives up the stream, which may have ended. By default it is destroyed. */
  readonly release?: () => void;
  /** Whether a stream that is over was cut: HTTP/2 streams don't tell by an error. */
  readonly cut?: () => boolean;
}

/** A response whose body is a stream of Node, which is given up when it is not wanted any more. */
export function streamResponse(
  status: number,
  headers: ResponseHeaders,
  stream: Readable,
  { what, signal, done, release = () => void stream.destroy(), cut = () => false }: Answered,
): TransportResponse {
  const isCompressed = headers.get('content-encoding')?.toLowerCase() === 'gzip';
  const gunzip = isCompressed ? decompressed(stream, release) : undefined;
  const content: Readable = gunzip ?? stream;
  let ended = false;
  let closed = false;
  let aborted: { readonly reason: unknown } | undefined;
  const end = (): void => {
    if (ended) return;
    ended = true;
    signal?.removeEventListener('abort', abort);
    done();
  };
  const close = (): void => {
    closed = true;
    end();
    gunzip?.destroy();
    release();
  };
  const abort = (): void => {
    aborted = { reason: signal?.reason };
    close();
  };
  signal?.addEventListener('abort', abort, { once: true });
  stream.once('close', () => {
    if (gunzip === undefined) end();
  });
  content.once('close', end);
  // Who doesn't read the body doesn't want to know how it ended.
  content.on('error', () => undefined);
  stream.on('error', () => undefined);
  const chunks: AsyncIterator<Uint8Array, undefined> = content.iterator({ destroyOnReturn: false });
  /** Whether nobody wants to read on. @throws the signal's reason */
  const isOver = (): boolean => {
    if (aborted !== undefined) throw aborted.reason;
    return closed;
  };
  const read = async (): Promise<Uint8Array | undefined> => {
    if (isOver()) return undefined;
    try {
      const { done: over, value } = await chunks.next();
      if (over !== true) return closed ? undefined : value;
      // A stream of HTTP/2 that is destroyed ends like one that is complete.
      if (isOver() || !(stream.errored || cut())) return undefined;
      throw new ConnectionError('closed', `${what}: the connection was closed before the response was complete`);
    } catch (error) {
      if (signal?.aborted === true) throw signal.reason;
      // As in Go, nothing is the gzip of nothing.
      if (closed || (gunzip?.bytesWritten === 0 && !stream.errored && codeOf(error) === 'Z_BUF_ERROR'))
        return undefined;
      throw connectionError(error, what);
    }
  };
  let iterator: PullIterator<Uint8Array> | undefined;
  const body = { [Symbol.asyncIterator]: () => (iterator ??= new PullIterator(read, async () => close())) };
  return { status, headers, body, close };
}

/**
 * Sends the body of a request, which ends it. A stream is given up when nothing of it can be sent any more.
 * @param fail called with what reading a stream throws
 */
export function sendBody(
  request: Pick<Writable, 'end' | 'write' | 'once' | 'destroyed'>,
  body: TransportRequest['body'],
  fail: (error: unknown) => void,
): void {
  if (isRepeatable(body)) {
    request.end(body);
    return;
  }
  const pieces = body[Symbol.asyncIterator]();
  let closed = false;
  let proceed: () => void = () => undefined;
  request.once('close', () => {
    closed = true;
    proceed();
    pieces.return?.()?.catch(() => undefined);
  });
  const send = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await pieces.next();
      if (closed || request.destroyed) return;
      if (done === true) break;
      if (request.write(value)) continue;
      await new Promise<void>((resolve) => {
        proceed = resolve;
        request.once('drain', resolve);
      });
    }
    request.end();
  };
  send().catch(fail);
}

/** Each piece is given as soon as it is there: what is compressed may be a watch. */
function decompressed(stream: Readable, release: () => void): Gunzip {
  const gunzip = createGunzip({ flush: constants.Z_SYNC_FLUSH });
  // A pipeline would destroy a stream that has ended, too.
  stream.pipe(gunzip).once('error', release);
  finished(stream, { writable: false }, (error) => {
    // What came before is given first.
    if (error) gunzip.end();
  });
  return gunzip;
}
