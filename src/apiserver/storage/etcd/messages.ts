// The part of etcd's API that a store needs: the messages of etcdserverpb/rpc.proto and mvccpb/kv.proto with the fields
// that are asked for or looked at. A tag is a field's number times 8 plus its wire type; fields are written last first.
import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import type { Integer } from '#engine/schema/wire';
import { toUTF8 } from '#engine/text/utf8';
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
export type WatchRequest =
  | { readonly key: string; readonly rangeEnd: string; readonly startRevision: number }
  | 'progress';

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
export const rangeMethod: Method<RangeRequest, RangeResponse> = {
  path: '/etcdserverpb.KV/Range',
  encode: (request) => written((writer) => writeRange(writer, request)),
  decode: readRange,
};

/** `KV.Txn` */
export const writeMethod: Method<WriteRequest, WriteResponse> = {
  path: '/etcdserverpb.KV/Txn',
  encode: (request) => written((writer) => writeTransaction(writer, request)),
  decode: readTransaction,
};

/** `KV.Compact`: the request is a revision. */
export const compactMethod: Method<number, void> = {
  path: '/etcdserverpb.KV/Compact',
  encode: (revision) => written((writer) => writer.int64(revision, 8)),
  decode: () => {},
};

/** `Lease.LeaseGrant`: the request is a number of seconds, the answer the lease. */
export const grantMethod: Method<number, Integer> = {
  path: '/etcdserverpb.Lease/LeaseGrant',
  encode: (seconds) => written((writer) => writer.int64(seconds, 8)),
  decode(bytes) {
    let id: Integer = 0;
    eachField(new Reader(bytes), { 16: (reader) => void (id = reader.integer()) });
    return id;
  },
};

/** `Watch.Watch` */
export const watchMethod: Method<WatchRequest, WatchResponse> = {
  path: '/etcdserverpb.Watch/Watch',
  encode: (request) => written((writer) => writeWatch(writer, request)),
  decode: readWatch,
};

function written(write: (writer: Writer) => void): Uint8Array {
  const writer = new Writer();
  write(writer);
  return writer.finish();
}

/** Writes a message as a field. */
function field(writer: Writer, tag: number, write: () => void): void {
  const size = writer.size();
  write();
  writer.close(size, tag);
}

function writeRange(writer: Writer, { key, rangeEnd, limit, revision, countOnly }: RangeRequest): void {
  if (countOnly === true) writer.bool(true, 72);
  if (revision) writer.int64(revision, 32);
  if (limit) writer.int64(limit, 24);
  if (rangeEnd !== undefined) writer.bytes(toUTF8(rangeEnd), 18);
  writer.bytes(toUTF8(key), 10);
}

const EQUAL_MOD = 2;

function writeTransaction(writer: Writer, { key, expected, value, lease }: WriteRequest): void {
  const keyBytes = toUTF8(key);
  // failure: RequestOp.request_range
  field(writer, 26, () => field(writer, 10, () => writer.bytes(keyBytes, 10)));
  // success: RequestOp.request_put or request_delete_range
  field(writer, 18, () => {
    if (value === undefined) field(writer, 26, () => writer.bytes(keyBytes, 10));
    else
      field(writer, 18, () => {
        if (lease !== 0) writer.int64(lease, 24);
        writer.bytes(value, 18);
        writer.bytes(keyBytes, 10);
      });
  });
  // compare: the key's mod_revision is the expected one
  field(writer, 10, () => {
    writer.int64(expected, 48);
    writer.bytes(keyBytes, 26);
    writer.int32(EQUAL_MOD, 16);
  });
}

function writeWatch(writer: Writer, request: WatchRequest): void {
  if (request === 'progress') {
    field(writer, 26, () => {});
    return;
  }
  field(writer, 10, () => {
    // fragment, prev_kv
    writer.bool(true, 64);
    writer.bool(true, 48);
    writer.int64(request.startRevision, 24);
    writer.bytes(toUTF8(request.rangeEnd), 18);
    writer.bytes(toUTF8(request.key), 10);
  });
}

