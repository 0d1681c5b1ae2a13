import { CodecError } from '#apimachinery/runtime/codec';
import { ContentTypeJSON, ContentTypeYAML } from '#apimachinery/runtime/content_type';
import { isMissingKind, MissingKindError, MissingVersionError } from '#apimachinery/runtime/errors';
import { Scheme } from '#apimachinery/runtime/scheme';
import { interpret, withDefaults } from '#apimachinery/runtime/serializer/json/meta';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { newSerializerInfo } from '#apimachinery/runtime/serializer/serializer_info';
import { newDefaultingCodecForScheme } from '#apimachinery/runtime/serializer/versioning/codec';
import { Serializer as YAMLSerializer } from '#apimachinery/runtime/serializer/yaml/serializer';
import { isUnknown } from '#apimachinery/runtime/unknown';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { JSONFramer } from '#apimachinery/util/framer/json_framed';
import { fromUTF8 } from '#engine/text/utf8';
import { Unstructured } from '../unstructured.js';
/**
 * Reads and writes objects of any kind as {@link Unstructured}, in JSON (also indented, and in streams) and in YAML:
 * for clients without a Scheme. Keys are written sorted, as in Go. Mirrors Go's
 * `unstructuredscheme.NewUnstructuredNegotiatedSerializer`.
 *
 * Its codecs convert nothing, as there is no Scheme: `encoderForVersion` and `decoderToVersion` throw a
 * NotRegisteredError for an object in another version, `decoderToVersion` also for one not decoded `into` an
 * Unstructured.
 */
export function newUnstructuredNegotiatedSerializer() {
    const scheme = new Scheme('unstructuredscheme');
    const json = anyKind(new JSONSerializer(scheme, { canonical: true }));
    const types = [
        newSerializerInfo(ContentTypeJSON, {
            encodesAsText: true,
            serializer: json,
            prettySerializer: anyKind(new JSONSerializer(scheme, { canonical: true, pretty: true })),
            streamSerializer: { encodesAsText: true, serializer: json, framer: JSONFramer },
        }),
        newSerializerInfo(ContentTypeYAML, {
            encodesAsText: true,
            serializer: anyKind(new YAMLSerializer(scheme, { canonical: true })),
        }),
    ];
    return {
        supportedMediaTypes: () => types,
        encoderForVersion: (encoder, gv) => newDefaultingCodecForScheme(scheme, encoder, undefined, gv, undefined),
        decoderToVersion: (decoder, gv) => newDefaultingCodecForScheme(scheme, undefined, decoder, undefined, gv),
    };
}
/** The same serializer, decoding into an Unstructured by default. */
function anyKind(serializer) {
    const decode = (data, defaults, into) => {
        if (into !== undefined) {
            if (!isUnknown(into) && !isUnstructured(into))
                throw new CodecError(`cannot type ${into.kind ?? 'a plain object'}: only objects without a class`);
            return serializer.decode(data, defaults, into);
        }
        const object = new Unstructured();
        const requireKind = (gvk) => {
            if (gvk.kind === '')
                throw new MissingKindError(fromUTF8(data));
            if (gvk.version === '')
                throw new MissingVersionError(fromUTF8(data));
        };
        try {
            serializer.decode(data, undefined, object);
        }
        catch (error) {
            // Errors for what both data and defaults lack come before those for the kind in the data.
            if (isMissingKind(error))
                requireKind(serializer.decode(data, defaults, { raw: new Uint8Array() }).gvk);
            throw error;
        }
        const gvk = withDefaults(interpret(object.unstructuredContent()), defaults ?? {});
        requireKind(gvk);
        return { object, gvk };
    };
    return {
        decode,
        encode: (object) => serializer.encode(object),
        encodeToString: (object) => serializer.encodeToString(object),
        identifier: () => serializer.identifier(),
    };
}
