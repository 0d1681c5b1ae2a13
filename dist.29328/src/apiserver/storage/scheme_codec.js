import { isNotConvertibleError } from '#apimachinery/conversion/converter';
import { encodeWith } from '#apimachinery/runtime/encode_error';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { Serializer } from '#apimachinery/runtime/serializer/json/serializer';
import { hasPrefix } from '#apimachinery/runtime/serializer/protobuf/envelope';
import { canonicalJSON, canonicalValue } from '#engine/json/canonical';
import { ValueDocument } from '#engine/json/value_document';
import { toUTF8 } from '#engine/text/utf8';
/**
 * Stores objects of a Kind in the form that Go gives them. As JSON: fields in one order, unknown ones dropped, quantities
 * in their canonical form; bytes that are null in a map are empty, as they are after Protobuf. As Protobuf: in the envelope that kube-apiserver stores. What is stored in another version, as
 * by a server before this one, the Scheme converts.
 */
export function newSchemeCodec(scheme, kind, { protobuf, format = 'json' } = {}) {
    const version = new GroupVersion(kind);
    const json = new Serializer(scheme);
    const inVersion = ({ object }) => (object.apiVersion === version.toString() ? object : converted(scheme, object, version));
    return {
        encode: (object) => format === 'protobuf' && protobuf !== undefined
            ? protobuf.encode(object)
            : encodeWith(object, () => toUTF8(`${canonicalJSON(kind, object, { scalars: scheme.scalars, emptyBytes: true })}\n`)),
        decode(data) {
            const reader = protobuf !== undefined && hasPrefix(data) ? protobuf : json;
            return inVersion(reader.decode(data, kind, new kind()));
        },
        *canonical(object) {
            const value = canonicalValue(kind, object, { scalars: scheme.scalars, emptyBytes: true });
            yield;
            return inVersion(json.decode(new ValueDocument(value), kind, new kind()));
        },
    };
}
/** As it is where the Scheme knows no way. */
function converted(scheme, object, version) {
    try {
        return scheme.convertToVersion(object, version);
    }
    catch (error) {
        if (isNotConvertibleError(error))
            return object;
        throw error;
    }
}
