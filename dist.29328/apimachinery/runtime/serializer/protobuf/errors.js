import { hasCode } from '#engine/text/has_code';
import { goTypeName } from '../../kind_class.js';
/** A type that has no Protobuf form, such as Table. The text is Go's. */
export class NotMarshalableError extends Error {
    code = 'ERR_NOT_MARSHALABLE';
    constructor(goType) {
        super(`object ${goType} does not implement the protobuf marshalling interface and cannot be encoded to a protobuf message`);
        this.name = 'NotMarshalableError';
    }
    /** The answer of a server that was asked for it. */
    status() {
        return { status: 'Failure', code: 406, reason: 'NotAcceptable', message: this.message };
    }
}
/** Whether an error says that a type has no Protobuf form. Mirrors Go's `protobuf.IsNotMarshalable`. */
export function isNotMarshalable(err) {
    return hasCode(err, 'ERR_NOT_MARSHALABLE');
}
/** The serializer was not given the codec of a Kind. */
export class MissingCodecError extends Error {
    code = 'ERR_MISSING_CODEC';
    /** The class without a codec. */
    type;
    /** The module whose `codecs` have it. */
    module;
    constructor(type) {
        const module = moduleOf(type.type);
        super(`no Protobuf codec for ${goTypeName(type)}: import { codecs } from '${module}' and pass it to the serializer: new Serializer(scheme, { codecs })`);
        this.name = 'MissingCodecError';
        this.type = type;
        this.module = module;
    }
}
function moduleOf(type) {
    const path = type
        .slice(0, type.lastIndexOf('.'))
        .replace(/^k8s\.io\/apimachinery\/pkg\//, 'apimachinery/')
        .replace(/^k8s\.io\/(?:apiextensions-apiserver|kube-aggregator)\/pkg\/apis\//, 'api/')
        .replace(/^k8s\.io\/api\//, 'api/');
    return `kubetyped/${path}/protobuf`;
}
