import { ProtobufError } from '#engine/protobuf/error';
import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { WatchEvent } from '../apis/meta/v1/zz_generated.types.js';
import { ContentTypeProtobuf } from '../runtime/content_type.js';
import { DecodeError } from '../runtime/decode_error.js';
import { LengthDelimitedFramer } from '../util/framer/length_delimited.js';
const none = /* @__PURE__ */ new Uint8Array(0);
const rawExtension = {
    type: 'k8s.io/apimachinery/pkg/runtime.RawExtension',
    fields: [['raw', 'json', 0]],
};
/** The tags of `type` and `object`, and of `raw` within `object`. */
const typeTag = 10;
const objectTag = 18;
const rawTag = 10;
/**
 * Events as Protobuf: a WatchEvent without envelope, whose `object.raw` is a complete object in its envelope. No codec
 * needed: objects are left to their decoder.
 */
export const ProtobufEvents = {
    mediaTypes: [ContentTypeProtobuf],
    framer: LengthDelimitedFramer,
    split(frame) {
        try {
            return read(new Reader(frame));
        }
        catch (error) {
            throw error instanceof ProtobufError ? new DecodeError(error.message, [], { cause: error }) : error;
        }
    },
    join({ type, raw }) {
        // The writer works backwards.
        const writer = new Writer();
        const size = writer.size();
        if (raw.length > 0)
            writer.bytes(raw, rawTag);
        writer.close(size, objectTag);
        writer.string(type, typeTag);
        return writer.finish();
    },
};
function read(reader) {
    let type = '';
    let raw = none;
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === typeTag)
            type = reader.string();
        else if (tag === objectTag)
            raw = readRaw(reader) ?? raw;
        else
            reader.other(tag, WatchEvent);
    }
    return { type, raw };
}
function readRaw(reader) {
    let raw;
    const outer = reader.open();
    for (let tag = reader.tag(); tag >= 0; tag = reader.tag()) {
        if (tag === rawTag) {
            const length = reader.length();
            raw = reader.bytes.subarray(reader.pos, reader.pos + length);
            reader.pos += length;
        }
        else
            reader.other(tag, rawExtension);
    }
    reader.leave(outer);
    return raw;
}