type Cases = Readonly<Record<number, (reader: Reader) => void>>;

/** Reads the fields of a message to its end; those without a case are skipped. */
function eachField(reader: Reader, cases: Cases): void {
  for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
    const read = cases[tag];
    if (read === undefined) reader.skipValue(tag % 8);
    else read(reader);
  }
}

function eachFieldOf(reader: Reader, cases: Cases): void {
  const outer = reader.open();
  eachField(reader, cases);
  reader.leave(outer);
}

/** The bytes of a field: a copy, for the message that holds them is large and soon not needed. */
function bytesOf(reader: Reader): Uint8Array<ArrayBuffer> {
  const length = reader.length();
  reader.pos += length;
  return new Uint8Array(reader.bytes.subarray(reader.pos - length, reader.pos));
}

function headerRevision(reader: Reader): number {
  let revision = 0;
  eachFieldOf(reader, { 24: (each) => void (revision = Number(each.integer())) });
  return revision;
}

function readKeyValue(reader: Reader, onCreateRevision: (revision: number) => void = () => {}): KeyValue {
  let key = '';
  let value = new Uint8Array();
  let modRevision = 0;
  eachFieldOf(reader, {
    10: (each) => void (key = each.string()),
    16: (each) => onCreateRevision(Number(each.integer())),
    24: (each) => void (modRevision = Number(each.integer())),
    42: (each) => void (value = bytesOf(each)),
  });
  return { key, value, modRevision };
}

function readRangeFields(kvs: KeyValue[], fields: { revision: number; count: number }): Cases {
  return {
    10: (reader) => void (fields.revision = headerRevision(reader)),
    18: (reader) => void kvs.push(readKeyValue(reader)),
    32: (reader) => void (fields.count = Number(reader.integer())),
  };
}

function readRange(bytes: Uint8Array): RangeResponse {
  const kvs: KeyValue[] = [];
  const fields = { revision: 0, count: 0 };
  eachField(new Reader(bytes), readRangeFields(kvs, fields));
  return { kvs, ...fields };
}

function readTransaction(bytes: Uint8Array): WriteResponse {
  const kvs: KeyValue[] = [];
  let revision = 0;
  let succeeded = false;
  eachField(new Reader(bytes), {
    10: (reader) => void (revision = headerRevision(reader)),
    16: (reader) => void (succeeded = reader.bool()),
    // ResponseOp.response_range
    26: (reader) =>
      eachFieldOf(reader, {
        10: (inner) => eachFieldOf(inner, readRangeFields(kvs, { revision: 0, count: 0 })),
      }),
  });
  return { succeeded, revision, current: kvs[0] };
}

function readWatch(bytes: Uint8Array): WatchResponse {
  const events: WatchEvent[] = [];
  const fields = {
    revision: 0,
    created: false,
    canceled: false,
    cancelReason: '',
    compactRevision: 0,
    fragment: false,
  };
  eachField(new Reader(bytes), {
    10: (reader) => void (fields.revision = headerRevision(reader)),
    24: (reader) => void (fields.created = reader.bool()),
    32: (reader) => void (fields.canceled = reader.bool()),
    40: (reader) => void (fields.compactRevision = Number(reader.integer())),
    50: (reader) => void (fields.cancelReason = reader.string()),
    56: (reader) => void (fields.fragment = reader.bool()),
    90: (reader) => void events.push(readEvent(reader)),
  });
  return { ...fields, events };
}

function readEvent(reader: Reader): WatchEvent {
  let deleted = false;
  let created = false;
  let kv: KeyValue = { key: '', value: new Uint8Array(), modRevision: 0 };
  let previous: KeyValue | undefined;
  eachFieldOf(reader, {
    8: (each) => void (deleted = each.int32() === 1),
    18: (each) => {
      let createRevision = 0;
      kv = readKeyValue(each, (revision) => void (createRevision = revision));
      created = createRevision === kv.modRevision;
    },
    26: (each) => void (previous = readKeyValue(each)),
  });
  return { type: deleted ? 'delete' : created ? 'create' : 'update', kv, previous };
}
