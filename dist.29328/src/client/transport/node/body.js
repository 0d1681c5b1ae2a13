/// <reference types="node" />
import { finished } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { ConnectionError } from '../connection_error.js';
import { connectionError } from './failure.js';
/** A response whose body is a stream of Node, which is given up when it is not wanted any more. */
export function streamResponse(status, headers, stream, { what, signal, done, release = () => void stream.destroy(), cut = () => false }) {
    const compressed = headers.get('content-encoding') === 'gzip';
    const content = compressed ? decompressed(stream, release) : stream;
    let ended = false;
    let cancelled = false;
    let aborted;
    const end = () => {
        if (ended)
            return;
        ended = true;
        signal?.removeEventListener('abort', abort);
        done();
    };
    const cancel = () => {
        cancelled = true;
        end();
        if (compressed)
            content.destroy();
        release();
    };
    const abort = () => {
        aborted = { reason: signal?.reason };
        cancel();
    };
    signal?.addEventListener('abort', abort, { once: true });
    stream.once('close', () => {
        if (!compressed)
            end();
    });
    content.once('close', end);
    // Who doesn't read the body doesn't want to know how it ended.
    content.on('error', () => undefined);
    stream.on('error', () => undefined);
    const chunks = content.iterator({ destroyOnReturn: false });
    /** Whether nobody wants to read on. @throws the signal's reason */
    const isOver = () => {
        if (aborted !== undefined)
            throw aborted.reason;
        return cancelled;
    };
    const read = async () => {
        if (isOver())
            return undefined;
        try {
            const { done: over, value } = await chunks.next();
            if (over !== true)
                return cancelled ? undefined : value;
            // A stream of HTTP/2 that is destroyed ends like one that is complete.
            if (isOver() || !cut())
                return undefined;
            throw new ConnectionError('closed', `${what}: the connection was closed before the response was complete`);
        }
        catch (error) {
            if (signal?.aborted === true)
                throw signal.reason;
            if (cancelled)
                return undefined;
            throw connectionError(error, what);
        }
    };
    let iterator;
    const body = { [Symbol.asyncIterator]: () => (iterator ??= new PullIterator(read, async () => cancel())) };
    return { status, headers, body, cancel };
}
/** Each piece is given as soon as it is there: what is compressed may be a watch. */
function decompressed(stream, release) {
    const gunzip = createGunzip({ flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH });
    // A pipeline would destroy a stream that has ended, too.
    stream.pipe(gunzip).once('error', release);
    finished(stream, { writable: false }, (error) => {
        if (error)
            gunzip.destroy(error);
    });
    return gunzip;
}
