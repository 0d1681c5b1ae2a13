import type { Integer } from '#engine/schema/wire';
import type { KeyValue } from '../engine.ts';
/** A call: its path, how it is asked and what it answers. */
export interface Method<Request, Response> {
    readonly path: string;
    readonly encode: (request: Request) => Uint8Array;
    readonly decode: (bytes: Uint8Array) => Response;
}
/** `RangeRequest`. */
export interface RangeRequest {
    readonly key: string;
    /** The key after the last one; left out: one key. */
    readonly rangeEnd?: string;
    readonly limit?: number;
    readonly revision?: number;
    readonly countOnly?: boolean;
}
/** `RangeResponse`. */
export interface RangeResponse {
    readonly revision: number;
    readonly kvs: readonly KeyValue[];
    readonly count: number;
}
/** A transaction on one key: if it still has a revision, it is written or deleted; otherwise it is read. */
export interface WriteRequest {
    readonly key: string;
    /** The revision the key must have; 0: there must be no such key. */
    readonly expected: number;
    /** undefined: the key is deleted. */
    readonly value: Uint8Array | undefined;
    /** The lease with which the key ends; 0: none. */
    readonly lease: Integer;
}
/** What came of a transaction. */
export interface WriteResponse {
    readonly succeeded: boolean;
    readonly revision: number;
    /** What the key holds, where the transaction was not done. */
    readonly current: KeyValue | undefined;
}
/** A request on the stream of a watch: its beginning, or a request for its progress. */
export type WatchRequest = {
    readonly key: string;
    readonly rangeEnd: string;
    readonly startRevision: number;
} | 'progress';
/** `Event`. */
export interface WatchEvent {
    readonly type: 'create' | 'update' | 'delete';
    readonly kv: KeyValue;
    readonly previous: KeyValue | undefined;
}
/** `WatchResponse`. */
export interface WatchResponse {
    readonly revision: number;
    readonly created: boolean;
    readonly canceled: boolean;
    readonly cancelReason: string;
    /** Not 0: what was asked for has been compacted, up to this revision. */
    readonly compactRevision: number;
    /** The rest of the events comes in the next response. */
    readonly fragment: boolean;
    readonly events: readonly WatchEvent[];
}
/** `KV.Range` */
export declare const rangeMethod: Method<RangeRequest, RangeResponse>;
/** `KV.Txn` */
export declare const writeMethod: Method<WriteRequest, WriteResponse>;
/** `KV.Compact`: the request is a revision. */
export declare const compactMethod: Method<number, void>;
/** `Lease.LeaseGrant`: the request is a number of seconds, the answer the lease. */
export declare const grantMethod: Method<number, Integer>;
/** `Watch.Watch` */
export declare const watchMethod: Method<WatchRequest, WatchResponse>;
