import { append } from '#engine/go/append';
import { CompactedError, FutureRevisionError, } from '../engine.js';
import { Connection } from './connection.js';
import { EtcdError } from './etcd_error.js';
import { Leases } from './leases.js';
import { compactMethod, rangeMethod, writeMethod, } from './messages.js';
import { prefixEnd } from './prefix_end.js';
import { watchKeys } from './watch.js';
/** gRPC's code for revisions that are not there. */
const OUT_OF_RANGE = 11;
const PAGE = 10_000;
/** Milliseconds between two looks at the current revision. */
const LOOK = 20;
/** How many milliseconds a check may take: another endpoint is asked after half of them. */
const CHECK = 2000;
/**
 * A store in etcd 3.5 or 3.6, by its gRPC API (package `@grpc/grpc-js`): for API servers of several replicas, and for
 * what kube-apiserver has stored.
 * @throws {MissingPackageError} when `@grpc/grpc-js` is not installed
 * @throws {EtcdError} when no endpoint can be reached
 */
export async function etcd(options) {
    const engine = new EtcdEngine(await Connection.to(options), options.pageSize ?? PAGE);
    try {
        await engine.currentRevision();
        return engine;
    }
    catch (error) {
        await engine.close();
        throw error;
    }
}
class EtcdEngine {
    shared = true;
    #connection;
    #leases;
    #pageSize;
    #closing = new AbortController();
    #asks = new Set();
    constructor(connection, pageSize) {
        this.#connection = connection;
        this.#pageSize = pageSize;
        this.#leases = new Leases(connection);
    }
    async get(key, revision = 0) {
        const found = await this.#range({ key, revision });
        return { kv: found.kvs[0], revision: found.revision };
    }
    async range({ prefix, from = prefix, revision = 0, limit = 0 }) {
        const rangeEnd = prefixEnd(prefix);
        const first = await this.#range({
            key: from < prefix ? prefix : from,
            rangeEnd,
            revision,
            limit: limit === 0 ? this.#pageSize : limit,
        });
        if (limit > 0 || first.kvs.length === first.count)
            return first;
        const kvs = [...first.kvs];
        const at = revision === 0 ? first.revision : revision;
        while (kvs.length < first.count) {
            const page = await this.#range({ key: `${kvs.at(-1)?.key}\0`, rangeEnd, revision: at, limit: this.#pageSize });
            append(kvs, page.kvs);
        }
        return { ...first, kvs };
    }
    async #range(request) {
        try {
            return await this.#connection.call(rangeMethod, request);
        }
        catch (error) {
            throw await this.#interpreted(error);
        }
    }
    async put(key, value, expected, ttlSeconds = 0) {
        return this.#write({ key, value, expected, lease: ttlSeconds === 0 ? 0 : await this.#leases.for(ttlSeconds) });
    }
    delete(key, expected) {
        return this.#write({ key, value: undefined, expected, lease: 0 });
    }
    #write(request) {
        // Asked twice, it would find the revision of its own first try.
        return this.#connection.call(writeMethod, request, false);
    }
    watch(options) {
        const signal = AbortSignal.any([options.signal, this.#closing.signal]);
        return watchKeys(this.#connection, { ...options, signal }, this.#asks);
    }
    requestProgress() {
        for (const ask of this.#asks)
            ask();
    }
    async currentRevision() {
        return (await this.#connection.call(rangeMethod, { key: '/', countOnly: true })).revision;
    }
    /** A read of the current state: it takes a leader, and most members. */
    async check() {
        await this.#connection.call(rangeMethod, { key: '/registry/health' }, true, CHECK, CHECK / 2);
    }
    async waitFor(revision, milliseconds) {
        const end = performance.now() + milliseconds;
        for (;;) {
            if ((await this.currentRevision()) >= revision)
                return true;
            if (performance.now() >= end || this.#closing.signal.aborted)
                return false;
            await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK, milliseconds)));
        }
    }
    async compact(revision) {
        try {
            await this.#connection.call(compactMethod, revision);
        }
        catch (error) {
            throw await this.#interpreted(error);
        }
    }
    async close() {
        this.#closing.abort();
        this.#connection.close();
    }
    /** What etcd says of revisions, as an engine does. */
    async #interpreted(error) {
        if (!(error instanceof EtcdError) || error.grpcCode !== OUT_OF_RANGE)
            return error;
        if (/compacted$/.test(error.details))
            return new CompactedError(0);
        return new FutureRevisionError(await this.currentRevision());
    }
}
