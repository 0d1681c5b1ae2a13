// The part of etcd's API that a store needs: the messages of etcdserverpb/rpc.proto and mvccpb/kv.proto with the fields
// that are asked for or looked at. A tag is a field's number times 8 plus its wire type; fields are written last first.
import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { toUTF8 } from '#engine/text/utf8';
/** `KV.Range` */
export const rangeMethod = {
    path: '/etcdserverpb.KV/Range',
    encode: (request) => written((writer) => writeRange(writer, request)),
    decode: readRange,
};
/** `KV.Txn` */
export const writeMethod = {
    path: '/etcdserverpb.KV/Txn',
    encode: (request) => written((writer) => writeTransaction(writer, request)),
    decode: readTransaction,
};
/** `KV.Compact`: the request is a revision. */
export const compactMethod = {
    path: '/etcdserverpb.KV/Compact',
    encode: (revision) => written((writer) => writer.int64(revision, 8)),
    decode: () => { },
};
/** `Lease.LeaseGrant`: the request is a number of seconds, the answer the lease. */
export const grantMethod = {
    path: '/etcdserverpb.Lease/LeaseGrant',
    encode: (seconds) => written((writer) => writer.int64(seconds, 8)),
    decode(bytes) {
        let id = 0;
        eachField(new Reader(bytes), { 16: (reader) => void (id = reader.integer()) });
        return id;
    },
};
/** `Watch.Watch` */
export const watchMethod = {
    path: '/etcdserverpb.Watch/Watch',
    encode: (request) => written((writer) => writeWatch(writer, request)),
    decode: readWatch,
};
function written(write) {
    const writer = new Writer();
    write(writer);
    return writer.finish();
}
/** Writes a message as a field. */
function field(writer, tag, write) {
    const size = writer.size();
    write();
    writer.close(size, tag);
}
function writeRange(writer, { key, rangeEnd, limit, revision, countOnly }) {
    if (countOnly === true)
        writer.bool(true, 72);
    if (revision)
        writer.int64(revision, 32);
    if (limit)
        writer.int64(limit, 24);
    if (rangeEnd !== undefined)
        writer.bytes(toUTF8(rangeEnd), 18);
    writer.bytes(toUTF8(key), 10);
}
const EQUAL_MOD = 2;
function writeTransaction(writer, { key, expected, value, lease }) {
    const keyBytes = toUTF8(key);
    // failure: RequestOp.request_range
    field(writer, 26, () => field(writer, 10, () => writer.bytes(keyBytes, 10)));
    // success: RequestOp.request_put or request_delete_range
    field(writer, 18, () => {
        if (value === undefined)
            field(writer, 26, () => writer.bytes(keyBytes, 10));
        else
            field(writer, 18, () => {
                if (lease !== 0)
                    writer.int64(lease, 24);
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
function writeWatch(writer, request) {
    if (request === 'progress') {
        field(writer, 26, () => { });
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
/** Reads the fields of a message to its end; those without a case are skipped. */
function eachField(reader, cases) {
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        const read = cases[tag];
        if (read === undefined)
            reader.skipValue(tag % 8);
        else
            read(reader);
    }
}
function eachFieldOf(reader, cases) {
    const outer = reader.open();
    eachField(reader, cases);
    reader.leave(outer);
}
/** The bytes of a field: a copy, for the message that holds them is large and soon not needed. */
function bytesOf(reader) {
    const length = reader.length();
    reader.pos += length;
    return new Uint8Array(reader.bytes.subarray(reader.pos - length, reader.pos));
}
function headerRevision(reader) {
    let revision = 0;
    eachFieldOf(reader, { 24: (each) => void (revision = Number(each.integer())) });
    return revision;
}
function readKeyValue(reader, onCreateRevision = () => { }) {
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
function readRangeFields(kvs, fields) {
    return {
        10: (reader) => void (fields.revision = headerRevision(reader)),
        18: (reader) => void kvs.push(readKeyValue(reader)),
        32: (reader) => void (fields.count = Number(reader.integer())),
    };
}
function readRange(bytes) {
    const kvs = [];
    const fields = { revision: 0, count: 0 };
    eachField(new Reader(bytes), readRangeFields(kvs, fields));
    return { kvs, ...fields };
}
function readTransaction(bytes) {
    const kvs = [];
    let revision = 0;
    let succeeded = false;
    eachField(new Reader(bytes), {
        10: (reader) => void (revision = headerRevision(reader)),
        16: (reader) => void (succeeded = reader.bool()),
        // ResponseOp.response_range
        26: (reader) => eachFieldOf(reader, {
            10: (inner) => eachFieldOf(inner, readRangeFields(kvs, { revision: 0, count: 0 })),
        }),
    });
    return { succeeded, revision, current: kvs[0] };
}
function readWatch(bytes) {
    const events = [];
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
function readEvent(reader) {
    let deleted = false;
    let created = false;
    let kv = { key: '', value: new Uint8Array(), modRevision: 0 };
    let previous;
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
